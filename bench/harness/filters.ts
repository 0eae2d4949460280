import { fetchJson } from './client.ts';
import type { Category } from './keys.ts';

type Facet = {
  propertyId: string;
  type: string;
  min?: string;
  max?: string;
  unitId?: string;
  buckets: { value: string; count: number }[];
};
type Answer = { totalCount: number; facets: Facet[] };

/** A product list with three filters, as its address; `offers` is the size of its category. */
export type FilteredList = { path: string; offers: number };

const LIST = '/api/v1/supplierproducts/catalog';
/** Parts of a numeric property's span that are asked for. */
const SPANS = [
  [0, 0.6],
  [0.1, 0.7],
  [0.3, 1],
] as const;

/** Three lists with three filters each for every category that has three properties to choose from. */
export async function filteredLists(apiUrl: string, categories: Category[]): Promise<FilteredList[]> {
  const lists: FilteredList[] = [];
  for (const { id } of categories) {
    const { totalCount, facets } = await fetchJson<Answer>(apiUrl, { path: `${LIST}?categoryId=${id}&pageSize=1` });
    const chosen = facets.filter(isChoosable).slice(0, 3);
    if (chosen.length === 3)
      lists.push(...SPANS.map((span) => ({ path: pathOf(id, chosen, span), offers: totalCount })));
  }
  return lists;
}

const isChoosable = ({ min, max, buckets }: Facet) =>
  (min !== undefined && max !== undefined && min !== max) || buckets.length > 1;

const pathOf = (categoryId: string, facets: Facet[], span: readonly [number, number]) =>
  `${LIST}?categoryId=${categoryId}&pageSize=20&${facets.map((facet, index) => filterOf(facet, `filter.properties[${index}]`, span)).join('&')}`;

function filterOf(
  { propertyId, type, min, max, unitId, buckets }: Facet,
  key: string,
  [from, to]: readonly [number, number],
): string {
  const property = `${key}.propertyId=${propertyId}`;
  if (type === 'BOOLEAN') return `${property}&${key}.booleanValue=${buckets[0]!.value}`;
  if (min === undefined || max === undefined) {
    const values = buckets.slice(0, Math.ceil(buckets.length * to)).map(({ value }) => `${key}.enumValueIds=${value}`);
    return [property, ...values].join('&');
  }
  const at = (part: number) => (Number(min) + (Number(max) - Number(min)) * part).toFixed(6);
  const overlap = type === 'NUMERIC_RANGE' ? `&${key}.match=overlap` : '';
  return `${property}&${key}.value=${at(from)}&${key}.maxValue=${at(to)}${unitId ? `&${key}.measurementUnitId=${unitId}` : ''}${overlap}`;
}
