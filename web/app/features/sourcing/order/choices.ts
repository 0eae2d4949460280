import { formatDecimal } from '../../../platform/numbers/decimals.ts';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { orderMessages as words } from './messages.ts';
import type { OrderForm_DraftFragment, OrderFormQuery } from './OrderForm.generated.ts';

type Offered = NonNullable<OrderFormQuery['supplierProduct']>;
export type Draft = OrderForm_DraftFragment;

/** The line of an offer in a draft. */
export const lineIn = ({ lines }: Draft, { id }: Pick<Offered, 'id'>) =>
  lines.nodes.find(({ supplierProductId }) => supplierProductId === id);

/** Drafts of a buyer with who sells an offer, that the viewer may change. */
export const draftsFor = (drafts: readonly Draft[], offer: Offered, customerId: string): Draft[] =>
  drafts.filter(
    (draft) =>
      draft.customerId === customerId &&
      draft.allowedActions.includes('EDIT') &&
      (offer.merchantId ? draft.merchantId === offer.merchantId : draft.merchant?.supplierId === offer.supplierId),
  );

/** Where a line can go: each of the drafts, or a new one. */
export const choicesOf = (drafts: readonly Draft[], offer: Offered) => [
  ...drafts.map((draft) => {
    const line = lineIn(draft, offer);
    const label = line
      ? words.changeIn(draft.number, formatDecimal(line.quantity), line.saleUnitText)
      : words.addTo(draft.number, formatInteger(draft.lines.nodes.length));
    return { value: draft.id, label };
  }),
  { value: '', label: words.newDraft },
];

/** How much can be ordered. */
export const hintOf = ({ moq, orderStep, saleUnitText }: Pick<Offered, 'moq' | 'orderStep' | 'saleUnitText'>): string =>
  [
    words.least(formatDecimal(moq), saleUnitText),
    ...(orderStep === '1' ? [] : [words.step(formatDecimal(orderStep), saleUnitText)]),
  ].join(words.and);
