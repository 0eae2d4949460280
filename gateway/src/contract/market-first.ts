import { Kind, type TypeDefinitionNode } from 'graphql';
import { typeNameOf, type GraphDraft } from './graph-draft.ts';

/** What a stranger looks for first. */
const FIRST = [
  'categoryMenu',
  'category',
  'supplierProducts',
  'supplierProduct',
  'baseProducts',
  'baseProduct',
  'suppliers',
  'supplier',
  'merchants',
  'merchant',
  'search',
  'suggestions',
  'searchLines',
  'landedPrice',
];

/** Lets docs begin with the market: introspection tells the fields of the root in this order, and types as they are met there. */
export function putMarketFirst(draft: GraphDraft) {
  const query = draft.objectType('Query');
  const placeOf = (name: string) => (FIRST.includes(name) ? FIRST.indexOf(name) : FIRST.length);
  const fields = [...(query.fields ?? [])].sort((a, b) => placeOf(a.name.value) - placeOf(b.name.value));
  draft.define({ ...query, fields });
  const met = new Set(['Query']);
  for (const name of met) for (const next of typesIn(draft.types.get(name))) met.add(next);
  const first = [...met];
  const others = [...draft.types.keys()].filter((name) => !met.has(name));
  const types = [...first, ...others].flatMap((name) => draft.types.get(name) ?? []);
  draft.types.clear();
  for (const type of types) draft.define(type);
}

function typesIn(type: TypeDefinitionNode | undefined): string[] {
  return type?.kind === Kind.OBJECT_TYPE_DEFINITION ? (type.fields ?? []).map((field) => typeNameOf(field.type)) : [];
}
