import { type Masked, readFragment } from '../../../../platform/graph/readFragment.ts';
import type { OrderButton_OfferFragment } from './OrderButton.generated.ts';

/** Whether an offer can be ordered, as far as the page knows: who sells it is here and takes orders. What has no price waits for an offer. */
export function isOrderable(offer: Masked<OrderButton_OfferFragment>): boolean {
  const { merchant, supplier } = readFragment<OrderButton_OfferFragment>(offer);
  return merchant ? merchant.saleSetting?.acceptsDirectOrder !== false : supplier?.isClaimed === true;
}
