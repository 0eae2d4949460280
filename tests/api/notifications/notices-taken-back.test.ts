import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startAppAt } from '../../kit/app-at.ts';
import { ok } from '../../kit/rest.ts';
import { approvingAt, type Answerer } from '../approvals/approving.kit.ts';
import { quotingAt } from '../sourcing/quotes/quoting.kit.ts';

// A notice that asks for something is there as long as that waits, once for each thing, and counts what waits now.

const NOW = '2026-12-01T08:00:00Z';
let app: Awaited<ReturnType<typeof startAppAt>>;
let approving: Awaited<ReturnType<typeof approvingAt>>;
let quoting: ReturnType<typeof quotingAt>;
beforeAll(async () => {
  app = await startAppAt(NOW);
  approving = await approvingAt(app);
  quoting = quotingAt(approving);
});
afterAll(() => app?.stop());
beforeEach(async () => {
  await app.db.query('delete from notifications');
  await approving.rule({});
});

async function told() {
  await app.db.query(`insert into jobs (id, queue, due_at, run_at) values (gen_random_uuid(), 'fan-out', $1, $1)`, [
    app.clock.now(),
  ]);
  await app.tick();
}
/** What somebody has not read: kinds, each with what it counts. */
async function inboxOf(by: Answerer): Promise<string[]> {
  await told();
  const { headers } = approving.all[by];
  const body = ok(await app.get('/notifications', { by: { headers }, query: { pageSize: 50 } }));
  return body.items
    .filter(({ isRead }) => !isRead)
    .map(({ type, count }) => `${type} ${count}`)
    .sort();
}
const countOf = async (by: Answerer) => {
  const { headers } = approving.all[by];
  return ok(await app.get('/notifications/summary', { by: { headers } })).unreadCount;
};
const step = (by: Answerer, id: string, word: string, version: number) =>
  approving.ask(by, 'POST', `/traderequests/${id}/${word}`, { version });

it('a request to confirm: asked of all who may, taken back from the others once one has answered', async () => {
  const one = await approving.draft();
  const other = await approving.draft();
  for (const id of [one, other]) expect((await step('requester', id, 'request-confirmation', 1)).status).toBe(200);
  // Each is a thing of its own.
  expect(await inboxOf('owner')).toEqual(['REQUEST_TO_CONFIRM 1', 'REQUEST_TO_CONFIRM 1']);
  expect((await approving.publish('confirmer', one, 2)).status).toBe(200);
  expect(await inboxOf('owner')).toEqual(['REQUEST_TO_CONFIRM 1']);
  expect(await countOf('owner')).toBe(1);
  expect(await inboxOf('seller')).toEqual(['REQUEST_RECEIVED 1']);
  // Asked again it counts no more than what waits.
  expect((await step('requester', other, 'withdraw-confirmation', 2)).status).toBe(200);
  expect(await inboxOf('owner')).toEqual([]);
});

it('what is answered before anybody could be told is told to nobody', async () => {
  const id = await approving.draft();
  expect((await step('requester', id, 'request-confirmation', 1)).status).toBe(200);
  expect((await step('requester', id, 'withdraw-confirmation', 2)).status).toBe(200);
  expect(await inboxOf('owner')).toEqual([]);
});

it('an amount: taken back from who has agreed, and from all once it is decided', async () => {
  await approving.rule({ twoAboveRial: '1000' });
  const { id, approval } = await approving.askedOrder();
  expect(await inboxOf('payer')).toContain('APPROVAL_ASKED 1');
  expect((await approving.answer(id, 'approve', 'payer', approval)).status).toBe(200);
  expect(await inboxOf('payer')).not.toContain('APPROVAL_ASKED 1');
  expect(await inboxOf('owner')).toContain('APPROVAL_ASKED 1');
  expect((await approving.answer(id, 'withdraw', 'confirmer', approval)).status).toBe(200);
  expect(await inboxOf('owner')).not.toContain('APPROVAL_ASKED 1');
});

it('an offer: asks the buyer until it is answered, and the request asks its seller until an offer is sent', async () => {
  const id = await quoting.published(approving.publish, await approving.draft());
  expect(await inboxOf('seller')).toEqual(['REQUEST_RECEIVED 1']);
  expect((await quoting.send(id, 'seller')).status).toBe(200);
  expect(await inboxOf('seller')).toEqual([]);
  expect(await inboxOf('owner')).toEqual(['QUOTE_RECEIVED 1']);
  expect((await quoting.step('confirmer', (await quoting.latest(id))!, 'accept')).status).toBe(200);
  expect(await inboxOf('owner')).not.toContain('QUOTE_RECEIVED 1');
});

it('what was read stays where it is', async () => {
  const id = await approving.draft();
  expect((await step('requester', id, 'request-confirmation', 1)).status).toBe(200);
  await told();
  await app.db.query('update notifications set read_at = $1', [app.clock.now()]);
  expect((await approving.publish('confirmer', id, 2)).status).toBe(200);
  await told();
  const { headers } = approving.all.owner;
  const body = ok(await app.get('/notifications', { by: { headers } }));
  expect(body.items.map(({ type }) => type)).toEqual(['REQUEST_TO_CONFIRM']);
});
