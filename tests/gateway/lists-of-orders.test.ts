import { afterAll, expect, it } from 'vitest';
import { peopleOf } from '../kit/people.ts';
import { draft, quoterOf } from '../api/trade/trade.kit.ts';
import { sellerOf } from '../api/listings/entries/entries.kit.ts';
import { startCountedGraph } from './counted-graph.ts';

const { api, proxy, graph, stop } = await startCountedGraph();
afterAll(stop);

type Listed = {
  nodes: { id: string }[];
  edges: { cursor: string; node: { id: string } }[];
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; endCursor: string };
  totalCount: number;
};
type Order = Record<'lines' | 'quotes' | 'shipments', Listed>;
const LISTED =
  '{ nodes { id } edges { cursor node { id } } pageInfo { hasNextPage hasPreviousPage endCursor } totalCount }';
const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

it('lines, offers and shipments of orders are walked by cursor, whole and of all orders in the calls of one', async () => {
  const people = peopleOf(api);
  const { buyer, order, buys, id } = await draft(people);
  const more = await buys.as('POST', '/direct-order', order);
  for (const each of [id, more.body.id]) await buys.publish(each);
  const seller = quoterOf(people, await sellerOf(people));
  await seller.offer(id);
  const lines = (await buys.one(id)).lines as unknown as { id: string }[];
  const own = { authorization: `Bearer ${buyer.accessToken}` };

  const ask = async (query: string, variables: object) => {
    proxy.reset();
    const { data, errors } = await graph.ask(query, variables, own);
    expect(errors).toEqual([]);
    return { viewer: (data as { viewer: unknown }).viewer, calls: proxy.calls().length };
  };
  const ONE = `query ($id: ID!, $after: String) { viewer { order: tradeRequest(id: $id) {
    lines(first: 1, after: $after) ${LISTED} quotes(isNewest: true) ${LISTED} shipments ${LISTED} } } }`;
  const first = await ask(ONE, { id });
  const { lines: page, quotes, shipments } = (first.viewer as { order: Order }).order;
  expect(page).toMatchObject({ totalCount: 2, pageInfo: { hasNextPage: true, hasPreviousPage: false } });
  expect([quotes.totalCount, shipments.totalCount]).toEqual([1, 0]);
  expect(page.edges).toEqual([{ cursor: page.pageInfo.endCursor, node: page.nodes[0] }]);
  const next = await ask(ONE, { id, after: page.pageInfo.endCursor });
  const { lines: last } = (next.viewer as { order: Order }).order;
  expect(last.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
  expect(idsOf([...page.nodes, ...last.nodes])).toEqual(idsOf(lines));

  const ALL = `query ($first: Int!) { viewer { tradeRequests(first: $first) { nodes {
    lines(first: 1) ${LISTED} quotes ${LISTED} shipments ${LISTED} } } } }`;
  const one = await ask(ALL, { first: 1 });
  const two = await ask(ALL, { first: 2 });
  expect(two.calls).toBe(one.calls);
  const { nodes } = (two.viewer as { tradeRequests: { nodes: Order[] } }).tradeRequests;
  expect(nodes.map((each) => each.lines.totalCount)).toEqual([2, 2]);
  expect(nodes.map((each) => each.quotes.totalCount).sort()).toEqual([0, 1]);
});

it('a cursor of another order is refused in its place', async () => {
  const people = peopleOf(api);
  const { buyer, order, buys, id } = await draft(people);
  const { id: other } = (await buys.as('POST', '/direct-order', order)).body;
  const query =
    'query ($id: ID!, $after: String) { viewer { tradeRequest(id: $id) { lines(first: 1, after: $after) { pageInfo { endCursor } } } } }';
  const own = { authorization: `Bearer ${buyer.accessToken}` };
  type Answer = { viewer: { tradeRequest: { lines: Pick<Listed, 'pageInfo'> } } };
  const { data } = await graph.ask(query, { id }, own);
  const after = (data as Answer).viewer.tradeRequest.lines.pageInfo.endCursor;
  const { errors } = await graph.ask(query, { id: other, after }, own);
  expect(errors).toMatchObject([
    { path: ['viewer', 'tradeRequest', 'lines'], extensions: { code: 'CURSOR_INVALID', fields: [{ field: 'after' }] } },
  ]);
});
