import type { Clock } from '../../../platform/clock.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { byAge, snapshot } from '../../../platform/snapshot.ts';
import type { Way } from '../engine/engine.ts';
import { lightVerbs, possessiveEndings } from '../messages.ts';
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
export type TypedContent = { text: TypedText; pieces: TypedPiece[]; vocabulary: Vocabulary };

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
      for (const word of [...stops, ...lightVerbs]) phrases.add({ role: 'STOP', name: word });
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
    const pieces = text.pieces.map((piece) => ({ ...piece, ways: waysOf(text, piece, vocabulary) }));
    return { text, pieces: weighed(pieces, counts, size), vocabulary };
  };
}

function waysOf(text: TypedText, piece: TypedPiece, vocabulary: Vocabulary): Way[] {
  // Another word for what nothing has is still a word.
  if (piece.measure || piece.ways.length === 0) return waysAsTyped(text, piece);
  if (piece.to - piece.from > 1) return piece.ways;
  const { word } = text.tokens[piece.from]!;
  const owned = ownedForms(word).filter((form) => vocabulary.usesOf(form) > 0);
  return [...piece.ways, ...owned.map((form) => ({ terms: [{ word: form }], factor: OWNED }))];
}

/** Questions are written in the first person: «حسابم» is «حساب», and the other way round. */
const OWNED = 0.9;
const SHORTEST_OWNED = 3;

function ownedForms(word: string): string[] {
  const bare = possessiveEndings.flatMap((ending) => {
    const rest = word.slice(0, -ending.length);
    return word.endsWith(ending) && rest.length >= SHORTEST_OWNED ? [rest] : [];
  });
  return [...bare, ...[word, ...bare].flatMap((each) => possessiveEndings.map((ending) => each + ending))].filter(
    (form) => form !== word,
  );
}

/** A size or a measure is words here: «PN16», «2 اینچ». */
function waysAsTyped({ tokens }: TypedText, { from, to }: TypedPiece): Way[] {
  const words = tokens.slice(from, to).map(({ word }) => word);
  return [
    { terms: words.map((word) => ({ word })), factor: 1 },
    ...(words.length > 1 ? [{ terms: [{ word: codeKey(words.join('')) }], factor: 1 }] : []),
  ];
}

/** The rarer a word is, the more it tells; one that is nowhere tells as much as the others do on average. */
function weighed(pieces: TypedPiece[], counts: ReadonlyMap<string, number>, size: number): TypedPiece[] {
  const uses = pieces.map(({ ways }) =>
    Math.max(0, ...ways.map(({ terms }) => Math.min(...terms.map(({ word }) => counts.get(word) ?? 0)))),
  );
  const weights = uses.map((use) => (use === 0 ? undefined : Math.log(1 + size / use)));
  const told = weights.filter((weight) => weight !== undefined);
  const usual = told.reduce((sum, weight) => sum + weight, 0) / (told.length || 1) || 1;
  return pieces.map((piece, at) => ({ ...piece, weight: weights[at] ?? usual }));
}

/** More words than all that is read has. */
const MOST_TERMS = 60_000;
const readContentTerms = (db: Queryable) =>
  db.query<{ term: string; count: number; shown: string | null }>(
    `select term, count, shown from content_terms where count > 0 order by count desc, term limit ${MOST_TERMS}`,
  );
