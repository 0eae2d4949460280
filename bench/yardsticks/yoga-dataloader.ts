import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import DataLoader from 'dataloader';
import { createSchema, createYoga } from 'graphql-yoga';
import { Pool } from 'undici';

// Yardstick of the gateway: what a good hand writes with Yoga and DataLoader for the same schema over the same REST api,
// without a compiler of operations. Yoga keeps parsed and validated documents by itself. Environment: API_URL, PORT.
const api = new Pool(process.env.API_URL!, { connections: 64 });

type Values = Record<string, unknown>;
type Row = { id: string; supplierId: string; categoryId: string; baseProductId: string };

async function get<T>(path: string, query: Values = {}): Promise<T> {
  const answer = await api.request({ method: 'GET', path: `/api/v1/${path}${search(query)}` });
  if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.statusCode} ${await answer.body.text()}`);
  return (await answer.body.json()) as T;
}

function search(query: Values): string {
  const parts = Object.entries(query).flatMap(([key, value]) => (value == null ? [] : dotted(key, value)));
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}

/** `filter.properties[0].value=10`, and commas for a list of plain values at the top. */
function dotted(key: string, value: unknown): string[] {
  if (Array.isArray(value) && typeof value[0] !== 'object' && !key.includes('.')) return [`${key}=${value.map(String).map(encodeURIComponent).join(',')}`];
  if (Array.isArray(value)) return value.flatMap((each, index) => dotted(`${key}[${index}]`, each));
  if (typeof value === 'object' && value) return Object.entries(value).flatMap(([name, each]) => (each == null ? [] : dotted(`${key}.${name}`, each)));
  return [`${key}=${encodeURIComponent(String(value))}`];
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
  properties: byParent('categoryproperties', 'categoryIds', 'categoryId'),
  units: byParent('unitofmeasurements', 'quantityIds', 'quantityId'),
});
type Loaders = ReturnType<typeof makeLoaders>;

function byParent(path: string, query: string, parentOf: string) {
  return new DataLoader<string, Values[]>(async (ids) => {
    const rows = await get<Values[]>(path, { [query]: ids });
    const groups = new Map<unknown, Values[]>(ids.map((id) => [id, []]));
    for (const row of rows) groups.get(row[parentOf])?.push(row);
    return ids.map((id) => groups.get(id)!);
  });
}

const resolvers = {
  Query: {
    supplierProducts: (_root: unknown, args: Values) => get('supplierproducts/catalog', args),
    category: (_root: unknown, { id }: { id: string }) => get(`categories/${id}`),
  },
  SupplierProduct: {
    supplier: ({ supplierId }: Row, _args: Values, { suppliers }: Loaders) => suppliers.load(supplierId),
    category: ({ categoryId }: Row, _args: Values, { categories }: Loaders) => categories.load(categoryId),
    baseProduct: ({ baseProductId }: Row, _args: Values, { baseProducts }: Loaders) => baseProducts.load(baseProductId),
  },
  Category: {
    properties: ({ id }: Row, _args: Values, { properties }: Loaders) => properties.load(id),
    breadcrumb: ({ id }: Row) => get(`categories/${id}/breadcrumb`),
  },
  CategoryProperty: {
    units: ({ measurementQuantityId }: { measurementQuantityId?: string }, _args: Values, { units }: Loaders) =>
      measurementQuantityId ? units.load(measurementQuantityId) : [],
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
