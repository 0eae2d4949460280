import { buildSchema, getNamedType, isInputObjectType, isInterfaceType, isObjectType } from 'graphql';
import { readText } from './files.mjs';

/** What the contract's formats are in the graph (gateway/src/contract/type-scalars.ts). */
const scalarOf = {
  'date-time': 'DateTime',
  date: 'Date',
  'birth-date': 'Date',
  decimal: 'Decimal',
  'typed-decimal': 'Decimal',
  rial: 'Rial',
  website: 'URL',
  'uri-reference': 'URL',
};
/** Names that say what kind of text they have. @type {[RegExp, string[]][]} */
const byName = [
  [/(?:[a-z]At|^at)$/, ['DateTime']],
  [/(?:[a-z]On|[a-z]Date|^date|^day)$/, ['Date', 'DateTime']],
  [/Rial$/, ['Rial']],
  [/(?:^url|Url|^website)$/, ['URL']],
  [/^(?:moq|orderStep|packSize|quantity|minQty|vatPercent)$/, ['Decimal']],
];

/** Instants, days, amounts, decimals and links of the graph and of the contract that are bare texts or numbers. */
export function bareTexts(sdl = readText('gateway/schema.graphql'), contract = readText('api/openapi.json')) {
  const schema = buildSchema(sdl, { assumeValidSDL: true });
  const { schemas } = JSON.parse(contract).components;
  const types = Object.values(schema.getTypeMap())
    .filter((type) => isObjectType(type) || isInterfaceType(type) || isInputObjectType(type))
    .filter(({ name }) => !name.startsWith('__'));
  return types.flatMap((type) =>
    Object.values(type.getFields()).flatMap((field) => {
      const properties = (schemas[type.name] ?? schemas[type.name.replace(/Input$/, '')])?.properties ?? {};
      const at = `${type.name}.${field.name}`;
      return [
        ...wrong(at, field.name, field.type, properties[field.name]),
        ...(field.args ?? []).flatMap((each) => wrong(`${at}(${each.name}:)`, each.name, each.type)),
      ];
    }),
  );
}

/** @param {import('graphql').GraphQLType} type */
function wrong(coordinate, name, type, property) {
  const actual = getNamedType(type).name;
  const text = property?.items ?? property ?? {};
  const wanted = scalarOf[text.format];
  // A decimal with its unit is one field.
  const isMeasured = wanted === 'Decimal' && actual === 'Measure';
  if (wanted && actual !== wanted && !isMeasured)
    return [`${coordinate} is ${actual}; its format in the contract says ${wanted}`];
  if (text.pattern?.startsWith('^-?\\d') && !['Decimal', 'Measure'].includes(actual))
    return [`${coordinate} is ${actual}; its pattern in the contract is that of a Decimal`];
  const named = byName.find(([ending]) => ending.test(name))?.[1];
  const isBare = ['String', 'Int', 'Float'].includes(actual);
  return named && isBare ? [`${coordinate} is ${actual}; its name says ${named.join(' or ')}`] : [];
}
