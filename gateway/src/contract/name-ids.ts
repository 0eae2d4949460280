import { Kind, type FieldDefinitionNode } from 'graphql';
import { renameFields } from '../platform/graph/graph-error.ts';
import type { Arguments } from '../platform/upstream/address.ts';
import { operationsOf, type Contract, type Operation } from './contract.ts';
import { typeNameOf, type GraphDraft, type OperationField } from './graph-draft.ts';

/** By names of REST those of the graph. */
type Names = ReadonlyMap<string, string>;

/**
 * Says whose an `id` is that REST tells by its place in a path (`x-graph-name`): `tradeRequestId` in the input of a write, and
 * where a read answers something else than the thing of that id.
 */
export function nameIds(draft: GraphDraft, contract: Contract): void {
  const operations = operationsOf(contract);
  for (const [coordinate, asked] of draft.fields) {
    const [typeName = '', fieldName = ''] = coordinate.split('.');
    const field = draft.field(typeName, fieldName);
    const names = namesIn(operations.get(asked.operation)?.operation);
    if (!field || names.size === 0 || (typeName !== 'Mutation' && isOfThing(draft, field))) continue;
    draft.changeField(typeName, fieldName, (it) => renamed(it, names));
    draft.fields.set(coordinate, renamedOperation(asked, names));
  }
}

const namesIn = ({ parameters = [] }: Partial<Operation> = {}): Names =>
  new Map(
    parameters.flatMap(({ name, schema }): [string, string][] => {
      const inGraph = schema['x-graph-name'];
      return typeof inGraph === 'string' ? [[name, inGraph]] : [];
    }),
  );

/** Whether it answers one thing, which is that of the id. */
function isOfThing(draft: GraphDraft, { type }: FieldDefinitionNode): boolean {
  const inner = type.kind === Kind.NON_NULL_TYPE ? type.type : type;
  if (inner.kind === Kind.LIST_TYPE) return false;
  const named = draft.types.get(typeNameOf(inner));
  return named?.kind === Kind.OBJECT_TYPE_DEFINITION && draft.field(named.name.value, 'id') !== undefined;
}

const renamed = (field: FieldDefinitionNode, names: Names): FieldDefinitionNode => ({
  ...field,
  arguments: (field.arguments ?? []).map((each) => {
    const value = names.get(each.name.value);
    return value === undefined ? each : { ...each, name: { ...each.name, value } };
  }),
});

function renamedOperation(asked: OperationField, names: Names): OperationField {
  const ofApi = new Map([...names].map(([name, inGraph]) => [inGraph, name]));
  const inApi = (given: Arguments): Arguments =>
    Object.fromEntries(Object.entries(given).map(([name, value]) => [ofApi.get(name) ?? name, value]));
  const { toArguments, toAnswer } = asked;
  const nameOf = (field: string) => names.get(field) ?? field;
  return {
    ...asked,
    toArguments: (given, info) => (toArguments ? toArguments(inApi(given), info) : inApi(given)),
    async toAnswer(answer, given) {
      const told = answer.catch((error: unknown) => {
        renameFields(error, nameOf);
        throw error;
      });
      return toAnswer ? toAnswer(told, given) : told;
    },
    nameOf,
  };
}
