import type { TypedPiece, TypedText } from './reading/pieces.ts';
import type { Vocabulary } from './reading/vocabulary.ts';

/** Another spelling of a text; `isSure` when each word is off by one letter and long enough for that to say much. */
export type Repair = { to: string; isSure: boolean };

/** One letter is repaired unasked in words of at least so many. */
const LONG = 5;
const CANDIDATES = 4;
const MOST_WORDS = 3;
const MOST_REPAIRS = 8;

/**
 * Spellings that may have been meant, the nearest first: only words that are nowhere in use and hold no digit are changed. Known
 * words never are: they are no UNKNOWN pieces.
 */
export function repairsOf(text: TypedText, vocabulary: Vocabulary): Repair[] {
  const unknown = text.pieces.filter(
    ({ role, isPair, text: word }) => (role === 'UNKNOWN' || isPair) && !/[\d۰-۹٠-٩]/.test(word),
  );
  if (unknown.length === 0 || unknown.length > MOST_WORDS) return [];
  let repairs: { changes: Map<TypedPiece, string>; distance: number; isSure: boolean }[] = [
    { changes: new Map(), distance: 0, isSure: true },
  ];
  for (const piece of unknown) {
    const word = text.tokens
      .slice(piece.from, piece.to)
      .map((token) => token.word)
      .join('');
    const similar = vocabulary.similar(word, CANDIDATES);
    repairs = repairs.flatMap(({ changes, distance, isSure }) =>
      similar.map((each) => ({
        changes: new Map(changes).set(piece, vocabulary.shown(each.word)),
        distance: distance + each.distance,
        isSure: isSure && each.distance === 1 && word.length >= LONG,
      })),
    );
  }
  return repairs
    .sort((one, other) => one.distance - other.distance)
    .slice(0, MOST_REPAIRS)
    .map(({ changes, isSure }) => ({ to: withChanges(text, changes), isSure }));
}

function withChanges({ typed, tokens }: TypedText, changes: Map<TypedPiece, string>): string {
  let written = '';
  let last = 0;
  for (const [{ from, to }, word] of [...changes].sort(([one], [other]) => one.from - other.from)) {
    written += typed.slice(last, tokens[from]!.start) + word;
    last = tokens[to - 1]!.end;
  }
  return written + typed.slice(last);
}
