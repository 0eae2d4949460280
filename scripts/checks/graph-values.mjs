import { buildSchema, getNamedType, isEnumType, isInputObjectType, isInterfaceType, isObjectType } from 'graphql';
import { readText } from './files.mjs';

/** Texts that look like values of a list, and why they are none. */
const OPEN = {
  'AccountAct.action': 'the audit log is kept for years, with the words of programs before this one',
  'AuditLine.action': 'as AccountAct.action',
  'Country.code': 'a standard that others keep lists the codes',
  'EnumValue.value': 'the value of any enumeration',
  'LeftOutLine.code': 'the code of any refusal of a line',
  'LeftOutSeller.code': 'the code of any refusal of a seller',
  'MeasurementQuantity.code': 'quantities are rows, which staff add',
  'SizeEquivalent.system': 'systems of sizes are rows, which staff add',
  'DetectedSize.system': 'as SizeEquivalent.system',
  'StaffQuantity.code': 'as MeasurementQuantity.code',
  'StaffSizeEquivalent.system': 'as SizeEquivalent.system',
  'StaffSizeEquivalentInput.system': 'as SizeEquivalent.system',
};
/** Values that the specification spells. */
const SPELT = ['CategoryType'];
const UPPER_CASE = /^[A-Z][A-Z0-9_]*$/;
/** `DONE or REFUSED`, and `string, integer or array`: single words, the last two with "or" between. */
const LISTED = [/\b[A-Z][A-Z_]+ or [A-Z][A-Z_]+\b/, /(?:^|: )(?:[\w-]+, )+[\w-]+ or [\w-]+\.?$/i];

/** Texts of the printed graph that come from a list and are no enumeration, and values that are not in upper case. @returns what is wrong, in words */
export async function unlistedValues() {
  const schema = buildSchema(readText('gateway/schema.graphql'), { assumeValidSDL: true });
  const contract = JSON.parse(readText('api/openapi.json'));
  const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'));
  const enums = types.filter(isEnumType);
  const names = new Set(enums.map(({ name }) => name.toLowerCase()));
  const found = types
    .filter(hasFields)
    .flatMap(textsOf)
    .flatMap((text) => looksListed(text, names, contract));
  const used = new Set(found.map(({ coordinate }) => coordinate));
  return [
    ...found
      .filter(({ coordinate }) => !OPEN[coordinate])
      .map(({ coordinate, why }) => `${coordinate} is a text, and ${why}`),
    ...Object.keys(OPEN)
      .filter((each) => !used.has(each))
      .map((each) => `${each} needs no exception (graph-values.mjs)`),
    ...enums.filter(({ name }) => !SPELT.includes(name)).flatMap(inLowerCase),
  ];
}

const inLowerCase = (type) =>
  type.getValues().flatMap(({ name }) => (UPPER_CASE.test(name) ? [] : [`${type.name}.${name} is not in upper case`]));

const hasFields = (type) => isObjectType(type) || isInputObjectType(type) || isInterfaceType(type);
const isText = ({ type }) => String(getNamedType(type)) === 'String';

/** Fields and arguments of a type that are texts or lists of them. */
function textsOf(type) {
  return Object.values(type.getFields()).flatMap((field) => {
    const coordinate = `${type.name}.${field.name}`;
    const ofArguments = (field.args ?? []).map((each) => ({ part: each, coordinate: `${coordinate}(${each.name}:)` }));
    const ofField = { part: field, coordinate, owner: type.name };
    return [ofField, ...ofArguments].filter(({ part }) => isText(part));
  });
}

function looksListed({ part, coordinate, owner }, enums, { components }) {
  const because = (why) => [{ coordinate, why }];
  const ofContract = propertyOf(components.schemas, owner, part.name);
  if (ofContract?.enum) return because('the contract has an enumeration');
  if (ofContract?.['x-extensible-enum']) return because('the contract lists its values');
  if (LISTED.some((list) => list.test(part.description ?? ''))) return because('its description lists values');
  if (examplesOf(ofContract).some((each) => /^[A-Z][A-Z_]+$/.test(each)))
    return because('its example is a value of a list');
  if (isNamedLike(part.name, enums)) return because('it is named like an enumeration');
  return [];
}

/** A field of the contract's schema behind a type or an input; of a list what is in it. */
function propertyOf(schemas, owner = '', name) {
  const property = (schemas[owner] ?? schemas[owner.replace(/Input$/, '')])?.properties?.[name];
  const resolved = property && resolve(property, schemas);
  return resolved?.items ? { ...resolve(resolved.items, schemas), example: resolved.example } : resolved;
}

const resolve = (schema, schemas) => (schema.$ref ? schemas[schema.$ref.split('/').at(-1)] : schema);
const examplesOf = ({ example = undefined, examples = [] } = {}) =>
  [example, ...examples].flat().filter((each) => typeof each === 'string');
const isNamedLike = (name, enums) => [name, name.replace(/s$/, '')].some((each) => enums.has(each.toLowerCase()));
