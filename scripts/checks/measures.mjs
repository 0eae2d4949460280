import { buildSchema, getNamedType, getNullableType, isListType, isObjectType, isScalarType } from 'graphql';
import { readText } from './files.mjs';

/** Lists of these show several properties, each measured in a unit of its own. */
const OF_PROPERTIES = ['PropertyValue', 'PropertyFacet'];
/** Names of a unit beside a number, and of numbers that carry their unit in their name. */
const UNIT = /^(?:unit(?:Id|Code|Symbol|Name|DisplayText)|[a-z]\w*Unit(?:Id|Code|Symbol|Name|DisplayText)?)$/;
const IN_NAME = /[a-z](?:Mm|Cm|Km|Kg|Grams?|Bar|Psi|Pa|Celsius|Kelvin|Kw|Litres?)$/;
const NUMBERS = ['Decimal', 'Float'];
/** Where the unit is that of a form, and the numbers are of what measures nothing, a difference in the base unit, or typed in that form. */
const OF_FORMS = [
  'CategoryProperty.defaultMeasurementUnitId',
  'StaffProperty.defaultMeasurementUnitId',
  'QuoteLine.unitId',
  'BasketLine.unitId',
  'ParsedOffer.saleUnitId',
];

/** What the printed graph measures without saying it as a `Measure`, or says in one unit only. @returns what is wrong, in words */
export async function bareMeasures(sdl = readText('gateway/schema.graphql')) {
  const schema = buildSchema(sdl, { assumeValidSDL: true });
  const types = Object.values(schema.getTypeMap())
    .filter((type) => isObjectType(type))
    .filter(({ name }) => !name.startsWith('__'));
  const measured = types.flatMap((type) => Object.values(type.getFields()).flatMap((field) => ofField(type, field)));
  return [...types.flatMap(ofType), ...measured];
}

/** @param {import('graphql').GraphQLObjectType} type */
function ofType(type) {
  // Units themselves have numbers: what they are converted by.
  if (['UnitOfMeasurement', 'StaffUnit'].includes(type.name)) return [];
  const scalars = Object.values(type.getFields()).filter((field) => isScalarType(getNamedType(field.type)));
  const unit = scalars.find(({ name }) => UNIT.test(name) && !OF_FORMS.includes(`${type.name}.${name}`));
  const number = scalars.find((field) => NUMBERS.includes(getNamedType(field.type).name));
  const pairs =
    unit && number ? [`${type.name} has ${number.name} and ${unit.name}: a number with its unit is a Measure`] : [];
  const named = scalars.filter(({ name }) => IN_NAME.test(name));
  return [...pairs, ...named.map(({ name }) => `${type.name}.${name} carries its unit in its name: it is a Measure`)];
}

/**
 * @param {import('graphql').GraphQLObjectType} type
 * @param {import('graphql').GraphQLField<unknown, unknown>} field
 */
function ofField(type, field) {
  const at = `${type.name}.${field.name}`;
  const named = getNamedType(field.type).name;
  const takes = (name, wanted) =>
    field.args.some((each) => each.name === name && String(each.type) === wanted)
      ? []
      : [`${at} does not take ${name}: ${wanted}`];
  if (named === 'Measure') return takes('in', 'ID');
  const isList = isListType(getNullableType(field.type));
  return isList && OF_PROPERTIES.includes(named) ? takes('units', '[PropertyUnitInput!]') : [];
}
