import type { Parameters } from '../../../platform/database/parameters.ts';
import type { Need, Piece, Term, Way } from './engine.ts';
import { FIELD_WEIGHTS, type FinishedWords } from './fields.ts';

/** Labels of a tsvector for fields, from the best; a start is a word of its own. */
const LABELS = { name: 'A', mark: 'B', detail: 'C', place: 'D' } as const;
const START = '^';
/** Ranks are whole numbers. */
const SCALE = 100;

/** Finished words as a tsvector. They hold letters, digits, dots, blanks and signs of ours, none of which needs escaping but quotes. */
export function vectorOf(words: FinishedWords): string {
  const parts = words.start.map((word) => `${quoted(START + word)}:1A`);
  for (const field of ['name', 'mark', 'detail', 'place'] as const)
    for (const word of words[field]) parts.push(`${quoted(word)}:1${LABELS[field]}`);
  return parts.join(' ');
}

const quoted = (word: string) => `'${/['\\]/.test(word) ? word.replace(/['\\]/g, '') : word}'`;

const termText = ({ word, isBeginning }: Term, labels = '') =>
  `${quoted(word)}${isBeginning || labels ? `:${isBeginning ? '*' : ''}${labels}` : ''}`;
const wayText = ({ terms }: Way, labels = '') => `(${terms.map((term) => termText(term, labels)).join(' & ')})`;
const found = ({ ways }: Piece) => ways.filter(({ isNear }) => !isNear);

/** A tsquery of what has a piece, in fields of these labels where any are named; undefined when nothing can. */
export function pieceText(piece: Piece, labels = ''): string | undefined {
  const ways = found(piece);
  return ways.length > 0 ? `(${ways.map((way) => wayText(way, labels)).join(' | ')})` : undefined;
}

/** The `where` of a text: `words @@ …`, and with a need also how much of it there must be. */
export function matchSql(pieces: Piece[], need: Need | undefined, parameters: Parameters): string {
  if (pieces.length === 0) return 'true';
  const texts = pieces.map((piece) => pieceText(piece));
  const has = (text: string) => `words @@ ${parameters.add(text, 'tsquery')}`;
  if (!need) return texts.some((text) => text === undefined) ? 'false' : has(texts.join(' & '));
  const always = need.always.map((at) => texts[at]);
  if (always.some((text) => text === undefined)) return 'false';
  const some = texts.filter((text) => text !== undefined);
  if (some.length === 0) return 'false';
  const weights = texts.flatMap((text, at) =>
    text === undefined ? [] : [`case when ${has(text)} then ${Number(pieces[at]!.weight)} else 0 end`],
  );
  return `${has(always.length > 0 ? always.join(' & ') : some.join(' | '))} and ${weights.join(' + ')} >= ${Number(need.least)}`;
}

/** How well a row fits, a whole number: for each piece its best field and way. */
export function rankSql(pieces: Piece[], parameters: Parameters): string {
  const sums = pieces.flatMap((piece) => {
    const steps = stepsOf(piece);
    if (steps.length === 0) return [];
    const cases = steps.map(({ value, text }) => `when words @@ ${parameters.add(text, 'tsquery')} then ${value}`);
    return [`case ${cases.join(' ')} else 0 end`];
  });
  return sums.join(' + ') || '0';
}

/** What a piece counts in each field, the most first. */
export function stepsOf({ ways }: Piece): { value: number; text: string }[] {
  const texts = new Map<number, string[]>();
  const add = (weight: number, factor: number, text: string) => {
    const value = Math.round(weight * factor * SCALE);
    const same = texts.get(value);
    if (same) same.push(text);
    else texts.set(value, [text]);
  };
  for (const way of ways) {
    // What is only near counts the same wherever it stands.
    if (way.isNear) {
      add(FIELD_WEIGHTS.detail, way.factor, wayText(way, way.isName ? LABELS.name : ''));
      continue;
    }
    const [first, ...rest] = way.terms;
    if (first && !first.isBeginning) {
      const start = { terms: [{ word: START + first.word }], factor: 1 };
      add(
        FIELD_WEIGHTS.start,
        way.factor,
        [wayText(start), ...(rest.length > 0 ? [wayText({ ...way, terms: rest }, 'A')] : [])].join(' & '),
      );
    }
    add(FIELD_WEIGHTS.name, way.factor, wayText(way, 'A'));
    add(FIELD_WEIGHTS.mark, way.factor, wayText(way, 'AB'));
    add(FIELD_WEIGHTS.detail, way.factor, wayText(way, 'ABC'));
    add(FIELD_WEIGHTS.place, way.factor, wayText(way));
  }
  return [...texts].sort(([one], [other]) => other - one).map(([value, each]) => ({ value, text: each.join(' | ') }));
}
