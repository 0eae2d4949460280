import { decimal, type Decimal } from '../../../platform/decimal.ts';
import type { UnitTable } from '../../reference/index.ts';
import { plainUnitSigns } from '../../../platform/text/unit-signs.ts';
import { gradeWords } from '../../../platform/text/grade-words.ts';
import {
  aboutWords,
  boundWords,
  compass,
  afterBoundWords,
  diameterWords,
  numberNames,
  sizeSystems,
  sizeUnits,
  threadWords,
  unitWords,
} from '../messages.ts';
import { remembered, wordsOf } from '../words.ts';
import { numberAt, type NumberRead, numberRead, valueOf } from './number-at.ts';
import type { Token } from './tokens.ts';

/** Ends of an interval; both are the same number where just that was typed. */
export type Ends = { low?: Decimal | undefined; high?: Decimal | undefined };
/** A number or interval with its unit, or a nominal size, as it was typed. */
export type Measure = Ends & {
  /** Places of its tokens, the second one left out. */
  from: number;
  to: number;
  /** Where a dash stands at a number: the ends if that is its sign. */
  signed?: Ends | undefined;
  /** Where the number may be read otherwise: `1/2` as 1.2, `1 500` as 1500. */
  other?: Ends | undefined;
  /** Units of that name; one name may serve several quantities. */
  unitIds: string[];
  /** What it is called in tables of sizes: `nps` 1 1/2, `dn` 50. */
  sizes: { system: string; value: string }[];
  /** What is wanted as well as it: «۱۰ اسب یا ۷٫۵ کیلووات». */
  or?: Measure;
};

export type UnitNames = Map<string, string[]>;

/** «کیلوگرم نیرو بر سانتی متر مربع» is the longest name people type. */
const LONGEST_NAME = 7;

const unitSign = /(["%‰°])/;

/** What a name of a unit is looked up by: its letters and digits without spaces, and its signs. */
export const unitKey = remembered((text): string =>
  plainUnitSigns(text)
    .split(unitSign)
    .map((part) => (unitSign.test(part) ? part : wordsOf(part).join('').normalize('NFKC').replaceAll('.', '')))
    .join(''),
);

/** «لیتر بر دقیقه» is also said «لیتر در دقیقه» and «لیتر دقیقه». */
const spokenWays = (name: string): string[] =>
  name.includes(unitWords.per)
    ? [name, ...unitWords.alsoPer.map((per) => name.replaceAll(unitWords.per, per))]
    : [name];

/** Units by their names without spaces, so that «میلی متر» and «میلی‌متر» are one. @param spoken other names, by unit code */
export function unitNames({ byId }: UnitTable, spoken: { name: string; code: string }[] = []): UnitNames {
  const names: UnitNames = new Map();
  const add = (text: string, id: string) => {
    const key = unitKey(text);
    const before = names.get(key) ?? [];
    if (key && !before.includes(id)) names.set(key, [...before, id]);
  };
  /** Signs of degrees are left out, too. */
  const addAll = (text: string, id: string) => {
    for (const each of spokenWays(text)) for (const form of [each, each.replace(/°(?=.)/, '')]) add(form, id);
  };
  for (const { id, displayText, symbol, converts } of byId.values()) {
    // «۵ بسته» measures nothing.
    if (!converts) continue;
    addAll(displayText, id);
    addAll(symbol, id);
  }
  const byCode = new Map([...byId.values()].map(({ id, code }) => [code, id]));
  for (const { name, code } of spoken) {
    const id = byCode.get(code);
    if (id) addAll(name, id);
  }
  return names;
}

/** Finds the measures of a text. @returns also whether each token is part of one */
export function takeMeasures(tokens: Token[], names: UnitNames): { measures: Measure[]; taken: boolean[] } {
  const measures: Measure[] = [];
  const taken = tokens.map(() => false);
  for (let at = 0; at < tokens.length;) {
    const found = isGrade(tokens, at) ? undefined : withAlternative(tokens, measureAt(tokens, at, names), names);
    if (found) {
      const before = taken[at - 1] ? undefined : tokens[at - 1];
      const sides = sidesBefore(tokens, found, names);
      measures.push(...sides);
      measures.push(withGroup(found, groupedWith(before, tokens[found.from]!)));
      taken.fill(true, sides[0]?.from ?? found.from, found.to);
    }
    at = found?.to ?? at + 1;
  }
  return { measures, taken };
}

const measureAt = (tokens: Token[], at: number, names: UnitNames): Measure | undefined =>
  intervalAt(tokens, at, names) ??
  aboutAt(tokens, at, names) ??
  sizeAt(tokens, at) ??
  threadAt(tokens, at) ??
  diameterAt(tokens, at, names) ??
  boundedAfter(tokens, plainAt(tokens, at, names));

const isGrade = (tokens: Token[], at: number): boolean =>
  tokens[at]!.number !== undefined && gradeWords.has(tokens[at - 1]?.word ?? '');

function withAlternative(tokens: Token[], measure: Measure | undefined, names: UnitNames): Measure | undefined {
  if (!measure || tokens[measure.to]?.word !== compass.or || measure.to + 1 === tokens.length) return measure;
  const or = measureAt(tokens, measure.to + 1, names);
  return or ? { ...measure, to: or.to, or } : measure;
}

/** A measure and its alternative, each with its own place. */
export function alternativesOf(measure: Measure): Measure[] {
  if (!measure.or) return [measure];
  const { or, ...first } = measure;
  // The word between them belongs to neither.
  return [{ ...first, to: or.from - 1 }, or];
}

/** «حدود ۲۰ کیلووات». */
function aboutAt(tokens: Token[], at: number, names: UnitNames): Measure | undefined {
  const found = aboutWords.has(tokens[at]!.word) ? plainAt(tokens, at + 1, names) : undefined;
  return found && { ...found, from: at };
}

/** Digits that a blank parts from three before a unit: two numbers, or groups of one. */
function groupedWith(before: Token | undefined, number: Token): Decimal | undefined {
  const isGroup = /^\d{3}$/.test(number.number ?? '') && /^\s$/.test(number.before);
  return before && isGroup && /^[1-9]\d{0,2}$/.test(before.number ?? '')
    ? decimal(`${before.number}${number.number}`)
    : undefined;
}

const withGroup = (measure: Measure, group: Decimal | undefined): Measure =>
  group && measure.low && measure.high ? { ...measure, other: { low: group, high: group } } : measure;

type UnitRead = { unitIds: string[]; system: 'nps' | 'class' | undefined; length: number };

/** The longest name of a unit that stands there; none where what follows says that it is a part of another one. */
function unitAt(tokens: Token[], at: number, names: UnitNames): UnitRead | undefined {
  for (let length = Math.min(LONGEST_NAME, tokens.length - at); length > 0; length -= 1) {
    const run = tokens.slice(at, at + length);
    for (const key of unitKeys(run)) {
      const unit = unitNamed(key, names);
      if (unit) return isPart(tokens[at + length], names) ? undefined : { ...unit, length };
    }
  }
  return undefined;
}

function unitNamed(key: string, names: UnitNames): Omit<UnitRead, 'length'> | undefined {
  const system = sizeUnits.get(key);
  const unitIds = names.get(key) ?? [];
  return unitIds.length > 0 || system === 'nps' ? { unitIds, system } : undefined;
}

/** «کیلوگرم بر …», kg/h: an amount for each of something, whose name nobody knows as a whole. */
const isPart = (next: Token | undefined, names: UnitNames): boolean =>
  next !== undefined &&
  (next.word === unitWords.per.trim() || (next.before === '/' && names.has(unitKey(next.word)) && !next.number));

/** «کیلوگرمی», «لیتری»: a unit as a property of what it measures. */
function unitKeys(run: Token[]): string[] {
  const key = run.map(({ word }) => unitKey(word)).join('');
  return [key, ...(/[\u0600-\u06ff]ی$/.test(key) ? [key.slice(0, -1)] : [])];
}

const exact = (number: NumberRead, unit: UnitRead, from: number, to: number): Measure => ({
  from,
  to,
  low: number.value,
  high: number.value,
  signed: number.signed && { low: number.signed, high: number.signed },
  other: otherOf(number, unit),
  unitIds: unit.unitIds,
  sizes: nominalOf(number, unit),
});

/** Inches are told in fractions, some of them from right to left. */
function otherOf({ other, reversed }: NumberRead, { system }: UnitRead): Ends | undefined {
  const number = system === 'nps' ? reversed && valueOf(reversed) : other;
  return number ? { low: number, high: number } : undefined;
}

/** Classes of pressure; other pounds are of weight alone. */
const CLASSES = new Set(['150', '300', '400', '600', '800', '900', '1500', '2500', '3000', '6000', '9000']);

function nominalOf({ text, reversed }: NumberRead, { system }: UnitRead): Measure['sizes'] {
  if (system === 'class') return CLASSES.has(text) ? [{ system, value: text }] : [];
  return system === 'nps' ? [text, ...(reversed ? [reversed] : [])].map((value) => ({ system, value })) : [];
}

function plainAt(tokens: Token[], at: number, names: UnitNames): Measure | undefined {
  if (at === tokens.length) return undefined;
  const glued = gluedAt(tokens, at, names);
  if (glued) return glued;
  const number = numberAt(tokens, at);
  const unit = number && unitAt(tokens, at + number.length, names);
  if (!unit) return number ? undefined : unitAndPartAt(tokens, at, names);
  const to = at + number.length + unit.length;
  const part = /^\d+$/.test(number.text) ? partAt(tokens, to, names) : undefined;
  if (!part) return exact(number, unit, at, to);
  return exact(numberRead(tokens[at]!, `${number.text} ${part.text}`, 0), unit, at, to + part.length);
}

/** «اینچ و ربع» is one of it and a quarter. */
function unitAndPartAt(tokens: Token[], at: number, names: UnitNames): Measure | undefined {
  const part = partAt(tokens, at + 1, names);
  const unit = part && unitAt(tokens, at, names);
  if (unit?.length !== 1) return undefined;
  return exact(numberRead(tokens[at]!, `1 ${part!.text}`, 0), unit, at, at + 1 + part!.length);
}

/** The fraction that follows a unit: «۲ اینچ و نیم», unless it has a unit of its own. */
function partAt(tokens: Token[], at: number, names: UnitNames): { text: string; length: number } | undefined {
  if (tokens[at]?.word !== compass.and) return undefined;
  for (let length = Math.min(3, tokens.length - at); length > 1; length -= 1) {
    const words = tokens.slice(at + 1, at + length).map(({ word }) => word);
    const text = numberNames.get(words.join(' '));
    if (text?.includes('/')) return unitAt(tokens, at + length, names) ? undefined : { text, length };
  }
  return undefined;
}

/** «16bar»; one letter more often ends a part number, so only what is surely a unit is taken: 10A, 220V. */
function gluedAt(tokens: Token[], at: number, names: UnitNames): Measure | undefined {
  const [, digits, letters = ''] = /^(\d+(?:\.\d+)?)([a-zµ°]+\d?)$/.exec(tokens[at]!.word) ?? [];
  if (digits === undefined || isJoined(tokens[at]!) || (tokens[at + 1] && /^[-_]$/.test(tokens[at + 1]!.before)))
    return undefined;
  // «75m3/h», «4.7kΩ»: the rest of the unit follows.
  let most = 1;
  while (most < LONGEST_NAME && tokens[at + most] && restOfUnit.test(tokens[at + most]!.before)) most += 1;
  for (let length = most; length > 0; length -= 1) {
    const rest = tokens.slice(at + 1, at + length);
    const unit = unitNamed(unitKey([letters, ...rest.map(({ word }) => word)].join('')), names);
    if (unit && !isPart(tokens[at + length], names))
      return exact(numberRead(tokens[at]!, digits, 1), { ...unit, length }, at, at + length);
  }
  return undefined;
}

/** What may stand within the name of a unit that no blank parts. */
const restOfUnit = /^[/.·⋅∙(]?$/;

/** «3T» at the end of TRV-BVS65-3T is no measure. */
const isJoined = ({ before }: Token) => /^[-_/.]$/.test(before);

/** «کلاس ۳۰۰», «300 class», PN16, DN 50. Fractions are of inches alone. */
function sizeAt(tokens: Token[], at: number): Measure | undefined {
  const [first, second] = tokens.slice(at, at + 2);
  const joined = /^(dn|pn|nps|awg|class|cl)(\d+)$/.exec(first!.word);
  const system = (word: string) => sizeSystems.get(word);
  if (joined) return sized(system(joined[1]!)!, joined[2]!, at, at + 1);
  if (!second) return undefined;
  const spelled = system(first!.word + second.word);
  const named = spelled ?? system(first!.word);
  const place = at + (spelled ? 2 : 1);
  const number = numberAt(tokens, place);
  if (named && named !== 'nps' && number && isWhole(number.text))
    return sized(named, number.text, at, place + number.length);
  if (first!.word === 'nps' && number) return sized('nps', number.text, at, at + 1 + number.length);
  const after = system(second.word);
  if (first!.number && after && after !== 'nps' && isWhole(first!.number))
    return sized(after, first!.number, at, at + 2);
  return undefined;
}

const MM_IN_INCH = '25.4';

/**
 * «قطر ۴۲/۴»: a diameter in millimetres, where a part of one stands behind a slash or a point. Digits that may be a fraction of an
 * inch may be that as well. Whole numbers are left as they are: they may be of any unit.
 */
function diameterAt(tokens: Token[], at: number, names: UnitNames): Measure | undefined {
  if (!diameterWords.names.has(tokens[at]!.word)) return undefined;
  const from = at + (diameterWords.kinds.has(tokens[at + 1]?.word ?? '') ? 2 : 1);
  const { number, isSlashed, reversed } = tokens[from] ?? {};
  const unitIds = names.get(unitKey('mm'));
  if (!number || !unitIds || !/^\d+[./]\d+$/.test(number) || unitAt(tokens, from + 1, names)) return undefined;
  const value = decimal(number.replace('/', '.'));
  const fraction = isSlashed ? number : reversed;
  const inch = fraction && valueOf(fraction).times(MM_IN_INCH);
  return {
    from,
    to: from + 1,
    low: value,
    high: value,
    unitIds,
    sizes: [],
    ...(inch && { other: { low: inch, high: inch } }),
  };
}

const isTimes = ({ before }: Token) => /^\s*[×*]\s*$/.test(before);
/** Units in which all sides of a size are told by one name; of cables the first number counts the cores. */
const SIDE_UNITS = ['cm', 'm', 'in'];

/** «20×20 cm»: the numbers before the last one are of its unit, too. */
function sidesBefore(tokens: Token[], found: Measure, names: UnitNames): Measure[] {
  const { unitIds, low, high, or, sizes } = found;
  const isSide = SIDE_UNITS.some((unit) => names.get(unitKey(unit))?.some((id) => unitIds.includes(id)));
  if (!isSide || or || !low || low !== high) return [];
  const unit = { unitIds, system: sizes.length > 0 ? ('nps' as const) : undefined, length: 0 };
  const sides: Measure[] = [];
  for (let at = found.from; at > 0 && isTimes(tokens[at]!) && tokens[at - 1]!.number !== undefined; at -= 1)
    sides.unshift(exact(numberRead(tokens[at - 1]!, tokens[at - 1]!.number!, 1), unit, at - 1, at));
  return sides;
}

/** `1/2 NPT`: the name of the thread stays a word. */
function threadAt(tokens: Token[], at: number): Measure | undefined {
  const number = tokens[at]!.number === undefined ? undefined : numberAt(tokens, at);
  const isThread = number !== undefined && threadWords.has(tokens[at + number.length]?.word ?? '');
  return isThread ? sized('nps', number.text, at, at + number.length) : undefined;
}

const isWhole = (text: string) => !text.includes('/');

const sized = (system: string, value: string, from: number, to: number): Measure => ({
  from,
  to,
  unitIds: [],
  sizes: [{ system, value }],
});

const intervalAt = (tokens: Token[], at: number, names: UnitNames): Measure | undefined =>
  betweenAt(tokens, at, names) ?? boundAt(tokens, at, names);

/** «۱۰ تا ۲۰ بار», «از ۱۰ بار تا ۲۰ بار», «بین ۱۰ و ۲۰ بار», «10-20 bar». */
function betweenAt(tokens: Token[], at: number, names: UnitNames): Measure | undefined {
  const { word } = tokens[at]!;
  const from = compass.from.has(word) ? at + 1 : at;
  const low = numberAt(tokens, from);
  if (!low) return undefined;
  const lowUnit = unitAt(tokens, from + low.length, names);
  const joint = from + low.length + (lowUnit?.length ?? 0);
  const between = tokens[joint];
  if (!between) return undefined;
  const hasDash = isDash(between);
  const isAnd = word === compass.between && between.word === compass.and;
  if (!hasDash && !isAnd && !compass.to.has(between.word)) return undefined;
  const next = hasDash ? joint : joint + 1;
  const high = numberAt(tokens, next);
  const unit = high && unitAt(tokens, next + high.length, names);
  if (!high || !unit || !isSameUnit(lowUnit ?? unit, unit)) return undefined;
  const below = hasDash ? undefined : high.signed;
  const signed = (low.signed ?? below) && inOrder(low.signed ?? low.value, below ?? high.value);
  const to = next + high.length + unit.length;
  return { from: at, to, ...inOrder(low.value, high.value), signed, unitIds: unit.unitIds, sizes: [] };
}

const isSaid = (tokens: Token[], at: number, words: readonly string[]): boolean =>
  words.every((word, place) => tokens[at + place]?.word === word);

/** Of a number that is the least or the most: its other end is open, and it is no nominal size. */
function only(measure: Measure, end: 'low' | 'high'): Measure {
  const of = ({ low, high }: Ends): Ends => (end === 'low' ? { low, high: undefined } : { low: undefined, high });
  const { signed, other } = measure;
  return { ...measure, ...of(measure), signed: signed && of(signed), other: other && of(other), sizes: [] };
}

/** «۱۶ بار به بالا», «۲ اینچ یا بیشتر». */
function boundedAfter(tokens: Token[], measure: Measure | undefined): Measure | undefined {
  const said = measure && afterBoundWords.find(({ words }) => isSaid(tokens, measure.to, words));
  return said && measure.low && measure.high
    ? { ...only(measure, said.end), to: measure.to + said.words.length }
    : measure;
}

/** «حداقل ۱۰ بار», «زیر ۲۰ بار», «از ۱۰ بار به بالا». */
function boundAt(tokens: Token[], at: number, names: UnitNames): Measure | undefined {
  for (const { words, end } of boundWords) {
    if (!isSaid(tokens, at, words)) continue;
    const found = plainAt(tokens, at + words.length, names);
    if (!found || found.low === undefined) continue;
    const again = afterBoundWords.find((each) => each.end === end && isSaid(tokens, found.to, each.words));
    return { ...only(found, end), from: at, to: found.to + (again?.words.length ?? 0) };
  }
  return undefined;
}

/** «۲ اینچ تا ۲۰ بار» are two measures. */
const isSameUnit = (one: UnitRead, other: UnitRead): boolean =>
  (one.system === 'nps' && other.system === 'nps') || one.unitIds.some((id) => other.unitIds.includes(id));

const inOrder = (one: Decimal, other: Decimal): Ends =>
  one.gt(other) ? { low: other, high: one } : { low: one, high: other };

const isDash = ({ before, number }: Token) => number !== undefined && /^\s*[-–—]\s*$/.test(before);
