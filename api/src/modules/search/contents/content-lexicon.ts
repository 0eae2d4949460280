import type { Clock } from '../../../platform/clock.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { byAge, snapshot } from '../../../platform/snapshot.ts';
import type { Piece, Way } from '../engine/engine.ts';
import type { UnitNames } from '../reading/measures.ts';
import { Phrases } from '../reading/phrases.ts';
import { readPieces, type TypedPiece, type TypedText } from '../reading/pieces.ts';
import { readStopWords, readSynonyms } from '../reading/synonyms.ts';
import { makeVocabulary, type Vocabulary } from '../reading/vocabulary.ts';
import { codeKey } from '../words.ts';

/** New words are known after this long. */
const FRESH_MS = 60_000;
/** What is read is asked for with words of shopping too. */
const DROPPED_STOPS = ['QUESTION', 'FUNCTION'];
const noUnits: UnitNames = new Map();

/** A typed text, with its pieces as what is read has them. */
export type TypedContent = { text: TypedText; pieces: (TypedPiece & Piece)[]; vocabulary: Vocabulary };

/** What the words of what is read mean, and how much each tells. */
export function makeContentLexicon({ db, clock }: { db: Queryable; clock: Clock }) {
  const known = snapshot({
    db,
    read: async (on) => {
      const [terms, [size], synonyms, stops] = await Promise.all([
        readContentTerms(on),
        on.query<{ count: number }>('select count(*)::int as count from content_search'),
        readSynonyms(on),
        readStopWords(on, DROPPED_STOPS),
      ]);
      const counts = new Map(terms.map(({ term, count }) => [term, count]));
      const letters = terms.filter(({ term }) => !/\d/.test(term));
      const vocabulary = makeVocabulary(
        new Map(letters.map(({ term, count }) => [term, count])),
        new Map(terms.flatMap(({ term, shown }) => (shown === null ? [] : [[term, shown] as const]))),
      );
      const phrases = new Phrases();
      for (const word of stops) phrases.add({ role: 'STOP', name: word });
      for (const { typed, means, kind } of synonyms)
        if (kind !== 'UNIT') phrases.add({ role: 'SYNONYM', name: typed, means });
      return { counts, size: size?.count ?? 0, vocabulary, phrases };
    },
    freshMs: FRESH_MS,
    clock,
    tags: byAge,
  });

  return async (line: string, isTyping = false): Promise<TypedContent> => {
    const { counts, size, vocabulary, phrases } = await known();
    const text = readPieces(line, { vocabulary, phrases, units: noUnits }, isTyping);
    const pieces = text.pieces.map((piece) => {
      const ways = piece.measure ? waysOfFigures(text, piece) : piece.ways;
      return { ...piece, ways, weight: weightOf(ways, counts, size) };
    });
    return { text, pieces, vocabulary };
  };
}

/** A size or a measure is words here: «PN16», «2 اینچ». */
function waysOfFigures({ tokens }: TypedText, { from, to }: TypedPiece): Way[] {
  const words = tokens.slice(from, to).map(({ word }) => word);
  return [
    { terms: words.map((word) => ({ word })), factor: 1 },
    ...(words.length > 1 ? [{ terms: [{ word: codeKey(words.join('')) }], factor: 1 }] : []),
  ];
}

/** The rarer, the more it tells; what nothing has tells as much as what one has. */
function weightOf(ways: readonly Way[], counts: ReadonlyMap<string, number>, size: number): number {
  const uses = ways.map(({ terms }) => Math.min(...terms.map(({ word }) => counts.get(word) ?? 0)));
  return Math.log(1 + size / Math.max(1, ...uses));
}

/** More words than all that is read has. */
const MOST_TERMS = 60_000;
const readContentTerms = (db: Queryable) =>
  db.query<{ term: string; count: number; shown: string | null }>(
    `select term, count, shown from content_terms where count > 0 order by count desc, term limit ${MOST_TERMS}`,
  );
