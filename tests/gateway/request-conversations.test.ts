import { afterAll, expect, it } from 'vitest';
import { peopleOf } from '../kit/people.ts';
import { sellerOf } from '../api/listings/entries/entries.kit.ts';
import { draft } from '../api/trade/trade.kit.ts';
import { startCountedGraph } from './counted-graph.ts';

const { api, proxy, graph, stop } = await startCountedGraph();
afterAll(stop);

type Talk = {
  id: string;
  otherName: string;
  tradeRequest: { id: string } | null;
  thread: { nodes: { body: string }[] };
};
type Requests = { viewer: { tradeRequests: { nodes: { id: string; conversation: Talk | null }[] } } };
const LIST = `query ($first: Int!) { viewer { tradeRequests(first: $first) { nodes { id conversation { id otherName subject { __typename }
  tradeRequest { id } thread(first: 5) { nodes { body } } } } } } }`;

it('the conversations of requests come with them on both sides, in as many calls for three as for one', async () => {
  const people = peopleOf(api);
  const { buyer, customerId, order, buys, id } = await draft(people);
  const ids = [id];
  for (let more = 0; more < 2; more += 1) ids.unshift((await buys.as('POST', '/direct-order', order)).body.id);
  for (const each of [...ids].reverse()) await buys.publish(each);
  const own = { authorization: `Bearer ${buyer.accessToken}` };
  const ask = async <T>(query: string, variables: object, headers: object = own) => {
    proxy.reset();
    const { data, errors } = await graph.ask(query, variables, headers as Record<string, string>);
    expect(errors).toEqual([]);
    return { data: data as T, calls: proxy.calls().length };
  };
  const one = await ask<Requests>(LIST, { first: 1 });
  const three = await ask<Requests>(LIST, { first: 3 });
  expect(three.calls).toBe(one.calls);
  const shown = three.data.viewer.tradeRequests.nodes;
  expect(shown.map((each) => each.id)).toEqual(ids);
  expect(shown.map((each) => each.conversation)).toMatchObject(
    ids.map((each) => ({ subject: null, tradeRequest: { id: each }, thread: { nodes: [] } })),
  );

  const { id: conversationId, otherName: recipientName } = shown[0]!.conversation!;
  const say = { customerId, conversationId, recipientName, body: 'سلام' };
  const sent = 'mutation ($input: SendMessageInput!) { sendMessage(input: $input) { conversation { id } } }';
  await ask(sent, { input: say }, { ...own, 'idempotency-key': 'a-greeting' });
  const { accessToken } = await sellerOf(people);
  const seller = await ask<Requests>(LIST, { first: 1 }, { authorization: `Bearer ${accessToken}` });
  expect(seller.data.viewer.tradeRequests.nodes[0]!.conversation).toMatchObject({
    id: conversationId,
    thread: { nodes: [{ body: 'سلام' }] },
  });
  const unpublished = (await buys.as('POST', '/direct-order', order)).body.id;
  const drafts = await ask<Requests>(LIST, { first: 1 });
  expect(drafts.data.viewer.tradeRequests.nodes[0]).toEqual({ id: unpublished, conversation: null });
});
