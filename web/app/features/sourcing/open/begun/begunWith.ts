import { newOpenHref } from '../paths.ts';

/** What an address begins a request with: offers, products, and lines of the basket. */
export interface BegunWith {
  offers: string[];
  products: string[];
  basketKeys: string[];
  /** Of the one offer. */
  quantity: string | undefined;
}

const names = { offer: 'supplierProductId', product: 'baseProductId', basket: 'basket', quantity: 'quantity' } as const;

/** The address with which a request of lines of the basket begins. */
export const beginOpenHref = (basketKeys: readonly string[]) =>
  `${newOpenHref}?${new URLSearchParams({ [names.basket]: basketKeys.join('.') })}`;

export function readBegunWith(search: string): BegunWith {
  const query = new URLSearchParams(search);
  // Several are sent by ticks, each with the same name.
  const all = (name: string) => [...new Set(query.getAll(name).filter(Boolean))];
  return {
    offers: all(names.offer),
    products: all(names.product),
    basketKeys: (query.get(names.basket) ?? '').split('.').filter(Boolean),
    quantity: query.get(names.quantity) ?? undefined,
  };
}
