import type {
  CategoryProperty,
  OwnSupplierProduct,
  PropertyValue,
  SaleUnitConversion,
  SupplierProduct,
} from '../../contract/answers.generated.ts';
import { raised } from '../../contract/enum-values.ts';
import type { StitchedFields } from '../../platform/graph/executable.ts';
import type { GraphContext } from '../../platform/graph/graph-context.ts';
import { joinToMany } from '../../platform/graph/joins.ts';
import { asksFor } from '../../platform/graph/selection.ts';
import { enumModel, ENUMS } from './enum-models.ts';
import { WANTED, type Facet, type Measure, type NumberBucket } from './measure.ts';
import { fieldsOfMeasures, measureField, numberField, stated } from './measures.ts';
import { UNITS, withUnits } from './units.ts';

const unitsOf = joinToMany({
  operation: 'unitsOfMeasurement',
  parameter: 'quantityIds',
  parentsOf: (unit) => unit.quantityId,
});

const OF_VALUE: ReadonlySet<string> = new Set(['__typename', 'id', 'symbol', 'displayText']);

function ofValue({ rawValue, rawMaxValue, unitId, unitSymbol, unitDisplayText }: PropertyValue): Measure | null {
  if (rawValue === undefined || unitId === undefined) return null;
  if (unitSymbol === undefined || unitDisplayText === undefined) return stated(rawValue, rawMaxValue, unitId);
  const unit = { id: unitId, symbol: unitSymbol, displayText: unitDisplayText };
  return { value: rawValue, maxValue: rawMaxValue, unit, known: OF_VALUE };
}

const plain = (value: string | undefined, maxValue: string | undefined, unitId: string | undefined) =>
  value === undefined || unitId !== undefined ? null : { value, maxValue };

/** A unit that rows name by its id; all units are one kept read. */
const unitOf = <Row>(idOf: (row: Row) => string) => ({
  requests: 0,
  once: { read: UNITS },
  resolve: (row: Row, _given: unknown, graph: GraphContext) => withUnits(graph, (units) => units.get(idOf(row))),
});

/** Stitched fields about units, and of what is measured in them. */
export const referenceFields: StitchedFields = {
  ...fieldsOfMeasures,
  Query: { enumModel: { requests: 0, once: { read: ENUMS }, resolve: enumModel } },
  PropertyValue: {
    measure: measureField(ofValue),
    number: numberField(({ rawValue, rawMaxValue, unitId }: PropertyValue) => plain(rawValue, rawMaxValue, unitId)),
  },
  PropertyFacet: {
    range: measureField(({ min, max, unitId }: Facet) => stated(min, max, unitId)),
    numberRange: numberField(({ min, max, unitId }: Facet) => plain(min, max, unitId)),
    // A bucket itself does not say what it is measured in.
    buckets: {
      rows: 3,
      requests: 0,
      resolve: ({ buckets, min, unitId, [WANTED]: wanted }: Facet, _given, _graph, info) =>
        min !== undefined && (asksFor(info, 'measure') || asksFor(info, 'number'))
          ? buckets.map((bucket) => ({ ...bucket, ofNumbers: { unitId }, ...(wanted && { [WANTED]: wanted }) }))
          : buckets,
    },
  },
  FacetBucket: {
    measure: measureField(({ value, maxValue, ofNumbers }: NumberBucket) =>
      ofNumbers ? stated(value, maxValue, ofNumbers.unitId) : null,
    ),
    number: numberField(({ value, maxValue, ofNumbers }: NumberBucket) =>
      ofNumbers ? plain(value, maxValue, ofNumbers.unitId) : null,
    ),
  },
  SupplierProduct: { saleUnit: unitOf(({ saleUnitId }: SupplierProduct) => saleUnitId) },
  OwnSupplierProduct: { saleUnit: unitOf(({ saleUnitId }: OwnSupplierProduct) => saleUnitId) },
  SaleUnitConversion: {
    measure: measureField(({ quantity, unitId }: SaleUnitConversion) => stated(quantity, undefined, unitId)),
  },
  EnumValue: { color: { requests: 0, resolve: ({ color }) => (color ? raised(color) : null) } },
  TypeModelField: { type: { requests: 0, resolve: ({ type }) => raised(type) } },
  CategoryProperty: {
    units: {
      rows: 6,
      resolve: ({ measurementQuantityId }, _given, graph) =>
        measurementQuantityId ? unitsOf(graph, measurementQuantityId) : [],
    },
    minAllowed: measureField(({ minAllowed, defaultMeasurementUnitId: unitId }: CategoryProperty) =>
      stated(minAllowed, undefined, unitId),
    ),
    maxAllowed: measureField(({ maxAllowed, defaultMeasurementUnitId: unitId }: CategoryProperty) =>
      stated(maxAllowed, undefined, unitId),
    ),
    minNumber: {
      requests: 0,
      resolve: ({ minAllowed, defaultMeasurementUnitId }: CategoryProperty) =>
        bare(minAllowed, defaultMeasurementUnitId),
    },
    maxNumber: {
      requests: 0,
      resolve: ({ maxAllowed, defaultMeasurementUnitId }: CategoryProperty) =>
        bare(maxAllowed, defaultMeasurementUnitId),
    },
  },
};

const bare = (number: string | undefined, unitId: string | undefined) =>
  unitId === undefined ? (number ?? null) : null;
