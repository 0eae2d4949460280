import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { productQueueMessages as words } from './messages.ts';
import type { ProductQueue_ProductFragment as Product } from './ProductQueue.generated.ts';

/** What stands on a product, as people read it. */
export function countsText({ review }: Product): string {
  const { entries = 0, favorites = 0, notes = 0 } = review?.counts ?? {};
  return words.counts(formatInteger(entries), formatInteger(favorites), formatInteger(notes));
}
