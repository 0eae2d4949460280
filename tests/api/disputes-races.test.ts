import { afterAll, beforeAll, expect, it } from 'vitest';
import { verifyTrade } from '../../api/src/modules/trade/verify-chain.ts';
import { startAppAt } from '../kit/app-at.ts';
import { putDispute } from './dispute-acts.kit.ts';
import { type Disputing, disputingAt, why } from './disputing.kit.ts';
import { readTrade, type Trading, tradingAt } from './trading.kit.ts';

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
