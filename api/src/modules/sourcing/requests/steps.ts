import type { Actor } from '../../../platform/actor.ts';
import { businessDaysFrom } from '../../../platform/calendar.ts';
import type { Database, Queryable, Tx } from '../../../platform/database/database.ts';
import type { NewEvent } from '../../../platform/domain-events/define-events.ts';
import { emit } from '../../../platform/domain-events/emit.ts';
import type { Once } from '../../../platform/idempotency/idempotency.ts';
import { transitionOf } from '../../../platform/machine.ts';
import { notFound } from '../../../platform/problem.ts';
import { versionConflict } from '../../../platform/version.ts';
import type { Customers, MembershipInForce } from '../../customers/index.ts';
import type { Files } from '../../files/index.ts';
import type { Reference } from '../../reference/index.ts';
import { lookAtId } from '../participations/chains.ts';
import { groundOf, type GroundParts, type NeedsGround } from './ground.ts';
import * as repository from './requests.repository.ts';
import type { Moved, TradeRequestRow } from './requests.repository.ts';
import { type ApprovalsDone, lapseLeft } from '../../approvals/lapse.ts';
import { readParts } from '../../trade/page/request-parts.ts';
import { statusFor, versionFor } from '../participations/own-part.ts';
import { toRequest } from '../../trade/page/shown.ts';
import { requireActor, type Standing, standingOf, type Unknown, viewedBy } from './standing.ts';
import { scheduleUnfunded } from '../../orders/changes/consent-clock.ts';
import { scheduleLateness } from '../../orders/fulfilment/fulfilment-clock.ts';
import { scheduleTrade } from './schedule.ts';
import type { TradeAction } from '../trade.enums.ts';
import { type By, type Happened, nextEvent, renewParts, tellOfTrade } from './trade-events.ts';
import { machineOf } from './trade-machine.ts';
import type { TradeRequest } from './trade.schemas.ts';

export type StepParts = GroundParts & {
  db: Database;
  customers: Pick<Customers, 'memberships' | 'colleagues'>;
  reference: Pick<Reference, 'unitTable' | 'isHoliday'>;
  files: Pick<Files, 'linkTo'>;
};
export type Asked = {
  action: TradeAction;
  version: number;
  /** Of which seller's chain, where there are several. */
  participationId?: string | undefined;
  once?: Once | undefined;
  /** What is held before the request, where the work needs more than that. */
  first?: (tx: Tx) => Promise<unknown>;
};
export type Held = { row: TradeRequestRow; standing: Standing; now: Date };
/** What follows from a step at once: by the clock, or as one more thing that the same person did. */
export type Following = Happened & { moved?: Moved; isActors?: boolean };
/** What a step did beside going on: further changes of the request, and what its event says. */
export type Done = Pick<Happened, 'visibility' | 'participationId'> &
  Partial<Pick<Happened, 'payload' | 'notifies' | 'facts'>> & {
    /** Which of the events and states of its rows it is, where the table has several. */
    type?: string;
    to?: TradeRequestRow['status'] | undefined;
    moved?: Moved;
    /** What ends with it, or what the same person did on the way to it, told before. */
    before?: Following[];
    then?: Following[];
    /** Nothing worth an entry of the timeline. */
    isSilent?: boolean;
    approvals?: ApprovalsDone;
  };
/** What happened, where no row of the table says it, or another thing than its row does. */
export type Acted = Done & { type: string };
export type TradeSteps = ReturnType<typeof makeTradeSteps>;

/** How a step is answered: kept for its repetition, judged by rules that were read before. */
type Finishing = { once: Once | undefined; rules: NeedsGround };

/** What a stranger is told is not there, and with which of several sellers a request is looked at. */
type Which = { unknown?: Unknown; participationId?: string | undefined };

/** @throws Problem 409 with the version that the side has now */
function requireVersion({ row, standing }: Pick<Held, 'row' | 'standing'>, version: number): void {
  const current = versionFor(row, standing.side);
  if (current !== version) versionConflict(current);
}

function viewed(
  read: TradeRequestRow | undefined,
  memberships: MembershipInForce[],
  actor: Actor,
  { unknown, participationId }: Which = {},
) {
  const row = viewedBy(read ?? notFound(unknown ?? 'TRADE_REQUEST_NOT_FOUND'), memberships, participationId);
  return { row, standing: standingOf(row, memberships, actor.userId, unknown) };
}

/** Steps of requests: the machine's row, the work, the next version, its event and the news, in one transaction that holds the request. */
export function makeTradeSteps(parts: StepParts) {
  const { db, clock, customers, files, reference } = parts;
  /** A request with what the viewer is to it. @throws Problem 404 for strangers, 403 for members without a part in trade */
  async function own(query: Queryable, actor: Actor, read: TradeRequestRow | undefined, which: Which = {}) {
    if (!read) return notFound(which.unknown ?? 'TRADE_REQUEST_NOT_FOUND');
    const sellers = read.chains.map(({ sellerCustomerId }) => sellerCustomerId);
    const memberships = await customers.memberships(query, actor, [read.buyerCustomerId, ...sellers]);
    return viewed(read, memberships, actor, which);
  }

  /** The same of one that is only read, with all for whom the viewer acts. @throws Problem 403, 404 */
  async function find(actor: Actor, id: string) {
    const [read, memberships] = await db.together((on) =>
      Promise.all([repository.readRequest(on, id), customers.memberships(on, actor)]),
    );
    return { ...viewed(read, memberships, actor), memberships };
  }

  /** The same, held until the transaction ends. @param participationId which of several sellers it is looked at with */
  async function holdOwn(tx: Tx, actor: Actor, id: string, which: Which = {}) {
    const [read, memberships] = await Promise.all([repository.lockRequest(tx, id), customers.memberships(tx, actor)]);
    return viewed(read, memberships, actor, which);
  }

  /** A request that was read, with its parts. @param rules read before a transaction */
  const shown = async (
    query: Queryable,
    row: TradeRequestRow,
    standing: Standing,
    rules: NeedsGround,
  ): Promise<TradeRequest> => {
    const parts = (await readParts(query, [{ row, standing }], { customers, clock, rules }))(row.id);
    const units = await reference.unitTable();
    const isClosed = await reference.isHoliday();
    const now = clock.now();
    const workingDaysUntil = businessDaysFrom(now, isClosed);
    return toRequest(row, parts, standing, { units, now, linkTo: files.linkTo, isClosed, workingDaysUntil, rules });
  };

  /** A request that is held, for a step. @throws Problem 404, 403, 409 for another state or version */
  async function holdFor(tx: Tx, actor: Actor, id: string, { action, version, participationId }: Asked) {
    const held = await holdOwn(tx, actor, id, { participationId });
    requireActor(held.row, action, held.standing);
    const { side, is } = held.standing;
    const found = transitionOf(machineOf(held.row), statusFor(held.row, side), action, is);
    requireVersion(held, version);
    return { ...held, found, now: clock.now() };
  }

  /** The next version, told and kept. */
  async function finish(tx: Tx, actor: Actor, { row, standing, now }: Held, acted: Acted, { once, rules }: Finishing) {
    const { type, to, ...done } = acted;
    const by = { actorId: actor.userId, onBehalfOf: standing.membership.customerId, at: now };
    const { after, followed } = await write(tx, row, { type, to, done }, by);
    const [answer] = await Promise.all([shown(tx, after, standing, rules), followed]);
    // Links do not last as long as an answer that is kept.
    const documents = answer.documents.map(({ url: _, ...each }) => each);
    once?.keep(tx, { ...answer, documents });
    return answer;
  }

  return {
    own,
    find,
    shown,
    holdOwn,
    holdFor,

    /** @throws Problem 404 for strangers, 403, 409 */
    async step(
      actor: Actor,
      id: string,
      { once, first, ...asked }: Asked,
      work: (tx: Tx, held: Held) => Promise<Done> | Done,
    ): Promise<TradeRequest> {
      const rules = await groundOf(parts);
      return db.transaction(async (tx) => {
        await first?.(tx);
        const { found, ...held } = await holdFor(tx, actor, id, asked);
        const acted = { type: found.event, to: found.to, ...(await work(tx, held)) };
        return finish(tx, actor, held, acted, { once, rules });
      }, KEPT_PLANS);
    },

    /**
     * Something done to a request that no row of its own table has. @param judge says whether the actor may, before it is asked
     * whether the version is the stored one. @throws Problem 404 for strangers, 403, 409
     */
    async act<Judged>(
      actor: Actor,
      id: string,
      { version, once }: Pick<Asked, 'version' | 'once'>,
      judge: (tx: Tx, held: Held) => Promise<Judged>,
      work: (tx: Tx, held: Held, judged: Judged) => Promise<Acted>,
    ): Promise<TradeRequest> {
      const rules = await groundOf(parts);
      return db.transaction(async (tx) => {
        const held = { ...(await holdOwn(tx, actor, id)), now: clock.now() };
        const judged = await judge(tx, held);
        requireVersion(held, version);
        const { participationId, ...acted } = await work(tx, held, judged);
        // What is done with the offer of one of several sellers is between both.
        const row = participationId === undefined ? held.row : lookAtId(held.row, participationId);
        return finish(tx, actor, { ...held, row }, acted, { once, rules });
      }, KEPT_PLANS);
    },
  };
}

/** Requests are found by their keys. */
export const KEPT_PLANS = { keepsPlans: true };

type Step = { type: string; to?: TradeRequestRow['status'] | undefined; done: Done };

/** The next version of a request that is held, its events, its clock and the news. @returns it as it is then */
export async function move(tx: Tx, row: TradeRequestRow, step: Step, by: By): Promise<TradeRequestRow> {
  const { after, followed } = await write(tx, row, step, by);
  await followed;
  return after;
}

/**
 * The same, @returns it as it is then, while its clock and the news are still being written: what is read of it goes with them on
 * one way to the database. Whoever calls waits for both.
 */
async function write(
  tx: Tx,
  row: TradeRequestRow,
  { type, to = row.status, done }: Step,
  by: By,
): Promise<{ after: TradeRequestRow; followed: Promise<unknown> }> {
  const happened: Happened = { ...done, type, toStatus: to };
  const clock = { ...by, actorId: null, onBehalfOf: null };
  const chain = chainFrom(row);
  for (const each of done.before ?? []) chain.append(each, each.isActors ? by : clock);
  const appendedId = done.isSilent ? undefined : chain.append(happened, by);
  const following = [...(done.then ?? [])];
  const status = following.at(-1)?.toStatus ?? to;
  const lapsed = await lapseLeft(tx, row, status, done.approvals?.left);
  following.push(...lapsed.happened);
  const followers = following.map((told) => ({ told, id: chain.append(told, told.isActors ? by : clock) }));
  const others = followers.filter(({ told }) => told.participationId !== undefined);
  const { eventSeq, eventHead } = chain.last();
  const moved = Object.assign(
    { status, eventSeq, eventHead },
    done.moved,
    ...following.map((each) => each.moved),
  ) as Moved;
  // One way to the database for what is written, and one for what follows from it.
  const writes = [...(done.approvals?.writes ?? []), ...lapsed.writes];
  const all = [...(done.before ?? []), happened, ...following];
  const written = [
    ...writes.map((each) => each(tx, by.at)),
    emit(tx, chain.events, by),
    repository.moveRequest(tx, row, moved, by.at),
    renewParts(tx, row, all, by.at),
  ];
  const [read] = await Promise.all([repository.readRequest(tx, row.id), ...written]);
  const after = lookAtId(read!, row.participationId);
  const followed = Promise.all([
    ...schedule(tx, row, after, by.at),
    tellOfTrade(tx, after, happened, by, appendedId),
    // What follows for other sellers is none of the others’ business.
    ...others.map(({ told, id }) => tellOfTrade(tx, after, told, clock, id)),
  ]);
  return { after, followed };
}

/** The events of a step, one after the other; they are written together. */
function chainFrom(row: TradeRequestRow) {
  let last = row;
  const events: NewEvent[] = [];
  return {
    events,
    /** The request as it is after the events so far. */
    last: () => last,
    /** @returns the event's id */
    append(each: Happened, whose: By): string {
      const next = nextEvent(last, each, whose);
      last = next.row;
      events.push(next.event);
      return next.id;
    },
  };
}

/** What the clock does with a request in its new state. */
function schedule(tx: Tx, before: TradeRequestRow, after: TradeRequestRow, now: Date) {
  const isNow = (state: TradeRequestRow['status']) => after.status === state && before.status !== state;
  return [
    scheduleTrade(tx, after, now),
    isNow('IN_FULFILMENT') &&
      after.neededBy !== null &&
      scheduleLateness(tx, { requestId: before.id, neededBy: after.neededBy }, now),
    isNow('AGREED') && after.agreedAt && scheduleUnfunded(tx, { id: before.id, agreedAt: after.agreedAt }),
  ];
}
