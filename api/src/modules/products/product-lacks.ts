import type { Queryable } from '../../platform/database/database.ts';
import type { Lack } from '../../platform/lacks.ts';
import type { BaseProductAction } from './products.enums.ts';
import {
  countEntries,
  countWaitingOfMany,
  type ProductRow,
  readSameOfMany,
  type SameProduct,
} from './products.repository.ts';

/** domain rule: so many proposals of a company wait at once */
export const MOST_WAITING = 50;

type ProductLack = Lack<BaseProductAction>;

/** Another product has the number of one that is to be offered by everybody. */
export const lackOfNumber = (
  { id, name, isGtin }: SameProduct,
  actions: readonly BaseProductAction[],
): ProductLack => ({
  code: 'BASE_PRODUCT_EXISTS',
  field: isGtin ? 'gtin' : 'mpn',
  params: [id, name],
  actions,
});

/** Entries stand on a proposal that is to be taken back. */
const lackOfEntries: ProductLack = { code: 'BASE_PRODUCT_IN_USE', actions: ['WITHDRAW'] };

/** Too many proposals of its company wait for one more. */
const lackOfRoom: ProductLack = { code: 'BASE_PRODUCT_LIMIT', params: [String(MOST_WAITING)], actions: ['PROPOSE'] };

/** What products still need before they can be published, withdrawn or proposed again, by product. */
export async function readProductLacks(on: Queryable, rows: readonly ProductRow[]) {
  const waiting = rows.filter(({ status }) => status === 'PENDING').map(({ id }) => id);
  const same = waiting.length > 0 ? await readSameOfMany(on, waiting) : [];
  const used = waiting.length > 0 ? await countEntries(on, waiting) : [];
  const proposers = rows.flatMap(({ status, customerId }) => (status === 'REJECTED' ? (customerId ?? []) : []));
  const counts = proposers.length > 0 ? await countWaitingOfMany(on, [...new Set(proposers)]) : [];
  const full = new Set(counts.filter(({ count }) => count >= MOST_WAITING).map(({ customerId }) => customerId));
  return ({ id, status, customerId }: ProductRow): ProductLack[] => [
    ...same.filter(({ ofId }) => ofId === id).map((each) => lackOfNumber(each, ['PUBLISH'])),
    ...(used.some((each) => each.id === id) ? [lackOfEntries] : []),
    ...(status === 'REJECTED' && customerId !== null && full.has(customerId) ? [lackOfRoom] : []),
  ];
}
