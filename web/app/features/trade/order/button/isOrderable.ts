import { type Masked, readFragment } from '../../../../platform/graph/readFragment.ts';
import type { OrderButton_OfferFragment } from './OrderButton.generated.ts';

/** Whether an offer can be ordered, as far as the page knows: it has a price, and who sells it is here and takes orders. */
export function isOrderable(offer: Masked<OrderButton_OfferFragment>): boolean {
  const { lowestPriceRial, merchant, supplier } = readFragment<OrderButton_OfferFragment>(offer);
  if (!lowestPriceRial) return false;
  return merchant ? merchant.saleSetting?.acceptsDirectOrder !== false : supplier?.isClaimed === true;
}
