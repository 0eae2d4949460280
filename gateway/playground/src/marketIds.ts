import type { GraphRequest } from './graph.ts';

type Ask = (request: GraphRequest) => Promise<{ data?: unknown }>;
type Category = { id: string; scientificName?: string | null; subcategories?: Category[] | null };
type Property = { id: string; code: string; units?: { id: string; code: string }[] | null };
type Answer = {
  category?: { name?: string; properties?: Property[] };
  supplierProducts?: { nodes: Offer[] };
  cities?: { nodes: { id: string }[] };
};
type Offer = { id: string; supplierId: string; moq: string };

const categoriesQuery = `query PlaygroundCategories {
  categoryMenu(categoryTypes: [Product]) { id subcategories { id scientificName } }
}`;

const idsQuery = `query PlaygroundIds($categoryId: ID!) {
  category(id: $categoryId) { name properties { id code units { id code } } }
  supplierProducts(categoryId: $categoryId, sort: PRICE_ASC, first: 1) { nodes { id supplierId moq } }
  cities(first: 1) { nodes { id } }
}`;

/** A string in JSON that stands for an id: `"{category}"`. */
const PLACE = /"\{([^"{}]+)\}"/g;

/** The branch that the examples look at, by the name that is the same in every language. */
const BRANCH = 'Industrial valves';

/**
 * What the examples' variables name: `category` and a `word` of its name, `property.<code>`,
 * `unit.<property code>.<UCUM code>`, `offer` with its `supplier` and least `quantity`, a `city`, and a `key` for a write.
 * Ids are data of the market at hand, so they are asked for. What this market lacks is left out.
 */
export async function marketIds(ask: Ask): Promise<Record<string, string>> {
  const { categoryMenu: roots = [] } = ((await ask({ query: categoriesQuery })).data ?? {}) as {
    categoryMenu?: Category[];
  };
  const branches = roots.flatMap((root) => root.subcategories ?? []);
  const category = branches.find(({ scientificName }) => scientificName === BRANCH) ?? branches[0];
  if (!category) return {};
  const { data } = await ask({ query: idsQuery, variables: { categoryId: category.id } });
  const { category: branch, supplierProducts, cities } = (data ?? {}) as Answer;
  const word = branch?.name?.split(' ')[0];
  const city = cities?.nodes[0]?.id;
  return {
    category: category.id,
    key: `${Date.now()}-${Math.random()}`,
    ...(word && { word }),
    ...(city && { city }),
    ...ofProperties(branch?.properties ?? []),
    ...ofOffer(supplierProducts?.nodes[0]),
  };
}

function ofProperties(properties: Property[]) {
  const named = properties.flatMap(({ id, code, units }) => [
    [`property.${code}`, id],
    ...(units ?? []).map((unit) => [`unit.${code}.${unit.code}`, unit.id]),
  ]);
  return Object.fromEntries(named) as Record<string, string>;
}

const ofOffer = (offer?: Offer): Record<string, string> =>
  offer ? { offer: offer.id, supplier: offer.supplierId, quantity: offer.moq } : {};

/** Puts ids in their places; a place without an id stays as it is, for the reader to fill. */
export const fillIn = (text: string, ids: Record<string, string>): string =>
  text.replace(PLACE, (place, name: string) => (ids[name] ? JSON.stringify(ids[name]) : place));
