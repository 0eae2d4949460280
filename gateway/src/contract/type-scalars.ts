import {
  GraphQLError,
  isScalarType,
  Kind,
  type FieldDefinitionNode,
  type GraphQLSchema,
  type InputValueDefinitionNode,
  type TypeDefinitionNode,
  type TypeNode,
  type ValueNode,
} from 'graphql';
import type { Composed } from './compose.ts';
import { nameOf, type Contract, type Operation, type Schema } from './contract.ts';
import type { GraphDraft } from './graph-draft.ts';

/** Under this keyword the prepared contract says which scalar a text is; Mesh does not look at it. */
export const SCALAR = 'x-scalar';

type Scalar = { formats: string[]; description: string; specifiedBy?: string };

/** Texts of the contract that are types of their own in the graph, by the format that the contract gives them. */
const scalars: Record<string, Scalar> = {
  DateTime: {
    formats: ['date-time'],
    description: 'An instant, as RFC 3339 writes it, in UTC: `2026-11-20T08:30:00.000Z`.',
    specifiedBy: 'https://scalars.graphql.org/andimarek/date-time.html',
  },
  Date: {
    formats: ['date', 'birth-date'],
    description: 'A day of the Gregorian calendar, as ISO 8601 writes it: `2026-11-20`.',
    specifiedBy: 'https://scalars.graphql.org/andimarek/local-date.html',
  },
  Decimal: {
    formats: ['decimal', 'typed-decimal'],
    description:
      'A decimal number, exact, as text: `0.125`. What is sent may have Persian or Arabic digits, as people type them.',
  },
  Rial: {
    formats: ['rial'],
    description:
      'A whole amount of Iranian rials, as text: `125000000`. What is sent may have Persian or Arabic digits and separators of groups.',
  },
  URL: {
    formats: ['website', 'uri-reference'],
    description: 'An address on the web, or a path of the site and of the api.',
    specifiedBy: 'https://url.spec.whatwg.org/',
  },
};
const byFormat = new Map(Object.entries(scalars).flatMap(([name, { formats }]) => formats.map((each) => [each, name])));

/** The scalar that a format of the contract stands for. */
export const scalarOf = (format: string | undefined): string | undefined => byFormat.get(format ?? '');

/** Gives fields, inputs and arguments of the graph the scalars that the contract says they are. */
export function typeScalars({ draft, operations }: Composed, contract: Contract) {
  const { schemas } = contract.components;
  for (const [name, { description, specifiedBy }] of Object.entries(scalars))
    draft.define({
      kind: Kind.SCALAR_TYPE_DEFINITION,
      name: { kind: Kind.NAME, value: name },
      description: { kind: Kind.STRING, value: description },
      directives: specifiedBy ? [specifiedAt(specifiedBy)] : [],
    });
  for (const [name, type] of draft.types) {
    const properties = (schemas[name] ?? schemas[name.replace(/Input$/, '')])?.properties;
    if (properties) draft.define(withScalars(type, (field) => scalarIn(properties[field], schemas)));
  }
  const asked = new Map(Object.values(contract.paths).flatMap(operationsOf));
  for (const [coordinate, { operation }] of draft.fields) {
    const parameters = asked.get(operation)?.parameters ?? [];
    const names = new Map(operations.get(operation)?.query.map(({ name, argument }) => [argument, name]));
    typeArguments(draft, coordinate, (argument) => {
      const parameter = parameters.find(({ name }) => name === (names.get(argument) ?? argument));
      return scalarIn(parameter?.schema, schemas);
    });
  }
}

const operationsOf = (path: Record<string, Operation>) =>
  Object.values(path).map((operation) => [operation.operationId ?? '', operation] as const);

function scalarIn(schema: Schema | undefined, schemas: Record<string, Schema>): string | undefined {
  if (!schema) return undefined;
  const found = schema.$ref ? schemas[nameOf(schema) ?? ''] : schema;
  return found?.type === 'array' ? scalarIn(found.items, schemas) : (found?.[SCALAR] as string | undefined);
}

const specifiedAt = (url: string) =>
  ({
    kind: Kind.DIRECTIVE,
    name: { kind: Kind.NAME, value: 'specifiedBy' },
    arguments: [
      {
        kind: Kind.ARGUMENT,
        name: { kind: Kind.NAME, value: 'url' },
        value: { kind: Kind.STRING, value: url },
      },
    ],
  }) as const;

function withScalars(type: TypeDefinitionNode, scalarOfField: (name: string) => string | undefined) {
  if (type.kind === Kind.OBJECT_TYPE_DEFINITION)
    return { ...type, fields: type.fields?.map((field) => retyped(field, scalarOfField(field.name.value))) ?? [] };
  if (type.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION)
    return { ...type, fields: type.fields?.map((field) => retyped(field, scalarOfField(field.name.value))) ?? [] };
  return type;
}

function typeArguments(draft: GraphDraft, coordinate: string, scalarOfArgument: (name: string) => string | undefined) {
  const [typeName = '', fieldName = ''] = coordinate.split('.');
  const { fields = [] } = draft.objectType(typeName);
  draft.setFields(
    typeName,
    fields.map((field) => {
      if (field.name.value !== fieldName || !field.arguments) return field;
      return { ...field, arguments: field.arguments.map((each) => retyped(each, scalarOfArgument(each.name.value))) };
    }),
  );
}

const retyped = <Part extends FieldDefinitionNode | InputValueDefinitionNode>(
  part: Part,
  scalar: string | undefined,
) => (scalar ? { ...part, type: innermost(part.type, scalar) } : part);

function innermost(type: TypeNode, scalar: string): TypeNode {
  if (type.kind === Kind.NAMED_TYPE) return { ...type, name: { kind: Kind.NAME, value: scalar } };
  return { ...type, type: innermost(type.type, scalar) } as TypeNode;
}

/**
 * Values go out as they are. What comes in stays the text that was written, so that the api judges it and names the field
 * and the rule; only what is no text and no number is refused here.
 */
export function readAsText(schema: GraphQLSchema): GraphQLSchema {
  for (const name of Object.keys(scalars)) {
    const type = schema.getType(name);
    if (!isScalarType(type)) continue;
    const refuse = () => new GraphQLError(`${name} is written as text.`);
    type.parseValue = (value) => {
      if (typeof value === 'string') return value;
      if (typeof value === 'number' || typeof value === 'bigint') return String(value);
      throw refuse();
    };
    type.parseLiteral = (node: ValueNode) => {
      if (node.kind === Kind.STRING || node.kind === Kind.INT || node.kind === Kind.FLOAT) return node.value;
      throw refuse();
    };
  }
  return schema;
}
