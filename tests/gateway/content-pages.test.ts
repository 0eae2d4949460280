import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { peopleOf } from '../kit/people.ts';
import { ok } from '../kit/rest.ts';
import { startCountedGraph } from './counted-graph.ts';

const EDITOR = '09000000014';
const OTHER_EDITOR = '09000000015';
const { api, proxy, graph, stop } = await startCountedGraph();
afterAll(stop);

let headers: Record<string, string>;
let typeId: string;
let pageIds: string[];
let supplierId: string;
let categoryId: string;

beforeAll(async () => {
  const people = peopleOf(api);
  const writer = await people.login(EDITOR);
  const other = await people.login(OTHER_EDITOR);
  headers = { authorization: `Bearer ${writer.accessToken}` };
  const offers = ok(await people.get('/supplierproducts/catalog', { query: { pageSize: 1 } })).items;
  supplierId = offers[0]!.supplierId;
  categoryId = offers[0]!.categoryId;
  const above = ok(
    await people.post('/admin/contenttypes', { by: writer, body: { title: 'آزمون گراف', pageType: 'ARTICLE' } }),
  );
  const below = { title: 'زیر آزمون', pageType: 'ARTICLE' as const, parentId: above.id };
  typeId = ok(await people.post('/admin/contenttypes', { by: writer, body: below })).id;
  const label = ok(await people.post('/admin/contentlabels', { by: writer, body: { title: 'برچسب گراف' } }));
  const cards = [
    { kind: 'PRODUCT_CARD' as const, objectId: offers[0]!.id },
    { kind: 'SUPPLIER_CARD' as const, objectId: supplierId },
  ];
  pageIds = [];
  for (let count = 0; count < 6; count += 1) {
    const body = {
      contentTypeId: typeId,
      title: `نوشتهٔ گراف ${count}`,
      summary: 'خلاصه',
      body: [{ kind: 'HEADING' as const, level: 2, spans: [{ t: 'سرآغاز' }] }, ...cards],
      labelIds: [label.id],
      categoryIds: [categoryId],
      supplierIds: [supplierId],
      platforms: ['WEB' as const],
      commentPolicy: 'OPEN' as const,
      placements: [],
      seo: { noindex: false },
    };
    const { id, version } = ok(await people.post('/admin/pages', { by: writer, body }));
    const path = { id };
    const handedIn = ok(await people.post('/admin/pages/{id}/submit', { by: writer, path, body: { version } }));
    const publishing = { by: other, path, body: { version: handedIn.version } };
    ok(await people.post('/admin/pages/{id}/publish', publishing));
    pageIds.push(id);
  }
});

const lists = (below: string) =>
  `query ($id: ID!, $size: Int!) { list: pagesByContentType(contentTypeId: $id, first: $size) { nodes { id ${below} } } }`;

describe('a stitched field of pages', () => {
  it.each([
    { field: 'contentType', below: 'contentType { id breadcrumb { id title } }', joins: 2 },
    { field: 'suppliers', below: 'suppliers { id brandName }', joins: 1 },
    { field: 'categories', below: 'categories { id name }', joins: 1 },
    { field: 'related', below: 'related { id title }', joins: 1 },
    { field: 'visitCount', below: 'visitCount', joins: 1 },
    { field: 'body and headings', below: 'body { key kind } headings { anchor text }', joins: 1 },
    { field: 'things of cards', below: 'body { kind thing { __typename ... on Supplier { id } } }', joins: 3 },
  ])('$field costs the same number of requests for 1 and 6 rows', async ({ below, joins }) => {
    for (const size of [1, 6]) {
      proxy.reset();
      const { list } = await graph.data<{ list: { nodes: object[] } }>(lists(below), { id: typeId, size });
      expect(list.nodes).toHaveLength(size);
      expect(proxy.calls().length, `${size} rows`).toBeLessThanOrEqual(1 + joins);
    }
  });

  it('tells of the list in which it stands, and of the page whole', async () => {
    const { page, list } = await graph.data<{ page: object; list: object }>(
      `query ($id: ID!, $type: ID!) {
        page(id: $id) { id path labels { title pageCount } likeCount headings { anchor level } body { kind objectId } suppliers { id } }
        list: pagesByContentType(contentTypeId: $type, first: 2) { totalCount contentType { title breadcrumb { title } } }
      }`,
      { id: pageIds[0], type: typeId },
    );
    expect(page).toMatchObject({
      id: pageIds[0],
      labels: [{ title: 'برچسب گراف', pageCount: 6 }],
      headings: [{ anchor: 'سرآغاز', level: 2 }],
      suppliers: [{ id: supplierId }],
    });
    expect(list).toMatchObject({
      totalCount: 6,
      contentType: { title: 'زیر آزمون', breadcrumb: [{ title: 'آزمون گراف' }, { title: 'زیر آزمون' }] },
    });
  });

  it('stands at suppliers and categories, and pages are nodes and things', async () => {
    const found = await graph.data<Record<string, { pages?: { nodes: { id: string }[] }; __typename?: string }>>(
      `query ($supplier: ID!, $category: ID!, $page: ID!) {
        supplier(id: $supplier) { pages(first: 3) { nodes { id } } }
        category(id: $category) { pages(first: 3, pageType: ARTICLE) { totalCount nodes { id } } }
        node(id: $page) { __typename id }
      }`,
      { supplier: supplierId, category: categoryId, page: pageIds[0] },
    );
    expect(found.supplier?.pages?.nodes).toHaveLength(3);
    expect(found.category?.pages?.nodes).toHaveLength(3);
    expect(found.node?.__typename).toBe('Page');
  });
});

describe('a write', () => {
  it('of a like tells the page as it is then', async () => {
    const { data, errors } = await graph.ask(
      `mutation ($input: LikePageInput!) { likePage(input: $input) { pageLike { isLiked likeCount page { id likeCount } } } }`,
      { input: { pageId: pageIds[0], isLiked: true } },
      headers,
    );
    expect(errors).toEqual([]);
    expect(data).toMatchObject({
      likePage: { pageLike: { isLiked: true, likeCount: 1, page: { id: pageIds[0], likeCount: 1 } } },
    });
  });

  it('of a draft tells what is wrong by its field, and staff read the draft', async () => {
    const input = {
      contentTypeId: typeId,
      title: 'پیش‌نویس گراف',
      body: [{ kind: 'PARAGRAPH', spans: [{ t: 'اینجا', a: 'https://evil.example' }] }],
      labelIds: [],
      categoryIds: [],
      supplierIds: [],
      platforms: ['WEB'],
      commentPolicy: 'OPEN',
      placements: [],
      seo: { noindex: false },
    };
    const create = (given: object) =>
      graph.ask(
        `mutation ($input: CreatePageInput!) {
          createPage(input: $input) { ownPage { id status allowedActions missing { gap } } userErrors { field code } }
        }`,
        { input: given },
        headers,
      );
    const wrong = await create(input);
    expect(wrong.data).toMatchObject({
      createPage: { ownPage: null, userErrors: [{ code: 'CONTENT_LINK_NOT_ALLOWED' }] },
    });
    const right = await create({ ...input, body: [{ kind: 'PARAGRAPH', spans: [{ t: 'متن' }] }] });
    expect(right.data).toMatchObject({
      createPage: { ownPage: { status: 'DRAFT', allowedActions: ['EDIT', 'SUBMIT'], missing: [{ gap: 'SUMMARY' }] } },
    });
    const query = `{ staff { pages(status: DRAFT, first: 1) { nodes { title contentType { id } review { isOwnVersion } } } } }`;
    const { data } = await graph.ask(query, {}, headers);
    expect(data).toMatchObject({
      staff: {
        pages: { nodes: [{ title: 'پیش‌نویس گراف', contentType: { id: typeId }, review: { isOwnVersion: true } }] },
      },
    });
  });
});
