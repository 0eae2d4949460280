import type { Tx } from '../../../platform/database/database.ts';
import { enqueueEachOnce, type OnceAt } from '../../sourcing/requests/trade-job.ts';
import type { ConsentRow } from './consents.repository.ts';

const DAY_MS = 86_400_000;
export const CONSENT_CLOCK = 'consent-clock';
/** domain rule: so many days an agreement waits for its money before one side may end it alone, told of before */
export const UNFUNDED_DAYS = 30;
const REMIND_DAYS = [7, 21];

export type ConsentClock =
  | { action: 'LAPSE'; requestId: string; consentId: string }
  | { action: 'REMIND'; requestId: string; agreedAt: string; days: number };

const put = (tx: Tx, jobs: OnceAt<ConsentClock>[]) => enqueueEachOnce(tx, CONSENT_CLOCK, jobs);

/** A question that nobody answers lapses. */
export const scheduleConsent = (
  tx: Tx,
  { lapsesAt, ...of }: { requestId: string; consentId: string; lapsesAt: Date },
) => put(tx, [{ runAt: lapsesAt, payload: { action: 'LAPSE', ...of } }]);

/** Both sides are told while an agreement waits for its money. */
export async function scheduleUnfunded(tx: Tx, { id, agreedAt }: { id: string; agreedAt: Date }): Promise<void> {
  const reminders = REMIND_DAYS.map((days): OnceAt<ConsentClock> => ({
    runAt: new Date(agreedAt.getTime() + days * DAY_MS),
    payload: { action: 'REMIND', requestId: id, agreedAt: agreedAt.toISOString(), days },
  }));
  await put(tx, reminders);
}

/** domain rule: what was refused is asked again so much later at the earliest */
const AGAIN_MS = 24 * 3_600_000;
/** Whether a question was refused so lately that the same is not asked again. */
export const isTooSoon = ({ status, endedAt }: Pick<ConsentRow, 'status' | 'endedAt'>, now: Date): boolean =>
  status === 'REFUSED' && endedAt !== null && endedAt.getTime() > now.getTime() - AGAIN_MS;

/** From when on one side may end it alone. */
export const endsAloneFrom = (agreedAt: Date): Date => new Date(agreedAt.getTime() + UNFUNDED_DAYS * DAY_MS);
