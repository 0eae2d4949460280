import { getNamedType, isEnumType, specifiedRules, ValuesOfCorrectTypeRule, type GraphQLInputType } from 'graphql';
import { GraphQLError, type ValidationContext, type ValidationRule } from 'graphql';

/** More than these are looked up in the schema. */
const MOST_VALUES = 40;

/** What may stand where a value of a type is expected. The one that was sent is never repeated. */
export function expectedValue(type: GraphQLInputType): string {
  const named = getNamedType(type);
  if (!isEnumType(named)) return `A value of type "${String(type)}" is expected here.`;
  const values = valuesOf(type) ?? [];
  const all = values.length > MOST_VALUES ? '' : `: ${values.join(', ')}`;
  return `A value of the enum "${named.name}" is expected here${all}.`;
}

/** The values of an enum in the order of the schema; undefined for other types. */
export function valuesOf(type: GraphQLInputType): string[] | undefined {
  const named = getNamedType(type);
  return isEnumType(named) ? named.getValues().map(({ name }) => name) : undefined;
}

/** Those that speak of names of the schema, and of no value. */
const ofNames = /^(?:Field "|OneOf Input Object ")/;

/** The rule of graphql-js for values in a document, in words that repeat none of them. */
const valuesWithoutEcho: ValidationRule = (context) => {
  const told = Object.create(context, {
    reportError: {
      value: ({ message, nodes }: GraphQLError) => {
        const type = context.getInputType();
        const words = ofNames.test(message) || !type ? message : expectedValue(type);
        context.reportError(new GraphQLError(words, { nodes: nodes ?? null }));
      },
    },
  }) as ValidationContext;
  return ValuesOfCorrectTypeRule(told);
};

/** The rules of the specification. What they refuse helps whoever writes the document: near names, and values that are right. */
export const documentRules = specifiedRules.map((rule) =>
  rule === ValuesOfCorrectTypeRule ? valuesWithoutEcho : rule,
);

/** A syntax error without the text or number that it found. */
export const withoutFoundValue = (message: string) =>
  message.replace(/((?:found|Unexpected) (?:String|BlockString|Int|Float)) "[^]*"/, '$1');
