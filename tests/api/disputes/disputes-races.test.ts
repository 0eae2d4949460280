import { afterAll, beforeAll, expect, it } from 'vitest';
import { verifyTrade } from '../../../api/src/modules/trade/timeline/verify-trade.ts';
import { startAppAt } from '../../kit/app-at.ts';
import { putDispute } from './dispute-acts.kit.ts';
import { type Disputing, disputingAt, why } from './disputing.kit.ts';
import { readTrade, type Trading, tradingAt } from '../trade/trading.kit.ts';

// Two acts on a dispute at once: the lock of its request decides, and the loser is told so.
const BEGAN = '2026-12-01T08:00:00Z';
const ROUNDS = process.env.TEST_FULL ? 200 : 4;
let app: Awaited<ReturnType<typeof startAppAt>>;
let trading: Trading;
let d: Disputing;
beforeAll(async () => {
  app = await startAppAt(BEGAN);
  trading = await tradingAt(app);
  d = await disputingAt(app, trading);
});
afterAll(() => app?.stop());

type Acts = (at: { id: string; disputeId: string; version: number }) => Promise<{ status: number }>[];

const mine = { version: 1, outcome: 'SPLIT', buyerPercent: '40' };

/** Open no more: a company has 50 at most. */
const leave = (id: string) => app.db.query(`update trade_requests set status = 'CANCELLED' where id = $1`, [id]);

/** An order in dispute of which staff proposed a settlement. */
async function mediated() {
  app.clock.set(new Date(BEGAN));
  await trading.supply.renew();
  const id = await trading.taken();
  const lines = await app.db.query<{ id: string }>('select id from trade_lines where request_id = $1', [id]);
  const lineIds = lines.map((line) => line.id);
  const disputeId = (await d.open(id, 'owner', lineIds)).body.disputes.at(-1)!.id;
  await d.decide(disputeId, 'settlement', mine);
  // Read once: whoever asks for it later may see what the other did.
  const { version } = (await readTrade(app, id))!;
  const answer = (by: 'owner' | 'seller', word: 'AGREE' | 'REFUSE') =>
    app.post('/traderequests/{id}/dispute/settlement/answer', {
      by: trading.people[by],
      path: { id },
      body: { version, answer: word },
    });
  return { id, disputeId, answer };
}

/** Two acts about it at once, of which one comes first and the loser is told so. @returns how the settlement stands */
async function mediatedRace(acts: (at: Awaited<ReturnType<typeof mediated>>) => Promise<{ status: number }>[]) {
  const ends: { status: string; agreed: number; state: string }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const at = await mediated();
    const before = (await readTrade(app, at.id))!;
    const answers = await Promise.all(acts(at));
    expect(answers.map((each) => each.status).sort(), JSON.stringify(answers)).toEqual([200, 409]);
    const after = (await readTrade(app, at.id))!;
    expect(after.version).toBe(before.version + 1);
    const [consent] = await app.db.query<{ status: string; agreed: number }>(
      `select status, (buyer_agreed_at is not null)::int + (seller_agreed_at is not null)::int as agreed
       from trade_consents where request_id = $1`,
      [at.id],
    );
    ends.push({ ...consent!, state: after.state });
    await leave(at.id);
  }
  expect((await verifyTrade(app.db)).faults.filter(({ code }) => code !== 'ANCHOR')).toEqual([]);
  return ends;
}

/** A dispute that stands somewhere, and two acts about it at once, of which one comes first. */
async function raced(status: string, acts: Acts): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) {
    app.clock.set(new Date(BEGAN));
    await trading.supply.renew();
    const id = await trading.taken();
    const lines = await app.db.query<{ id: string }>('select id from trade_lines where request_id = $1', [id]);
    await d.open(
      id,
      'owner',
      lines.map((line) => line.id),
    );
    const disputeId = await putDispute(app, id, { side: 'BUYER', status });
    if (status === 'APPROVAL')
      await app.db.query('update disputes set proposed_by = gen_random_uuid() where id = $1', [disputeId]);
    const before = (await readTrade(app, id))!;
    const answers = await Promise.all(acts({ id, disputeId, version: before.version }));
    const told = JSON.stringify(answers);
    expect(answers.map((each) => each.status).sort(), told).toEqual([200, 409]);
    const after = (await readTrade(app, id))!;
    expect(after.version, told).toBe(before.version + 1);
    const [dispute] = await app.db.query<{ version: number; ended: boolean }>(
      'select version, ended_at is not null as ended from disputes where id = $1',
      [disputeId],
    );
    expect(dispute).toEqual({ version: 2, ended: true });
    expect(after.state).not.toBe('DISPUTED');
    await leave(id);
  }
  const { faults } = await verifyTrade(app.db);
  expect(faults.filter(({ code }) => code !== 'ANCHOR')).toEqual([]);
}

const proposal = { version: 1, outcome: 'RELEASE', reason: why };

it('one that is withdrawn and decided at once is one of both', () =>
  raced('DECISION', ({ id, disputeId, version }) => [
    trading.act(id, 'WITHDRAW_DISPUTE', 'owner', version),
    d.ask(d.staff.first, 'POST', `/admin/disputes/${disputeId}/proposal`, proposal),
  ]));

it('one that two of the staff decide at once is decided once', () =>
  raced('DECISION', ({ disputeId }) => [
    d.ask(d.staff.first, 'POST', `/admin/disputes/${disputeId}/proposal`, proposal),
    d.ask(d.staff.second, 'POST', `/admin/disputes/${disputeId}/proposal`, { ...proposal, outcome: 'REFUND' }),
  ]));

it('one that two of the staff approve at once is decided once', () =>
  raced('APPROVAL', ({ disputeId }) => [
    d.ask(d.staff.first, 'POST', `/admin/disputes/${disputeId}/approve`, { version: 1 }),
    d.ask(d.staff.second, 'POST', `/admin/disputes/${disputeId}/approve`, { version: 1 }),
  ]));

it('what staff propose is agreed to by both at once as by one and then, anew, by the other', async () => {
  const ends = await mediatedRace(({ answer }) => [answer('owner', 'AGREE'), answer('seller', 'AGREE')]);
  for (const end of ends) expect(end).toEqual({ status: 'ASKED', agreed: 1, state: 'DISPUTED' });
});

it('what one side agrees to and the other refuses at once is one of both', async () => {
  const ends = await mediatedRace(({ answer }) => [answer('owner', 'AGREE'), answer('seller', 'REFUSE')]);
  for (const { status, agreed, state } of ends) {
    expect([`ASKED 1`, `REFUSED 0`]).toContain(`${status} ${agreed}`);
    expect(state).toBe('DISPUTED');
  }
});

it('what is taken back while the second side agrees has one end', async () => {
  const ends: string[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const { id, disputeId, answer } = await mediated();
    await answer('owner', 'AGREE');
    const { version } = (await d.read(disputeId)).body;
    const withdraw = d.ask(d.staff.first, 'POST', `/admin/disputes/${disputeId}/settlement/withdraw`, { version });
    const answers = await Promise.all([answer('seller', 'AGREE'), withdraw]);
    expect(answers.map((each) => each.status).sort(), JSON.stringify(answers)).toEqual([200, 409]);
    const [consent] = await app.db.query<{ status: string }>(
      'select status from trade_consents where request_id = $1',
      [id],
    );
    ends.push(`${consent!.status} ${(await readTrade(app, id))!.state}`);
    await leave(id);
  }
  for (const end of ends) expect(['AGREED COMPLETED', 'WITHDRAWN DISPUTED']).toContain(end);
});

it('two of the staff propose one settlement at once', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { id, disputeId } = await mediated();
    await d.decide(disputeId, 'settlement/withdraw');
    const { version } = (await d.read(disputeId)).body;
    const both = [d.staff.first, d.staff.second].map((by) =>
      d.ask(by, 'POST', `/admin/disputes/${disputeId}/settlement`, { ...mine, version }),
    );
    expect((await Promise.all(both)).map((each) => each.status).sort()).toEqual([200, 409]);
    const open = await app.db.query(`select from trade_consents where request_id = $1 and status = 'ASKED'`, [id]);
    expect(open).toHaveLength(1);
    await leave(id);
  }
});
