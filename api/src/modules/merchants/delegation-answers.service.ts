import type { Actor } from '../../platform/actor.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { Once } from '../../platform/idempotency/idempotency.ts';
import { requireNoLack } from '../../platform/lacks.ts';
import { Problem } from '../../platform/problem.ts';
import type { Settings } from '../settings/index.ts';
import { newDelegationCode } from './delegation-code.ts';
import { isPast, lacksOfDelegation, readOverlapping } from './delegation-lacks.ts';
import type { DelegationSteps, Done, Held } from './delegation-steps.ts';
import type { DelegationAction, DelegationSide } from './merchants.enums.ts';
import type { OwnDelegationRow } from './own-delegations.repository.ts';
import type { DelegationStepBody, DelegationStepWithReason } from './own-delegations.schemas.ts';

const DAY_MS = 86_400_000;

export type DelegationAnswers = ReturnType<typeof makeDelegationAnswers>;

/** @throws Problem 409 DELEGATION_OVERLAP naming each that is in its way */
async function requireNoOverlap(tx: Tx, { row, now }: Held, action: DelegationAction): Promise<void> {
  const overlapping = await readOverlapping(tx, [row], now);
  requireNoLack(lacksOfDelegation(row, overlapping(row.id), now), action);
}

/** A supplier's yes, its own or that of its letter. @throws Problem 409 DELEGATION_PAST, DELEGATION_OVERLAP */
export async function confirmed(tx: Tx, held: Held): Promise<Done> {
  const { row, now } = held;
  if (isPast(row, now)) throw new Problem(409, 'DELEGATION_PAST', [{ field: '', code: 'DELEGATION_PAST' }]);
  await requireNoOverlap(tx, held, 'CONFIRM');
  return {
    moved: {
      validFrom: new Date(Math.max(row.validFrom.getTime(), now.getTime())),
      verifiedLevel: 'SUPPLIER_CONFIRMED',
      verificationCode: row.verificationCode ?? newDelegationCode(),
      answerDueAt: null,
      decidedAt: now,
      reason: null,
    },
    notifies: ['MERCHANT'],
  };
}

export const rejected = ({ now }: Held, reason: string): Done => ({
  moved: { reason, answerDueAt: null, decidedAt: now },
  payload: { reason },
  notifies: ['MERCHANT'],
  reason,
});

/** @param side who stops it: only they let it hold again */
export const suspended = (side: DelegationSide, reason: string): Done => ({
  moved: { reason, suspendedBy: side },
  payload: { reason },
  notifies: side === 'STAFF' ? ['MERCHANT', 'SUPPLIER'] : ['MERCHANT'],
  reason,
});

export const resumed = (side: DelegationSide): Done => ({
  moved: { suspendedBy: null, reason: null },
  notifies: side === 'STAFF' ? ['MERCHANT', 'SUPPLIER'] : ['MERCHANT'],
});

/** When a notice that is given now is over; never after the delegation itself. */
const endOfNotice = ({ validTo }: OwnDelegationRow, now: Date, days: number) =>
  new Date(Math.min(now.getTime() + days * DAY_MS, validTo.getTime()));

type Parts = { steps: DelegationSteps; settings: Pick<Settings, 'at'>; clock: Clock };

/** Delegations as suppliers answer and watch them. */
export const makeDelegationAnswers = ({ steps, settings, clock }: Parts) => ({
  /** @throws Problem 403, 404, 409 (version, state, DELEGATION_PAST, DELEGATION_OVERLAP) */
  confirm: (actor: Actor, id: string, { version }: DelegationStepBody, once?: Once) =>
    steps.step(actor, id, { action: 'CONFIRM', version, once }, confirmed),

  /** @throws Problem 403, 404, 409 */
  reject: (actor: Actor, id: string, { version, reason }: DelegationStepWithReason, once?: Once) =>
    steps.step(actor, id, { action: 'REJECT', version, once }, (_tx, held) => rejected(held, reason)),

  /** Its offers leave the market with it. @throws Problem 403, 404, 409 */
  suspend: (actor: Actor, id: string, { version, reason }: DelegationStepWithReason, once?: Once) =>
    steps.step(actor, id, { action: 'SUSPEND', version, once }, () => suspended('SUPPLIER', reason)),

  /** @throws Problem 403, 404, 409 */
  resume: (actor: Actor, id: string, { version }: DelegationStepBody, once?: Once) =>
    steps.step(actor, id, { action: 'RESUME', version, once }, () => resumed('SUPPLIER')),

  /** It holds until the notice is over. @throws Problem 403, 404, 409 */
  async revoke(actor: Actor, id: string, { version, reason }: DelegationStepWithReason, once?: Once) {
    const days = await settings.at('delegation.notice_days', clock.now());
    return steps.step(actor, id, { action: 'REVOKE', version, once }, (_tx, { row, now }) => {
      const revokesAt = endOfNotice(row, now, days);
      const payload = { reason, revokesAt: revokesAt.toISOString() };
      return { moved: { revokesAt, reason }, payload, notifies: ['MERCHANT', 'SUPPLIER'], reason, days };
    });
  },

  /** Others may have been given its place meanwhile. @throws Problem 403, 404, 409 (version, state, DELEGATION_OVERLAP) */
  keep: (actor: Actor, id: string, { version }: DelegationStepBody, once?: Once) =>
    steps.step(actor, id, { action: 'KEEP', version, once }, async (tx, held) => {
      await requireNoOverlap(tx, held, 'KEEP');
      return { moved: { revokesAt: null, reason: null }, notifies: ['MERCHANT', 'SUPPLIER'] };
    }),
});
