import type { FieldError } from '../../../platform/field-error.ts';
import type { TradeSide } from '../../documents/subject.enums.ts';
import type { TradeReason } from '../trade.enums.ts';

/** Why each side may say no. */
const reasonsOf: Record<TradeSide, readonly TradeReason[]> = {
  BUYER: ['PRICE', 'LEAD_TIME', 'SPEC', 'TRUST', 'NO_ANSWER', 'OTHER'],
  SELLER: ['PRICE', 'LEAD_TIME', 'SPEC', 'CAPACITY', 'TERMS', 'OTHER'],
};
export const isReasonOf = (side: TradeSide, code: TradeReason): boolean => reasonsOf[side].includes(code);

/** Something else is told in words. */
export const requireReason = ({
  reasonCode,
  reason,
}: {
  reasonCode: TradeReason;
  reason?: string | undefined;
}): FieldError | undefined => (reasonCode === 'OTHER' && !reason ? { field: 'reason', code: 'REQUIRED' } : undefined);
