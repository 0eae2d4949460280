import type { Count, Need, SearchEngine, Wanted } from './engine/engine.ts';
import type { TypedPiece, TypedText } from './reading/pieces.ts';
import type { SearchReading } from './reading.schemas.ts';

/** MOST: so much of the weight of a text. */
const MOST_OF_ALL = 2 / 3;
/** Sums of weights are not exact. */
const ROUNDING = 1e-9;
/** What ALMOST may leave out. */
const DROPPABLE = new Set(['PLACE', 'MEASURE', 'SELLER', 'WORD']);
const NOTHING: Count = { count: 0, countIsCapped: false };

type Left = SearchReading['left'][number];
/** What is found, how much of the text it has, and which pieces it lacks. */
export type Found = { tier: SearchReading['tier']; left: Left[]; wanted: Wanted; count: Count };
/** How many there are, of the engine or told otherwise. */
export type CountOf = SearchEngine['count'];
/** The question to the engine for some pieces. `without`: what is left out, to which what is found shall be near. */
export type Ask = (of: TypedPiece[], options?: { need?: Need; without?: TypedPiece }) => Wanted;

/** How tiers are looked for. `onlyAll`: none but the first is of use. */
export type Looking = { countOf: CountOf; onlyAll: boolean };

/** The first tier that finds something: all pieces, all but one, most of the weight. Without pieces the filters alone are asked. */
export async function firstTier({ countOf, onlyAll }: Looking, pieces: TypedPiece[], ask: Ask): Promise<Found> {
  const wanted = ask(pieces);
  const count = await countOf(wanted);
  if (count.count > 0) return { tier: 'ALL', left: [], wanted, count };
  const found =
    pieces.length > 1 && !onlyAll
      ? ((await almost(countOf, pieces, ask)) ?? (await most(countOf, pieces, ask)))
      : undefined;
  return found ?? noTier(ask(pieces), pieces.filter(({ role }) => role === 'UNKNOWN').map(leftOf));
}

export const noTier = (wanted: Wanted, left: Left[]): Found => ({ tier: 'NONE', left, wanted, count: NOTHING });

/** Without one piece, the lightest first; of equals the one that most offers have says least. */
async function almost(countOf: CountOf, pieces: TypedPiece[], ask: Ask): Promise<Found | undefined> {
  const droppable = pieces
    .filter(({ role }) => DROPPABLE.has(role))
    .sort((one, other) => one.weight - other.weight || other.uses - one.uses);
  for (const dropped of droppable) {
    const others = pieces.filter((piece) => piece !== dropped);
    const count = await countOf(ask(others));
    if (count.count === 0) continue;
    return { tier: 'ALMOST', left: [leftOf(dropped)], wanted: ask(others, { without: dropped }), count };
  }
  return undefined;
}

async function most(countOf: CountOf, pieces: TypedPiece[], ask: Ask): Promise<Found | undefined> {
  const least = weightOf(pieces) * MOST_OF_ALL - ROUNDING;
  if (weightOf(pieces.filter(canBeFound)) < least) return undefined;
  const always = pieces.flatMap(({ role }, at) => (role === 'KIND' || role === 'CODE' ? [at] : []));
  const wanted = ask(pieces, { need: { least, always } });
  const count = await countOf(wanted);
  if (count.count === 0) return undefined;
  // Those that what is found best has together; the rest is told as left out.
  const had = [...always];
  const others = pieces.map((_, at) => at).filter((at) => !always.includes(at));
  for (const at of others.sort((one, other) => pieces[other]!.weight - pieces[one]!.weight)) {
    const more = await countOf(ask(pieces, { need: { least, always: [...had, at] } }), 1);
    if (more.count > 0) had.push(at);
  }
  return { tier: 'MOST', left: pieces.filter((_, at) => !had.includes(at)).map(leftOf), wanted, count };
}

/** Whether any offer can have it. */
const canBeFound = ({ role, text, ways, uses }: TypedPiece) =>
  ways.length > 0 && (role !== 'UNKNOWN' || uses > 0 || /\d/.test(text));

const weightOf = (pieces: TypedPiece[]) => pieces.reduce((sum, { weight }) => sum + weight, 0);

/** Words behind the last one that is searched are told among what was left out. */
export const restOf = ({ rest }: TypedText): Left[] => (rest ? [{ text: rest, reason: 'WORD' }] : []);

const REASONS = { PLACE: 'PLACE', SELLER: 'SELLER', UNKNOWN: 'UNKNOWN', MEASURE: 'VALUE' } as const;
export const leftOf = ({ role, text }: TypedPiece): Left => ({
  text,
  reason: REASONS[role as keyof typeof REASONS] ?? 'WORD',
});
