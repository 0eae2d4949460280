import { coerceInputValue, GraphQLError, isInputType, Kind, typeFromAST, type GraphQLInputType } from 'graphql';
import type { GraphQLSchema, OperationDefinitionNode } from 'graphql';
import type { Arguments } from '../upstream/address.ts';
import type { Check } from '../graph/executable.ts';
import type { GraphContext } from '../graph/graph-context.ts';
import type { FieldProblem } from '../graph/graph-error.ts';
import { MOST_PROBLEMS, wrongVariables } from './variables.ts';

type Path = readonly (string | number)[];
/** How the api is asked about the input of a write. `variable`: the one that it stands in. */
export type InputCheck = { variable: string; input: Arguments; check: Check };

/**
 * The input of a write of which some fields are of another type than the graph has them: the api tells what is wrong with the
 * others. @returns undefined for what is no write, or has no input in a variable
 */
export function checkOf(
  schema: GraphQLSchema,
  { operation, selectionSet, variableDefinitions = [] }: OperationDefinitionNode,
  variables: Record<string, unknown>,
): InputCheck | undefined {
  const [asked] = selectionSet.selections;
  if (operation !== 'mutation' || asked?.kind !== Kind.FIELD) return undefined;
  const check = schema.getMutationType()?.getFields()[asked.name.value]?.extensions.check as Check | undefined;
  const given = asked.arguments?.[0]?.value;
  if (!check || given?.kind !== Kind.VARIABLE) return undefined;
  const variable = given.name.value;
  const definition = variableDefinitions.find((each) => each.variable.name.value === variable);
  const type = definition && typeFromAST(schema, definition.type);
  const input = isInputType(type) ? readable(variables[variable], type) : undefined;
  return input && { variable, input, check };
}

/** What is told of an input, with what the api has to say of its other fields. */
export async function withWhatTheApiSays(
  wrong: GraphQLError,
  { variable, input, check }: InputCheck,
  graph: GraphContext,
): Promise<GraphQLError> {
  const told = wrong.extensions.fields as FieldProblem[];
  const ofApi = (await check(input, graph).then(() => [], fieldsOf)).map((each) => ({
    ...each,
    field: `${variable}.${each.field}`,
  }));
  if (ofApi.length === 0) return wrong;
  // Of the same field the api says more: that it wants a whole number, and in the language of who asks. What is missing it
  // was sent something for.
  const same = told.map((each) =>
    each.code === 'REQUIRED' ? each : (ofApi.find(({ field }) => field === each.field) ?? each),
  );
  const more = ofApi.filter(({ field }) => !told.some((known) => isWithin(field, known.field)));
  return wrongVariables([...same, ...more].slice(0, MOST_PROBLEMS), wrong.nodes ?? []);
}

/** Whatever else the api refuses is told when the input is right. */
function fieldsOf(error: unknown): FieldProblem[] {
  const { http, fields = [] } = (error instanceof GraphQLError ? error.extensions : {}) as {
    http?: { status?: number };
    fields?: FieldProblem[];
  };
  return http?.status === 400 ? fields.filter(({ field }) => field !== '') : [];
}

const isWithin = (field: string, outer: string) =>
  field === outer || (/^[.[]/.test(field.slice(outer.length)) && field.startsWith(outer));

/** The input as the api reads it; what is of another type stays as it was sent, so that the api leaves it out of its rules. */
function readable(value: unknown, type: GraphQLInputType): Arguments | undefined {
  const broken: Path[] = [];
  const coerced = coerceInputValue(value, type, (path) => void broken.push(path)) as unknown;
  if (!isObject(coerced) || !isObject(value)) return undefined;
  for (const path of broken) {
    const last = path.at(-1);
    if (last === undefined) continue;
    const from = at(value, path.slice(0, -1));
    const to = at(coerced, path.slice(0, -1));
    if (isObject(from) && isObject(to) && Object.hasOwn(from, last)) to[last] = from[last];
  }
  return coerced;
}

const isObject = (value: unknown): value is Record<string | number, unknown> =>
  typeof value === 'object' && value !== null;
const at = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((found, key) => (isObject(found) && Object.hasOwn(found, key) ? found[key] : undefined), value);
