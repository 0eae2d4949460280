import { askWhenPresent, basketAddForm, field, mergeField } from '../../platform/basket/addForm.ts';
import { plainFields } from '../../platform/forms/plain/plainFields.ts';
import { askAnew } from '../../platform/graph/ask.ts';
import { write } from '../../platform/graph/write.ts';
import { notify } from '../../platform/notify/notify.ts';
import { formatDecimal } from '../../platform/numbers/decimals.ts';
import { currentViewer } from '../../platform/session/viewerRecord.ts';
import { basketPath, toBasketPath } from '../../paths.ts';
import { AddListedOfferDocument, OffersInBasketDocument } from './addFromList.generated.ts';
import type { ListedOffer } from './ListedOffer.ts';
import { basketAddingMessages as words } from './messages.ts';

/**
 * Puts the least order of an offer into the basket and stays where it is listed. What is there already, and what is refused, is
 * asked about on the page of the basket. Rejects with a GraphError or without a connection.
 */
export async function addFromList(offer: ListedOffer): Promise<void> {
  const isAdded = await (currentViewer() ? addToAccount(offer) : addToBrowser(offer));
  if (!isAdded) return location.assign(toBasketPath([offer.id]));
  notify('success', words.added(offer.title, formatDecimal(offer.moq), offer.saleUnitText), {
    label: words.see,
    act: () => location.assign(basketPath),
  });
}

async function addToAccount({ id, moq }: ListedOffer): Promise<boolean> {
  const { viewer } = await askAnew(OffersInBasketDocument, {});
  if (viewer?.basket?.lines.some(({ supplierProductId }) => supplierProductId === id)) return false;
  const lines = [{ supplierProductId: id, quantity: moq }];
  await write(AddListedOfferDocument, { input: { lines, whenPresent: 'ADD' } }, { outdates: ['viewer.basket'] });
  return true;
}

/** The form of the basket's page: only the server reads and writes the cookie. */
async function addToBrowser({ id, moq }: ListedOffer): Promise<boolean> {
  const sent = {
    [plainFields.form]: basketAddForm,
    offer: id,
    [field('quantity', id)]: moq,
    [mergeField]: askWhenPresent,
  };
  const answer = await fetch(basketPath, { method: 'POST', body: new URLSearchParams(sent) });
  return answer.ok && new URL(answer.url).search === '';
}
