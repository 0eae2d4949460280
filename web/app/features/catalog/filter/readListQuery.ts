import type { FieldProblem } from '../../../platform/graph/GraphError.ts';
import { type ListChoices, type ListState, narrows, pageSize } from './listState.ts';
import { canFilterBy, type FilterProperty, isMeasured, unitOf } from './property.ts';
import { type QueryReader, queryReader } from '../../../platform/site/queryReader.ts';
import { numberInField } from '../../../platform/text/digits.ts';
import { searchableKey } from '../../../platform/text/searchKey.ts';
import { readNumber } from './readNumber.ts';
import type { SelectedProperty } from './selectedProperties.ts';

/**
 * Reads the query of a product list. Numbers become what stands in their fields. Whatever the category does not know is a
 * problem naming field and rule; such a list must not be asked.
 */
export function readListQuery(
  search: string,
  { properties, sorts, hasKey }: ListChoices,
): { state: ListState; problems: FieldProblem[] } {
  const reader = queryReader(search);
  const sort = reader.oneOf('sort', (word) => sorts.find(({ code }) => code === word)?.value);
  const key = hasKey ? reader.oneOf('key', searchableKey, 'MIN_LENGTH') : undefined;
  const state: ListState = {
    ...(key && { key }),
    selected: properties.filter(canFilterBy).flatMap((property) => readProperty(property, reader)),
    includeUnknown: reader.oneOf('includeUnknown', boolean) ?? false,
    ...(sort !== sorts[0]?.value && { sort }),
    pageNumber: reader.pageNumber(pageSize),
    view: reader.choice('view', (word) => (word === 'row' || word === 'card' ? word : undefined)) ?? 'row',
  };
  for (const name of reader.rest()) reader.refuse(name, ruleBrokenBy(name, properties));
  return { state, problems: reader.problems };
}

const boolean = (word: string) => (word === 'true' ? true : word === 'false' ? false : undefined);

/** One selection or none. */
function readProperty(property: FilterProperty, reader: QueryReader): SelectedProperty[] {
  if (isMeasured(property)) return readMeasure(property, reader);
  const item = property.dataType === 'BOOLEAN' ? readBoolean(property, reader) : readChoices(property, reader);
  return narrows(item) ? [item] : [];
}

function readMeasure(property: FilterProperty, reader: QueryReader): SelectedProperty[] {
  const { id, code, units } = property;
  const number = (part: string) =>
    reader.oneOf(
      `${code}.${part}`,
      (typed) => (readNumber(typed) === undefined ? undefined : numberInField(typed)),
      'NUMERIC',
    );
  const value = number('value');
  const maxValue = number('maxValue');
  const unit = reader.oneOf(
    `${code}.unit`,
    (word) => units?.find((each) => each.code === word),
    'UNIT_OF_ANOTHER_QUANTITY',
  );
  const isTyped = value !== undefined || maxValue !== undefined;
  // A form without script sends every unit; only another one than the default is somebody's choice.
  if (!isTyped && (!unit || unit === unitOf(property))) return [];
  return [
    {
      propertyId: id,
      ...(value !== undefined && { value }),
      ...(maxValue !== undefined && { maxValue }),
      ...(unit && { measurementUnitId: unit.id, defaultMeasurementUnitDisplayText: unit.displayText }),
    },
  ];
}

function readChoices({ id, code, enumValues }: FilterProperty, reader: QueryReader): SelectedProperty {
  const words = new Set(reader.many(code));
  const chosen = enumValues.filter((value) => words.has(value.code));
  if (chosen.length < words.size) reader.refuse(code, 'UNKNOWN_VALUE');
  return { propertyId: id, enumValueIds: chosen.map((value) => value.id) };
}

function readBoolean({ id, code }: FilterProperty, reader: QueryReader): SelectedProperty {
  const words = new Set(reader.many(code));
  const wanted = [...words].map((word) => boolean(word) ?? reader.refuse(code, 'UNKNOWN_VALUE'));
  // Both ticked leave nothing out.
  return { propertyId: id, ...(wanted.length === 1 && { booleanValue: wanted[0] }) };
}

function ruleBrokenBy(name: string, properties: readonly FilterProperty[]): string {
  const code = name.replace(/\.(value|maxValue|unit)$/, '');
  const property = properties.find((each) => each.code === code);
  if (!property) return 'PROPERTY_NOT_IN_CATEGORY';
  return canFilterBy(property) ? 'UNKNOWN_PARAMETER' : 'PROPERTY_NOT_FILTERABLE';
}
