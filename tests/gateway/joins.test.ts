import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientOf } from '../api/client.ts';
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
  { field: 'Supplier.products', query: suppliers('joined: products(first: 3) { nodes { id } }'), joins: 1 },
  { field: 'City.state', query: cities('joined: state { id }'), joins: 1 },
  { field: 'Supplier.city', query: suppliers('joined: city { id state { id } }'), joins: 2 },
  { field: 'Supplier.categories', query: suppliers('joined: categories { id }'), joins: 1 },
  { field: 'Supplier.delegations', query: suppliers('joined: delegations(first: 3) { nodes { id } }'), joins: 1 },
  { field: 'Merchant.delegations', query: merchants('joined: delegations(first: 3) { nodes { id } }'), joins: 1 },
  { field: 'SupplierProduct.visitCount', query: offers('joined: visitCount'), joins: 1 },
  { field: 'Supplier.visitCount', query: suppliers('joined: visitCount'), joins: 1 },
  { field: 'Merchant.saleSetting', query: merchants('joined: saleSetting { merchantId }'), joins: 1 },
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
      `{ search(key: "شیر ۱۶ بار") {
        categories { id } within { category { name } }
        reading { questions { choices { category { name } property { code } unit { code } } } }
      } }`,
    );
    const { categories, within, reading } = search;
    expect(categories.length).toBeGreaterThan(3);
    expect(within.length).toBeGreaterThan(3);
    const choice = reading.questions[0]?.choices[0];
    expect(choice?.category.name).toContain('شیر');
    expect([choice?.property.code, choice?.unit.code]).toEqual(['pressure', 'bar']);
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

type Listed = {
  nodes: { id: string }[];
  edges: { cursor: string; node: { id: string } }[];
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string; endCursor: string };
  totalCount: number;
  totalCountIsCapped: boolean;
};
const LISTED =
  'nodes { id } edges { cursor node { id } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } totalCount totalCountIsCapped';
const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

describe('a list', () => {
  it('is walked by cursor to its end, each row once, as its numbered pages have them', async () => {
    const query = `query ($after: String, $page: Int) { list: suppliers(first: 7, after: $after, page: $page) { ${LISTED} } }`;
    const walked: string[] = [];
    let after: string | undefined;
    for (let page = 1; ; page += 1) {
      const { list } = await graph.data<{ list: Listed }>(query, { after });
      const numbered = await graph.data<{ list: Listed }>(query, { page });
      expect(idsOf(list.nodes)).toEqual(idsOf(numbered.list.nodes));
      expect(list.edges.map(({ node }) => node.id)).toEqual(idsOf(list.nodes));
      expect([list.edges[0]?.cursor, list.edges.at(-1)?.cursor]).toEqual([
        list.pageInfo.startCursor,
        list.pageInfo.endCursor,
      ]);
      expect(list.pageInfo.hasPreviousPage).toBe(page > 1);
      walked.push(...idsOf(list.nodes));
      after = list.pageInfo.endCursor;
      if (!list.pageInfo.hasNextPage) {
        expect(walked).toHaveLength(list.totalCount);
        break;
      }
    }
    expect(new Set(walked).size).toBe(walked.length);
    expect(walked.length).toBeGreaterThan(14);
  });

  it('asks for cursors where edges are asked, and then alone', async () => {
    proxy.reset();
    await graph.data('{ suppliers(first: 2) { nodes { id } pageInfo { endCursor } } }');
    await graph.data('{ suppliers(first: 2) { edges { cursor } } }');
    expect(proxy.calls().map(({ query }) => query.get('cursors'))).toEqual([null, 'true']);
  });

  it('tells what is wrong with its arguments in the words of the graph', async () => {
    const refused = async (given: string) =>
      (await graph.ask(`{ suppliers(${given}) { totalCount } }`)).errors[0]?.extensions.fields?.map((each) => [
        each.field,
        each.code,
      ]);
    expect(await refused('after: "no cursor"')).toEqual([['after', 'CURSOR_INVALID']]);
    expect(await refused('page: 100000')).toEqual([['page', 'PAGE_TOO_DEEP']]);
  });
});

describe('a nested list', () => {
  it('of one thing has everything that a list has', async () => {
    const { suppliers } = await graph.data<{ suppliers: { nodes: { id: string; productsCount: number }[] } }>(
      '{ suppliers(first: 20) { nodes { id productsCount } } }',
    );
    const supplier = suppliers.nodes.find(({ productsCount }) => productsCount > 3)!;
    const query = `query ($id: ID!, $after: String) { supplier(id: $id) { products(first: 2, after: $after) { ${LISTED} } } }`;
    const { products } = (await graph.data<{ supplier: { products: Listed } }>(query, { id: supplier.id })).supplier;
    expect(products.totalCount).toBe(supplier.productsCount);
    const { endCursor } = products.pageInfo;
    const next = await graph.data<{ supplier: { products: Listed } }>(query, { id: supplier.id, after: endCursor });
    const { supplierProducts } = await graph.data<{ supplierProducts: Listed }>(
      'query ($id: ID!) { supplierProducts(supplierId: $id, first: 4) { nodes { id } } }',
      { id: supplier.id },
    );
    expect(idsOf([...products.nodes, ...next.supplier.products.nodes])).toEqual(idsOf(supplierProducts.nodes));
  });

  it('of several says whether there are more, in one request for all', async () => {
    proxy.reset();
    const { suppliers } = await graph.data<{
      suppliers: { nodes: { productsCount: number; products: Pick<Listed, 'nodes' | 'pageInfo'> }[] };
    }>(
      '{ suppliers(first: 9) { nodes { productsCount products(first: 2) { nodes { id } pageInfo { hasNextPage } } } } }',
    );
    for (const { productsCount, products } of suppliers.nodes) {
      expect(products.nodes).toHaveLength(Math.min(2, productsCount));
      expect(products.pageInfo.hasNextPage).toBe(productsCount > 2);
    }
    expect(proxy.calls()).toHaveLength(2);
  });

  it.each(['totalCount', 'facets { propertyId }', 'edges { cursor }'])(
    'of several does not tell %s, and asks nothing for it',
    async (field) => {
      proxy.reset();
      const { data, errors } = await graph.ask(`{ suppliers(first: 3) { nodes { products { ${field} } } } }`);
      expect(new Set(errors.map(({ extensions }) => extensions.code))).toEqual(new Set(['NESTED_LIST_TOO_WIDE']));
      expect(data).toMatchObject({
        suppliers: { nodes: [{ products: null }, { products: null }, { products: null }] },
      });
      expect(proxy.calls()).toHaveLength(1);
    },
  );

  it('of a category is filtered, ordered and counted with facets', async () => {
    const { categoryMenu } = await graph.data<{ categoryMenu: { id: string }[] }>(
      '{ categoryMenu(categoryTypes: [Product]) { id } }',
    );
    type Suppliers = { totalCount: number; nodes: { rating: number | null }[]; facets: object[] };
    const { category } = await graph.data<{ category: Record<'all' | 'confirmed', Suppliers> }>(
      `query ($id: ID!) { category(id: $id) {
        all: suppliers(sort: RATING, first: 5) { totalCount nodes { rating } facets { propertyId } }
        confirmed: suppliers(filter: { onlyConfirmed: true }) { totalCount } } }`,
      { id: categoryMenu[0]!.id },
    );
    const ratings = category.all.nodes.map(({ rating }) => rating ?? 0);
    expect(ratings).toEqual([...ratings].sort((a, b) => b - a));
    expect(category.confirmed.totalCount).toBeLessThan(category.all.totalCount);
    expect(category.all.facets).toBeInstanceOf(Array);
  });
});
