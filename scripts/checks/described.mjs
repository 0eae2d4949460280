import {
  buildSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedScalarType,
} from 'graphql';
import { readText } from './files.mjs';

/** A description of fewer words points at a field and does not say what it is. */
const MIN_WORDS = 4;
/** Words that say nothing of a field by themselves. */
const FILLERS = new Set(
  `a an and are as at be by for from in is it its of on one or that the their there this those to was were
   how what when where whether which who whom whose with`.split(/\s+/),
);

/** Ends of words that make no other word of them: `names`, `named`. */
const stemOf = (word) => word.replace(/(e?s|e?d)$/, '');
const wordsOf = (text) => text.match(/[A-Za-z]+/g) ?? [];
/** `tradeRequestId` → trade, request, id. */
const partsOf = (name) => name.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g) ?? [];

/**
 * Whether a description of a field or an argument is too short to say something, or has only the words of its name and type.
 * @param {string} coordinate @param {string} description
 */
function saysNothing(coordinate, description) {
  const said = wordsOf(description).map((word) => word.toLowerCase());
  const known = new Set(
    coordinate.split(/[.(:)]/).flatMap((name) => partsOf(name).map((part) => stemOf(part.toLowerCase()))),
  );
  return said.length < MIN_WORDS || said.every((word) => FILLERS.has(word) || known.has(stemOf(word)));
}

/**
 * Everything in the printed graph has a description, and that of a field says what it is.
 * @returns coordinates of what has none or one that says nothing: `Type.field(argument:)`
 */
export async function undescribed() {
  const schema = buildSchema(readText('gateway/schema.graphql'), { assumeValidSDL: true });
  const types = Object.values(schema.getTypeMap()).filter(
    (type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type),
  );
  return types.flatMap((type) => [...missing(type.name, type), ...members(type)]);
}

function members(type) {
  if (isEnumType(type)) return type.getValues().flatMap((value) => missing(`${type.name}.${value.name}`, value));
  if (isInputObjectType(type))
    return Object.values(type.getFields()).flatMap((field) => required(`${type.name}.${field.name}`, field));
  if (!isObjectType(type) && !isInterfaceType(type)) return [];
  return Object.values(type.getFields()).flatMap((field) => {
    const coordinate = `${type.name}.${field.name}`;
    return [
      ...required(coordinate, field),
      ...field.args.flatMap((each) => required(`${coordinate}(${each.name}:)`, each)),
    ];
  });
}

const missing = (coordinate, { description }) => (description?.trim() ? [] : [`${coordinate} has no description`]);

/** The same of a field or an argument. */
const required = (coordinate, described) =>
  described.description?.trim() && saysNothing(coordinate, described.description)
    ? [`${coordinate} is described by "${described.description}", which says nothing`]
    : missing(coordinate, described);
