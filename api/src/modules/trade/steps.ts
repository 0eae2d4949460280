import type { Actor } from '../../platform/actor.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Queryable, Tx } from '../../platform/database/database.ts';
import type { Once } from '../../platform/idempotency/idempotency.ts';
import { transitionOf } from '../../platform/machine.ts';
import { notFound } from '../../platform/problem.ts';
import { versionConflict } from '../../platform/version.ts';
import type { Customers } from '../customers/index.ts';
import type { Reference } from '../reference/index.ts';
import * as repository from './requests.repository.ts';
import type { Moved, TradeRequestRow } from './requests.repository.ts';
import { readParts, toRequest } from './shown.ts';
import { requireActor, type Standing, standingOf } from './standing.ts';
import { scheduleTrade } from './schedule.ts';
import type { TradeAction } from './trade.enums.ts';
import { appendTradeEvent, type By, type Happened, tellOfTrade } from './trade-events.ts';
import { tradeMachine } from './trade-machine.ts';
import type { TradeRequest } from './trade.schemas.ts';

export type StepParts = {
  db: Database;
  clock: Clock;
  customers: Pick<Customers, 'memberships'>;
  reference: Pick<Reference, 'unitTable'>;
};
export type Asked = { action: TradeAction; version: number; once?: Once | undefined };
export type Held = { row: TradeRequestRow; standing: Standing; now: Date };
/** What a step did beside going on: further changes of the request, and what its event says. */
export type Done = Pick<Happened, 'visibility'> &
  Partial<Pick<Happened, 'payload' | 'notifies' | 'facts'>> & {
    moved?: Moved;
    /** What follows from it at once, by the clock. */
    then?: (Happened & { moved?: Moved })[];
    /** Nothing worth an entry of the timeline. */
    isSilent?: boolean;
  };
export type TradeSteps = ReturnType<typeof makeTradeSteps>;

/** Steps of requests: the machine's row, the work, the next version, its event and the news, in one transaction that holds the request. */
export function makeTradeSteps({ db, clock, customers, reference }: StepParts) {
  /** A request with what the viewer is to it. @throws Problem 404 for strangers, 403 for members without a part in trade */
  async function own(query: Queryable, actor: Actor, row: TradeRequestRow | undefined) {
    if (!row) return notFound('TRADE_REQUEST_NOT_FOUND');
    const memberships = await customers.memberships(query, actor, [row.buyerCustomerId, row.sellerCustomerId]);
    return { row, standing: standingOf(row, memberships, actor.userId) };
  }

  /** A request that was read, with its parts. */
  const shown = async (query: Queryable, row: TradeRequestRow, standing: Standing): Promise<TradeRequest> =>
    toRequest(row, (await readParts(query, [row.id]))(row.id), standing, {
      units: await reference.unitTable(),
      now: clock.now(),
    });

  /** A request that is held, for a step. @throws Problem 404, 403, 409 for another state or version */
  async function holdFor(tx: Tx, actor: Actor, id: string, { action, version }: Omit<Asked, 'once'>) {
    const held = await own(tx, actor, await repository.lockRequest(tx, id));
    requireActor(action, held.standing);
    const found = transitionOf(tradeMachine, held.row.status, action, held.standing.is);
    if (held.row.version !== version) versionConflict(held.row.version);
    return { ...held, found, now: clock.now() };
  }

  return {
    own,
    shown,
    holdFor,

    /** @throws Problem 404 for strangers, 403, 409 */
    async step(actor: Actor, id: string, asked: Asked, work: (tx: Tx, held: Held) => Promise<Done> | Done) {
      return db.transaction(async (tx) => {
        const { row, standing, found, now } = await holdFor(tx, actor, id, asked);
        const done = await work(tx, { row, standing, now });
        const by = { actorId: actor.userId, onBehalfOf: standing.membership.customerId, at: now };
        const after = await move(tx, row, { type: found.event, to: found.to, done }, by);
        const answer = await shown(tx, after, standing);
        await asked.once?.keep(tx, answer);
        return answer;
      });
    },
  };
}

/** The next version of a request that is held, its events, its clock and the news. @returns it as it is then */
export async function move(
  tx: Tx,
  row: TradeRequestRow,
  { type, to = row.status, done }: { type: string; to?: TradeRequestRow['status'] | undefined; done: Done },
  by: By,
): Promise<TradeRequestRow> {
  const happened: Happened = { ...done, type, toStatus: to };
  const appended = done.isSilent ? undefined : await appendTradeEvent(tx, row, happened, by);
  let last = appended?.row ?? row;
  const following = done.then ?? [];
  for (const each of following)
    last = (await appendTradeEvent(tx, last, each, { ...by, actorId: null, onBehalfOf: null })).row;
  const { eventSeq, eventHead } = last;
  const status = following.at(-1)?.toStatus ?? to;
  const ends = { status, eventSeq, eventHead };
  const moved = Object.assign(ends, done.moved, ...following.map((each) => each.moved)) as Moved;
  await repository.moveRequest(tx, row, moved, by.at);
  const after = (await repository.readRequest(tx, row.id))!;
  await scheduleTrade(tx, after, by.at);
  await tellOfTrade(tx, after, happened, by, appended?.id);
  return after;
}
