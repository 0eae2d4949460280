import type { Queryable } from '../../platform/database/database.ts';
import type { Lack } from '../../platform/lacks.ts';
import { readOverlapsOfMany } from './delegation-overlaps.repository.ts';
import type { DelegationAction } from './merchants.enums.ts';
import type { OwnDelegationRow } from './own-delegations.repository.ts';

/** domain rule: what is asked for holds at least so long from then on */
const LEAST_HOURS = 24;
const HOUR_MS = 3_600_000;

type DelegationLack = Lack<DelegationAction>;

/** What a delegation needs before it is handed in, agreed to, or kept. @param overlaps numbers of those in its way */
export function lacksOfDelegation(row: OwnDelegationRow, overlaps: readonly string[], now: Date): DelegationLack[] {
  const lacks = overlaps.map((number): DelegationLack => ({
    code: 'DELEGATION_OVERLAP',
    params: [number],
    actions: ['CONFIRM', 'KEEP'],
  }));
  if (row.status !== 'DRAFT') return lacks;
  const submitting = { actions: ['SUBMIT'], isForAll: true } as const;
  if (row.validTo.getTime() <= now.getTime() + LEAST_HOURS * HOUR_MS)
    lacks.push({ code: 'DELEGATION_ENDS_SOON', field: 'validTo', params: [String(LEAST_HOURS)], ...submitting });
  if (row.kind === 'EXCLUSIVE' && row.documentFileId === null)
    lacks.push({ code: 'DELEGATION_PAPER_MISSING', field: 'documentFileId', ...submitting });
  return lacks;
}

/** Whether its time was over before it was agreed to. */
export const isPast = ({ validTo }: Pick<OwnDelegationRow, 'validTo'>, now: Date): boolean => validTo <= now;

/** Others in the way of some delegations as they would be: of each its numbers, by id. */
export async function readOverlapping(on: Queryable, rows: readonly OwnDelegationRow[], now: Date) {
  // A notice that was given ends with the yes to keep it.
  const wanted = rows.map((row) => ({ ...row, revokesAt: null }));
  const found = wanted.length > 0 ? await readOverlapsOfMany(on, wanted, now) : [];
  return (id: string): string[] => found.filter(({ ofId }) => ofId === id).map(({ number }) => number);
}
