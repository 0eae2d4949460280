import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { machineOf } from '../../../../api/src/modules/sourcing/requests/trade-machine.ts';
import { startAppAt } from '../../../kit/app-at.ts';
import { tryHistories } from '../../../kit/histories.ts';
import { requireTotals } from '../../orders/fulfilment/delivering.kit.ts';
import { quotingAt } from '../quotes/quoting.kit.ts';
import { historiesAt, requireChains, runsOf } from '../../trade/trade-histories.kit.ts';
import { isSeen, readTrade, type Trader, type Trading, tradingAt } from '../../trade/trading.kit.ts';

const tradeMachine = machineOf({ kind: 'DIRECT_ORDER' });

// T1 of the state tables: every state with every action by everybody. What the table does not have is refused, changes nothing
// and tells nobody.
let app: Awaited<ReturnType<typeof startAppAt>>;
let trading: Trading;
let quoting: ReturnType<typeof quotingAt>;
let histories: ReturnType<typeof historiesAt>;
beforeAll(async () => {
  app = await startAppAt('2026-12-01T08:00:00Z');
  trading = await tradingAt(app);
  quoting = quotingAt(trading);
  histories = historiesAt(app, trading.possible);
});
afterAll(() => app?.stop());

/** As which actors of the table somebody acts. */
const roles: Record<Trader, string[]> = {
  owner: ['CONFIRMER', 'TRADE_CONFIRM', 'TRADE_CREATE', 'QUOTE_ACCEPT'],
  requester: ['REQUESTER', 'TRADE_CREATE'],
  confirmer: ['CONFIRMER', 'TRADE_CONFIRM', 'QUOTE_ACCEPT'],
  member: [],
  seller: ['QUOTE'],
  shipper: ['ORDER_FULFIL'],
  clerk: [],
  stranger: [],
};
const actors = Object.keys(roles) as Trader[];
// What staff do in disputes goes by the dispute: tests/api/disputes/dispute-machine.test.ts.
const ofPeople = tradeMachine.rows.filter(({ by }) => by !== 'SYS' && by !== 'MODERATOR');
// Steps with offers go by the offer too: tests/api/sourcing/quotes/quotes-machine.test.ts.
const actions = [...new Set(ofPeople.map(({ action }) => action))].filter((each) => !each.endsWith('_QUOTE'));
const cases = tradeMachine.states.flatMap((state) =>
  actions.flatMap((action) => actors.map((actor) => ({ state, action, actor }))),
);

/** What the table says of who may do what. */
function expected(state: string, action: string, actor: Trader): number {
  const ofSeller = ['seller', 'shipper', 'clerk'].includes(actor);
  if (actor === 'stranger' || (ofSeller && !isSeen(state))) return 404;
  const mine = ofPeople.filter((row) => row.action === action && roles[actor].includes(row.by));
  if (mine.length === 0) return 403;
  return mine.some(({ from }) => (from as readonly string[]).includes(state)) ? 200 : 409;
}

describe('a trade request', () => {
  it.each(tradeMachine.states)('%s: every action by everybody', async (state) => {
    let id: string | undefined;
    for (const { action, actor } of cases.filter((each) => each.state === state)) {
      // What is refused changes nothing, so that the same one is there for the next.
      if (id === undefined) await trading.put((id = await trading.draft()), state);
      const before = (await readTrade(app, id))!;
      const answer = await trading.act(id, action, actor, before.version, { prepares: true });
      const what = `${state}: ${action} by ${actor} ${JSON.stringify(answer.body)}`;
      const wanted = expected(state, action, actor);
      expect(answer.status, what).toBe(wanted === 200 && action === 'REMOVE' ? 204 : wanted);
      if (wanted === 409) expect(answer.body.code, what).toBe('INVALID_TRANSITION');
      const after = await readTrade(app, id);
      if (wanted !== 200) expect(after, what).toEqual(before);
      else if (action === 'REMOVE') expect(after).toBeUndefined();
      else expect(after!.version, what).toBe(before.version + 1);
      // What was put by hand has no sound end any more.
      if (wanted === 200) id = undefined;
    }
    // Those that are open are at most 50.
    await app.db.query(`update trade_requests set status = 'CANCELLED'`);
  });

  it('has a way out of every state that is not final, by a person', () => {
    for (const state of tradeMachine.states.filter((each) => !tradeMachine.finals.includes(each)))
      expect(
        ofPeople.some(({ from, to }) => from.includes(state) && to && to !== state),
        state,
      ).toBe(true);
  });

  const answers = ['=APPROVE', '=REJECT', '=WITHDRAW'];
  const isAnswer = (action: string) => answers.includes(action);
  /** A company is asked while what it is asked can be done, and as many agreed as must, others than who asked, each once. */
  async function requireAsked(id: string, { state }: { state: string }) {
    const asked = await app.db.query<Record<'kind' | 'status', string> & Record<'needed' | 'agreed' | 'own', number>>(
      `select a.kind, a.status, a.needed, count(s.*) filter (where s.is_approved)::int as agreed,
         count(s.*) filter (where s.user_id = a.asker_user_id and a.kind <> 'PUBLISH')::int as own
       from trade_approvals a left join trade_approval_answers s on s.approval_id = a.id
       where a.request_id = $1 group by a.id`,
      [id],
    );
    const pending = asked.filter(({ status }) => status === 'PENDING').map(({ kind }) => kind);
    expect(pending.filter((kind) => kind === 'PUBLISH')).toHaveLength(state === 'AWAITING_CONFIRMATION' ? 1 : 0);
    const asking: Record<string, string[]> = {
      AWAITING_CONFIRMATION: ['PUBLISH', 'LIST_ORDER'],
      NEGOTIATING: ['ACCEPT', 'COUNTER'],
      // After a counter-offer was withdrawn.
      PUBLISHED: ['COUNTER'],
    };
    expect(pending.filter((kind) => !asking[state]?.includes(kind))).toEqual([]);
    for (const each of asked) {
      expect(each.own).toBe(0);
      expect(each.agreed >= each.needed, JSON.stringify(each)).toBe(each.status === 'APPROVED');
    }
  }

  const historyOf = (make: () => Promise<string>) => ({
    machine: tradeMachine,
    make: async () => {
      await histories.begin();
      return make();
    },
    read: (id: string) => readTrade(app, id),
    allowed: (id: string, actor: string) => trading.allowed(id, actor as Trader),
    act: (id: string, action: string, actor: string, version: number) => {
      const who = actor as Trader;
      if (isAnswer(action)) return trading.answer(id, action.slice(1) as 'APPROVE', who, version);
      if (action.endsWith('_QUOTE')) return quoting.act(id, action, who, version);
      return trading.act(id, action, who, version);
    },
    requireMore: async (id: string, seen: { state: string }) => {
      await requireTotals(app, id);
      await requireAsked(id, seen);
    },
    requireAtEnd: (id: string, seen: { state: string }) => histories.requireAtEnd(id, seen),
  });

  it('keeps its rules in any history, and its chain', async () => {
    // What the confirmer may not agree to, an owner is asked.
    await app.db.query('update customer_members set spend_limit_per_request_rial = 1000 where user_id = $1', [
      trading.people.confirmer.userId,
    ]);
    const subject = {
      ...historyOf(() => trading.draft()),
      actors: actors.filter((each) => each !== 'clerk'),
      // A company may be asked, and its people answer.
      others: answers,
      // A second edit of the same fields by the same person is no entry of its own.
      repeats: ['EDIT'],
      jumps: [1, 3, 8, 15],
    };
    await tryHistories(app, subject, { runs: runsOf(1_200) });
    await requireChains(app);
  }, 1_800_000);

  it('keeps its rules in any history of what waits for money', async () => {
    const subject = {
      ...historyOf(() => trading.taken({ paymentTerm: 'PREPAID' })),
      actors: ['owner', 'confirmer', 'seller', 'shipper'],
      actions: tradeMachine.rows
        .filter(({ by, from }) => by !== 'SYS' && from.includes('AGREED'))
        .map((row) => row.action),
      jumps: [1, 3, 10, 30],
    };
    await tryHistories(app, subject, { runs: runsOf(600) });
    await requireChains(app);
  }, 1_800_000);

  it('keeps its rules in any history of a delivery', async () => {
    const subject = {
      ...historyOf(() => trading.taken()),
      actors: ['owner', 'requester', 'seller', 'shipper'],
      actions: [
        'SHIP',
        'DELIVER',
        'CONFIRM_DELIVERY',
        'SHIP',
        'REPORT_ARRIVAL',
        'CONFIRM_DELIVERY',
        'ASK_CANCELLATION',
        'AGREE_CANCELLATION',
        'REFUSE_CANCELLATION',
        'WITHDRAW_CANCELLATION',
        'ADD_DOCUMENT',
        'RETRACT_DOCUMENT',
      ],
      jumps: [1, 4, 8],
    };
    await tryHistories(app, subject, { runs: runsOf(800) });
    await requireChains(app);
  }, 1_800_000);
});
