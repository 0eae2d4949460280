import { spokenCodes, spokenLetters } from './messages.ts';
import { takeMeasures, type Measure, type UnitNames } from './measures.ts';
import type { Vocabulary } from './vocabulary.ts';
import { isCode } from './words.ts';

/** What a person typed, understood. */
export type SearchKey = {
  /** Ways to write each piece; an offer must have one way of every piece, each of its words at least as a beginning. */
  pieces: string[][][];
  /** The pieces as titles write them. */
  texts: string[];
  /** The same as one text. */
  phrase: string;
  measures: Measure[];
  /** The whole text with repaired words, when something in it is nowhere in use. */
  repaired?: string;
};

/** Longer keys are sentences; what they say is in the first words. */
const MOST_WORDS = 12;

/** Reads the words of a key: half-spaces typed as spaces or not at all, part numbers, measures, and mistakes of one letter. */
export function readSearchKey(typed: string[], vocabulary: Vocabulary, names: UnitNames): SearchKey {
  const { measures, rest } = takeMeasures(typed.slice(0, MOST_WORDS), names);
  // Measures rank what the words find; alone they are the words.
  const words = rest.length > 0 ? rest : measures.flatMap((measure) => measure.words.join(' ').split(' '));
  const pieces: string[][][] = [];
  const texts: string[] = [];
  let isRepaired = false;
  for (let at = 0; at < words.length;) {
    const piece =
      spokenCode(words, at) ?? codeRun(words, at) ?? joined(words, at, vocabulary) ?? single(words[at]!, vocabulary);
    pieces.push(piece.ways);
    texts.push(piece.text);
    isRepaired ||= piece.isRepaired ?? false;
    at += piece.length;
  }
  const shown = [...texts, ...(rest.length > 0 ? measures.map((measure) => measure.words.join(' ')) : [])];
  return {
    pieces,
    texts,
    phrase: texts.join(' '),
    measures,
    ...(isRepaired && { repaired: vocabulary.shown(shown.join(' ')) }),
  };
}

type Piece = { ways: string[][]; text: string; length: number; isRepaired?: boolean };

/** Names of issuers and grades as they are spoken: «ای اس تی ام» is looked for as ASTM, «۳۱۶ ال» as 316L. */
function spokenCode(words: string[], at: number): Piece | undefined {
  for (const { spoken, code } of spokenCodes) {
    const run = words.slice(at, at + spoken.length);
    if (run.join('') === spoken.join('')) return { ways: [run, [code]], text: code, length: run.length };
    if (words[at] === spoken.join('')) return { ways: [[words[at]!], [code]], text: code, length: 1 };
  }
  const [grade = '', letter = ''] = words.slice(at, at + 2);
  const written = /^\d{3}$/.test(grade) ? spokenLetters.get(letter) : undefined;
  if (!written) return undefined;
  return { ways: [[grade, letter], [grade + written]], text: grade + written, length: 2 };
}

/** A part number with its separators is also looked for without them. */
function codeRun(words: string[], at: number): Piece | undefined {
  let end = at;
  while (end < words.length && isCode(words[end]!)) end += 1;
  const run = words.slice(at, end);
  if (run.length < 2 || !run.some((word) => /\d/.test(word))) return undefined;
  return { ways: [run, [run.join('')]], text: run.join(' '), length: run.length };
}

/** Two words that are also in use as one. */
function joined(words: string[], at: number, vocabulary: Vocabulary): Piece | undefined {
  const [word = '', next] = words.slice(at, at + 2);
  if (!next || isCode(word) || isCode(next) || !vocabulary.begins(word + next)) return undefined;
  return { ways: [[word, next], [word + next]], text: word + next, length: 2 };
}

function single(word: string, vocabulary: Vocabulary): Piece {
  const code = /^([a-z]+)(\d[\d.]*)$/.exec(word);
  if (code) return { ways: [[word], [code[1]!, code[2]!]], text: word, length: 1 };
  const plain = { ways: [[word]], text: word, length: 1 };
  if (/\d/.test(word) || vocabulary.begins(word)) return plain;
  const repaired = vocabulary.repair(word);
  if (repaired) return { ways: [[repaired]], text: repaired, length: 1, isRepaired: true };
  const pair = vocabulary.split(word);
  return pair ? { ways: [pair], text: pair.join(' '), length: 1 } : plain;
}

/** The pieces as a tsquery; without pieces, undefined. Words hold only letters, digits and dots, so quotes are enough. */
export function tsqueryOf({ pieces }: Pick<SearchKey, 'pieces'>): string | undefined {
  if (pieces.length === 0) return undefined;
  return pieces.map((ways) => `(${ways.map((words) => `(${words.map(lexeme).join(' & ')})`).join(' | ')})`).join(' & ');
}

/** A number is meant as it stands; of a word the beginning is enough. */
export const isWhole = (word: string) => /^[\d.]+$/.test(word) || word.length < 2;
const lexeme = (word: string) => (isWhole(word) ? `'${word}'` : `'${word}':*`);
