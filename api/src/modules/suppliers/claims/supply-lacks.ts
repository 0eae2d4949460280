import type { Queryable } from '../../../platform/database/database.ts';
import type { Lack } from '../../../platform/lacks.ts';
import type { ClaimAction, EvidenceAction, EvidenceLevel, SupplierAction, SupplierGap } from './claims.enums.ts';
import type { ClaimRow } from './claims.repository.ts';
import type { EvidenceRow } from './evidences.repository.ts';
import { type OwnSupplierRow, readHoldersOfNumbers } from './own-suppliers.repository.ts';

const LEAST_ABOUT = 100;
/** Levels that tell who a supplier is; one of them is accepted before it is confirmed. */
const TELLING: readonly EvidenceLevel[] = ['IDENTITY', 'BUSINESS'];

type SupplierLack = Lack<SupplierAction, SupplierGap>;
type Facts = {
  /** What was handed in of it. */
  evidences: readonly EvidenceRow[];
  /** Who was confirmed with the number that it is to have. */
  holderId: string | undefined;
  now: Date;
};

const isInForce = ({ status, validFrom, validTo }: EvidenceRow, now: Date) =>
  status === 'ACCEPTED' && validFrom <= now && validTo > now;

/** The number that nobody else may have before the next step of a supplier. */
const wantedNumber = ({ status, change, nationalLegalId }: OwnSupplierRow): string | null => {
  if (status === 'SUSPENDED') return null;
  return status === 'CONFIRMED' ? (change?.wanted.nationalLegalId ?? null) : nationalLegalId;
};

/** Who was confirmed with the numbers that some suppliers are to have, by supplier. */
export async function readNumberHolders(on: Queryable, rows: readonly OwnSupplierRow[]) {
  const numbers = rows.flatMap((row) => wantedNumber(row) ?? []);
  const holders = numbers.length > 0 ? await readHoldersOfNumbers(on, numbers) : [];
  return (row: OwnSupplierRow): string | undefined =>
    holders.find(({ id, nationalLegalId }) => nationalLegalId === wantedNumber(row) && id !== row.id)?.id;
}

/** What a supplier needs before it is handed in, confirmed, or called otherwise. */
export function lacksOfSupplier(row: OwnSupplierRow, { evidences, holderId, now }: Facts): SupplierLack[] {
  const lacks: SupplierLack[] = [];
  if (row.status === 'DRAFT' || row.status === 'REJECTED')
    for (const gap of gapsOf(row, evidences))
      lacks.push({ code: 'SUPPLIER_INCOMPLETE', gap, actions: ['SUBMIT'], isForAll: true });
  const isTold = evidences.some((each) => TELLING.includes(each.level) && isInForce(each, now));
  if (row.status === 'PENDING' && !isTold) lacks.push({ code: 'CLAIM_WITHOUT_EVIDENCE', actions: ['CONFIRM'] });
  // Only of what could be handed in else: a draft is no way to try numbers of others.
  if (holderId !== undefined && !lacks.some(({ code }) => code === 'SUPPLIER_INCOMPLETE'))
    lacks.push({
      code: 'SUPPLIER_EXISTS',
      field: 'nationalLegalId',
      params: [holderId],
      actions: ['SUBMIT', 'CONFIRM', 'CONFIRM_CHANGE'],
    });
  return lacks;
}

function gapsOf(row: OwnSupplierRow, evidences: readonly EvidenceRow[]): SupplierGap[] {
  const gaps: [SupplierGap, boolean][] = [
    ['IDENTITY', !row.isIdentityVerified],
    ['ABOUT', [...row.about].length < LEAST_ABOUT],
    ['TYPES', row.supplierTypes.length === 0],
    ['EVIDENCE', !evidences.some(({ status }) => status === 'WAITING' || status === 'ACCEPTED')],
  ];
  return gaps.filter(([, isMissing]) => isMissing).map(([gap]) => gap);
}

/** Some actions are only there while a change waits, others only while none does. */
const whileChange: Partial<Record<SupplierAction, boolean>> = {
  EDIT_NAMES: false,
  CANCEL_CHANGE: true,
  CONFIRM_CHANGE: true,
  DECLINE_CHANGE: true,
};

/** Whether what the table lets somebody do with a supplier is there to be done. */
export const isPossibleOf =
  ({ status, change }: Pick<OwnSupplierRow, 'status' | 'change'>) =>
  (action: SupplierAction): boolean =>
    status !== 'CONFIRMED' || (whileChange[action] ?? change !== null) === (change !== null);

/** What a claim needs before it is accepted. @param evidences what was handed in for it */
export const lacksOfClaim = (evidences: readonly EvidenceRow[], now: Date): Lack<ClaimAction>[] =>
  evidences.some((each) => isInForce(each, now))
    ? []
    : [{ code: 'CLAIM_WITHOUT_EVIDENCE', field: 'evidences', actions: ['ACCEPT'] }];

/** Whether somebody of the staff was the first of two to say yes to a claim, so that another one accepts it. */
export const hasApproved = ({ holderId, approvedBy }: Pick<ClaimRow, 'holderId' | 'approvedBy'>, userId: string) =>
  holderId !== null && approvedBy === userId;

/** Until when the paper of an evidence counts. */
export const paperEndOf = ({ paperValidTo, validTo }: Pick<EvidenceRow, 'paperValidTo' | 'validTo'>): Date =>
  paperValidTo ?? validTo;

/** Whether what the table lets staff do with an evidence is there to be done: a paper that is over counts for nothing any more. */
export const isDecidable =
  (row: Pick<EvidenceRow, 'paperValidTo' | 'validTo'>, now: Date) =>
  (action: EvidenceAction): boolean =>
    action !== 'ACCEPT' || paperEndOf(row) > now;
