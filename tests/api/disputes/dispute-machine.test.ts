import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { disputeMachine } from '../../../api/src/modules/disputes/dispute-machine.ts';
import { tradeMachine } from '../../../api/src/modules/sourcing/requests/trade-machine.ts';
import { startAppAt } from '../../kit/app-at.ts';
import { tryHistories } from '../../kit/histories.ts';
import { putConsent } from '../orders/changes/consenting.kit.ts';
import { requireTotals } from '../orders/fulfilment/delivering.kit.ts';
import { putDispute } from './dispute-acts.kit.ts';
import { type Disputing, disputingAt, twoOffers, why } from './disputing.kit.ts';
import { historiesAt, requireChains, runsOf } from '../trade/trade-histories.kit.ts';
import { readTrade, type Trader, type Trading, tradingAt } from '../trade/trading.kit.ts';

// T7 of the state tables: every state with every action by both sides and by staff. What the table does not have is refused, changes
// nothing and tells nobody.
let app: Awaited<ReturnType<typeof startAppAt>>;
let trading: Trading;
let d: Disputing;
beforeAll(async () => {
  app = await startAppAt('2026-12-01T08:00:00Z');
  trading = await tradingAt(app);
  d = await disputingAt(app, trading);
});
afterAll(() => app?.stop());

type Actor = Trader | 'proposer' | 'second';
/** As which actors of the table somebody acts on a dispute of the buyer. */
const roles: Partial<Record<Actor, string[]>> = {
  owner: ['OPENER', 'PARTY'],
  shipper: ['OTHER', 'PARTY'],
  requester: [],
  member: [],
  stranger: [],
  proposer: ['MODERATOR'],
  second: ['MODERATOR', 'SECOND_MODERATOR'],
};
const actors = Object.keys(roles) as Actor[];
const isStaff = (actor: Actor) => actor === 'proposer' || actor === 'second';
const staffSteps = {
  PROPOSE: 'proposal',
  APPROVE: 'approve',
  REFUSE: 'refuse',
  ASK_SETTLEMENT: 'settlement',
  WITHDRAW_SETTLEMENT: 'settlement/withdraw',
} as const;
const isStaffStep = (action: string): action is keyof typeof staffSteps => action in staffSteps;
const bodies = {
  PROPOSE: { outcome: 'SPLIT', buyerPercent: '50', reason: why },
  APPROVE: {},
  REFUSE: { reason: 'گزارش بازرسی دوم دیده نشده است.' },
  ASK_SETTLEMENT: { outcome: 'SPLIT', buyerPercent: '50' },
  WITHDRAW_SETTLEMENT: {},
};
const ofPeople = disputeMachine.rows.filter(({ by }) => by !== 'SYS');
const actions = [...new Set(ofPeople.map(({ action }) => action))];

/** What the table says of who may do what; what is nobody's of a side is told as a conflict. */
function expected(state: string, action: string, actor: Actor): number {
  if (actor === 'stranger') return 404;
  if (actor === 'requester' || actor === 'member') return 403;
  const mine = ofPeople.filter((row) => row.action === action && roles[actor]!.includes(row.by));
  return mine.some(({ from }) => (from as readonly string[]).includes(state)) ? 200 : 409;
}

async function act(id: string, disputeId: string, { action, actor }: { action: string; actor: Actor }) {
  const [verb, kind] = action.split('_') as [string, string];
  const isSettlement = kind === 'SETTLEMENT';
  if (isStaff(actor) && isStaffStep(action)) {
    if (isSettlement) await putConsent(app, id, { kind, verb, by: 'staff' });
    const by = actor === 'proposer' ? d.staff.first : d.staff.second;
    return d.decide(disputeId, staffSteps[action], bodies[action], by);
  }
  const by = actor as Trader;
  if (isSettlement) await putConsent(app, id, { kind, verb, by });
  return trading.act(id, action, by, (await readTrade(app, id))!.version);
}

describe('a dispute', () => {
  it.each(disputeMachine.states)('%s: every action by everybody', async (state) => {
    let at: { id: string; disputeId: string } | undefined;
    for (const action of actions)
      for (const actor of actors) {
        const ofAction = ofPeople.filter((row) => row.action === action);
        if (!ofAction.some(({ by }) => by.endsWith('MODERATOR') === isStaff(actor))) continue;
        // Of the seller's side another one settles than who fulfils.
        const by = action.endsWith('_SETTLEMENT') && actor === 'shipper' ? 'seller' : actor;
        if (!at) {
          const id = await trading.draft();
          await trading.put(id, 'DISPUTED');
          at = { id, disputeId: await putDispute(app, id, { side: 'BUYER', status: state }) };
          await app.db.query('update disputes set proposed_by = $2, net_rial = 1000000001 where id = $1', [
            at.disputeId,
            state === 'APPROVAL' ? d.staff.first.userId : null,
          ]);
        }
        const { id, disputeId } = at;
        const read = async () => ({
          ...(await readTrade(app, id))!,
          disputes: await app.db.query('select * from disputes where id = $1', [disputeId]),
        });
        const before = await read();
        const answer = await act(id, disputeId, { action, actor: by });
        // One that has ended is no more to be acted on by a side: the request has none that is open.
        const isEnded = disputeMachine.finals.includes(state);
        const said = expected(state, action, actor);
        const wanted = isEnded && said === 409 && !isStaff(actor) ? 404 : said;
        const what = `${state}: ${action} by ${by} ${answer.body.code}`;
        expect(answer.status, what).toBe(wanted);
        if (wanted === 200) at = undefined;
        else expect(await read(), what).toEqual(before);
      }
    await app.db.query(`update trade_requests set status = 'CANCELLED'`);
  });

  it('has a way out of every state that is not final', () => {
    for (const state of disputeMachine.states.filter((each) => !disputeMachine.finals.includes(each)))
      expect(
        disputeMachine.rows.some(({ from, to }) => from.includes(state) && to && to !== state),
        state,
      ).toBe(true);
  });

  /** A request is in dispute while one of its disputes is open, and sums are exact. */
  async function requireDisputes(id: string, state: string) {
    const open = await app.db.query('select from disputes where request_id = $1 and ended_at is null', [id]);
    expect(open).toHaveLength(state === 'DISPUTED' ? 1 : 0);
    const asked = await app.db.query<{ kind: string }>(
      `select kind from trade_consents where request_id = $1 and status = 'ASKED'`,
      [id],
    );
    expect(asked.filter(({ kind }) => (kind === 'SETTLEMENT') !== (state === 'DISPUTED'))).toEqual([]);
  }

  it('keeps its rules in any history', async () => {
    const offers = await twoOffers(app, trading.offer.merchantId);
    const histories = historiesAt(app, trading.possible);
    const inDispute = [
      'ANSWER_DISPUTE',
      'ADD_EVIDENCE',
      'END_EVIDENCE',
      'END_EVIDENCE',
      'WITHDRAW_DISPUTE',
      'ASK_SETTLEMENT',
      'AGREE_SETTLEMENT',
      'REFUSE_SETTLEMENT',
      'WITHDRAW_SETTLEMENT',
    ];
    const decisions = ['=PROPOSE', '=APPROVE', '=REFUSE'];
    const mediations = ['=ASK_SETTLEMENT', '=ASK_SETTLEMENT', '=WITHDRAW_SETTLEMENT'];
    const subject = {
      machine: tradeMachine,
      make: async () => {
        await histories.begin();
        return trading.taken({ lines: offers });
      },
      read: async (id: string) => {
        const written = await readTrade(app, id);
        const [staff] = await app.db.query<{ count: number }>(
          'select count(*)::int as count from live_events where object_id in (select id from disputes where request_id = $1)',
          [id],
        );
        return written && { ...written, told: written.told + staff!.count };
      },
      actors: ['owner', 'confirmer', 'seller', 'shipper'],
      actions: [
        'SHIP',
        'DELIVER',
        'CONFIRM_DELIVERY',
        'SHIP',
        'REPORT_ARRIVAL',
        'CONFIRM_DELIVERY',
        'OPEN_DISPUTE',
        'OPEN_DISPUTE',
        'ASK_CANCELLATION',
        'AGREE_CANCELLATION',
        ...inDispute,
        ...inDispute,
        ...decisions,
        ...decisions,
        ...mediations,
      ],
      act: async (id: string, action: string, actor: string, version: number) => {
        if (!action.startsWith('=')) return trading.act(id, action, actor as Trader, version);
        const [dispute] = await app.db.query<{ id: string; version: number }>(
          'select id, version from disputes where request_id = $1 order by opened_at desc limit 1',
          [id],
        );
        if (!dispute) return undefined;
        const step = action.slice(1) as keyof typeof staffSteps;
        const by = actor === 'owner' || actor === 'seller' ? d.staff.first : d.staff.second;
        await d.costs(dispute.id, version % 2 === 0 ? '1000000001' : '1000000000');
        const isStale = version < (await readTrade(app, id))!.version;
        return d.ask(by, 'POST', `/admin/disputes/${dispute.id}/${staffSteps[step]}`, {
          ...bodies[step],
          version: dispute.version + (isStale ? 1 : 0),
        });
      },
      // What staff do before they have decided is no new version of the request.
      asides: decisions,
      jumps: [1, 4, 8],
      requireMore: async (id: string, { state }: { state: string }) => {
        await requireTotals(app, id);
        await requireDisputes(id, state);
      },
      requireAtEnd: histories.requireAtEnd,
    };
    await tryHistories(app, subject, { runs: runsOf(900), length: 35 });
    await requireChains(app);
  }, 1_800_000);
});
