import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startAppAt } from '../../kit/app-at.ts';
import { type Answerer, type Approving, approvingAt } from '../approvals/approving.kit.ts';
import { quotingAt } from '../sourcing/quotes/quoting.kit.ts';

// An order about which a company asks its people waits for those who may answer, and not for all of it.
let app: Awaited<ReturnType<typeof startAppAt>>;
let company: Approving;
let quoting: ReturnType<typeof quotingAt>;
beforeAll(async () => {
  app = await startAppAt('2026-12-01T08:00:00Z');
  company = await approvingAt(app);
  quoting = quotingAt(company);
});
afterAll(() => app?.stop());
beforeEach(async () => {
  await app.db.query(`update trade_requests set status = 'CANCELLED', published_at = null`);
  for (const by of ['confirmer', 'payer'] as const) await company.limit(by, null);
  await company.rule({});
});

type Page = { items: { id: string }[]; totalCount: number };
type Summary = { sides: { side: string; waiting: number; counts: { status: string; count: number }[] }[] };
const buyers: Answerer[] = ['owner', 'second', 'requester', 'confirmer', 'payer'];

/** For whom of the company an order waits; the list, its opposite and the summary say the same. */
async function waitsFor(id: string): Promise<Answerer[]> {
  const found: Answerer[] = [];
  for (const by of buyers) {
    const list = async (isWaiting: boolean) => {
      const { body } = await company.ask(by, 'GET', `/traderequests?side=BUYER&isWaiting=${isWaiting}&pageSize=100`);
      return body as unknown as Page;
    };
    const waiting = await list(true);
    const others = await list(false);
    const isWaiting = waiting.items.some((each) => each.id === id);
    expect(
      others.items.some((each) => each.id === id),
      `${by}: among the others`,
    ).toBe(!isWaiting);
    const { sides } = (await company.ask(by, 'GET', '/traderequests/summary')).body as unknown as Summary;
    const summary = sides.find(({ side }) => side === 'BUYER')!;
    expect(summary.waiting, `${by}: summary`).toBe(waiting.totalCount);
    const all = summary.counts.reduce((sum, { count }) => sum + count, 0);
    expect(waiting.totalCount + others.totalCount, `${by}: all`).toBe(all);
    if (isWaiting) found.push(by);
  }
  return found;
}

async function confirmation(): Promise<string> {
  const id = await company.draft();
  const asked = await company.ask('requester', 'POST', `/traderequests/${id}/request-confirmation`, { version: 1 });
  expect(asked.status).toBe(200);
  return id;
}

/** An order whose seller has sent an offer. */
async function offered() {
  const id = await company.draft({ acceptListPrice: false });
  await quoting.published(company.publish, id);
  const { body: offer } = await quoting.send(id, 'seller', { price: 90_000 });
  return { id, offer };
}

it('waits to be published for who may confirm it', async () => {
  expect(await waitsFor(await company.draft())).toEqual(buyers);
  expect(await waitsFor(await confirmation())).toEqual(['owner', 'second', 'confirmer']);
  await company.rule({ publishNeeds: 'OWNER' });
  expect(await waitsFor(await confirmation())).toEqual(['owner', 'second']);
});

it('waits to be ordered at list price for who may agree to its amount, and did not ask', async () => {
  await company.limit('confirmer', '1000');
  const { id, approval } = await company.askedOrder();
  expect(await waitsFor(id)).toEqual(['owner', 'second', 'payer']);
  await company.limit('payer', null, '1000');
  expect(await waitsFor(id)).toEqual(['owner', 'second']);
  await company.answer(id, 'withdraw', 'confirmer', approval);
  expect(await waitsFor(id)).toEqual(['owner', 'second', 'confirmer']);
});

it('waits to be agreed for who may agree or make another offer', async () => {
  await company.limit('confirmer', '1000');
  const { id, offer } = await offered();
  expect(await waitsFor(id)).toEqual(buyers);
  expect((await quoting.step('confirmer', offer, 'accept')).status).toBe(200);
  expect(await waitsFor(id)).toEqual(['owner', 'second', 'payer']);
  await company.limit('payer', '1000');
  expect(await waitsFor(id)).toEqual(['owner', 'second', 'payer']);
});

it('waits no longer for who has answered', async () => {
  await company.rule({ twoAboveRial: '1000' });
  const { id, approval } = await company.askedOrder();
  expect(await waitsFor(id)).toEqual(['owner', 'second', 'payer']);
  expect((await company.answer(id, 'approve', 'owner', approval)).status).toBe(200);
  expect(await waitsFor(id)).toEqual(['second', 'payer']);
});

it('waits for its seller as ever', async () => {
  await company.limit('confirmer', '1000');
  const { id, offer } = await offered();
  const waiting = async () =>
    ((await company.ask('seller', 'GET', '/traderequests?isWaiting=true&pageSize=100')).body as unknown as Page).items;
  await quoting.step('confirmer', offer, 'accept');
  expect((await waiting()).map((each) => each.id)).not.toContain(id);
  expect((await quoting.send(id, 'owner', { price: 80_000 })).status).toBe(200);
  expect((await waiting()).map((each) => each.id)).toContain(id);
});
