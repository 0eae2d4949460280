import { isTypeDefinitionNode, Kind, parse, type FieldDefinitionNode, type InputValueDefinitionNode } from 'graphql';
import type { Contract } from './contract.ts';
import { typeNameOf, type GraphDraft } from './graph-draft.ts';

/** Marks a field of REST that the graph has in another shape. */
const OF_REST = 'none';

const TYPES = `
  "A measured number with its unit, or a range of two."
  type Measure {
    "The number as it was stated, or converted to the unit of \`in\`: exact, and where a quotient does not end rounded to 12 significant digits. The lower end of a range."
    value: Decimal!
    "The upper end of a range; null for one number."
    maxValue: Decimal
    "The unit of both numbers."
    unit: UnitOfMeasurement!
    "Number and unit in Persian, for people; converted numbers are rounded to 5 significant digits, but for whole digits, which all stay."
    text: String!
  }
  "A number that measures nothing, such as a count, a ratio or a pH, or a range of two."
  type PlainNumber {
    "The number; the lower end of a range."
    value: Decimal!
    "The upper end of a range; null for one number."
    maxValue: Decimal
    "In Persian digits, for people."
    text: String!
  }
  "In which unit the measures of one property are wanted."
  input PropertyUnitInput {
    "Id of the property whose measures are converted."
    propertyId: ID!
    "A unit of the quantity that the property measures."
    unitId: ID!
  }`;

const IN =
  '"The unit to answer in, of the same quantity; as stated when absent. Another is UNIT_NOT_COMPARABLE." in: ID';

/** What stands in the graph instead of numbers and the id of their unit. */
const FIELDS = `
  extend type PropertyValue {
    "Its number with the unit; null for what measures nothing."
    measure(${IN}): Measure
    "Its number where it measures nothing; null for measures and for what is no number."
    number: PlainNumber
  }
  extend type PropertyFacet {
    "From the least value to the greatest, in the property’s default unit; null for what measures nothing, and when no offer states it."
    range(${IN}): Measure
    "From the least number to the greatest of what measures nothing; null otherwise, and when no offer states it."
    numberRange: PlainNumber
  }
  extend type FacetBucket {
    "The value or interval with its unit; null for what measures nothing."
    measure(${IN}): Measure
    "The number or interval of what measures nothing; null for measures and for what is no number."
    number: PlainNumber
  }
  extend type CategoryProperty {
    "Least sensible value, in the default unit; null when there is none or it measures nothing."
    minAllowed(${IN}): Measure
    "Greatest sensible value, in the default unit; null when there is none or it measures nothing."
    maxAllowed(${IN}): Measure
    "Least sensible number of what measures nothing; null for measures."
    minNumber: Decimal
    "Greatest sensible number of what measures nothing; null for measures."
    maxNumber: Decimal
  }
  extend type SaleUnitConversion {
    "So much is in one sale unit."
    measure(${IN}): Measure
  }`;

const UNITS = `
  type Holder {
    field(
      "In which unit the measures of a property are wanted, each property once, at most 100; others are answered as stated."
      units: [PropertyUnitInput!]
    ): Int
  }`;
/** Rows of lists that show several properties. */
const OF_PROPERTIES = new Set(['PropertyValue', 'PropertyFacet']);

/**
 * Makes a `Measure` of each number with its unit: numbers and ids of units that stand side by side in REST (`x-graph: none`)
 * leave the graph. Lists that show several properties take `units`.
 */
export function makeMeasures(draft: GraphDraft, contract: Contract): void {
  dropFieldsOfRest(draft, contract);
  for (const each of parse(TYPES, { noLocation: true }).definitions) if (isTypeDefinitionNode(each)) draft.define(each);
  for (const each of parse(FIELDS, { noLocation: true }).definitions) {
    if (each.kind !== Kind.OBJECT_TYPE_EXTENSION) continue;
    const name = each.name.value;
    draft.setFields(name, [...(draft.objectType(name).fields ?? []), ...(each.fields ?? [])]);
  }
  for (const type of [...draft.types.values()]) {
    if (type.kind !== Kind.OBJECT_TYPE_DEFINITION) continue;
    for (const field of type.fields?.filter(isOfProperties) ?? [])
      draft.changeField(type.name.value, field.name.value, takingUnits);
  }
}

function dropFieldsOfRest(draft: GraphDraft, { components }: Contract) {
  for (const [name, { properties = {} }] of Object.entries(components.schemas)) {
    const ofRest = new Set(Object.keys(properties).filter((each) => properties[each]!['x-graph'] === OF_REST));
    if (ofRest.size === 0) continue;
    const fields = draft.objectType(name).fields ?? [];
    draft.setFields(
      name,
      fields.filter((each) => !ofRest.has(each.name.value)),
    );
  }
}

const isOfProperties = ({ type }: FieldDefinitionNode) => isList(type) && OF_PROPERTIES.has(typeNameOf(type));
const isList = (type: FieldDefinitionNode['type']): boolean =>
  type.kind === Kind.LIST_TYPE || (type.kind === Kind.NON_NULL_TYPE && isList(type.type));

const takingUnits = (field: FieldDefinitionNode): FieldDefinitionNode => ({
  ...field,
  arguments: [...(field.arguments ?? []), unitsArgument()],
});

function unitsArgument(): InputValueDefinitionNode {
  const [holder] = parse(UNITS, { noLocation: true }).definitions;
  if (holder?.kind !== Kind.OBJECT_TYPE_DEFINITION) throw new Error('units has no holder');
  return holder.fields![0]!.arguments![0]!;
}
