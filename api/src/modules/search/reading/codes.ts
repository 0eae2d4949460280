import type { Way } from '../engine/engine.ts';
import { backwards, CODE_ENDS, CODE_STARTS, SHORTEST_CODE } from '../marks.ts';
import { codeKey, isCode } from '../words.ts';
import { TIMES, type Token } from './tokens.ts';
import type { Vocabulary } from './vocabulary.ts';

const textOf = (tokens: Token[]) => tokens.map(({ word }) => word).join('');
/** A size as part numbers have it, which write «M12×30» with a letter. */
const withTimes = (tokens: Token[]) =>
  tokens.map(({ word, before }) => (before === TIMES ? `x${word}` : word)).join('');
const asTyped = (tokens: Token[]): Way => ({ terms: tokens.map(({ word }) => ({ word })), factor: 1 });

/** Part numbers and what looks like one: as typed, and from either end without separators. */
export function waysOfCode(tokens: Token[]): Way[] {
  const keys = [...new Set([textOf(tokens), withTimes(tokens)].map(codeKey))];
  const ends = keys
    .filter(({ length }) => length >= SHORTEST_CODE)
    .flatMap((key) => [CODE_STARTS + key, CODE_ENDS + backwards(key)]);
  return [
    asTyped(tokens),
    ...(tokens.length > 1 ? keys.map((word) => ({ terms: [{ word }], factor: 1 })) : []),
    ...ends.map((word) => ({ terms: [{ word, isBeginning: true as const }], factor: 1 })),
  ];
}

/** Longer words are words, unless a separator ties them to a code. */
const LONGEST_LETTERS = 4;

const isTied = ({ before }: Token) => /^[-_/.]$/.test(before);

const mayBeCode = (token: Token, isInRun: boolean) =>
  isCode(token.word) && (/\d/.test(token.word) || token.word.length <= LONGEST_LETTERS || (isInRun && isTied(token)));

/** Runs of Latin letters and digits that have both, and long numbers. */
export function codesIn(tokens: Token[], isFree: (at: number) => boolean): { from: number; to: number }[] {
  const found: { from: number; to: number }[] = [];
  for (let from = 0; from < tokens.length; from += 1) {
    let to = from;
    while (isFree(to) && mayBeCode(tokens[to]!, to > from)) to += 1;
    if (to === from) continue;
    const key = codeKey(withTimes(tokens.slice(from, to)));
    if (/\d/.test(key) && (/[a-z]/.test(key) ? key.length >= SHORTEST_CODE : key.length > SHORTEST_CODE))
      found.push({ from, to });
    from = to;
  }
  return found;
}

/** Where words end that are nowhere in use and that separators tie to one («TRV-BFC»): half a part number has no digit yet. */
export function endOfUnknown(
  tokens: Token[],
  at: number,
  { usesOf }: Vocabulary,
  isFree: (at: number) => boolean,
): number {
  let end = at + 1;
  while (isFree(end) && mayBeCode(tokens[end]!, true) && usesOf(tokens[end]!.word) === 0 && isTied(tokens[end]!))
    end += 1;
  return end;
}

/** A word that is nowhere in use came in the last minute and is not known yet, or is of a part number. */
export function waysOfUnknown(tokens: Token[]): Way[] {
  return /^[a-z]+$/.test(textOf(tokens)) ? waysOfCode(tokens) : [asTyped(tokens)];
}
