import { decimal, parseTyped, toBase, type Decimal } from '../../platform/decimal.ts';
import type { CategoryNode, Property } from '../catalog/index.ts';
import type { UnitOfMeasurement, UnitTable } from '../reference/index.ts';
import type { Way } from './engine/engine.ts';
import { numberWord, numberWords, sizeWord } from './reading/measure-words.ts';
import { alternativesOf, type Ends, type Measure } from './reading/measures.ts';
import { keysOf, tokensOf, type Token } from './reading/tokens.ts';
import type { PropertyFilter } from './search.schemas.ts';

/** A filter that a typed measure may mean. */
export type Candidate = { property: Property; filter: PropertyFilter; unit?: UnitOfMeasurement };

/** Properties of a kind that a measure may be a value of, key ones first; and whether any takes its unit at all. */
export function candidatesOf(measure: Measure, { properties }: CategoryNode, units: UnitTable) {
  // Either of two is no filter: it is looked for.
  if (measure.or) return { sizes: [], numbers: [], isTaken: true };
  const known = [...properties].filter((each) => each.isFilterable).sort((a, b) => Number(b.isKey) - Number(a.isKey));
  const sizes = known.flatMap((property) => bySize(measure, property));
  const taking = known.flatMap((property) => takingUnit(measure, property, units));
  return {
    sizes,
    numbers: taking.filter(holds).map(byNumber),
    isTaken: sizes.length > 0 || taking.length > 0,
  };
}

function bySize({ sizes }: Measure, property: Property): Candidate[] {
  const size = property.enumValues.find((each) =>
    each.equivalents?.some((other) =>
      sizes.some(({ system, value }) => other.system.toLowerCase() === system && other.value === value),
    ),
  );
  return size ? [{ property, filter: { propertyId: property.id, enumValueIds: [size.id] } }] : [];
}

/** A property that takes a measure's unit: what the ends are there, and between which bounds, in base units. */
type Taking = Ends & { property: Property; unit: UnitOfMeasurement; least?: Decimal; most?: Decimal };

function takingUnit(measure: Measure, property: Property, units: UnitTable): Taking[] {
  const { unitIds, other } = measure;
  const isNumeric = property.dataType === 'NUMERIC' || property.dataType === 'NUMERIC_RANGE';
  const unit = unitIds
    .flatMap((id) => units.byId.get(id) ?? [])
    .find(({ quantityId }) => quantityId === property.measurementQuantityId);
  if (!isNumeric || !unit) return [];
  const own = units.byId.get(property.defaultMeasurementUnitId ?? '') ?? unit;
  const { minAllowed: least, maxAllowed: most } = property;
  const bounds = {
    ...(least !== undefined && { least: toBase(decimal(least), own) }),
    ...(most !== undefined && { most: toBase(decimal(most), own) }),
  };
  return [endsFor(measure, property), ...(other ? [other] : [])]
    .filter(({ low, high }) => low || high)
    .map(({ low, high }) => ({ property, unit, low, high, ...bounds }));
}

/** A dash at a number is its sign where the property knows numbers below zero, else a mere dash. */
const endsFor = ({ low, high, signed }: Measure, { minAllowed }: Property): Ends =>
  signed && (minAllowed === undefined || decimal(minAllowed).lt(0)) ? signed : { low, high };

/** Numbers behind the point that a filter takes. */
const DECIMALS = 15;
/** As a filter and its address have it: of a third of an inch so many digits as people can type. */
const typable = (number: Decimal) => number.round(DECIMALS).toFixed();

/** Whether the numbers can be those of a filter, and lie between the bounds of the property. */
const holds = ({ low, high, unit, least, most }: Taking): boolean =>
  [low, high].every((number) => {
    if (!number) return true;
    const base = toBase(number, unit);
    const isTypable = parseTyped(typable(number)) !== undefined;
    return isTypable && (!least || base.gte(least)) && (!most || base.lte(most));
  });

const byNumber = ({ property, unit, low, high }: Taking): Candidate => ({
  property,
  unit,
  filter: {
    propertyId: property.id,
    ...(low && { value: typable(low) }),
    ...(high && { maxValue: typable(high) }),
    measurementUnitId: unit.id,
  },
});

/** A nominal size in one system; and how one is looked up in the tables of sizes. */
export type Size = { system: string; value: string };
export const sizeKey = ({ system, value }: Size) => `${system.toLowerCase()} ${value}`;

/**
 * How a measure is found that is no filter: by what offers state, in any unit, and near to it.
 * @param sizesOf what a nominal size is called in the other systems
 */
export const waysOfMeasure = (measure: Measure, units: UnitTable, sizesOf: (size: Size) => Size[]): Way[] =>
  alternativesOf(measure).flatMap((each) => waysOfOne(each, units, sizesOf));

function waysOfOne(
  { low, high, signed, other, unitIds, sizes }: Measure,
  units: UnitTable,
  sizesOf: (size: Size) => Size[],
): Way[] {
  const way = (word: string, factor: number, isNear = false): Way => ({
    terms: [{ word }],
    factor,
    ...(isNear && { isNear: true }),
  });
  const numbers =
    low && high && low.eq(high) ? [low, ...[signed?.low, other?.low].filter((end) => end !== undefined)] : [];
  const named = unitIds.flatMap((id) => units.byId.get(id) ?? []);
  const same = sizes.flatMap((size) => [size, ...sizesOf(size)]);
  const mm = [...units.byId.values()].find(({ code }) => code === 'mm');
  const diameters = same.flatMap(({ system, value }) =>
    system.toLowerCase() === 'dn' && mm ? [toBase(decimal(value), mm)] : [],
  );
  return [
    ...same.map(({ system, value }) => way(sizeWord(system, value), 1)),
    // A DN is about a diameter in millimetres, and titles say it so.
    ...diameters.map((base) => way(numberWord(mm!.quantityId, base), NOMINAL)),
    ...numbers.flatMap((number) =>
      named.flatMap((unit) => {
        const { same, near } = numberWords(unit.quantityId, toBase(number, unit));
        return [...same.map((word) => way(word, 1)), ...near.map(({ word, factor }) => way(word, factor, true))];
      }),
    ),
  ];
}

/** How close a diameter is to the nominal size of that number. */
const NOMINAL = 0.9;

/** Words of a property's name are looked for so far beside a number. */
const BESIDE = 3;

/**
 * The candidates that the words beside the number name, and the tokens of those words; all of them when none is named.
 * @param isFree whether a token is a plain word
 */
export function namedBeside(
  candidates: Candidate[],
  tokens: Token[],
  { from, to }: Measure,
  isFree: (at: number) => boolean,
) {
  const runs: { from: number; to: number }[] = [];
  for (let length = BESIDE; length > 0; length -= 1)
    runs.push({ from: from - length, to: from }, { from: to, to: to + length });
  const inText = runs.filter((run) => run.from >= 0 && run.to <= tokens.length);
  for (const run of inText) {
    const beside = tokens.slice(run.from, run.to);
    if (!beside.every((_, at) => isFree(run.from + at))) continue;
    const keys = new Set(keysOf(beside));
    const named = candidates.filter(({ property }) => nameKeys(property.name).some((key) => keys.has(key)));
    if (named.length > 0) return { candidates: named, words: run };
  }
  return { candidates, words: undefined };
}

/** A property is named by its whole name or by its words one by one: «ظرفیت» is «ظرفیت بار». */
function nameKeys(name: string): string[] {
  const words = tokensOf(name.replace(/\(.*\)/, ''));
  return [words, ...words.map((word) => [word])].flatMap(keysOf);
}
