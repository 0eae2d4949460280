import { afterAll, describe, expect, it } from 'vitest';
import { startCountedGraph } from './counted-graph.ts';

const { proxy, graph, stop } = await startCountedGraph();
afterAll(stop);

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

  it.each([
    ['suppliers', 'brandName'],
    ['merchants', 'name'],
    ['confirmedMerchants', 'name'],
  ])('sorted by name is walked as a Persian reader goes through it: %s', async (list, field) => {
    const persian = new Intl.Collator('fa', { numeric: true });
    const names: string[] = [];
    for (let after: string | undefined, more = true; more;) {
      const { rows } = await graph.data<{ rows: { nodes: { name: string }[]; pageInfo: Listed['pageInfo'] } }>(
        `query ($after: String) { rows: ${list}(sort: NAME, first: 7, after: $after) {
           nodes { name: ${field} } pageInfo { hasNextPage endCursor } } }`,
        { after },
      );
      names.push(...rows.nodes.map(({ name }) => name));
      after = rows.pageInfo.endCursor;
      more = rows.pageInfo.hasNextPage;
    }
    expect(names.length).toBeGreaterThan(14);
    expect(names).toEqual(names.toSorted(persian.compare));
  });

  it('asks for cursors where edges are asked, and then alone', async () => {
    proxy.reset();
    await graph.data('{ suppliers(first: 2) { nodes { id } pageInfo { endCursor } } }');
    await graph.data('{ suppliers(first: 2) { edges { cursor } } }');
    expect(proxy.calls().map(({ query }) => query.get('cursors'))).toEqual([null, 'true']);
  });

  it('tells what is wrong with its arguments in the words of the graph', async () => {
    const refused = async (query: string) => (await graph.ask(query)).errors[0]?.extensions;
    expect(await refused('{ suppliers(after: "no cursor") { totalCount } }')).toMatchObject({
      code: 'CURSOR_INVALID',
      http: { status: 400 },
      fields: [{ field: 'after', code: 'CURSOR_INVALID', params: [] }],
    });
    expect(await refused('{ suppliers(page: 100000) { totalCount } }')).toMatchObject({
      code: 'PAGE_TOO_DEEP',
      http: { status: 400 },
      fields: [{ field: 'page', code: 'PAGE_TOO_DEEP', params: [{ name: 'lastRow', value: '10000' }] }],
    });
  });
});

describe('a merchant', () => {
  it('that cannot be one is refused under the name of its argument, and takes no other along', async () => {
    const [known] = (
      await graph.data<{ merchants: { nodes: { id: string }[] } }>('{ merchants(first: 1) { nodes { id } } }')
    ).merchants.nodes;
    const query = 'query ($id: ID!) { wrong: merchant(id: "x") { id } right: merchant(id: $id) { id } }';
    const { data, errors } = await graph.ask(query, known);
    expect(data).toEqual({ wrong: null, right: known });
    expect(errors.map(({ path, extensions }) => [path, extensions.code])).toEqual([[['wrong'], 'VALIDATION_FAILED']]);
    expect(errors[0]!.extensions.fields).toMatchObject([{ field: 'id', code: 'FORMAT' }]);
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
