import { formatInteger } from '../../../platform/numbers/numbers.ts';
import type { BegunSellersQuery } from './begun/Begun.generated.ts';
import { openMessages as words } from './messages.ts';
import type { OpenLine } from './openDraft.ts';

export type Asked = Pick<OpenLine, 'supplierProductId' | 'baseProductId'>;
/** How many of the goods that are asked for each of some sellers offers, by id. */
export type Offering = ReadonlyMap<string, number>;

export type GoodsAsked = Record<'offers' | 'products' | 'merchants', string[]>;

/** What the api is asked of the offers of some sellers; undefined where there is nothing but words, or nobody. */
export function goodsAsked(lines: readonly Asked[], merchantIds: readonly string[]): GoodsAsked | undefined {
  const offers = unique(lines.flatMap(({ supplierProductId }) => supplierProductId ?? []));
  const products = unique(
    lines.flatMap(({ supplierProductId, baseProductId }) => (supplierProductId ? [] : (baseProductId ?? []))),
  );
  if (offers.length + products.length === 0 || merchantIds.length === 0) return undefined;
  return { offers, products, merchants: unique(merchantIds) };
}
const unique = (ids: readonly string[]) => [...new Set(ids)].sort();

/** @param merchantIds those that were asked about: whoever is not told of offers nothing */
export const offeringOf = ({ viewer }: BegunSellersQuery, merchantIds: readonly string[]): Offering =>
  new Map([
    ...merchantIds.map((id) => [id, 0] as const),
    ...(viewer?.askableSellers ?? []).map(({ merchantId, goodsCount }) => [merchantId, goodsCount] as const),
  ]);

/** What a seller offers of the goods that are asked for; nothing where that is not known. */
export function offeredText(id: string, offering: Offering | undefined): string | undefined {
  const count = offering?.get(id);
  if (count === undefined) return undefined;
  return count === 0 ? words.offersNone : words.offers(formatInteger(count));
}
