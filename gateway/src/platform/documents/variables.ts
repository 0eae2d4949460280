import {
  coerceInputValue,
  type ASTNode,
  GraphQLError,
  isInputObjectType,
  isInputType,
  isListType,
  isNonNullType,
  typeFromAST,
  type GraphQLInputType,
  type GraphQLSchema,
  type VariableDefinitionNode,
} from 'graphql';
import type { FieldProblem } from '../graph/graph-error.ts';
import { expectedValue, valuesOf } from './expected-value.ts';

type Path = readonly (string | number)[];

/** As many as the api tells. */
export const MOST_PROBLEMS = 50;
/** Of graphql-js: what it tells of names is told as it is, what it tells of a value is not. */
const MISSING = / was not provided\.$|must not be null\.$|not to be null\.$|must be non-null\.$/;
const UNKNOWN_FIELD = / is not defined by type /;
const NEAR_NAMES = / Did you mean [^]*\?$/;
const PART = /^Field "((?:[^"\\]|\\.)*)"/;

/**
 * Looks at the variables of an operation before it starts: all that is wrong is told at once, each with its place, and no
 * value that was sent is repeated.
 * @param nearNames whether names of the schema are told that are like a wrong one
 */
export function findWrongVariables(
  schema: GraphQLSchema,
  definitions: readonly VariableDefinitionNode[],
  given: Record<string, unknown>,
  nearNames: boolean,
): GraphQLError | undefined {
  const problems: FieldProblem[] = [];
  const wrong: VariableDefinitionNode[] = [];
  for (const definition of definitions) {
    const before = problems.length;
    const name = definition.variable.name.value;
    const type = typeFromAST(schema, definition.type);
    // Validation refuses what is no input.
    if (!isInputType(type)) continue;
    if (!Object.hasOwn(given, name)) {
      if (isNonNullType(type) && !definition.defaultValue) problems.push(missing(name));
    } else if (given[name] === null) {
      if (isNonNullType(type)) problems.push(missing(name));
    } else
      coerceInputValue(given[name], type, (path, _value, { message }) => {
        if (problems.length < MOST_PROBLEMS) problems.push(problemOf(name, type, path, message));
      });
    if (problems.length > before) wrong.push(definition);
  }
  if (problems.length === 0) return undefined;
  return wrongVariables(nearNames ? problems : problems.map(withoutNearNames), wrong);
}

/** The refusal of variables. @param nodes where they are declared */
export function wrongVariables(fields: readonly FieldProblem[], nodes: readonly ASTNode[]): GraphQLError {
  const message = fields.map(({ field, message }) => `Variable "$${field}": ${message}`).join(' ');
  return new GraphQLError(message, {
    nodes,
    extensions: { code: 'BAD_USER_INPUT', http: { status: 400, spec: true }, fields },
  });
}

const missing = (field: string): FieldProblem => ({
  field,
  code: 'REQUIRED',
  message: 'This is required and was not given.',
});

function problemOf(name: string, type: GraphQLInputType, path: Path, message: string): FieldProblem {
  const at = (more: Path) => [...path, ...more].reduce<string>(step, name);
  const part = PART.exec(message)?.[1];
  if (MISSING.test(message)) return missing(at(part === undefined || path.at(-1) === part ? [] : [part]));
  if (UNKNOWN_FIELD.test(message)) return { field: at([part!]), code: 'UNKNOWN_PROPERTY', message };
  const expected = typeAt(type, path);
  const values = valuesOf(expected);
  return {
    field: at([]),
    code: values ? 'UNKNOWN_VALUE' : 'FORMAT',
    message: expectedValue(expected),
    ...(values && { params: [{ name: 'values', value: values.join(', ') }] }),
  };
}

const step = (path: string, key: string | number) => (typeof key === 'number' ? `${path}[${key}]` : `${path}.${key}`);

/** The type that is expected at a place inside a value. */
function typeAt(type: GraphQLInputType, path: Path): GraphQLInputType {
  const plain = isNonNullType(type) ? (type.ofType as GraphQLInputType) : type;
  const [key, ...rest] = path;
  if (key === undefined) return plain;
  if (isListType(plain)) {
    const item = plain.ofType as GraphQLInputType;
    // A single value may stand for a list of one.
    return typeof key === 'number' ? typeAt(item, rest) : typeAt(item, path);
  }
  const field = isInputObjectType(plain) ? plain.getFields()[key] : undefined;
  return field ? typeAt(field.type, rest) : plain;
}

const withoutNearNames = ({ message = '', ...problem }: FieldProblem): FieldProblem => ({
  ...problem,
  message: message.replace(NEAR_NAMES, ''),
});
