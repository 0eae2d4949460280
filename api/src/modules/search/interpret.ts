import type { CategoryNode } from '../catalog/index.ts';
import type { Reference } from '../reference/index.ts';
import { waysOfMeasure } from './chips.ts';
import { closenessOf } from './closeness.ts';
import type { Count, Piece, SearchEngine, Wanted } from './engine/engine.ts';
import type { Lexicon } from './lexicon.ts';
import { judgeMeasures, type Frame, type Judged } from './measure-filters.ts';
import { placeOf, type TypedPiece, type TypedText } from './reading/pieces.ts';
import type { SearchReading } from './reading.schemas.ts';
import { repairsOf } from './repair.ts';
import { type Ask, type CountOf, firstTier, type Found, leftOf, type Looking, noTier, restOf } from './tiers.ts';

/** A text with what it finds: the question to the engine, how many there are, and how the text was read. */
export type Interpreted = { wanted: Wanted; count: Count; reading: SearchReading; text: TypedText };
export type Interpreter = ReturnType<typeof makeInterpreter>;

/** A category with this share of what is found is what was meant. */
const MEANT_SHARE = 0.6;

type Parts = { engine: SearchEngine; lexicon: Lexicon; reference: Reference };
export type Options = {
  /** The category that is listed. */
  listed?: CategoryNode | undefined;
  /** Whether numbers with units become filters. */
  appliesMeasures?: boolean | undefined;
  /** Tells how many there are, where that need not be known well. */
  countOf?: CountOf;
  /** Counts that are told of chips and repairs go no further; MOST_COUNTED without. */
  mostTold?: number | undefined;
  /** Whether only what has all of the text is of use: then nothing less is looked for, and nothing repaired. */
  onlyAll?: boolean | undefined;
};

/** Decides what a read text finds: which of its measures are filters, and how much of the rest must be there. */
export function makeInterpreter({ engine, lexicon, reference }: Parts) {
  async function interpret(
    text: TypedText,
    frame: Frame,
    { listed, appliesMeasures = true, countOf = engine.count, mostTold, onlyAll = false }: Options,
  ): Promise<Interpreted> {
    const [units, { sizesOf }] = await Promise.all([reference.unitTable(), lexicon.known()]);
    const words = text.pieces.filter(({ measure }) => !measure);
    const measures = text.pieces.flatMap((piece) =>
      piece.measure ? [{ ...piece, ways: waysOfMeasure(piece.measure, units, sizesOf) }] : [],
    );
    const node = await kindOf(words, measures, frame, listed);
    const answer = (judged: Judged, found: Found) => ({
      wanted: found.wanted,
      count: found.count,
      text,
      reading: readingOf(text, judged, found, node),
    });
    const nearTo = (missing: TypedPiece, left: TypedPiece[]) => closenessOf(missing, left, node, units);
    const how = { countOf, onlyAll, nearTo };
    if (!appliesMeasures || !node || measures.length === 0) {
      const judged = unjudged(measures, frame);
      return answer(judged, await find(text, words, judged, how));
    }
    const judge = (under: TypedPiece[]) =>
      judgeMeasures({ engine, mostTold, text, measures, words: under, node, units, frame });
    const judged = await judge(words);
    const found = await find(text, words, judged, how);
    const kept = words.filter((word) => !found.left.some((each) => each.text === word.text));
    if (found.tier === 'ALL' || found.tier === 'NONE' || kept.length === words.length) return answer(judged, found);
    // Numbers that no offer has with all words may be filters with those that are left.
    const without = await judge(kept);
    if (without.applied.length <= judged.applied.length) return answer(judged, found);
    const closer = await find(text, kept, without, how);
    return answer(without, {
      ...closer,
      tier: found.tier,
      left: [...found.left, ...closer.left].filter(isNoFilterOf(without)),
    });
  }

  /** What kind of thing a text is about: what is listed, what the text names there, or where most of it is found. */
  async function kindOf(words: TypedPiece[], measures: TypedPiece[], frame: Frame, listed: CategoryNode | undefined) {
    const isInside = (node: CategoryNode) => !listed || node.path.includes(listed);
    const named = words.flatMap(({ nodes = [] }) => nodes).find(isInside);
    if (named || listed) return named ?? listed;
    if (measures.length === 0 || words.length === 0) return undefined;
    const leaves = await engine.countLeaves({ ...frame, pieces: words.filter(({ role }) => role !== 'UNKNOWN') });
    const total = leaves.reduce((sum, { count }) => sum + count, 0);
    const meant = leaves.find(({ count }) => count >= total * MEANT_SHARE);
    return meant && lexicon.node(meant.leafId);
  }

  /** Words and measures that are no filters are looked for; measures that may be several only rank, unless they stand alone. */
  function find(
    text: TypedText,
    words: TypedPiece[],
    { frame, applied, asked, plain, spent }: Judged,
    how: Looking & { nearTo: (missing: TypedPiece, left: TypedPiece[]) => Piece[] },
  ): Promise<Found> | Found {
    const said = plain.flatMap(({ piece }) => (piece.ways.length > 0 ? [piece] : []));
    const sought = [...words.filter((piece) => !spent.has(piece)), ...said];
    const isFiltered = applied.length > 0;
    const pieces = sought.length > 0 || isFiltered ? sought : asked;
    const ranking = pieces === asked ? [] : asked;
    const ask: Ask = (of, { need, without } = {}) => {
      const near = without ? how.nearTo(without, of) : [];
      return { ...frame, pieces: of, ranking: [...ranking, ...near], ...(need && { need }) };
    };
    if (pieces.length === 0 && !isFiltered) return noTier(ask([]), text.stops.map(leftOf));
    return firstTier(how, pieces, ask);
  }

  return {
    /** What a typed text finds; with mistakes of spelling repaired, or asked about, when it finds nothing as it stands. */
    async interpret(text: TypedText, frame: Frame, options: Options = {}): Promise<Interpreted> {
      const plain = await interpret(text, frame, options);
      if (plain.reading.tier === 'ALL' || options.onlyAll) return plain;
      const { vocabulary } = await lexicon.known();
      for (const { to, isSure } of repairsOf(text, vocabulary)) {
        const repaired = await interpret(await lexicon.readKnown(to), frame, { ...options, onlyAll: true });
        if (repaired.reading.tier !== 'ALL') continue;
        const from = text.typed;
        if (isSure) return { ...repaired, reading: { ...repaired.reading, repaired: { from, to } } };
        const count = options.countOf ? await engine.count(repaired.wanted, options.mostTold) : repaired.count;
        return { ...plain, reading: { ...plain.reading, asked: { text: to, ...count } } };
      }
      return plain;
    },
  };
}

/** What became a filter is not left out. */
const isNoFilterOf =
  ({ applied, spent }: Judged) =>
  ({ text }: Found['left'][number]) =>
    !applied.some((chip) => chip.text === text) && ![...spent].some((piece) => piece.text === text);

/** Measures that stay text. */
const unjudged = (measures: TypedPiece[], frame: Frame): Judged => ({
  frame,
  applied: [],
  questions: [],
  asked: [],
  plain: measures.map((piece) => ({ piece, reason: 'VALUE' })),
  spent: new Set(),
});

function readingOf(
  text: TypedText,
  { applied, questions, plain }: Judged,
  { tier, left }: Found,
  node: CategoryNode | undefined,
): SearchReading {
  const place = placeOf(text);
  // Intervals that are no filter are told wherever there is a kind; other measures when what is found lacks them.
  const unsaid = node ? plain.filter(({ piece }) => piece.ways.length === 0) : [];
  const reasonOf = (of: string) => plain.find(({ piece }) => piece.text === of)?.reason;
  return {
    text: text.searched,
    tier,
    ...(node && { categoryId: node.category.id }),
    ...(place && { place }),
    applied,
    questions,
    left: [
      ...unsaid.map(({ piece, reason }) => ({ text: piece.text, reason })),
      ...left.map((each) => ({ ...each, reason: reasonOf(each.text) ?? each.reason })),
      ...(tier === 'NONE' ? [] : restOf(text)),
    ],
    relaxed: [],
  };
}
