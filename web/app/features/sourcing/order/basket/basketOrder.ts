import { readFragment } from '../../../../platform/graph/readFragment.ts';
import { actingFor } from '../../../../platform/session/membership.ts';
import type { OrderForm_CustomerFragment as Customer } from '../OrderForm.generated.ts';
import type { BasketOrderQuery } from './BasketOrder.generated.ts';

type BasketLine = NonNullable<NonNullable<BasketOrderQuery['viewer']>['basket']>['lines'][number];
type Offer = NonNullable<BasketLine['supplierProduct']>;

/** A line of the basket that can be ordered. */
export interface Orderable {
  key: string;
  offer: Offer;
  /** As much as the basket says; else the least order. */
  quantity: string;
  note: string | null;
}

const sellerOf = ({ merchantId, supplierId }: Offer) => merchantId ?? supplierId;

/** Those that an address names, as far as they are there and of the seller of the first; and in whose name they may be ordered. */
export function orderableLines(data: BasketOrderQuery | undefined, keys: readonly string[], now: number) {
  const named = (data?.viewer?.basket?.lines ?? []).filter(({ key }) => keys.includes(key));
  const offered = named.flatMap(({ key, supplierProduct: offer, quantity, note }): Orderable[] =>
    offer ? [{ key, offer, note, quantity: quantity ?? offer.moq }] : [],
  );
  const [first] = offered;
  const lines = offered.filter(({ offer }) => sellerOf(offer) === sellerOf(first!.offer));
  const seller = first ? (first.offer.merchant?.name ?? first.offer.supplier?.brandName ?? '') : '';
  const buyers = actingFor(readFragment<Customer>(data?.viewer?.customers ?? []), 'TRADE_CREATE', now);
  return { lines, seller, buyers, left: keys.length - lines.length };
}
