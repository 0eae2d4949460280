import type { UnitOfMeasurement } from '../../contract/answers.generated.ts';
import type { StitchedFields } from '../../platform/graph/executable.ts';
import type { GraphContext } from '../../platform/graph/graph-context.ts';
import { asksOnly } from '../../platform/graph/selection.ts';
import { WANTED, type Measure, type PlainNumber } from './measure.ts';
import { convertedText, measureText, plainText } from './measure-text.ts';
import { UNITS, withUnits } from './units.ts';

type Wanting = { [WANTED]?: string };

const ID_ALONE: ReadonlySet<string> = new Set(['__typename', 'id']);

/** A measure as it was stated in a unit of which the id alone is known. */
export const stated = (value: string | undefined, maxValue: string | undefined, unitId: string | undefined) =>
  value === undefined || unitId === undefined ? null : { value, maxValue, unit: { id: unitId }, known: ID_ALONE };

/** A field that answers what a row states, in the unit of `in`, of its list's `units`, or as it was stated. */
export const measureField = <Row>(statedBy: (row: Row) => Measure | null) => ({
  requests: 0,
  once: { read: UNITS, with: 'in' },
  resolve: (row: Row & Wanting, given: { in?: string | null }, graph: GraphContext) => {
    const own = statedBy(row);
    const unitId = given.in ?? row[WANTED];
    return own === null || unitId === undefined || unitId === own.unit.id ? own : converted(own, unitId, graph);
  },
});

/** A field of a number that measures nothing. */
export const numberField = <Row>(statedBy: (row: Row) => PlainNumber | null) => ({
  requests: 0,
  resolve: statedBy,
});

function converted({ value, maxValue, unit }: Measure, unitId: string, graph: GraphContext) {
  return withUnits(graph, (units): Measure => {
    const from = units.get(unit.id);
    const to = units.comparable(from, unitId);
    return {
      value: units.convert(value, from, to),
      maxValue: maxValue === undefined ? undefined : units.convert(maxValue, from, to),
      unit: to,
      known: 'all',
      isConverted: true,
    };
  });
}

const textOf = (measure: Measure, unit: string) =>
  measure.isConverted ? convertedText(measure, unit) : measureText(measure, unit);

/** Fields of measures themselves. */
export const fieldsOfMeasures: StitchedFields = {
  Measure: {
    unit: {
      requests: 0,
      once: { read: UNITS },
      // Nothing else of it is asked where a part is given.
      resolve: ({ unit, known }, _given, graph, info) =>
        known === 'all' || asksOnly(info, known)
          ? (unit as UnitOfMeasurement)
          : withUnits(graph, (units) => units.get(unit.id)),
    },
    text: {
      requests: 0,
      resolve: (measure, _given, graph) => {
        const { displayText, id } = measure.unit;
        if (displayText !== undefined) return textOf(measure, displayText);
        return withUnits(graph, (units) => textOf(measure, units.get(id).displayText));
      },
    },
  },
  PlainNumber: { text: { requests: 0, resolve: plainText } },
};
