import type { SupplierFilterInput } from '../../../platform/graph/types.generated.ts';
import { supplierMessages } from '../messages.ts';

const words = supplierMessages.ownFilters;

const names = ['onlyConfirmed', 'hasDelegation'] as const;

type Selected = readonly { propertyId: string; enumValueIds?: readonly string[] }[];

/**
 * What suppliers themselves are filtered by, in the shape of a category's properties with one value each, so that the
 * list's form, address and chips hold them like any other filter: `?onlyConfirmed=true`.
 */
export const ownFilters = names.map((name) => ({
  id: name,
  code: name,
  name: words[name].name,
  groupName: words.group,
  dataType: 'ENUM' as const,
  isFilterable: true,
  isKey: true,
  enumValues: [{ id: 'true', code: 'true', label: words[name].label }],
}));

/** Those of them that are chosen, as the graph takes them, and the rest of the selection: what offers are measured by. */
export function splitSelected<Item extends Selected[number]>(selected: readonly Item[]) {
  const isOwn = ({ propertyId }: Item) => names.some((name) => name === propertyId);
  const own: Pick<SupplierFilterInput, (typeof names)[number]> = {};
  for (const name of names) {
    if (selected.some((item) => item.propertyId === name && item.enumValueIds?.length)) own[name] = true;
  }
  return { own, measured: selected.filter((item) => !isOwn(item)) };
}

/** How many suppliers each of them would leave, as facets of the list. */
export const ownFacets = (counts: Record<(typeof names)[number], number>) =>
  names.map((name) => ({ propertyId: name, unknownCount: 0, buckets: [{ value: 'true', count: counts[name] }] }));
