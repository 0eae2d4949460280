import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import DataLoader from 'dataloader';
import { createSchema, createYoga } from 'graphql-yoga';
import { Pool } from 'undici';
import { measureText, plainText } from '../../gateway/src/features/reference/measure-text.ts';

// Yardstick of the gateway: what a good hand writes with Yoga and DataLoader for the product list of the same schema, over
// the same REST api and through the same HTTP client, without a compiler of operations. Yoga keeps parsed and validated
// documents by itself. Environment: API_URL, PORT.
const api = new Pool(process.env.API_URL!, { connections: 64 });

type Values = Record<string, unknown>;
type Row = { id: string; supplierId: string; categoryId: string; baseProductId: string };

async function get<T>(path: string, query: Values = {}): Promise<T> {
  const answer = await api.request({ method: 'GET', path: `/api/v1/${path}${search(query)}` });
  if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.statusCode} ${await answer.body.text()}`);
  return (await answer.body.json()) as T;
}

/** Lists go with commas. */
function search(query: Values): string {
  const given = Object.entries(query).filter(([, value]) => value != null);
  return given.length > 0
    ? `?${given.map(([key, value]) => `${key}=${encodeURIComponent(String(value))}`).join('&')}`
    : '';
}

/** One call for all parents of a request. */
const byId = (path: string) =>
  new DataLoader<string, Row | null>(async (ids) => {
    const { items } = await get<{ items: Row[] }>(path, { ids });
    const found = new Map(items.map((item) => [item.id, item]));
    return ids.map((id) => found.get(id) ?? null);
  });

const makeLoaders = () => ({
  suppliers: byId('suppliers'),
  categories: byId('categories'),
  baseProducts: byId('baseproducts'),
});
type Loaders = ReturnType<typeof makeLoaders>;

type Value = { rawValue?: string; rawMaxValue?: string; unitId?: string; unitDisplayText?: string };
type Facet = { min?: string; max?: string; unitId?: string };
type Numbers = { value: string; maxValue?: string };

const numbers = (value: string | undefined, maxValue: string | undefined): Numbers | null =>
  value === undefined ? null : { value, ...(maxValue !== undefined && { maxValue }) };

const resolvers = {
  Query: {
    supplierProducts: async (_root: unknown, { first, page, ...args }: Values) => {
      const { items, ...beside } = await get<{ items: Row[] }>('supplierproducts/catalog', {
        ...args,
        pageSize: first,
        pageNumber: page,
      });
      return { ...beside, nodes: items };
    },
  },
  PropertyValue: {
    measure: ({ rawValue, rawMaxValue, unitId: id, unitDisplayText: displayText }: Value) =>
      id ? { ...numbers(rawValue, rawMaxValue), unit: { id, displayText } } : null,
    number: ({ rawValue, rawMaxValue, unitId }: Value) => (unitId ? null : numbers(rawValue, rawMaxValue)),
  },
  PropertyFacet: {
    range: ({ min, max, unitId: id }: Facet) => (id ? { ...numbers(min, max), unit: { id } } : null),
    numberRange: ({ min, max, unitId }: Facet) => (unitId ? null : numbers(min, max)),
  },
  Measure: {
    text: (measure: Numbers & { unit: { displayText: string } }) => measureText(measure, measure.unit.displayText),
  },
  PlainNumber: { text: plainText },
  SupplierProduct: {
    supplier: ({ supplierId }: Row, _args: Values, { suppliers }: Loaders) => suppliers.load(supplierId),
    category: ({ categoryId }: Row, _args: Values, { categories }: Loaders) => categories.load(categoryId),
    baseProduct: ({ baseProductId }: Row, _args: Values, { baseProducts }: Loaders) => baseProducts.load(baseProductId),
  },
};

const typeDefs = readFileSync(new URL('../../gateway/schema.graphql', import.meta.url), 'utf8');
const yoga = createYoga<object, Loaders>({
  schema: createSchema<Loaders>({ typeDefs, resolvers }),
  context: makeLoaders,
  graphiql: false,
  batching: false,
  logging: false,
  healthCheckEndpoint: '/readyz',
});
createServer((request, response) => void yoga(request, response)).listen(Number(process.env.PORT), '127.0.0.1');
