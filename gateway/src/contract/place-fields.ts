import { Kind, type FieldDefinitionNode } from 'graphql';
import type { Contract, Operation } from './contract.ts';
import { typeNameOf, type GraphDraft } from './graph-draft.ts';
import { isRootOfWrites } from './payload-roots.ts';

const ROOT = 'Query';
const WRITES = 'Mutation';
/** Asked by the gateway alone, or by nobody through the graph. */
const NOWHERE = new Set(['join', 'none']);
/** What marks a parameter that is sent for many parents at once. */
const OF_JOINS = 'join';

/**
 * Puts each read where its route says (`x-graph`): `viewer.favorites`, `Category.suppliers`, the name of a root field, or
 * nowhere. Where a field stands already it answers for this read too. Without a word a read stays a root field.
 * @throws Error for a place that the graph has not, or a write that names another than a root that writes change
 */
export function placeFields(draft: GraphDraft, { paths }: Contract): void {
  for (const operation of Object.values(paths).flatMap((path) => Object.values(path))) {
    const { operationId = '', 'x-graph': place } = operation;
    // Of a write it names the root that the write changes.
    if (isRootOfWrites(place) && draft.field(WRITES, operationId)) continue;
    if (draft.field(ROOT, operationId)) dropArgumentsOfJoins(draft, operation);
    if (place !== undefined && place !== operationId) move(draft, operationId, place);
  }
}

/** Paths of the reads that no part of the graph answers and anybody may ask. */
export const readsBeside = ({ paths }: Contract): ReadonlySet<string> =>
  new Set(Object.entries(paths).flatMap(([path, { get }]) => (get?.['x-graph'] === 'none' ? [path] : [])));

function move(draft: GraphDraft, operationId: string, place: string) {
  const { field, asked } = draft.takeField(ROOT, operationId);
  if (NOWHERE.has(place)) return;
  const [typeName, fieldName] = coordinateOf(draft, place);
  if (draft.field(typeName, fieldName)) return;
  const moved: FieldDefinitionNode = { ...field, name: { kind: Kind.NAME, value: fieldName } };
  draft.setFields(typeName, [...(draft.objectType(typeName).fields ?? []), moved]);
  if (asked) draft.fields.set(`${typeName}.${fieldName}`, asked);
}

/** `viewer.notes` → Viewer.notes, `Category.suppliers` as it is, `search` → Query.search. */
function coordinateOf(draft: GraphDraft, place: string): [typeName: string, fieldName: string] {
  const [owner = '', fieldName] = place.split('.');
  if (fieldName === undefined) return [ROOT, owner];
  const root = draft.field(ROOT, owner);
  return [root ? typeNameOf(root.type) : owner, fieldName];
}

function dropArgumentsOfJoins(draft: GraphDraft, { operationId = '', parameters = [] }: Operation) {
  const ofJoins = new Set(parameters.flatMap(({ name, schema }) => (schema['x-graph'] === OF_JOINS ? [name] : [])));
  if (ofJoins.size === 0) return;
  draft.changeField(ROOT, operationId, (field) => ({
    ...field,
    arguments: field.arguments?.filter(({ name }) => !ofJoins.has(name.value)) ?? [],
  }));
}
