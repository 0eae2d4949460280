import type {
  ClaimStatus,
  ConfirmStatus,
  EvidenceStatus,
  MerchantKind,
  MerchantStatus,
  PublishState,
  VerificationStatus,
} from '../../../platform/graph/types.generated.ts';

export const stepNames = ['identity', 'supplier', 'evidence', 'setting', 'entry'] as const;
export type StepName = (typeof stepNames)[number];

/**
 * How far a step has come, by what happened: `BEGUN` is written and not sent, `WAITING` is with staff, `LATER` needs a step
 * before it, and what is `REFUSED` is mended and sent again.
 */
export type StepState = 'DONE' | 'WAITING' | 'REFUSED' | 'BEGUN' | 'OPEN' | 'LATER';
/** A step that a company does not need has none. */
export type StepStates = Partial<Record<StepName, StepState>>;

/** What there is of a company. */
export interface Standing {
  isVerified: boolean;
  /** Requests to check its identity, the newest first. */
  verifications: readonly VerificationStatus[];
  suppliers: readonly ConfirmStatus[];
  claims: readonly ClaimStatus[];
  /** Of its suppliers and of its claims. */
  evidences: readonly EvidenceStatus[];
  merchants: readonly { kind: MerchantKind; status: MerchantStatus; hasSetting: boolean }[];
  entries: readonly PublishState[];
}

const some = <Status>(all: readonly Status[], ...wanted: Status[]) => wanted.some((each) => all.includes(each));

function identityState({ isVerified, verifications: [latest] }: Standing): StepState {
  if (isVerified) return 'DONE';
  if (latest === 'PENDING') return 'WAITING';
  return latest === 'REJECTED' || latest === 'REVOKED' ? 'REFUSED' : 'OPEN';
}

const isOpen = ({ status }: Standing['merchants'][number]) => status !== 'CLOSED';
/** Who sells the goods of others needs no supplier of its own. */
const sellsForOthers = ({ merchants }: Standing) =>
  merchants.some((each) => each.kind !== 'SUPPLIER_SELF' && isOpen(each));

function supplierState(standing: Standing): StepState {
  const { suppliers, claims } = standing;
  if (some(suppliers, 'CONFIRMED', 'SUSPENDED') || some(claims, 'ACCEPTED')) return 'DONE';
  if (some(suppliers, 'PENDING') || some(claims, 'PENDING', 'OBJECTION', 'NEEDS_EVIDENCE')) return 'WAITING';
  if (some(suppliers, 'DRAFT')) return 'BEGUN';
  if (sellsForOthers(standing)) return 'DONE';
  return some(suppliers, 'REJECTED') || some(claims, 'REJECTED') ? 'REFUSED' : 'OPEN';
}

function evidenceState(standing: Standing): StepState | undefined {
  const { suppliers, claims, evidences } = standing;
  if (some(evidences, 'WAITING')) return 'WAITING';
  if (some(claims, 'NEEDS_EVIDENCE')) return 'REFUSED';
  if (some(evidences, 'ACCEPTED')) return 'DONE';
  if (some(evidences, 'REFUSED', 'REVOKED', 'EXPIRED')) return 'REFUSED';
  if (suppliers.length > 0 || some(claims, 'PENDING', 'OBJECTION')) return 'OPEN';
  return sellsForOthers(standing) ? undefined : 'LATER';
}

function settingState({ merchants }: Standing): StepState {
  const open = merchants.filter(isOpen);
  const written = open.filter(({ hasSetting }) => hasSetting).map(({ status }) => status);
  if (some(written, 'CONFIRMED', 'SUSPENDED')) return 'DONE';
  if (some(written, 'PENDING')) return 'WAITING';
  if (some(written, 'REJECTED')) return 'REFUSED';
  if (written.length > 0) return 'BEGUN';
  return open.length > 0 ? 'OPEN' : 'LATER';
}

function entryState({ merchants, entries }: Standing): StepState {
  if (some(entries, 'PUBLISHED', 'HIDDEN', 'ARCHIVED')) return 'DONE';
  if (some(entries, 'PENDING')) return 'WAITING';
  if (some(entries, 'REJECTED')) return 'REFUSED';
  if (some(entries, 'DRAFT')) return 'BEGUN';
  return merchants.some(isOpen) ? 'OPEN' : 'LATER';
}

export function statesOf(standing: Standing): StepStates {
  const evidence = evidenceState(standing);
  return {
    identity: identityState(standing),
    supplier: supplierState(standing),
    ...(evidence && { evidence }),
    setting: settingState(standing),
    entry: entryState(standing),
  };
}

const isMine = (state: StepState | undefined) => state === 'OPEN' || state === 'BEGUN' || state === 'REFUSED';

/** The step that is the company's to take now; none while all that is left is with staff. */
export const nextOf = (states: StepStates): StepName | undefined =>
  stepNames.find((name) => {
    // A supplier is sent once its evidence is.
    if (name === 'supplier' && states.supplier === 'BEGUN' && isMine(states.evidence)) return false;
    return isMine(states[name]);
  });
