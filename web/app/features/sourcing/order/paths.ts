/** Where a draft is written. */
export const editHref = (id: string) => `/profile/directorder/edit/${id}`;

/** Where a request stands once it is written: there it is confirmed and answered. */
export const infoHref = (id: string) => `/profile/directorderinfo/${id}`;

/** What stands in the place of a draft's id while there is none. */
export const newDraft = 'new';

/** The form with which an order of an offer begins, as a page. */
export const beginHref = (supplierProductId: string, quantity?: string) =>
  `${editHref(newDraft)}?${new URLSearchParams({ supplierProductId, ...(quantity && { quantity }) })}`;

/** The same with lines of the basket, all of one seller. */
export const beginBasketHref = (keys: readonly string[]) =>
  `${editHref(newDraft)}?${new URLSearchParams({ basket: keys.join('.') })}`;

export const readBasketKeys = (search: string): string[] =>
  (new URLSearchParams(search).get('basket') ?? '').split('.').filter(Boolean);
