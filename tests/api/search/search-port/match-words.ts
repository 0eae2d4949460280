import type { Need, Piece, Term, Way } from '../../../../api/src/modules/search/engine/engine.ts';
import {
  FIELD_WEIGHTS,
  fields,
  type Field,
  type FinishedWords,
} from '../../../../api/src/modules/search/engine/fields.ts';

/** Ranks are whole numbers of hundredths, so that 0.9 of 10 and 9 are the same. */
const SCALE = 100;

/** The finished words of an offer: where each stands, and those its title starts with. */
export type Words = { fieldOf: Map<string, Field>; starts: Set<string> };

export function wordsOf({ start, ...others }: FinishedWords): Words {
  const inFields = Object.entries(others) as [Field, readonly string[]][];
  const fieldOf = new Map(inFields.flatMap(([field, words]) => words.map((word) => [word, field] as const)));
  return { fieldOf, starts: new Set(start) };
}

/** Whether an offer has what is wanted of a text: all pieces, or by a need those that must be there and enough of the weight. */
export function isFound(words: Words, pieces: Piece[], need?: Need): boolean {
  const has = pieces.map((piece) => foundBy(piece).some((way) => fieldOfWay(words, way) !== undefined));
  if (pieces.length === 0 || !need) return has.every(Boolean);
  const weight = pieces.reduce((sum, piece, at) => (has[at] ? sum + piece.weight : sum), 0);
  return need.always.every((at) => has[at]) && weight >= need.least;
}

const foundBy = ({ ways }: Piece) => ways.filter(({ isNear }) => !isNear);

/** How well an offer fits pieces: for each the best of its ways, by the field that holds all of it and how close it is. */
export const fitOf = (words: Words, pieces: Piece[]): number =>
  pieces.reduce((sum, { ways }) => sum + Math.max(0, ...ways.map((way) => valueOf(words, way))), 0);

function valueOf(words: Words, way: Way): number {
  const field = placeOf(words, way);
  return field ? Math.round(FIELD_WEIGHTS[field] * way.factor * SCALE) : 0;
}

/** What is only near counts as a detail wherever it stands, or only where an offer is named so. */
function placeOf(words: Words, way: Way): Field | undefined {
  const field = fieldOfWay(words, way);
  if (!way.isNear) return isAtStart(words, way) ? 'start' : field;
  return field && (!way.isName || field === 'name') ? 'detail' : undefined;
}

/** Whether the title starts with the first term and the offer is called by the others. */
function isAtStart(words: Words, { terms: [first, ...rest] }: Way): boolean {
  if (!first || first.isBeginning || !words.starts.has(first.word)) return false;
  return rest.every((term) => fieldOfTerm(words, term) === 'name');
}

/** The field of the term that stands in the least one; undefined when one is missing. */
function fieldOfWay(words: Words, { terms }: Way): Field | undefined {
  const found = terms.map((term) => fieldOfTerm(words, term));
  return found.every((field) => field !== undefined) ? found.sort(byWeight).at(-1) : undefined;
}

function fieldOfTerm({ fieldOf }: Words, { word, isBeginning }: Term): Field | undefined {
  if (!isBeginning) return fieldOf.get(word);
  return [...fieldOf].flatMap(([each, field]) => (each.startsWith(word) ? [field] : [])).sort(byWeight)[0];
}

const byWeight = (one: Field, other: Field) => fields.indexOf(one) - fields.indexOf(other);
