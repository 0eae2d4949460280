import { foldDigits } from '../../platform/text.ts';
import type { UnitTable } from '../reference/index.ts';
import { sizeSystems } from './messages.ts';
import { isCode, wordsOf } from './words.ts';

/** A number with its unit, or with its system of nominal sizes, as it was typed among the words. */
export type Measure = {
  /** Plain digits, or a fraction as tables of sizes write it: `1 1/2`. */
  value: string;
  /** Units of that name; one name may serve several quantities. */
  unitIds: string[];
  /** `nps`, `dn`, `pn`, `class`. */
  system?: string;
  /** As titles have it: `16 بار`. */
  words: string[];
};

export type UnitNames = Map<string, string[]>;

/** «متر مکعب بر ساعت» is the longest name people type. */
const LONGEST_NAME = 5;

/** Units by their names without spaces, so that «میلی متر» and «میلی‌متر» are one. */
export function unitNames({ byId }: UnitTable): UnitNames {
  const names: UnitNames = new Map();
  for (const { id, displayText, symbol } of byId.values())
    for (const name of new Set([displayText, symbol].map((text) => wordsOf(text).join(''))))
      if (name) names.set(name, [...(names.get(name) ?? []), id]);
  return names;
}

/** Takes the measures out of the words; what is left is text to be found. */
export function takeMeasures(words: string[], names: UnitNames): { measures: Measure[]; rest: string[] } {
  const measures: Measure[] = [];
  const rest: string[] = [];
  for (let at = 0; at < words.length;) {
    const found = measureAt(words, at, names);
    if (found) measures.push(found.measure);
    else rest.push(words[at]!);
    at += found?.length ?? 1;
  }
  return { measures, rest };
}

type Found = { measure: Measure; length: number };

function measureAt(words: string[], at: number, names: UnitNames): Found | undefined {
  return withUnit(words, at, names) ?? withSystem(words, at);
}

/** «کلاس ۳۰۰», «300 class», PN16, DN 50. */
function withSystem(words: string[], at: number): Found | undefined {
  const [word = '', next = ''] = words.slice(at, at + 2);
  const joined = /^(dn|pn)(\d+)$/.exec(word);
  if (joined) return { measure: { value: joined[2]!, unitIds: [], system: joined[1]!, words: [word] }, length: 1 };
  const [name, value] = isNumber(word) ? [next, word] : [word, next];
  const system = sizeSystems.get(name);
  if (!system || !isNumber(value)) return undefined;
  return { measure: { value, unitIds: [], system, words: [system, value] }, length: 2 };
}

/** The longest name that fits after the number. */
function withUnit(words: string[], at: number, names: UnitNames): Found | undefined {
  const [number = '', ...after] = words.slice(at, at + 1 + LONGEST_NAME);
  // «16bar»; one letter more often ends a part number.
  const glued = /^(\d+(?:\.\d+)?)([a-z]{2,})$/.exec(number);
  if (glued) {
    const unitIds = names.get(glued[2]!);
    return unitIds && { measure: measureOf(glued[1]!, [glued[2]!], unitIds), length: 1 };
  }
  if (!isNumber(number)) return undefined;
  for (let length = after.length; length > 0; length -= 1) {
    const name = after.slice(0, length);
    const unitIds = names.get(name.join(''));
    if (unitIds) return { measure: measureOf(number, name, unitIds), length: length + 1 };
  }
  return undefined;
}

const FRACTIONS: Record<string, string> = { '½': '1/2', '¼': '1/4', '¾': '3/4', '⅜': '3/8', '⅛': '1/8' };
const isNumber = (word: string) => /^(\d+(\.\d+)?|\d*[½¼¾⅜⅛])$/.test(word);

function measureOf(number: string, name: string[], unitIds: string[]): Measure {
  const [, whole = '', fraction = ''] = /^(\d*)([½¼¾⅜⅛]?)$/.exec(number) ?? [];
  const value = fraction ? [whole, FRACTIONS[fraction]].filter(Boolean).join(' ') : foldDigits(number);
  const isInch = sizeSystems.get(name.join('')) === 'nps';
  return {
    value,
    unitIds,
    ...(isInch && { system: 'nps' }),
    words: [number, isCode(name[0]!) ? name.join('') : name.join(' ')],
  };
}
