import { toBase } from '../../platform/decimal.ts';
import type { CategoryNode } from '../catalog/index.ts';
import type { UnitTable } from '../reference/index.ts';
import type { Piece, Way } from './engine/engine.ts';
import { sizeWord, stepsBetween, wordsAround } from './reading/measure-words.ts';
import type { Measure } from './reading/measures.ts';
import { valueOf } from './reading/number-at.ts';
import type { TypedPiece } from './reading/pieces.ts';

/** What a step less counts: more than whether another word begins the name of an offer or stands within it. */
const STEP = 1;
/** Nothing farther away counts. */
const MOST_STEPS = 100;

/**
 * What ranks offers by how near they come to a measure that nobody has, in the properties of a kind. Those that are called by the
 * words that are left come before those that only mention them. Empty where nothing can be compared.
 */
export function closenessOf(
  missing: TypedPiece,
  left: TypedPiece[],
  node: CategoryNode | undefined,
  units: UnitTable,
): Piece[] {
  const ways = missing.measure ? waysNear(missing.measure, node, units) : [];
  if (ways.length === 0) return [];
  const words = left.filter(({ measure }) => !measure);
  return [ways, ...words.map(waysCalled)].map(asRanking);
}

/** What a measure's neighbours count, the nearest most. */
function waysNear({ low, high, unitIds, sizes }: Measure, node: CategoryNode | undefined, units: UnitTable): Way[] {
  // A nominal size is meant by its table where the kind has one.
  const inTable = sizes.flatMap(({ system, value }) =>
    namesIn(system, node)
      .filter((name) => name !== value)
      .map((name) => ({
        word: sizeWord(system, name),
        steps: stepsBetween(valueOf(name).toNumber(), valueOf(value).toNumber()),
      })),
  );
  if (inTable.length > 0) return inTable.map(asWay);
  const number = low && high && low.eq(high) ? low : undefined;
  if (!number) return [];
  const named = unitIds.flatMap((id) => units.byId.get(id) ?? []);
  return named.flatMap((unit) => wordsAround(unit.quantityId, toBase(number, unit)).map(asWay));
}

const waysCalled = ({ ways }: TypedPiece): Way[] =>
  ways.map(({ terms }) => ({ terms, factor: MOST_STEPS * STEP, isNear: true, isName: true }));

const asRanking = (ways: Way[]): Piece => ({ ways, weight: 0, uses: 0 });

const asWay = ({ word, steps }: { word: string; steps: number }): Way => ({
  terms: [{ word }],
  factor: Math.max(0, MOST_STEPS - steps) * STEP,
  isNear: true,
});

/** Sizes of a system that a kind has, by their names there, such as `1 1/2` of NPS. */
function namesIn(system: string, node: CategoryNode | undefined): string[] {
  const values = (node?.properties ?? []).flatMap(({ enumValues }) => enumValues);
  const names = values.flatMap(({ equivalents = [] }) =>
    equivalents.filter((each) => each.system.toLowerCase() === system).map(({ value }) => value),
  );
  return [...new Set(names)].filter((name) => /^[\d ./]+$/.test(name) && valueOf(name).gt(0));
}
