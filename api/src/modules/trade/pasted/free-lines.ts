import { foldDigits } from '../../../platform/text.ts';
import { type ReadAmount, readAmount } from './amounts.ts';
import { quantityWords } from './typed-words.ts';
import type { FindUnits, FoundUnit } from './typed-units.ts';

/** A line as people write one, without its quantity. `isSure`: nothing else of it can be the quantity. */
export type FreeLine = { goods: string; amount?: ReadAmount; units: FoundUnit[]; unitText: string; isSure: boolean };

const NUMBER = '\\d[\\d.,٬٫/]*';
const marker = /^\s*(?:[-*•–]\s+|\(?(\d{1,3})\s?[.)ـ\-–]\)?\s+)(?=\S)/;
const said = new RegExp(`(?:^|\\s)(?:${quantityWords.join('|')})\\s*[:=]?\\s*(${NUMBER})`, 'iu');
const times = new RegExp(`(?:\\s[×x*=:]\\s*|\\s[-–]\\s+|\\s?[×]\\s*)(${NUMBER})$`, 'iu');
const timesBefore = new RegExp(`^(${NUMBER})\\s*[×x*]\\s+`, 'iu');
const bareBefore = /^(\d{1,3})\s+(?=\p{L})/u;
/** Words of the longest name of a unit. */
const UNIT_WORDS = 4;

/** Numbers of a list that begin its lines go: `1.`, «۲)». @param place which line it is, counted from 1 */
export function withoutMarker(line: string, place: number): string {
  const found = marker.exec(foldDigits(line));
  return found && (found[1] === undefined || Number(found[1]) === place) ? line.slice(found[0].length) : line;
}

/** Finds the quantity of a line: beside its word, with a unit at an end, or after a sign of times. */
export function readFreeLine(line: string, find: FindUnits): FreeLine {
  const text = foldDigits(line);
  const named = said.exec(text);
  if (named) {
    const after = named.index + named[0].length;
    const unit = unitAt(text, after, find);
    return taken(line, named.index, unit?.end ?? after, { number: named[1]!, unit, isSure: true });
  }
  const found = [...text.matchAll(new RegExp(`(?<![\\p{L}\\d.,/-])${NUMBER}`, 'gu'))].flatMap((match) => {
    const [start, after] = [match.index, match.index + match[0].length];
    const unit = unitAt(text, after, find);
    const isAtEnd = unit && !/[\p{L}\p{N}]/u.test(text.slice(unit.end));
    const isWhole = unit && /(?:^|[،,])\s*$/.test(text.slice(0, start)) && /^\s*(?:[،,]|$)/.test(text.slice(unit.end));
    const isThere = isAtEnd || start === 0 || isWhole;
    return unit && isThere && unit.units.some(({ isBought }) => isBought) ? [{ start, number: match[0], unit }] : [];
  });
  const isCounting = ({ unit }: (typeof found)[number]) => unit.units.every((each) => each.isCounting);
  const best = found.findLast(isCounting) ?? found.at(-1);
  if (best) return taken(line, best.start, best.unit.end, { ...best, isSure: isCounting(best) });
  for (const [pattern, isBefore] of [
    [times, false],
    [timesBefore, true],
    [bareBefore, true],
  ] as const) {
    const match = pattern.exec(text);
    if (!match) continue;
    const [start, end] = isBefore ? [0, match[0].length] : [match.index, text.length];
    return taken(line, start, end, { number: match[1]!, unit: undefined, isSure: false });
  }
  return { goods: line, units: [], unitText: '', isSure: true };
}

type UnitRead = { units: FoundUnit[]; text: string; end: number };

/** The longest name of a unit that follows a number. */
function unitAt(text: string, at: number, find: FindUnits): UnitRead | undefined {
  const [, blank = '', rest = ''] = /^(\s*)(.*)$/.exec(text.slice(at)) ?? [];
  const words = [...rest.matchAll(/[^\s،,:()]+/g)].slice(0, UNIT_WORDS);
  for (let length = words.length; length > 0; length -= 1) {
    const last = words[length - 1]!;
    const name = rest.slice(0, last.index + last[0].length);
    const units = find(name);
    if (units.length > 0) return { units, text: name, end: at + blank.length + name.length };
  }
  return undefined;
}

type Quantity = { number: string; unit: UnitRead | undefined; isSure: boolean };

function taken(line: string, start: number, end: number, { number, unit, isSure }: Quantity): FreeLine {
  const amount = readAmount(number.replace(/[.,٬٫/]+$/, ''));
  const goods = [line.slice(0, start), line.slice(end)].map(trimmed).filter(Boolean).join(' ');
  return { goods, ...(amount && { amount }), units: unit?.units ?? [], unitText: unit?.text ?? '', isSure };
}

/** Without signs that parted the quantity from the goods. */
const trimmed = (text: string) => text.replace(/^[\s،,;:×*=–-]+|[\s،,;:×*=–(-]+$/g, '');
