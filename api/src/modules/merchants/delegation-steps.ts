import type { Actor } from '../../platform/actor.ts';
import { recordChange } from '../../platform/changes/record-change.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import type { Once } from '../../platform/idempotency/idempotency.ts';
import { transitionOf } from '../../platform/machine.ts';
import { lookAgain } from '../../platform/notices/look-again.ts';
import { notFound, Problem } from '../../platform/problem.ts';
import { versionConflict } from '../../platform/version.ts';
import type { Customers } from '../customers/index.ts';
import type { Settings } from '../settings/index.ts';
import { scheduleAnswer, scheduleTerm } from './delegation-clock.ts';
import { recordDelegationEvent } from './delegation-events.ts';
import type { DelegationSide } from './merchants.enums.ts';
import * as repository from './own-delegations.repository.ts';
import type { Moved, OwnDelegationRow } from './own-delegations.repository.ts';
import type { OwnDelegation } from './own-delegations.schemas.ts';
import {
  type DelegationTransition,
  machineOf,
  type ShownDelegations,
  type Standing,
  standingOf,
  stateOf,
} from './own-delegations.shown.ts';
import type { DelegationAction } from './merchants.enums.ts';
import type { MerchantOffers } from './own-merchants.service.ts';

export type StepParts = {
  db: Database;
  clock: Clock;
  customers: Pick<Customers, 'memberships'>;
  shown: ShownDelegations;
  offers: MerchantOffers;
  settings: Pick<Settings, 'at'>;
};
export type Held = { row: OwnDelegationRow; now: Date };
export type Done = {
  moved?: Moved;
  payload?: Record<string, unknown>;
  /** Whose inboxes are told. */
  notifies?: readonly DelegationSide[];
  reason?: string;
  /** Of a notice. */
  days?: number;
};
export type Asked = { action: DelegationAction; version: number; once?: Once | undefined };
export type Work = (tx: Tx, held: Held) => Done | Promise<Done>;
/** Who takes a step, and in whose name; null for staff. */
type By = { actorId: string; standing: Standing; onBehalfOf: (found: DelegationTransition) => string | null };
export type DelegationSteps = ReturnType<typeof makeDelegationSteps>;

/** @throws Problem 403 for who may never do it, 409 for another state or version */
export function requireStep(
  row: OwnDelegationRow,
  { action, version }: Asked,
  { acts }: Standing,
): DelegationTransition {
  if (acts.length === 0)
    throw new Problem(403, 'PERMISSION_MISSING', [], undefined, { permission: 'DELEGATION_MANAGE' });
  const found = transitionOf(machineOf(row), stateOf(row), action, (by) => acts.some((side) => side === by));
  if (row.version !== version) versionConflict(row.version);
  return found;
}

/**
 * A step of a delegation: the machine's row, the work, the next version, its offers, the event and the news, in one transaction
 * that holds the supplier and the delegation.
 */
export function makeDelegationSteps({ db, clock, customers, shown, offers, settings }: StepParts) {
  /** What of it is known to a member of its companies. @throws Problem 404 */
  async function own(tx: Tx | Database, actor: Actor, row: OwnDelegationRow | undefined) {
    if (!row) return notFound('MERCHANT_DELEGATION_NOT_FOUND');
    const sides = [row.merchantCustomerId, row.supplierCustomerId].flatMap((id) => id ?? []);
    const memberships = sides.length > 0 ? await customers.memberships(tx, actor, sides) : [];
    const standing = standingOf(row, memberships);
    if (standing.sides.length === 0) notFound('MERCHANT_DELEGATION_NOT_FOUND');
    return { row, standing };
  }

  type Moving = { held: Held; found: DelegationTransition; done: Done; by: By };
  /** What a step needs besides, read before its transaction begins. */
  const prepare = async (now: Date) => ({
    offers: await offers(),
    warnDays: await settings.at('delegation.warn_days', now),
  });

  async function move(tx: Tx, ready: Awaited<ReturnType<typeof prepare>>, { held, found, done, by }: Moving) {
    const { row, now } = held;
    // The table's EXPIRED is of the clock alone, and no column has it.
    const to = found.to === undefined || found.to === 'EXPIRED' ? {} : { status: found.to };
    await repository.moveDelegation(tx, row.id, { ...done.moved, ...to });
    const after = (await repository.readOwnDelegation(tx, row.id, now))!;
    if (['ACTIVE', 'UPCOMING', 'SUSPENDED'].includes(row.status)) await ready.offers.refreshUnder(tx, row.id);
    if (isTerm(row) || isTerm(after)) await recordChange(tx, [row.id, row.merchantId, row.supplierId]);
    await recordDelegationEvent(tx, {
      delegation: after,
      type: found.event,
      at: now,
      actorId: by.actorId,
      onBehalfOf: by.onBehalfOf(found),
      payload: { ...done.payload, ...(done.reason && { reason: done.reason }), ...(done.days && { days: done.days }) },
      notifies: done.notifies ?? [],
    });
    if (after.status === 'PENDING_SUPPLIER') await scheduleAnswer(tx, after, now);
    // That an older one between the two ends soon waits for nobody once both have agreed to another.
    if (isTerm(after) && !isTerm(row))
      await lookAgain(tx, 'OwnDelegation', await repository.readIdsOf(tx, row.supplierId, row.merchantId));
    if (isTerm(after)) await scheduleTerm(tx, after, now, ready.warnDays);
    return after;
  }

  return {
    own,
    prepare,
    move,

    /** @throws Problem 404 for strangers, 403, 409 */
    async step(actor: Actor, id: string, asked: Asked, work: Work = () => ({})): Promise<OwnDelegation> {
      const now = clock.now();
      const ready = await prepare(now);
      const show = await shown();
      return db.transaction(async (tx) => {
        const { row, standing } = await own(tx, actor, await repository.lockDelegation(tx, id, now));
        const found = requireStep(row, asked, standing);
        const done = await work(tx, { row, now });
        const onBehalfOf = ({ by }: DelegationTransition) =>
          by === 'SUPPLIER' ? row.supplierCustomerId : row.merchantCustomerId;
        const by = { actorId: actor.userId, standing, onBehalfOf };
        const after = await move(tx, ready, { held: { row, now }, found, done, by });
        const answer = await show.one(tx, after, standing);
        asked.once?.keep(tx, answer);
        return answer;
      });
    },
  };
}

/** Whether it was agreed, so that others see it. */
const isTerm = ({ status }: OwnDelegationRow) =>
  ['ACTIVE', 'UPCOMING', 'SUSPENDED', 'EXPIRED', 'REVOKED'].includes(status);
