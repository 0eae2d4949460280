import type { TradeReason, TradeSide } from '../../../platform/graph/types.generated.ts';
import { labelOf } from '../../../platform/text/labelOf.ts';
import { stepMessages as words } from './messages.ts';
import type { Room_LabelsFragment as Labels, Room_RequestFragment as Request } from './Room.generated.ts';
import type { Step } from './steps.ts';

/** Why a side says no. */
const reasonsOf: Record<TradeSide, readonly TradeReason[]> = {
  BUYER: ['PRICE', 'LEAD_TIME', 'SPEC', 'TRUST', 'NO_ANSWER', 'OTHER'],
  SELLER: ['PRICE', 'LEAD_TIME', 'SPEC', 'CAPACITY', 'TERMS', 'OTHER'],
};

/** What can be chosen with a step, the first one being none. */
export function choicesOf(step: Step, { side, paymentTerm }: Request, labels: Labels) {
  const values = step === 'DECLINE' ? reasonsOf[side] : valuesIn(labels.paymentTerms);
  const model = step === 'DECLINE' ? labels.tradeReasons : labels.paymentTerms;
  const shown = values
    .filter((value) => value !== paymentTerm)
    .map((value) => ({ value, label: labelOf(model, value) }));
  return [{ value: '', label: words.choose }, ...shown];
}
const valuesIn = (model: Labels['paymentTerms']) => (model?.values ?? []).map(({ value }) => value);
