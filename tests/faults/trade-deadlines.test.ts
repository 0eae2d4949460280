import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { disputingAt, whole } from '../api/disputes/disputing.kit.ts';
import { openingAt } from '../api/sourcing/rfq/opening.kit.ts';
import { quotingAt } from '../api/sourcing/quotes/quoting.kit.ts';
import { servicingAt } from '../api/orders/milestones/servicing.kit.ts';
import { readTrade, tradingAt } from '../api/trade/trading.kit.ts';
import { startAppAt } from '../kit/app-at.ts';
import { hasPostgres } from '../kit/postgres.ts';
import { startProgram } from '../kit/program.ts';

// Nobody acts for two months: each deadline is kept once, whichever api does it, and one of them is killed in its midst.
const BEGAN = '2026-12-05T08:00:00Z';
const HOUR_MS = 3_600_000;
/** Hours after which the clock stands one after the other: often while offers end, then twice a day for two months. */
const STEPS = [
  ...Array.from({ length: 56 }, (_, index) => 3 * (index + 1)),
  ...Array.from({ length: 107 }, (_, index) => 168 + 12 * (index + 1)),
];
/** At which step one of both is killed while it works. */
const KILLED_AT = 28;

describe.skipIf(!hasPostgres)('deadlines of trade', () => {
  it('each is kept once by two apis, one killed between, and each reminder is one', async () => {
    await using app = await startAppAt(BEGAN, 'postgres');
    const trading = await tradingAt(app);
    const quoting = quotingAt(trading);
    const services = servicingAt(trading);
    const opening = await openingAt(app, trading);
    const d = await disputingAt(app, trading);
    const must = async (act: Promise<{ status: number; body: object }>) => {
      const { status, body } = await act;
      expect(status, JSON.stringify(body)).toBe(200);
    };
    const published = async () => quoting.published(trading.publish, await trading.draft());
    const act = async (id: string, action: string, by: 'requester' | 'owner' | 'seller' | 'shipper') =>
      must(trading.act(id, action, by, (await readTrade(app, id))!.version));

    const refused = await d.delivered();
    const withdrawn = await d.delivered();
    const begun = {
      confirmation: await trading.draft(),
      unanswered: await published(),
      question: await published(),
      offer: await published(),
      unfunded: await trading.taken({ paymentTerm: 'PREPAID' }),
      cancellation: await trading.taken({ paymentTerm: 'PREPAID' }),
      termChange: await trading.taken({ paymentTerm: 'PREPAID' }),
      delivered: await trading.taken(),
      milestone: await services.agreed([{ title: 'همه' }]),
      rejected: await services.agreed(),
      dispute: (await d.order()).id,
      evidence: (await d.order()).id,
      settlement: (await d.order()).id,
      refused: refused.id,
      withdrawn: withdrawn.id,
      several: await opening.published(),
      late: await trading.taken({ neededBy: new Date(Date.parse(BEGAN) + 48 * HOUR_MS).toISOString().slice(0, 10) }),
    };
    /** Disputes that nobody ends, and one that is taken back. */
    async function disputes() {
      for (const id of [begun.dispute, begun.evidence, begun.settlement])
        await must(d.open(id, 'owner', [(await d.see(id)).lines[0]!.id]));
      for (const id of [begun.evidence, begun.settlement]) await act(id, 'ANSWER_DISPUTE', 'shipper');
      await act(begun.settlement, 'ASK_SETTLEMENT', 'owner');
      const { id, shipmentId, first, second } = refused;
      const no = { lineId: first.id, accepted: '0', refused: first.quantity };
      await must(d.confirm(id, shipmentId, [no, whole(second)]));
      await must(d.open(begun.withdrawn, 'owner', [withdrawn.first.id]));
      await act(begun.withdrawn, 'WITHDRAW_DISPUTE', 'owner');
    }
    await act(begun.confirmation, 'REQUEST_CONFIRMATION', 'requester');
    await act(begun.question, 'REQUEST_INFO', 'seller');
    await must(quoting.send(begun.offer, 'seller', { days: 4 }));
    await act(begun.cancellation, 'ASK_CANCELLATION', 'owner');
    await act(begun.termChange, 'ASK_TERM_CHANGE', 'owner');
    for (const id of [begun.milestone, begun.rejected]) await act(id, 'SUBMIT_MILESTONE', 'shipper');
    await act(begun.rejected, 'REJECT_MILESTONE', 'owner');
    const lines = await app.db.query(
      'select id as "lineId", trim_scale(quantity)::text as quantity from trade_lines where request_id = $1',
      [begun.delivered],
    );
    const { version } = (await readTrade(app, begun.delivered))!;
    await must(trading.ask('shipper', 'POST', `/traderequests/${begun.delivered}/shipments`, { version, lines }));
    await act(begun.delivered, 'DELIVER', 'shipper');
    await disputes();
    const talk = await talkOf(begun.unanswered);
    await must(
      trading.ask('owner', 'POST', '/conversations', { customerId: trading.customerId, ...talk, body: 'سلام' }),
    );
    const before = Object.fromEntries(
      await Promise.all(Object.values(begun).map(async (id) => [id, (await toldOf(id)).length] as const)),
    );

    async function talkOf(id: string) {
      const rows = await app.db.query<{ conversationId: string; recipientName: string }>(
        `select id as "conversationId", seller_name as "recipientName" from conversations where subject_id = $1`,
        [id],
      );
      return rows[0]!;
    }
    /** What live pages were told of a request, in order: what is written among its events, and reminders. */
    async function toldOf(id: string): Promise<string[]> {
      const rows = await app.db.query<{ kind: string }>(
        'select kind from live_events where object_id = $1 group by event_id, kind order by min(id)',
        [id],
      );
      return rows.map(({ kind }) => kind);
    }

    const folder = await mkdtemp(join(tmpdir(), 'rasteh-deadlines-'));
    const clock = join(folder, 'clock');
    const setClock = (hours: number) => writeFile(clock, String(Date.parse(BEGAN) + hours * HOUR_MS - Date.now()));
    await setClock(0);
    const start = () => startProgram('api', { ...app.settings, RASTEH_TEST_CLOCK: clock });
    await using one = await start();
    await using other = await start();
    const tick = ({ url }: { url: string }) =>
      fetch(`${url}/internal/tick`, { method: 'POST' }).then(
        ({ status }) => status,
        () => 0,
      );
    for (const [step, hours] of STEPS.entries()) {
      await setClock(hours);
      if (step === KILLED_AT) {
        const killed = tick(other);
        await other.kill();
        await killed;
        // What it had begun is somebody else's once its lease is over.
        await app.db.query(`update jobs set locked_until = now() - interval '1 second' where worker is not null`);
      }
      await Promise.all((step < KILLED_AT ? [one, other] : [one]).map(tick));
    }

    // What was told, and where it is in the end.
    const kept = Object.fromEntries(
      await Promise.all(
        Object.entries(begun).map(
          async ([name, id]) =>
            [name, [...(await toldOf(id)).slice(before[id]), (await readTrade(app, id))!.state]] as const,
        ),
      ),
    );
    expect(kept).toEqual({
      confirmation: ['CONFIRMATION_REMINDED', 'CONFIRMATION_REMINDED', 'CONFIRMATION_LAPSED', 'DRAFT'],
      unanswered: ['EXPIRED', 'EXPIRED'],
      question: ['INFO_REMINDED', 'INFO_REMINDED', 'EXPIRED', 'EXPIRED'],
      offer: ['OFFER_ENDS', 'OFFER_ENDS', 'QUOTE_EXPIRED', 'EXPIRED', 'EXPIRED'],
      unfunded: ['UNFUNDED_REMINDED', 'UNFUNDED_REMINDED', 'AGREED'],
      cancellation: ['CANCELLATION_LAPSED', 'UNFUNDED_REMINDED', 'UNFUNDED_REMINDED', 'AGREED'],
      termChange: ['TERM_CHANGE_LAPSED', 'UNFUNDED_REMINDED', 'UNFUNDED_REMINDED', 'AGREED'],
      delivered: ['ACCEPTANCE_REMINDED', 'ACCEPTANCE_REMINDED', 'AUTO_ACCEPTED', 'COMPLETED'],
      milestone: ['ACCEPTANCE_REMINDED', 'ACCEPTANCE_REMINDED', 'AUTO_ACCEPTED', 'COMPLETED'],
      rejected: ['DISPUTE_OPENED', 'DISPUTE_ANSWER_REMINDED', 'DISPUTE_ANSWER_LAPSED', 'EVIDENCE_ENDED', 'DISPUTED'],
      dispute: ['DISPUTE_ANSWER_REMINDED', 'DISPUTE_ANSWER_LAPSED', 'EVIDENCE_ENDED', 'DISPUTED'],
      evidence: ['EVIDENCE_ENDED', 'DISPUTED'],
      settlement: ['SETTLEMENT_LAPSED', 'EVIDENCE_ENDED', 'DISPUTED'],
      refused: ['DISPUTE_OPENED', 'DISPUTE_ANSWER_REMINDED', 'DISPUTE_ANSWER_LAPSED', 'EVIDENCE_ENDED', 'DISPUTED'],
      withdrawn: ['ACCEPTANCE_REMINDED', 'ACCEPTANCE_REMINDED', 'AUTO_ACCEPTED', 'COMPLETED'],
      several: ['EXPIRED', 'EXPIRED'],
      late: ['DELIVERY_LATE', 'DELIVERY_LATE', 'DELIVERY_LATE', 'IN_FULFILMENT'],
    });
    // What was said about one that ended is at rest.
    app.clock.set(new Date(Date.parse(BEGAN) + 150 * 24 * HOUR_MS));
    const atRest = await trading.ask('owner', 'GET', `/conversations/${talk.conversationId}`);
    expect(atRest.body).toMatchObject({ status: 'CLOSED' });
    // Nor was anybody told twice of the same.
    const twice = await app.db.query('select user_id, event_id from notifications group by 1, 2 having count(*) > 1');
    expect(twice).toEqual([]);
    await rm(folder, { recursive: true, force: true });
  }, 300_000);
});
