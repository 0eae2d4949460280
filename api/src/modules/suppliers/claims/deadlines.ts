import type { Tx } from '../../../platform/database/database.ts';
import { recordChange } from '../../../platform/changes/record-change.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import type { Job, Queue } from '../../../platform/jobs/job.ts';
import { transitionOf } from '../../../platform/machine.ts';
import { type ClaimActor, claimMachine } from './claim-machine.ts';
import type { ClaimAction, ClaimStatus } from './claims.enums.ts';
import * as claims from './claims.repository.ts';
import { lockEvidence, sideOf } from './evidences.repository.ts';
import type { Parts } from './parts.ts';
import { recordSupplyEvent } from './supply-events.ts';

const DAY_MS = 86_400_000;

/** What the clock does to a claim, and the state in which it does. */
type ClaimClock = { claimId: string; deadlineAt: string; action: 'NOT_ANSWER' | 'REMIND' | 'LAPSE' };
const stateOf = { NOT_ANSWER: 'OBJECTION', REMIND: 'NEEDS_EVIDENCE', LAPSE: 'NEEDS_EVIDENCE' } as const;

/** The clock goes on with a claim, unless it is in another state or has another deadline by then. */
export const enqueueClaimClock = (tx: Tx, payload: ClaimClock, runAt: Date) =>
  enqueue(tx, { queue: 'claim-clock', runAt, payload, dedupeKey: Object.values(payload).join(' ') });

type EvidenceClock = { evidenceId: string; validTo: string; /** Before its end; 0: at it. */ days: number };

type Ending = {
  evidenceId: string;
  validTo: Date;
  /** Days before it on which its company is told. */
  warnDays: readonly number[];
};

/** Tells of the end of an evidence, before it and at that second. */
export async function enqueueEvidenceClock(tx: Tx, { evidenceId, validTo, warnDays }: Ending, now: Date) {
  for (const days of [...warnDays, 0]) {
    const runAt = new Date(validTo.getTime() - days * DAY_MS);
    if (runAt <= now) continue;
    const payload: EvidenceClock = { evidenceId, validTo: validTo.toISOString(), days };
    await enqueue(tx, { queue: 'evidence-clock', runAt, payload, dedupeKey: Object.values(payload).join(' ') });
  }
}

/** What the clock does by itself, as jobs that look again under the lock of the row. */
export function makeDeadlines({ clock }: Pick<Parts, 'clock'>): Record<'claim-clock' | 'evidence-clock', Queue> {
  async function claimStep(tx: Tx, { claimId, deadlineAt, action }: ClaimClock): Promise<void> {
    const now = clock.now();
    const row = await claims.lockClaim(tx, claimId);
    if (row?.status !== stateOf[action] || row.deadlineAt?.toISOString() !== deadlineAt) return;
    const found = transitionOf<ClaimStatus, ClaimAction, ClaimActor>(
      claimMachine,
      row.status,
      action,
      (by) => by === 'SYS',
    );
    await claims.writeClaim(
      tx,
      row,
      {
        status: found.to ?? row.status,
        ...(found.to && { deadlineAt: null }),
        ...(action === 'NOT_ANSWER' && { answer: 'NOT_ANSWERED' }),
      },
      now,
    );
    const holder = action === 'NOT_ANSWER' ? row.holderId : null;
    const event = { of: 'CLAIM' as const, id: claimId, type: found.event, at: now, actorId: null, onBehalfOf: null };
    await recordSupplyEvent(tx, {
      ...event,
      customers: [row.customerId, holder],
      isNoticed: action !== 'NOT_ANSWER',
    });
  }

  async function evidenceStep(tx: Tx, { evidenceId, validTo, days }: EvidenceClock): Promise<void> {
    const now = clock.now();
    const row = await lockEvidence(tx, evidenceId);
    if (row?.status !== 'ACCEPTED' || row.validTo.toISOString() !== validTo) return;
    // The level fell by the clock; who holds an older answer hears of it.
    if (days === 0) await recordChange(tx, [row.supplierId]);
    const type = days === 0 ? 'EVIDENCE_ENDED' : 'EVIDENCE_ENDS_SOON';
    const event = { of: 'EVIDENCE' as const, id: evidenceId, type, at: now, actorId: null, onBehalfOf: null };
    await recordSupplyEvent(tx, { ...event, customers: [sideOf(row)], payload: { days }, isNoticed: days > 0 });
  }

  return {
    'claim-clock': { run: (job: Job<ClaimClock>) => job.finish((tx) => claimStep(tx, job.payload)) },
    'evidence-clock': { run: (job: Job<EvidenceClock>) => job.finish((tx) => evidenceStep(tx, job.payload)) },
  };
}
