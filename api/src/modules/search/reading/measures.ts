import { decimal, type Decimal } from '../../../platform/decimal.ts';
import type { UnitTable } from '../../reference/index.ts';
import { boundWords, compass, numberNames, sizeSystems } from '../messages.ts';
import { wordsOf } from '../words.ts';
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
  /** Units of that name; one name may serve several quantities. */
  unitIds: string[];
  /** What it is called in tables of sizes: `nps` 1 1/2, `dn` 50. */
  sizes: { system: string; value: string }[];
};

export type UnitNames = Map<string, string[]>;

/** «متر مکعب بر ساعت» is the longest name people type. */
const LONGEST_NAME = 5;
/** «سه و یک چهارم», «۲ و نیم». */
const LONGEST_NUMBER = 4;

/** What a name of a unit is looked up by. */
export const unitKey = (text: string) =>
  text === '٪' ? '%' : wordsOf(text).join('').normalize('NFKC').replaceAll('.', '') || text;

/** Units by their names without spaces, so that «میلی متر» and «میلی‌متر» are one. @param spoken other names, by unit code */
export function unitNames({ byId }: UnitTable, spoken: { name: string; code: string }[] = []): UnitNames {
  const names: UnitNames = new Map();
  const add = (text: string, id: string) => {
    const key = unitKey(text);
    const before = names.get(key) ?? [];
    if (key && !before.includes(id)) names.set(key, [...before, id]);
  };
  for (const { id, displayText, symbol, converts } of byId.values()) {
    // «۵ بسته» measures nothing.
    if (!converts) continue;
    add(displayText, id);
    add(symbol, id);
  }
  const byCode = new Map([...byId.values()].map(({ id, code }) => [code, id]));
  for (const { name, code } of spoken) {
    const id = byCode.get(code);
    if (id) add(name, id);
  }
  return names;
}

/** Finds the measures of a text. @returns also whether each token is part of one */
export function takeMeasures(tokens: Token[], names: UnitNames): { measures: Measure[]; taken: boolean[] } {
  const measures: Measure[] = [];
  const taken = tokens.map(() => false);
  for (let at = 0; at < tokens.length;) {
    const found = intervalAt(tokens, at, names) ?? sizeAt(tokens, at) ?? plainAt(tokens, at, names);
    if (found) {
      measures.push(found);
      taken.fill(true, found.from, found.to);
    }
    at = found?.to ?? at + 1;
  }
  return { measures, taken };
}

type NumberRead = { value: Decimal; signed?: Decimal; text: string; length: number };

/** A number in digits, as a fraction, or in words. */
function numberAt(tokens: Token[], at: number): NumberRead | undefined {
  for (let length = Math.min(LONGEST_NUMBER, tokens.length - at); length > 0; length -= 1) {
    const text = numberText(tokens.slice(at, at + length));
    if (text !== undefined) return numberRead(tokens[at]!, text, length);
  }
  return undefined;
}

function numberRead(first: Token, text: string, length: number): NumberRead {
  const value = valueOf(text);
  return { value, ...(first.hasDash && { signed: value.neg() }), text, length };
}

function numberText(tokens: Token[]): string | undefined {
  const texts = tokens.map(({ number, word }) => number ?? numberNames.get(word));
  const [first, second] = texts;
  if (tokens.length === 1) return first;
  // «یک چهارم» and «سه چهارم» are named as one.
  const spoken = numberNames.get(tokens.map(({ word }) => word).join(' '));
  if (spoken !== undefined) return spoken;
  const joint = tokens.findIndex(({ word }) => word === compass.and);
  if (joint !== 1 || first === undefined || first.includes('/')) return undefined;
  const rest = numberText(tokens.slice(2));
  return second === undefined && rest?.includes('/') && !rest.includes(' ') ? `${first} ${rest}` : undefined;
}

/** `1 1/2` is 1.5. */
function valueOf(text: string): Decimal {
  return text.split(' ').reduce((sum, part) => {
    const [over = '0', under = '1'] = part.split('/');
    return sum.plus(decimal(over).div(under));
  }, decimal(0));
}

type UnitRead = { unitIds: string[]; isInch: boolean; length: number };

/** The longest name of a unit that stands there. */
function unitAt(tokens: Token[], at: number, names: UnitNames): UnitRead | undefined {
  for (let length = Math.min(LONGEST_NAME, tokens.length - at); length > 0; length -= 1) {
    const run = tokens.slice(at, at + length);
    for (const key of unitKeys(run)) {
      const isInch = sizeSystems.get(key) === 'nps';
      const unitIds = names.get(key) ?? [];
      if (unitIds.length > 0 || isInch) return { unitIds, isInch, length };
    }
  }
  return undefined;
}

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
  unitIds: unit.unitIds,
  sizes: unit.isInch ? [{ system: 'nps', value: number.text }] : [],
});

function plainAt(tokens: Token[], at: number, names: UnitNames): Measure | undefined {
  if (at === tokens.length) return undefined;
  const glued = gluedAt(tokens, at, names);
  if (glued) return glued;
  const number = numberAt(tokens, at);
  const unit = number && unitAt(tokens, at + number.length, names);
  return unit && exact(number, unit, at, at + number.length + unit.length);
}

/** «16bar»; one letter more often ends a part number, so only what is surely a unit is taken: 10A, 220V. */
function gluedAt(tokens: Token[], at: number, names: UnitNames): Measure | undefined {
  const [, digits, letters = ''] = /^(\d+(?:\.\d+)?)([a-zµ°]+\d?)$/.exec(tokens[at]!.word) ?? [];
  if (digits === undefined || isJoined(tokens[at]!) || (tokens[at + 1] && /^[-_]$/.test(tokens[at + 1]!.before)))
    return undefined;
  // «75m3/h»: the rest of the unit follows.
  for (const length of [2, 1]) {
    const run = tokens.slice(at + 1, at + length);
    if (run.length < length - 1 || run.some(({ before }) => before !== '/' && before !== '.')) continue;
    const key = unitKey([letters, ...run.map(({ word }) => word)].join(''));
    const unitIds = names.get(key) ?? [];
    const isInch = sizeSystems.get(key) === 'nps';
    if (unitIds.length > 0 || isInch)
      return exact(numberRead(tokens[at]!, digits, 1), { unitIds, isInch, length }, at, at + length);
  }
  return undefined;
}

/** «3T» at the end of TRV-BVS65-3T is no measure. */
const isJoined = ({ before }: Token) => /^[-_/.]$/.test(before);

/** «کلاس ۳۰۰», «300 class», PN16, DN 50. Fractions are of inches alone. */
function sizeAt(tokens: Token[], at: number): Measure | undefined {
  const [first, second] = tokens.slice(at, at + 2);
  const joined = /^(dn|pn|nps|awg|class|cl)(\d+)$/.exec(first!.word);
  const system = (word: string) => sizeSystems.get(word);
  if (joined) return sized(system(joined[1]!)!, joined[2]!, at, at + 1);
  if (!second) return undefined;
  const named = system(first!.word);
  const number = numberAt(tokens, at + 1);
  if (named && named !== 'nps' && number && isWhole(number.text))
    return sized(named, number.text, at, at + 1 + number.length);
  if (first!.word === 'nps' && number) return sized('nps', number.text, at, at + 1 + number.length);
  const after = system(second.word);
  if (first!.number && after && after !== 'nps' && isWhole(first!.number))
    return sized(after, first!.number, at, at + 2);
  return undefined;
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

/** «حداقل ۱۰ بار», «زیر ۲۰ بار». */
function boundAt(tokens: Token[], at: number, names: UnitNames): Measure | undefined {
  for (const { words, end } of boundWords) {
    const said = tokens.slice(at, at + words.length).map((each) => each.word);
    if (said.join(' ') !== words.join(' ')) continue;
    const found = plainAt(tokens, at + words.length, names);
    if (!found || found.low === undefined) continue;
    const only = ({ low, high }: Ends): Ends => (end === 'low' ? { low, high: undefined } : { low: undefined, high });
    return { ...found, ...only(found), signed: found.signed && only(found.signed), from: at, sizes: [] };
  }
  return undefined;
}

/** «۲ اینچ تا ۲۰ بار» are two measures. */
const isSameUnit = (one: UnitRead, other: UnitRead): boolean =>
  (one.isInch && other.isInch) || one.unitIds.some((id) => other.unitIds.includes(id));

const inOrder = (one: Decimal, other: Decimal): Ends =>
  one.gt(other) ? { low: other, high: one } : { low: one, high: other };

const isDash = ({ before, number }: Token) => number !== undefined && /^\s*[-–—]\s*$/.test(before);
