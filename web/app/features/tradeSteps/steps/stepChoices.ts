import type { TradeReason, TradeSide } from '../../../platform/graph/types.generated.ts';
import { labelOf } from '../../../platform/text/labelOf.ts';
import { termOptions } from '../components/termOptions.ts';
import { stepMessages as words } from './messages.ts';
import type {
  Room_LabelsFragment as Labels,
  Room_RequestFragment as Request,
} from '../../trade/room/Room.generated.ts';
import type { Step } from './steps.ts';

/** Why a side says no. */
const reasonsOf: Record<TradeSide, readonly TradeReason[]> = {
  BUYER: ['PRICE', 'LEAD_TIME', 'SPEC', 'TRUST', 'NO_ANSWER', 'OTHER'],
  SELLER: ['PRICE', 'LEAD_TIME', 'SPEC', 'CAPACITY', 'TERMS', 'OTHER'],
};

/** What can be chosen with a step, the first one being none. */
export function choicesOf(step: Step, { side, paymentTerm }: Request, labels: Labels) {
  const shown =
    step === 'DECLINE'
      ? reasonsOf[side].map((value) => ({ value, label: labelOf(labels.tradeReasons, value) }))
      : termOptions((labels.paymentTerms?.values ?? []).filter(({ value }) => value !== paymentTerm));
  return [{ value: '', label: words.choose }, ...shown];
}
