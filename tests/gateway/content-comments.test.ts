import { afterAll, beforeAll, expect, it } from 'vitest';
import { peopleOf } from '../kit/people.ts';
import { startCountedGraph } from './counted-graph.ts';

const { api, proxy, graph, stop } = await startCountedGraph();
afterAll(stop);
const people = peopleOf(api);
let offers: string[];
beforeAll(async () => {
  type Offers = { supplierProducts: { nodes: { id: string }[] } };
  const { supplierProducts } = await graph.data<Offers>('{ supplierProducts(first: 20) { nodes { id } } }');
  offers = supplierProducts.nodes.map(({ id }) => id);
});

const bearer = async (phone?: string) => {
  const { accessToken } = await people.login(phone);
  return { authorization: `Bearer ${accessToken}` };
};
const CREATE = `mutation ($input: CreateCommentInput!) {
  createComment(input: $input) { ownComment { id state version } userErrors { code field } }
}`;
type Created = {
  createComment: {
    ownComment: { id: string; state: string; version: number } | null;
    userErrors: { code: string; field: string[] | null }[];
  };
};
const create = async (by: object, input: object) =>
  (
    (
      await graph.ask(
        CREATE,
        { input: { body: 'بدنهٔ پمپ خوش‌ساخت است و به‌موقع رسید', idempotencyKey: crypto.randomUUID(), ...input } },
        by as Record<string, string>,
      )
    ).data as Created
  ).createComment;

const TREE = `query ($id: ID!) {
  supplierProduct(id: $id) {
    comments(first: 5) { totalCount isOpen canRate nodes { id isOwn isPending answers { id } } }
    ratingSummary { ratingCount stars { stars count } }
  }
}`;
type Tree = {
  supplierProduct: {
    comments: { totalCount: number; canRate: boolean; nodes: { id: string; isOwn: boolean; isPending: boolean }[] };
    ratingSummary: { ratingCount: number; stars: { stars: number; count: number }[] };
  };
};
const tree = async (id: string, by: object = {}) =>
  ((await graph.ask(TREE, { id }, by as Record<string, string>)).data as Tree).supplierProduct;

it('the newest comments and the ratings of twenty offers are one read each', async () => {
  proxy.reset();
  await graph.data(
    'query ($size: Int!) { supplierProducts(first: $size) { nodes { id comments(first: 3) { nodes { id } } ratingSummary { ratingCount } } } }',
    { size: 20 },
  );
  expect(proxy.calls().filter(({ path }) => path.includes('/pagecomments'))).toHaveLength(2);
});

it('an own comment that waits is in nobody else’s answer, and moderators decide it', async () => {
  const id = offers[0]!;
  const author = await bearer();
  const { ownComment } = await create(author, { supplierProductId: id, rating: 4 });
  expect(ownComment?.state).toBe('PENDING');
  const own = await tree(id, author);
  expect(own.comments.nodes[0]).toMatchObject({ id: ownComment!.id, isOwn: true, isPending: true });
  expect(own.comments.canRate).toBe(false);
  for (const each of [await tree(id), await tree(id, await bearer())])
    expect(each.comments.nodes.map((node) => node.id)).not.toContain(ownComment!.id);

  const moderator = await bearer('09000000006');
  type Cases = {
    staff: { moderationCases: { nodes: { id: string; version: number; objectId: string; kind: string }[] } };
  };
  const { data } = await graph.ask(
    '{ staff { moderationCases(first: 100) { nodes { id version objectId kind subject { text } } } } }',
    {},
    moderator,
  );
  const found = (data as Cases).staff.moderationCases.nodes.find(({ objectId }) => objectId === ownComment!.id)!;
  const input = { moderationCaseId: found.id, version: found.version, decision: 'PUBLISH' };
  const decided = await graph.ask(
    `mutation ($input: DecideModerationCaseInput!) {
       decideModerationCase(input: $input) { moderationCase { state outcome } userErrors { code } staff { moderationSummary { kind } } } }`,
    { input },
    moderator,
  );
  expect(decided.data).toMatchObject({
    decideModerationCase: { moderationCase: { state: 'DECIDED', outcome: 'PUBLISH' }, userErrors: [] },
  });
  const shown = await tree(id);
  expect(shown.comments.nodes.map((node) => node.id)).toContain(ownComment!.id);
  expect(shown.ratingSummary.stars.find(({ stars }) => stars === 4)?.count).toBe(1);
});

it('what is wrong with a comment stands at its fields', async () => {
  const author = await bearer();
  const { ownComment, userErrors } = await create(author, { supplierProductId: offers[1], body: 'کم', rating: 9 });
  expect(ownComment).toBeNull();
  expect(userErrors.map(({ field }) => field)).toEqual([['body'], ['rating']]);
  await create(author, { supplierProductId: offers[1], rating: 3 });
  expect((await create(author, { supplierProductId: offers[1], rating: 3 })).userErrors).toMatchObject([
    { code: 'RATED_BEFORE', field: ['rating'] },
  ]);
});
