import { foldDigits } from '../../../../platform/text.ts';
import { gradeWords } from '../../../../platform/text/grade-words.ts';
import { type ReadAmount, readAmount } from './amounts.ts';
import { withDigits } from './said-numbers.ts';
import { greetingLeads, greetingWords, quantityWords, timesWord, titleWords, untilWord } from './typed-words.ts';
import type { FindUnits, FoundUnit } from './typed-units.ts';

/** A line as people write one, without its quantity. `isSure`: nothing else of it can be the quantity. */
export type FreeLine = { goods: string; amount?: ReadAmount; units: FoundUnit[]; unitText: string; isSure: boolean };

const NUMBER = '(?:(?<![\\p{L}\\p{N}])[.٫])?\\d[\\d.,٬٫/]*(?:،\\d[\\d.,٬٫/]*)?';
const marker = /^\s*(?:[-*•–]\s+|\(?(\d{1,3})\s?[.)ـ\-–]\)?\s+)(?=\S)/;
const said = new RegExp(`(?:^|\\s)(?:${quantityWords.join('|')})\\s*[:=]?\\s*(${NUMBER})`, 'iu');
const times = new RegExp(`(?:\\s[×x*=:]\\s*|\\s[-–]\\s+|\\s?[×]\\s*|\\s{2,}|[،,]\\s+)(${NUMBER})$`, 'iu');
const timesBefore = new RegExp(`^(${NUMBER})\\s*[×x*]\\s+`, 'iu');
const bareBefore = /^(\d{1,3})\s+(?=\p{L})/u;
/** No number of a size, such as the last one of «۵۰×۵۰×۵», or of a grade. */
const counted = new RegExp(
  `(?<![\\p{L}\\d.,/-]|\\d(?:[×xX*]| ${timesWord} )|(?<!\\p{L})(?:${[...gradeWords].join('|')})\\s?)${NUMBER}`,
  'giu',
);
/** Words of the longest name of a unit. */
const UNIT_WORDS = 7;

/** The number by which a list begins a line. @param place which line it is, counted from 1 */
export function markerOf(line: string, place: number): number | undefined {
  const [, number] = marker.exec(foldDigits(line)) ?? [];
  return number !== undefined && Number(number) === place ? place : undefined;
}

/** Numbers of a list that begin its lines go: `1.`, «۲)». @param place which line it is, counted from 1 */
export function withoutMarker(line: string, place: number): string {
  const found = marker.exec(foldDigits(line));
  return found && (found[1] === undefined || Number(found[1]) === place) ? line.slice(found[0].length) : line;
}

/** Finds the quantity of a line: beside its word, with a unit at an end, or after a sign of times. */
export function readFreeLine(typed: string, find: FindUnits): FreeLine {
  const line = withDigits(withoutGreeting(typed), (text) => isOrdered(unitAt(text, 0, find)?.units));
  // «۱۲،۵۰۰»: the comma of Persian between thousands.
  const text = foldDigits(line).replace(/(?<=\d)،(?=\d{3}(?!\d))/g, ',');
  const named = said.exec(text);
  if (named) {
    const after = named.index + named[0].length;
    const unit = unitAt(text, after, find);
    return taken(line, named.index, unit?.end ?? after, { number: named[1]!, unit, isSure: true });
  }
  const found = [...text.matchAll(counted)].flatMap((match) => {
    const start = match.index;
    const after = match.index + match[0].length;
    const unit = unitAt(text, after, find);
    if (!unit || !isOrdered(unit.units) || isAdjective(unit.text, find)) return [];
    const rest = text.slice(unit.end);
    const afterSize = rest.replace(packSize, '');
    const isAtEnd = !/[\p{L}\p{N}]/u.test(afterSize);
    const isWhole = /(?:^|[،,])\s*$/.test(text.slice(0, start)) && /^\s*(?:[،,]|$)/.test(afterSize);
    const isInterval = unit.text === untilWord && /^\s*\d/.test(rest);
    return isInterval ? [] : [{ start, number: match[0], unit, isThere: isAtEnd || start === 0 || isWhole }];
  });
  const isCounting = ({ unit }: (typeof found)[number]) => unit.units.every((each) => each.isCounting);
  const there = found.filter(({ isThere }) => isThere);
  const counting = found.filter(isCounting);
  // Packs within a line: «… ۴ عدد قیمت هر عدد …».
  const best = there.findLast(isCounting) ?? there.at(-1) ?? (counting.length === 1 ? counting[0] : undefined);
  if (best) return taken(line, best.start, best.unit.end, { ...best, isSure: best.isThere && isCounting(best) });
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

const isOrdered = (units: readonly FoundUnit[] = []) => units.some(({ isBought }) => isBought);
/** «۲۰۸ لیتری» says of what size a pack is. */
const packSize = /^\s*\d[\d.,٫/]*\s*\p{L}+ی(?!\p{L})/u;
const isAdjective = (name: string, find: FindUnits) => name.endsWith('ی') && find(name.slice(0, -1)).length > 0;

const greeting = new RegExp(`^(?:(?:${greetingLeads.join('|')}) )?(?:${greetingWords.join('|')})(?!\\p{L})`, 'iu');
const title = new RegExp(`^(?:${titleWords.join('|')})(?!\\p{L})`, 'u');
/** A line to the reader, or about others: «سلام»، «اقلام زیر:»، «درخواست خرید ۱۲». */
export const isLead = (line: string): boolean => greeting.test(line) || title.test(line) || /[:：]$/.test(line.trim());
/** «سلام. ۱۰ رول …» */
const withoutGreeting = (line: string) =>
  greeting.test(line) ? line.replace(/^[^\p{N}.:،!؟]*[.:،!؟]\s*(?=[\p{L}\p{N}])/u, '') : line;

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
