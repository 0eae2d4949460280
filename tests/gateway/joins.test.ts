import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startCountingProxy } from '../kit/counting-proxy.ts';
import { startApi, startGateway } from '../kit/site.ts';
import { graphOf, type Graph } from './ask.ts';

let api: Awaited<ReturnType<typeof startApi>>;
let proxy: Awaited<ReturnType<typeof startCountingProxy>>;
let gateway: Awaited<ReturnType<typeof startGateway>>;
let graph: Graph;

beforeAll(async () => {
  api = await startApi({ database: 'pglite' });
  proxy = await startCountingProxy(api.url);
  gateway = await startGateway({ apiUrl: proxy.url });
  graph = graphOf(gateway);
});

afterAll(async () => {
  await gateway?.stop();
  await proxy?.stop();
  await api?.discard();
});

const categories = (below: string) =>
  `query ($size: Int!) { list: categories(pageSize: $size) { items { id ${below} } } }`;
const baseProducts = (below: string) =>
  `query ($size: Int!) { list: baseProducts(pageSize: $size) { items { id ${below} } } }`;
const offers = (below: string) =>
  `query ($size: Int!) { list: supplierProducts(pageSize: $size) { items { id ${below} } } }`;
const suppliers = (below: string) =>
  `query ($size: Int!) { list: suppliers(pageSize: $size) { items { id ${below} } } }`;

const cities = (below: string) => `query ($size: Int!) { list: cities(pageSize: $size) { items { id ${below} } } }`;

const merchants = (below: string) =>
  `query ($size: Int!) { list: merchants(pageSize: $size) { items { id ${below} } } }`;
const delegations = (below: string) =>
  `query ($size: Int!) { list: merchantDelegations(pageSize: $size) { items { id ${below} } } }`;

/** Every stitched field, and how many joins it adds to the one request for the list. */
const stitched: { field: string; query: string; joins: number }[] = [
  { field: 'Category.subcategories', query: categories('joined: subcategories { id }'), joins: 1 },
  { field: 'Category.breadcrumb', query: categories('joined: breadcrumb { id }'), joins: 1 },
  { field: 'Category.properties', query: categories('joined: properties { id }'), joins: 1 },
  { field: 'Category.suppliers', query: categories('joined: suppliers(first: 3) { id }'), joins: 1 },
  { field: 'CategoryProperty.units', query: categories('joined: properties { id units { id } }'), joins: 2 },
  { field: 'BaseProduct.category', query: baseProducts('joined: category { id }'), joins: 1 },
  { field: 'BaseProduct.offers', query: baseProducts('joined: offers(first: 3) { id }'), joins: 1 },
  { field: 'SupplierProduct.category', query: offers('joined: category { id }'), joins: 1 },
  { field: 'SupplierProduct.baseProduct', query: offers('joined: baseProduct { id }'), joins: 1 },
  { field: 'SupplierProduct.supplier', query: offers('joined: supplier { id }'), joins: 1 },
  { field: 'SupplierProduct.related', query: offers('joined: related { id }'), joins: 1 },
  { field: 'Supplier.products', query: suppliers('joined: products(first: 3) { id }'), joins: 1 },
  { field: 'City.state', query: cities('joined: state { id }'), joins: 1 },
  { field: 'Supplier.city', query: suppliers('joined: city { id state { id } }'), joins: 2 },
  { field: 'Supplier.categories', query: suppliers('joined: categories { id }'), joins: 1 },
  { field: 'Supplier.delegations', query: suppliers('joined: delegations(first: 3) { id }'), joins: 1 },
  { field: 'Merchant.delegations', query: merchants('joined: delegations(first: 3) { id }'), joins: 1 },
  { field: 'SupplierProduct.visitCount', query: offers('joined: visitCount'), joins: 1 },
  { field: 'Supplier.visitCount', query: suppliers('joined: visitCount'), joins: 1 },
  { field: 'Merchant.saleSetting', query: merchants('joined: saleSetting { merchantId }'), joins: 1 },
  { field: 'Merchant.products', query: merchants('joined: products(first: 3) { id }'), joins: 1 },
  { field: 'MerchantDelegation.supplier', query: delegations('joined: supplier { id }'), joins: 1 },
  { field: 'MerchantDelegation.merchant', query: delegations('joined: merchant { id }'), joins: 1 },
  { field: 'SupplierProduct.merchant', query: offers('joined: supplier { id } merchant { id }'), joins: 2 },
  { field: 'BaseProduct.merchants', query: baseProducts('joined: category { id } merchants { id }'), joins: 2 },
  {
    field: 'four side by side and one below',
    query: offers('joined: category { id } baseProduct { id offers(first: 2) { id } } supplier { id } related { id }'),
    joins: 5,
  },
];

type Row = { id: string; joined: unknown };

describe('a stitched field', () => {
  it.each(stitched)('$field costs the same number of requests for 1, 5 and 20 rows', async ({ query, joins }) => {
    for (const size of [1, 5, 20]) {
      proxy.reset();
      const { list } = await graph.data<{ list: { items: Row[] } }>(query, { size });
      expect(list.items).toHaveLength(size);
      expect(list.items.every(({ joined }) => joined !== null)).toBe(true);
      expect(list.items.flatMap(({ joined }) => joined).length, 'something was joined').toBeGreaterThan(0);
      expect(proxy.calls().map(({ path }) => path).length, `${size} rows`).toBeLessThanOrEqual(1 + joins);
    }
    expect(proxy.calls(), 'twenty rows need every join').toHaveLength(1 + joins);
  });

  it('of a search costs one request for all its categories', async () => {
    proxy.reset();
    type Joined = { category: { name: string } };
    const { searchSummary } = await graph.data<{
      searchSummary: { categories: object[]; within: Joined[]; proposals: Joined[] };
    }>(
      '{ searchSummary(key: "شیر ۱۶ بار") { categories { id } within { category { name } } proposals { category { name } } } }',
    );
    const { categories, within, proposals } = searchSummary;
    expect(categories.length).toBeGreaterThan(3);
    expect(within.length).toBeGreaterThan(3);
    expect(proposals[0]?.category.name).toContain('شیر');
    expect(proxy.calls().map(({ path }) => path)).toEqual(['/api/v1/searches/summary', '/api/v1/categories']);
  });

  it('asks in hundreds when there are more parents', async () => {
    proxy.reset();
    await graph.data('{ supplierProducts(pageSize: 100) { items { related { baseProduct { id } } } } }');
    const asked = proxy
      .calls()
      .flatMap(({ path, query }) => (path.endsWith('/baseproducts') ? [(query.get('ids') ?? '').split(',')] : []));
    expect(asked.length).toBeGreaterThan(1);
    expect(Math.max(...asked.map((ids) => ids.length))).toBe(100);
    expect(new Set(asked.flat()).size, 'nothing is asked twice').toBe(asked.flat().length);
  });
});

describe('the joined rows', () => {
  it('are what the api gives for each parent alone', async () => {
    type Category = {
      id: string;
      breadcrumb: { id: string }[];
      properties: { id: string }[];
      subcategories: { id: string }[];
      suppliers: { id: string; categoryIds: string[] }[];
    };
    const { list } = await graph.data<{ list: { items: Category[] } }>(
      `{ list: categories(pageSize: 15) { items { id breadcrumb { id } properties { id } subcategories { id } suppliers(first: 3) { id categoryIds } } } }`,
    );
    for (const category of list.items) {
      const alone = await graph.data<Record<string, { id: string }[]>>(
        `query ($id: ID!) { breadcrumb: categoryBreadcrumb(id: $id) { id } properties: categoryProperties(id: $id) { id } subcategories: categoryChildren(id: $id) { id } }`,
        { id: category.id },
      );
      expect(category).toMatchObject(alone);
      expect(category.suppliers.length).toBeLessThanOrEqual(3);
      expect(category.suppliers.every(({ categoryIds }) => categoryIds.includes(category.id))).toBe(true);
    }
  });

  it('of an offer are its own supplier, category and base product', async () => {
    type Offer = Record<'supplierId' | 'categoryId' | 'baseProductId', string> &
      Record<'supplier' | 'category' | 'baseProduct', { id: string }>;
    const { list } = await graph.data<{ list: { items: Offer[] } }>(
      `{ list: supplierProducts(pageSize: 20) { items { supplierId categoryId baseProductId supplier { id } category { id } baseProduct { id } } } }`,
    );
    for (const { supplierId, categoryId, baseProductId, supplier, category, baseProduct } of list.items) {
      expect([supplier.id, category.id, baseProduct.id]).toEqual([supplierId, categoryId, baseProductId]);
    }
  });

  it('keep their aliases apart when these ask for different numbers', async () => {
    const { list } = await graph.data<{ list: { items: { one: unknown[]; three: unknown[] }[] } }>(
      `{ list: suppliers(pageSize: 5) { items { one: products(first: 1) { id } three: products(first: 3) { id } } } }`,
    );
    expect(list.items.some(({ one, three }) => one.length === 1 && three.length > 1)).toBe(true);
  });

  it('come from the menu itself where it carries them', async () => {
    proxy.reset();
    await graph.data('{ categoryMenu { id subcategories { id subcategories { id name } } } }');
    expect(proxy.calls().map(({ path }) => path)).toEqual(['/api/v1/categories/menu']);
  });
});
