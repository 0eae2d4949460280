import { afterAll, describe, expect, it } from 'vitest';
import { clientOf } from '../kit/client.ts';
import { startCountedGraph } from './counted-graph.ts';

const { api, proxy, graph, stop } = await startCountedGraph();
afterAll(stop);

const categories = (below: string) =>
  `query ($size: Int!) { list: categories(first: $size) { nodes { id ${below} } } }`;
const baseProducts = (below: string) =>
  `query ($size: Int!) { list: baseProducts(first: $size) { nodes { id ${below} } } }`;
const offers = (below: string) =>
  `query ($size: Int!) { list: supplierProducts(first: $size) { nodes { id ${below} } } }`;
const suppliers = (below: string) => `query ($size: Int!) { list: suppliers(first: $size) { nodes { id ${below} } } }`;

const cities = (below: string) => `query ($size: Int!) { list: cities(first: $size) { nodes { id ${below} } } }`;

const merchants = (below: string) => `query ($size: Int!) { list: merchants(first: $size) { nodes { id ${below} } } }`;
const delegations = (below: string) =>
  `query ($size: Int!) { list: merchantDelegations(first: $size) { nodes { id ${below} } } }`;

/** Every stitched field, and how many joins it adds to the one request for the list. */
const stitched: { field: string; query: string; joins: number }[] = [
  { field: 'Category.subcategories', query: categories('joined: subcategories { id }'), joins: 1 },
  { field: 'Category.breadcrumb', query: categories('joined: breadcrumb { id }'), joins: 1 },
  { field: 'Category.properties', query: categories('joined: properties { id }'), joins: 1 },
  { field: 'Category.suppliers', query: categories('joined: suppliers(first: 3) { nodes { id } }'), joins: 1 },
  { field: 'CategoryProperty.units', query: categories('joined: properties { id units { id } }'), joins: 2 },
  { field: 'BaseProduct.category', query: baseProducts('joined: category { id }'), joins: 1 },
  { field: 'BaseProduct.offers', query: baseProducts('joined: offers(first: 3) { nodes { id } }'), joins: 1 },
  { field: 'SupplierProduct.category', query: offers('joined: category { id }'), joins: 1 },
  { field: 'SupplierProduct.baseProduct', query: offers('joined: baseProduct { id }'), joins: 1 },
  { field: 'SupplierProduct.supplier', query: offers('joined: supplier { id }'), joins: 1 },
  { field: 'SupplierProduct.related', query: offers('joined: related { id }'), joins: 1 },
  {
    field: 'SupplierProduct, all that its sheet tells',
    query: offers(
      'joined: propertyGroups { name } description scientificName standards documents { title } delegationExplained { field }',
    ),
    joins: 1,
  },
  { field: 'Supplier.products', query: suppliers('joined: products(first: 3) { nodes { id } }'), joins: 1 },
  { field: 'City.state', query: cities('joined: state { id }'), joins: 1 },
  { field: 'Supplier.city', query: suppliers('joined: city { id state { id } }'), joins: 2 },
  { field: 'Supplier.categories', query: suppliers('joined: categories { id }'), joins: 1 },
  { field: 'Supplier.delegations', query: suppliers('joined: delegations(first: 3) { nodes { id } }'), joins: 1 },
  { field: 'Merchant.delegations', query: merchants('joined: delegations(first: 3) { nodes { id } }'), joins: 1 },
  { field: 'SupplierProduct.visitCount', query: offers('joined: visitCount'), joins: 1 },
  { field: 'Supplier.visitCount', query: suppliers('joined: visitCount'), joins: 1 },
  { field: 'Merchant.saleSetting', query: merchants('joined: saleSetting { id merchantId }'), joins: 1 },
  { field: 'Merchant.products', query: merchants('joined: products(first: 3) { nodes { id } }'), joins: 1 },
  { field: 'MerchantDelegation.supplier', query: delegations('joined: supplier { id }'), joins: 1 },
  { field: 'MerchantDelegation.merchant', query: delegations('joined: merchant { id }'), joins: 1 },
  { field: 'SupplierProduct.merchant', query: offers('joined: supplier { id } merchant { id }'), joins: 2 },
  { field: 'BaseProduct.merchants', query: baseProducts('joined: category { id } merchants { id }'), joins: 2 },
  { field: 'PropertyValue.measure, as stated', query: offers('joined: keyProperties { measure { text } }'), joins: 0 },
  {
    field: 'four side by side and one below',
    query: offers(
      'joined: category { id } baseProduct { id offers(first: 2) { nodes { id } } } supplier { id } related { id }',
    ),
    joins: 5,
  },
];

type Row = { id: string; joined: unknown };
const rowsOf = (joined: unknown) => (joined as { nodes?: unknown[] }).nodes ?? joined;

describe('a stitched field', () => {
  it.each(stitched)('$field costs the same number of requests for 1, 5 and 20 rows', async ({ query, joins }) => {
    for (const size of [1, 5, 20]) {
      proxy.reset();
      const { list } = await graph.data<{ list: { nodes: Row[] } }>(query, { size });
      expect(list.nodes).toHaveLength(size);
      expect(list.nodes.every(({ joined }) => joined !== null)).toBe(true);
      expect(list.nodes.flatMap(({ joined }) => rowsOf(joined)).length, 'something was joined').toBeGreaterThan(0);
      expect(proxy.calls().map(({ path }) => path).length, `${size} rows`).toBeLessThanOrEqual(1 + joins);
    }
    expect(proxy.calls(), 'twenty rows need every join').toHaveLength(1 + joins);
  });

  it('of a search costs one request for all its categories', async () => {
    proxy.reset();
    type Joined = { category: { name: string } };
    const { search } = await graph.data<{
      search: {
        categories: object[];
        within: Joined[];
        reading: { questions: { choices: (Joined & { property: { code: string }; unit: { code: string } })[] }[] };
      };
    }>(
      `{ search(key: "شیر اطمینان ۱۰ بار") {
        categories { id } within { category { name } }
        reading { questions { choices { category { name } property { code } unit { code } } } }
      } }`,
    );
    const { categories, within, reading } = search;
    expect([categories.length, within.length]).toEqual([1, 1]);
    const choice = reading.questions[0]?.choices[0];
    expect(choice?.category.name).toContain('شیر');
    expect(choice?.property.code).toMatch(/pressure/i);
    expect(choice?.unit.code).toBe('bar');
    expect(proxy.calls().map(({ path }) => path)).toEqual([
      '/api/v1/searches/summary',
      '/api/v1/categories',
      '/api/v1/categoryproperties',
    ]);
  });

  it('asks in hundreds when there are more parents', async () => {
    proxy.reset();
    await graph.data('{ supplierProducts(first: 100) { nodes { related { baseProduct { id } } } } }');
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
      suppliers: { nodes: { id: string; categoryIds: string[] }[] };
    };
    const { list } = await graph.data<{ list: { nodes: Category[] } }>(
      `{ list: categories(first: 15) { nodes { id breadcrumb { id } properties { id } subcategories { id } suppliers(first: 3) { nodes { id categoryIds } } } } }`,
    );
    for (const category of list.nodes) {
      const ids = async (list: string) =>
        (await clientOf(api).get<{ id: string }[]>(`/categories/${category.id}/${list}`)).map(({ id }) => ({ id }));
      expect(category.breadcrumb).toEqual(await ids('breadcrumb'));
      expect(category.properties).toEqual(await ids('properties'));
      expect(category.subcategories).toEqual(await ids('children'));
      expect(category.suppliers.nodes.length).toBeLessThanOrEqual(3);
      expect(category.suppliers.nodes.every(({ categoryIds }) => categoryIds.includes(category.id))).toBe(true);
    }
  });

  it('of an offer are its own supplier, category and base product', async () => {
    type Offer = Record<'supplierId' | 'categoryId' | 'baseProductId', string> &
      Record<'supplier' | 'category' | 'baseProduct', { id: string }>;
    const { list } = await graph.data<{ list: { nodes: Offer[] } }>(
      `{ list: supplierProducts(first: 20) { nodes { supplierId categoryId baseProductId supplier { id } category { id } baseProduct { id } } } }`,
    );
    for (const { supplierId, categoryId, baseProductId, supplier, category, baseProduct } of list.nodes) {
      expect([supplier.id, category.id, baseProduct.id]).toEqual([supplierId, categoryId, baseProductId]);
    }
  });

  it('of an offer in a list are those of the offer alone, which asks for nothing else', async () => {
    const sheet =
      'id title description scientificName standards documents { title kind } delegationExplained { field value } propertyGroups { name values { name } }';
    type Sheet = { id: string; description: string; propertyGroups: { values: object[] }[] };
    const { list } = await graph.data<{ list: { nodes: Sheet[] } }>(
      `{ list: supplierProducts(first: 5) { nodes { ${sheet} } } }`,
    );
    for (const listed of list.nodes) {
      proxy.reset();
      const query = `query ($id: ID!) { supplierProduct(id: $id) { ${sheet} } }`;
      const { supplierProduct } = await graph.data<{ supplierProduct: Sheet }>(query, { id: listed.id });
      expect(supplierProduct).toEqual(listed);
      expect(listed.description).not.toBe('');
      expect(listed.propertyGroups[0]?.values.length).toBeGreaterThan(0);
      expect(proxy.calls().map(({ path }) => path)).toEqual([`/api/v1/supplierproducts/${listed.id}/catalog`]);
    }
  });

  it('of offers in a list are null when their sheets cannot be read, and the offers stay', async () => {
    const refusal = JSON.stringify({ code: 'INTERNAL', title: '', status: 500, requestId: 'r' });
    const headers = { 'content-type': 'application/problem+json' };
    proxy.refuse({ path: '/api/v1/supplierproducts/sheets', status: 500, headers, body: refusal });
    const { data, errors } = await graph.ask(
      '{ list: supplierProducts(first: 2, sort: PRICE_ASC) { nodes { title description documents { title } } } }',
    );
    proxy.refuse();
    const row = { title: expect.any(String) as string, description: null, documents: null };
    expect(data).toEqual({ list: { nodes: [row, row] } });
    expect(errors.length).toBeGreaterThan(0);
  });

  it('keep their aliases apart when these ask for different numbers', async () => {
    type Products = { nodes: unknown[] };
    const { list } = await graph.data<{ list: { nodes: { one: Products; three: Products }[] } }>(
      `{ list: suppliers(first: 5) { nodes { one: products(first: 1) { nodes { id } } three: products(first: 3) { nodes { id } } } } }`,
    );
    expect(list.nodes.some(({ one, three }) => one.nodes.length === 1 && three.nodes.length > 1)).toBe(true);
  });

  it('come from the menu itself where it carries them', async () => {
    proxy.reset();
    await graph.data('{ categoryMenu { id subcategories { id subcategories { id name } } } }');
    expect(proxy.calls().map(({ path }) => path)).toEqual(['/api/v1/categories/menu']);
  });
});
