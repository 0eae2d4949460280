import type { ConsentRow } from '../orders/changes/consents.repository.ts';
import { isAskedOf } from '../orders/changes/sides.ts';
import type { TradeSide } from '../documents/subject.enums.ts';
import type { DisputeRow } from './disputes.repository.ts';
import { isDone } from './access.ts';

type Dispute = Pick<DisputeRow, 'status' | 'side' | 'buyerDoneAt' | 'sellerDoneAt'>;
type Consent = Pick<ConsentRow, 'kind' | 'status' | 'side' | 'buyerAgreedAt' | 'sellerAgreedAt'>;

/** Whether a dispute waits for a side: for its answer, for what it has to show, or for its yes or no to a settlement. */
const isAwaited = (side: TradeSide, disputes: readonly Dispute[], consents: readonly Consent[]): boolean =>
  disputes.some(
    (each) =>
      (each.status === 'ANSWER_DUE' && each.side !== side) || (each.status === 'EVIDENCE' && !isDone(side, each)),
  ) || consents.some((each) => each.kind === 'SETTLEMENT' && each.status === 'ASKED' && isAskedOf(side, each));

/** Whose turn it is in a dispute, the viewer's own first: both may be waited for. Undefined while staff decide. */
export const turnInDispute = (
  own: TradeSide,
  disputes: readonly Dispute[],
  consents: readonly Consent[],
): TradeSide | undefined =>
  [own, own === 'BUYER' ? ('SELLER' as const) : ('BUYER' as const)].find((side) => isAwaited(side, disputes, consents));
