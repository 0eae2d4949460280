import type { MouseEvent } from 'react';
import { isPlainClick } from '../../platform/navigation/siteLink.ts';
import { toBasketPath } from '../../paths.ts';
import type { ListedOffer } from './ListedOffer.ts';

/** A click on a link to the basket adds the offer where it is listed; where that fails, the link leads to the basket's page. */
export function addInPlace(event: MouseEvent, offer: ListedOffer): void {
  if (!isPlainClick(event.nativeEvent)) return;
  event.preventDefault();
  import('./addFromList.ts')
    .then(({ addFromList }) => addFromList(offer))
    .catch(() => location.assign(toBasketPath([offer.id])));
}
