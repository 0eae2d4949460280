import type { ProductPage_ProductFragment as Product } from './ProductPage.generated.ts';

/** Whether an offer can be ordered, as far as its page knows: it has a price, and who sells it is here and takes orders. */
export function isOrderable({ lowestPriceRial, merchant, supplier }: Product): boolean {
  if (!lowestPriceRial) return false;
  return merchant ? merchant.saleSetting?.acceptsDirectOrder !== false : supplier?.isClaimed === true;
}
