import { toPersianDigits } from '../../platform/text/digits.ts';
import type { ProductForm_ProductFragment as Product, SheetOfCategoryQuery } from './ProductForm.generated.ts';

export type SheetProperty = NonNullable<NonNullable<SheetOfCategoryQuery['category']>['properties']>[number];
/** What somebody typed of one property. */
export type TypedValue = {
  value?: string;
  maxValue?: string;
  unitId?: string;
  choices?: string[];
};
export type TypedSheet = Readonly<Record<string, TypedValue>>;

/** Yes and no as a select has them. */
export const YES = 'yes';
export const NO = 'no';

/** The name of a further field of a property. */
export const partOf = (propertyId: string, part: 'maxValue' | 'unitId') => `${propertyId}.${part}`;

export const isStated = ({ value, maxValue, choices }: TypedValue): boolean =>
  Boolean(value?.trim() ?? '') || Boolean(maxValue?.trim() ?? '') || (choices ?? []).length > 0;

/** What is sent of a sheet, in its order: properties of which nothing was said are left out. */
export function statedOf(properties: readonly SheetProperty[], sheet: TypedSheet) {
  return properties.flatMap((property) => {
    const typed = sheet[property.id];
    return typed && isStated(typed) ? [{ propertyId: property.id, ...inputOf(property, typed) }] : [];
  });
}

function inputOf({ dataType, measurementQuantityId, defaultMeasurementUnitId }: SheetProperty, typed: TypedValue) {
  const { value = '', maxValue, choices = [] } = typed;
  const unitId = measurementQuantityId ? (typed.unitId ?? defaultMeasurementUnitId) : undefined;
  switch (dataType) {
    case 'NUMERIC':
      return { value, ...(unitId && { unitId }) };
    case 'NUMERIC_RANGE':
      return {
        ...(value && { value: toPersianDigits(value) }),
        ...(maxValue && { maxValue: toPersianDigits(maxValue) }),
        ...(unitId && { unitId }),
      };
    case 'ENUM':
    case 'MULTI_ENUM':
      return { enumValueIds: value ? [value] : choices };
    case 'BOOLEAN':
      return { booleanValue: value === YES };
    default:
      return { text: value };
  }
}

/** What is stated, as it would be typed. */
export const typedSheetOf = (values: Product['properties']): TypedSheet =>
  Object.fromEntries(values.map((value) => [value.propertyId, typedOf(value)]));

function typedOf({
  dataType,
  measure,
  number,
  enumValues,
  booleanValue,
  text,
}: Product['properties'][number]): TypedValue {
  switch (dataType) {
    case 'NUMERIC':
    case 'NUMERIC_RANGE': {
      const { value, maxValue } = measure ?? number ?? {};
      return {
        ...(value && { value: toPersianDigits(value) }),
        ...(maxValue && { maxValue: toPersianDigits(maxValue) }),
        ...(measure && { unitId: measure.unit.id }),
      };
    }
    case 'ENUM':
      return enumValues[0] ? { value: enumValues[0].id } : {};
    case 'MULTI_ENUM':
      return { choices: enumValues.map(({ id }) => id) };
    case 'BOOLEAN':
      return { value: booleanValue ? YES : NO };
    default:
      return text ? { value: text } : {};
  }
}
