import { parseTyped } from '../../../../platform/decimal.ts';
import type { FieldError } from '../../../../platform/field-error.ts';
import {
  type CategoryNode,
  readStatedProperties,
  type StatedProperty,
  toPropertyValues,
} from '../../../catalog/index.ts';
import type { UnitTable } from '../../../reference/index.ts';
import type { AskedProperty, NeededProperty } from './needs.schemas.ts';

const MOST_TOLERANCE = 100;
const DECIMALS = 2;

/** What is asked for of the properties of a kind, as it is stored, and what is wrong with it. @param at of the list in the body */
export function readAskedProperties(
  asked: readonly AskedProperty[],
  node: CategoryNode,
  { units, at }: { units: UnitTable; at: string },
): { properties: NeededProperty[]; errors: FieldError[] } {
  // A need says what it cares about and no more.
  const free = node.properties.map((property) => ({ ...property, isRequired: false }));
  const { values, errors } = readStatedProperties(
    asked.map(({ stated }) => stated),
    free,
    units,
    at,
  );
  const tolerances = new Map(asked.map(({ stated, tolerancePercent }) => [stated.propertyId, tolerancePercent]));
  const wrong = [
    ...errors.map((error) => ({ ...error, field: error.field.replace(/^(.*\[\d+\])\./, '$1.stated.') })),
    ...asked.flatMap(({ tolerancePercent }, index) =>
      problemOfTolerance(tolerancePercent, `${at}[${index}].tolerancePercent`),
    ),
  ];
  if (wrong.length > 0) return { properties: [], errors: wrong };
  const properties = toPropertyValues(values, free, units).map((value) => {
    const tolerance = toleranceOf(tolerances.get(value.propertyId));
    const isNumber = value.rawValue !== undefined;
    return { value, ...(isNumber && tolerance?.gt(0) && { tolerancePercent: tolerance.toFixed() }) };
  });
  return { properties, errors: [] };
}

const toleranceOf = (typed: string | undefined) => (typed === undefined ? undefined : parseTyped(typed));

function problemOfTolerance(typed: string | undefined, field: string): FieldError[] {
  if (typed === undefined) return [];
  const value = parseTyped(typed);
  if (!value) return [{ field, code: 'NUMERIC' }];
  if (value.lt(0)) return [{ field, code: 'MIN_VALUE', params: ['0'] }];
  if (value.gt(MOST_TOLERANCE)) return [{ field, code: 'MAX_VALUE', params: [String(MOST_TOLERANCE)] }];
  return value.eq(value.round(DECIMALS)) ? [] : [{ field, code: 'DECIMAL_PLACES', params: [String(DECIMALS)] }];
}

/** What was asked for, as if it were written anew. */
export const askedAgain = ({ value, tolerancePercent }: NeededProperty): AskedProperty => ({
  stated: statedAgain(value),
  ...(tolerancePercent !== undefined && { tolerancePercent }),
});

const statedAgain = ({ propertyId, ...value }: NeededProperty['value']): StatedProperty => ({
  propertyId,
  ...(value.rawValue !== undefined && { value: value.rawValue }),
  ...(value.rawMaxValue !== undefined && { maxValue: value.rawMaxValue }),
  ...(value.unitId !== undefined && { unitId: value.unitId }),
  ...(value.enumValues.length > 0 && { enumValueIds: value.enumValues.map(({ id }) => id) }),
  ...(value.booleanValue !== undefined && { booleanValue: value.booleanValue }),
  ...(value.text !== undefined && { text: value.text }),
});
