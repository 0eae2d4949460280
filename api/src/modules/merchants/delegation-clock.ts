import { recordChange } from '../../platform/changes/record-change.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import type { Queue } from '../../platform/jobs/job.ts';
import type { Settings } from '../settings/index.ts';
import { recordDelegationEvent } from './delegation-events.ts';
import * as repository from './own-delegations.repository.ts';
import type { OwnDelegationRow } from './own-delegations.repository.ts';

const DAY_MS = 86_400_000;
/** domain rule: a supplier is reminded after so many days without an answer */
const REMINDED_AFTER_DAYS = [7, 21];
/** A daily look goes so much farther ahead than both sides are told. */
const AHEAD_DAYS = 2;
/** More are told as a change of everything. */
const MOST_TAGS = 500;

const DELEGATION_CLOCK = 'delegation-clock';
type Kind = 'REMIND' | 'LAPSE' | 'WARN' | 'END' | 'START';
/** `at`: the time it was written for; where the delegation has another by then there is nothing to do. */
type Payload = { id: string; kind: Kind; at: string; days?: number };

const put = (tx: Tx, runAt: Date, payload: Payload) =>
  enqueue(tx, {
    queue: DELEGATION_CLOCK,
    runAt,
    payload,
    dedupeKey: [payload.id, payload.kind, payload.days ?? 0, payload.at].join(' '),
  });

/** What happens to a request that is not answered. */
export async function scheduleAnswer(tx: Tx, { id, answerDueAt }: OwnDelegationRow, now: Date): Promise<void> {
  if (!answerDueAt) return;
  const at = answerDueAt.toISOString();
  for (const days of REMINDED_AFTER_DAYS)
    await put(tx, new Date(now.getTime() + days * DAY_MS), { id, kind: 'REMIND', at, days });
  await put(tx, answerDueAt, { id, kind: 'LAPSE', at });
}

type Term = Pick<OwnDelegationRow, 'id' | 'validFrom' | 'endsAt' | 'revokesAt'>;
/** What happens at the beginning and the end of one that was agreed. Who gave notice is not told of the end it brings. @param warnDays so many days before the end both are told */
export async function scheduleTerm(
  tx: Tx,
  { id, validFrom, endsAt, revokesAt }: Term,
  now: Date,
  warnDays: readonly number[],
): Promise<void> {
  const at = endsAt.toISOString();
  if (validFrom > now) await put(tx, validFrom, { id, kind: 'START', at: validFrom.toISOString() });
  if (endsAt <= now) return;
  await put(tx, endsAt, { id, kind: 'END', at });
  if (revokesAt) return;
  for (const days of warnDays) {
    const runAt = new Date(endsAt.getTime() - days * DAY_MS);
    if (runAt > now) await put(tx, runAt, { id, kind: 'WARN', at, days });
  }
}

type Parts = { db: Database; clock: Clock; settings: Pick<Settings, 'at'> };

/** What the clock does with delegations. That one holds no more needs none of it: each question asks the clock. */
export function makeDelegationClock({ db, clock, settings }: Parts) {
  const tell = (
    tx: Tx,
    delegation: OwnDelegationRow,
    type: string,
    rest: Pick<Parameters<typeof recordDelegationEvent>[1], 'notifies' | 'payload'>,
  ) => recordDelegationEvent(tx, { delegation, type, at: clock.now(), actorId: null, onBehalfOf: null, ...rest });
  const both = ['MERCHANT', 'SUPPLIER'] as const;
  const isAt = (at: Date | null, payload: Payload) => at?.toISOString() === payload.at;

  async function lapse(tx: Tx, row: OwnDelegationRow): Promise<void> {
    await repository.moveDelegation(tx, row.id, { status: 'DRAFT', answerDueAt: null });
    // As it was: the supplier, who sees no drafts, is told too.
    await tell(tx, row, 'DELEGATION_LAPSED', { notifies: both });
  }

  async function end(tx: Tx, row: OwnDelegationRow): Promise<void> {
    if (await repository.hasEnded(tx, row.id)) return;
    await recordChange(tx, [
      row.id,
      row.merchantId,
      row.supplierId,
      ...(await repository.readOfferIdsUnder(tx, row.id, MOST_TAGS)),
    ]);
    await tell(tx, row, 'DELEGATION_ENDED', { notifies: both });
  }

  async function act(tx: Tx, payload: Payload): Promise<void> {
    const row = await repository.lockDelegation(tx, payload.id, clock.now());
    if (!row) return;
    const isOpen = row.status === 'PENDING_SUPPLIER' && isAt(row.answerDueAt, payload);
    const isRunning = ['ACTIVE', 'SUSPENDED', 'UPCOMING'].includes(row.status) && isAt(row.endsAt, payload);
    const isOver = ['EXPIRED', 'REVOKED'].includes(row.status) && isAt(row.endsAt, payload);
    const { kind, days } = payload;
    if (kind === 'REMIND' && isOpen) await tell(tx, row, 'DELEGATION_REMINDED', { notifies: ['SUPPLIER'] });
    if (kind === 'LAPSE' && isOpen) await lapse(tx, row);
    if (kind === 'WARN' && isRunning && !row.revokesAt)
      await tell(tx, row, 'DELEGATION_ENDS', { notifies: both, payload: { days } });
    if (kind === 'END' && isOver) await end(tx, row);
    if (kind === 'START' && row.isInForce && isAt(row.validFrom, payload))
      await recordChange(tx, [
        row.id,
        row.merchantId,
        row.supplierId,
        ...(await repository.readOfferIdsUnder(tx, row.id, MOST_TAGS)),
      ]);
  }

  const queue: Queue = { run: (job) => job.finish((tx) => act(tx, job.payload as Payload)) };
  return {
    queues: { [DELEGATION_CLOCK]: queue },
    recurring: {
      /** Those that came with the market or an archive have no jobs of their own. */
      'delegation-terms': {
        everyMinutes: 24 * 60,
        async run() {
          const now = clock.now();
          const warnDays = await settings.at('delegation.warn_days', now);
          const until = new Date(now.getTime() + (Math.max(...warnDays) + AHEAD_DAYS) * DAY_MS);
          await db.transaction(async (tx) => {
            for (const term of await repository.readTermsEnding(tx, now, until))
              await scheduleTerm(tx, term, now, warnDays);
          });
        },
      },
    },
  };
}
