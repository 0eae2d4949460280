/** Of the box that tells the price at the buyer's door. */
export const landedPriceId = 'landed-price';

/** What is typed there by now, sent or not: who orders need not type it again. */
export const typedQuantity = (): string | undefined =>
  document.querySelector<HTMLInputElement>(`#${landedPriceId} [name="quantity"]`)?.value.trim() || undefined;
