import { approvalMachine } from '../../../api/src/modules/approvals/approval-machine.ts';
import { disputeMachine } from '../../../api/src/modules/disputes/dispute-machine.ts';
import { milestoneMachine } from '../../../api/src/modules/orders/milestones/milestone-machine.ts';
import { participationMachine } from '../../../api/src/modules/sourcing/participations/participation-machine.ts';
import { quoteMachine } from '../../../api/src/modules/sourcing/quotes/quote-machine.ts';
import { machineOf, tradeMachine } from '../../../api/src/modules/sourcing/requests/trade-machine.ts';
import { allowedIn, type App, type Subject, type Written } from '../../kit/histories.ts';
import { type Answerer, type Approving, approvingAt } from '../approvals/approving.kit.ts';
import { type Disputing, disputingAt, twoOffers, why } from '../disputes/disputing.kit.ts';
import { openActors, openActsAt } from '../sourcing/rfq/opening-acts.kit.ts';
import { type By, openingAt, type OpeningParts } from '../sourcing/rfq/opening.kit.ts';
import { quotingAt } from '../sourcing/quotes/quoting.kit.ts';
import { servicingAt } from '../orders/milestones/servicing.kit.ts';
import { readTrade, type Trader, type TradingParts } from '../trade/trading.kit.ts';

type Answer = { status: number; body: { code?: string } };
/** What people do with requests of a kind, in some states or in all. */
const ofPeople = (kind: 'DIRECT_ORDER' | 'OPEN_RFQ', states: readonly string[] = tradeMachine.states) => [
  ...new Set(
    machineOf({ kind })
      .rows.filter(({ by }) => by !== 'SYS' && by !== 'MODERATOR' && by !== 'VISITOR')
      .filter(({ from }) => from.some((state) => states.includes(state)))
      .map(({ action }) => action),
  ),
];

/** Requests and what hangs on them, as walks try them. */
export function tradeSubjects(app: App) {
  let made: Promise<Approving> | undefined;
  /** One company that asks its people, and one seller, for all of them. */
  const companies = () =>
    (made ??= approvingAt(app).then(async (company) => {
      // What the confirmer may not agree to, others are asked.
      await company.limit('confirmer', '1000');
      return company;
    }));
  /** Of a buyer so many are open at once. */
  const clear = () =>
    app.db.query(`update trade_requests set status = 'CANCELLED' where status <> all($1)`, [tradeMachine.finals]);
  /** What is made, one way after the other. */
  const inTurn = (...ways: (() => Promise<string>)[]) => {
    let turn = 0;
    return async () => {
      await clear();
      return ways[turn++ % ways.length]!();
    };
  };
  const done = async <A extends Answer>(asked: A | undefined | Promise<A | undefined>): Promise<A> => {
    const answer = await asked;
    if (!answer || answer.status >= 300) throw new Error(`${answer?.status} ${JSON.stringify(answer?.body)}`);
    return answer;
  };
  /** What is written of a part of a request, by its own state. */
  const readPart = async (sql: string, id: string): Promise<Written | undefined> => {
    const [row] = await app.db.query<{ requestId: string; state: string; version?: number }>(sql, [id]);
    const request = row && (await readTrade(app, row.requestId));
    return request && { ...request, state: row.state, version: row.version ?? request.version };
  };
  const requestOf = async (table: string, id: string) =>
    (
      await app.db.query<{ requestId: string }>(`select request_id as "requestId" from ${table} where id = $1`, [id])
    )[0]!.requestId;

  /** An order to one seller: from its draft, in delivery, or waiting for its money. */
  async function trade(): Promise<Subject> {
    const trading = await companies();
    const quoting = quotingAt(trading);
    return {
      machine: machineOf({ kind: 'DIRECT_ORDER' }),
      make: inTurn(
        () => trading.draft(),
        async () => trading.taken({ lines: await twoOffers(app, trading.offer.merchantId) }),
        () => trading.taken({ paymentTerm: 'PREPAID' }),
      ),
      read: (id) => readTrade(app, id),
      actors: ['owner', 'requester', 'confirmer', 'seller', 'shipper'],
      actions: ofPeople('DIRECT_ORDER'),
      allowed: (id, actor) => trading.allowed(id, actor as Trader),
      act: (id, action, actor, version) =>
        action.endsWith('_QUOTE')
          ? quoting.act(id, action, actor as Trader, version)
          : trading.act(id, action, actor as Trader, version),
      prepares: ['DELIVER'],
    };
  }

  let opened: Promise<OpeningParts> | undefined;
  const opening = async () => (opened ??= openingAt<TradingParts>(app, await companies()));

  /** A request to several sellers. */
  async function tradeOfSeveral(): Promise<Subject> {
    const several = await opening();
    const act = openActsAt(app, several);
    return {
      machine: machineOf({ kind: 'OPEN_RFQ' }),
      make: inTurn(() => several.published()),
      read: (id) => readTrade(app, id),
      actors: Object.keys(openActors),
      // What was agreed to is delivered as an order to one seller.
      actions: ofPeople('OPEN_RFQ', ['PUBLISHED', 'NEGOTIATING']).filter((each) => each !== 'RETRACT_DOCUMENT'),
      async allowed(id, actor) {
        const { status, body } = await several.ask(openActors[actor]!, 'GET', `/traderequests/${id}`);
        return status === 200 ? allowedIn(body) : undefined;
      },
      act: (id, action, actor, version) => act(id, action, openActors[actor]!, version),
    };
  }

  /** A seller's part in a request to several: asked, with an offer that stands, or with one that is over. */
  async function participation(): Promise<Subject> {
    const several = await opening();
    const part = async (prepare: (id: string) => Promise<unknown>) => {
      const id = await several.published();
      await prepare(id);
      return several.partOf(id, 1);
    };
    const offered = (id: string) => done(several.offered(id, 1, { days: 2 }));
    return {
      machine: participationMachine,
      make: inTurn(
        () => part(() => Promise.resolve()),
        () => part(offered),
        () =>
          part(async (id) => {
            await offered(id);
            app.clock.set(new Date(app.clock.now().getTime() + 3 * 86_400_000));
          }),
      ),
      read: (id) =>
        readPart('select request_id as "requestId", status as state from trade_participations where id = $1', id),
      actors: ['owner', 'requester', 'first', 'second'],
      actions: ['REMOVE', 'DECLINE_TO_QUOTE'],
      async allowed(id, actor) {
        const request = await several.one(await requestOf('trade_participations', id), openActors[actor]!);
        const found = request.participations?.find((each) => each.id === id);
        return found && allowedIn(found);
      },
      async act(id, action, actor) {
        const requestId = await requestOf('trade_participations', id);
        const by = openActors[actor]!;
        const version = await several.versionOf(requestId, by);
        const path = `/traderequests/${requestId}/participations/${id}`;
        if (action === 'REMOVE') return several.ask(by, 'DELETE', `${path}?version=${version}`);
        return several.ask(by, 'POST', `${path}/decline`, { version, reasonCode: 'CAPACITY' });
      },
    };
  }

  /** An offer: a seller's draft, a buyer's counter-offer, or one of several sellers. */
  async function quote(): Promise<Subject> {
    const trading = await companies();
    const several = await opening();
    const quoting = quotingAt(trading);
    const drafted = async (id: string, by: Trader) => (await done(quoting.draft(id, by, { days: 2 }))).body.id;
    const published = async () => quoting.published(trading.publish, await trading.draft());
    const people: Record<string, By> = { owner: 'owner', confirmer: 'confirmer', requester: 'requester', seller: 1 };
    const ask = (actor: string, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
      several.ask(people[actor]!, method, path, body);
    return {
      machine: quoteMachine,
      make: inTurn(
        async () => drafted(await published(), 'seller'),
        async () => {
          const id = await published();
          await done(quoting.send(id, 'seller', { days: 5 }));
          return drafted(id, 'owner');
        },
        async () => drafted(await several.published(), 'seller'),
      ),
      read: (id) =>
        readPart(
          `select request_id as "requestId", version, case when status = 'SENT' and valid_until < '${app.clock.now().toISOString().slice(0, 10)}'
             then 'EXPIRED' else status end as state from quotes where id = $1`,
          id,
        ),
      actors: Object.keys(people),
      async allowed(id, actor) {
        const { status, body } = await ask(actor, 'GET', `/quotes/${id}`);
        return status === 200 ? allowedIn(body) : undefined;
      },
      async act(id, action, actor, version) {
        if (action === 'REMOVE') return ask(actor, 'DELETE', `/quotes/${id}?version=${version}`);
        if (action === 'EDIT') {
          const content = await quoting.content(await requestOf('quotes', id), { price: 1000 + version, days: 2 });
          return ask(actor, 'PUT', `/quotes/${id}`, { version, ...content });
        }
        const more = { EXTEND: { validUntil: quoting.day(4) }, DECLINE: { reasonCode: 'PRICE' } };
        const body = { version, ...(more as Partial<Record<string, object>>)[action] };
        return ask(actor, 'POST', `/quotes/${id}/${action.toLowerCase()}`, body);
      },
      jumps: [3],
    };
  }

  /** What a company is asked: whether a request may go, to agree to its amount, to an offer, and to a counter-offer. */
  async function approval(): Promise<Subject> {
    const company = await companies();
    const quoting = quotingAt(company);
    const askedIn = async (id: string, kind: string) => (await company.approvalOf(id, kind)).id;
    const offered = async () => {
      const id = await quoting.published(company.publish, await company.draft());
      await done(quoting.send(id, 'seller', { days: 2 }));
      return id;
    };
    return {
      machine: approvalMachine,
      make: inTurn(
        async () => (await company.askedOrder()).approval.id,
        async () => {
          const id = await company.draft();
          await done(company.act(id, 'REQUEST_CONFIRMATION', 'requester', 1));
          return askedIn(id, 'PUBLISH');
        },
        async () => {
          const id = await offered();
          await done(quoting.step('confirmer', (await quoting.latest(id))!, 'accept'));
          return askedIn(id, 'ACCEPT');
        },
        async () => {
          const id = await offered();
          await done(quoting.send(id, 'confirmer', { price: 900, days: 2 }));
          return askedIn(id, 'COUNTER');
        },
      ),
      read: (id) =>
        readPart('select request_id as "requestId", status as state from trade_approvals where id = $1', id),
      actors: ['owner', 'second', 'payer', 'confirmer', 'requester', 'seller'],
      async allowed(id, actor) {
        const seen = await company.seen(await requestOf('trade_approvals', id), actor as Answerer);
        const found = seen.approvals?.find((each) => each.id === id);
        return found && allowedIn(found);
      },
      async act(id, action, actor) {
        const answer = action.toLowerCase() as 'approve';
        return company.answer(await requestOf('trade_approvals', id), answer, actor as Answerer, { id });
      },
      jumps: [3],
    };
  }

  let disputed: Promise<Disputing> | undefined;
  const disputes = () => (disputed ??= companies().then((company) => disputingAt(app, company)));

  /** A dispute of a buyer about an order that was handed over, with staff who decide it. */
  async function dispute(): Promise<Subject> {
    const trading = await companies();
    const at = await disputes();
    const steps = { PROPOSE: 'proposal', APPROVE: 'approve', REFUSE: 'refuse' } as const;
    const settling = { ASK_SETTLEMENT: 'settlement', WITHDRAW_SETTLEMENT: 'settlement/withdraw' } as const;
    let percent = 10;
    /** What was refused just now is not asked again. */
    const share = () => ({ outcome: 'SPLIT', buyerPercent: String(1 + (percent++ % 99)) });
    const bodies: Record<string, () => object> = {
      PROPOSE: () => ({ ...share(), reason: why }),
      REFUSE: () => ({ reason: why }),
      ASK_SETTLEMENT: share,
    };
    const staff: Record<string, (typeof at.staff)['first']> = at.staff;
    const opened = async () => {
      const { id, first } = await at.delivered();
      const { body } = await done(at.open(id, 'owner', [first.id]));
      const disputeId = body.disputes.at(-1)!.id;
      // So much that two decide it.
      await at.costs(disputeId, '1000000001');
      return { id, disputeId };
    };
    return {
      machine: disputeMachine,
      make: inTurn(
        async () => (await opened()).disputeId,
        async () => {
          const { id, disputeId } = await opened();
          await at.toDecision(id);
          return disputeId;
        },
      ),
      read: (id) =>
        readPart('select request_id as "requestId", status as state, version from disputes where id = $1', id),
      actors: ['owner', 'shipper', 'seller', 'requester', 'first', 'second'],
      async allowed(id, actor) {
        if (!staff[actor]) return trading.allowed(await requestOf('disputes', id), actor as Trader);
        return allowedIn((await at.read(id, staff[actor])).body);
      },
      async act(id, action, actor) {
        const by = staff[actor];
        if (by) {
          const step = { ...steps, ...settling }[action as keyof typeof steps];
          return step && at.decide(id, step, bodies[action]?.(), by);
        }
        if (action in steps) return undefined;
        const requestId = await requestOf('disputes', id);
        if (action === 'ASK_SETTLEMENT') return at.send(requestId, actor as Trader, 'dispute/settlement', share());
        return trading.act(requestId, action, actor as Trader, (await readTrade(app, requestId))!.version);
      },
    };
  }

  /** A part of a service that both agreed to. */
  async function milestone(): Promise<Subject> {
    const trading = await companies();
    const servicing = servicingAt(trading);
    const first = 'select id from milestones where request_id = $1 order by place limit 1';
    return {
      machine: milestoneMachine,
      make: inTurn(async () => (await app.db.query<{ id: string }>(first, [await servicing.agreed()]))[0]!.id),
      read: (id) => readPart('select request_id as "requestId", status as state from milestones where id = $1', id),
      actors: ['owner', 'requester', 'confirmer', 'seller', 'shipper'],
      allowed: async (id, actor) => trading.allowed(await requestOf('milestones', id), actor as Trader),
      async act(id, action, actor, version) {
        const requestId = await requestOf('milestones', id);
        return trading.act(requestId, action, actor as Trader, version);
      },
    };
  }

  /** With whom what an action needs is tried. */
  const at = async () => ({ app, company: await companies(), several: await opening(), disputes: await disputes() });

  return { trade, tradeOfSeveral, participation, quote, approval, dispute, milestone, companies, at };
}
