import { type Decimal, parseTyped } from '../../platform/decimal.ts';
import type { FieldError } from '../../platform/field-error.ts';
import type { LateRule } from '../../platform/late-rules.ts';
import type { UnitTable } from '../reference/index.ts';
import type { NewCategoryProperty } from './staff-properties.schemas.ts';

const CODE = /^[a-z][a-z0-9-]*$/;
const VALUE_CODE = /^[a-z0-9][a-z0-9-]*$/;
const isNumber = (dataType: string | undefined) => dataType === 'NUMERIC' || dataType === 'NUMERIC_RANGE';
export const isChoice = (dataType: string) => dataType === 'ENUM' || dataType === 'MULTI_ENUM';

type Bounds = Pick<NewCategoryProperty, 'minAllowed' | 'maxAllowed'>;

/** Bounds as numbers; undefined where none is stated. */
export const readBounds = ({ minAllowed, maxAllowed }: Bounds): Record<'min' | 'max', Decimal | undefined> => ({
  min: minAllowed === undefined ? undefined : parseTyped(minAllowed),
  max: maxAllowed === undefined ? undefined : parseTyped(maxAllowed),
});

/** Both bounds are numbers, in their order. */
export const boundRules: LateRule<Bounds>[] = [
  ...(['minAllowed', 'maxAllowed'] as const).map((field): LateRule<Bounds> => ({
    reads: [field],
    judge: (input) => {
      const typed = input[field];
      return typed !== undefined && !parseTyped(typed) ? { field, code: 'NUMERIC' } : undefined;
    },
  })),
  {
    reads: ['minAllowed', 'maxAllowed'],
    judge: (input) => {
      const { min, max } = readBounds(input);
      return min && max && min.gt(max)
        ? { field: 'maxAllowed', code: 'MIN_VALUE', params: [min.toFixed()] }
        : undefined;
    },
  },
];

/** What a new property may be, by itself. */
export const newPropertyRules = (units: UnitTable): LateRule<NewCategoryProperty>[] => [
  {
    reads: ['code'],
    judge: ({ code }) => (CODE.test(code) ? undefined : { field: 'code', code: 'FORMAT', params: [] }),
  },
  ...boundRules,
  {
    reads: ['dataType', 'measurementQuantityId', 'defaultMeasurementUnitId'],
    judge: ({ dataType, measurementQuantityId: quantityId, defaultMeasurementUnitId: unitId }) => {
      if (quantityId === undefined)
        return unitId === undefined ? undefined : { field: 'measurementQuantityId', code: 'REQUIRED' };
      const field = 'measurementQuantityId';
      // Values in units that do not convert could not be compared.
      const isMeasure = units.byQuantity.get(quantityId)?.every(({ converts }) => converts);
      if (!isNumber(dataType) || !isMeasure) return { field, code: 'UNKNOWN_VALUE' };
      const isOfQuantity = unitId === undefined || units.byId.get(unitId)?.quantityId === quantityId;
      return isOfQuantity ? undefined : { field: 'defaultMeasurementUnitId', code: 'UNKNOWN_VALUE' };
    },
  },
  { reads: ['dataType', 'values'], judge: ({ dataType, values = [] }) => problemsOfValues(dataType, values) },
];

function problemsOfValues(dataType: string, values: readonly { code: string; label: string }[]): FieldError[] {
  if (!isChoice(dataType)) return values.length > 0 ? [{ field: 'values', code: 'MAX_ITEMS', params: ['0'] }] : [];
  return values.flatMap(({ code, label }, index): FieldError[] => {
    const before = values.slice(0, index);
    const at = `values[${index}]`;
    return [
      ...(VALUE_CODE.test(code) ? [] : [{ field: `${at}.code`, code: 'FORMAT' as const, params: [] }]),
      ...(before.some((each) => each.code === code) ? [{ field: `${at}.code`, code: 'DUPLICATE' as const }] : []),
      ...(before.some((each) => each.label === label) ? [{ field: `${at}.label`, code: 'DUPLICATE' as const }] : []),
    ];
  });
}

export const valueCodeRule: LateRule<{ code: string }> = {
  reads: ['code'],
  judge: ({ code }) => (VALUE_CODE.test(code) ? undefined : { field: 'code', code: 'FORMAT', params: [] }),
};
