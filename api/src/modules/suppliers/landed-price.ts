import { invalid } from '../../platform/problem.ts';
import type { DeliveryMethod } from '../merchants/index.ts';
import type { SupplierProduct } from './suppliers.schemas.ts';

/** Value added tax of 1403 and after, percent (docs/decisions/0009-landed-price.md). */
export const VAT_PERCENT = 10;

type Terms = Pick<SupplierProduct, 'moq' | 'orderStep' | 'priceTiers'>;
export type Goods = { unitPriceRial: bigint; minQty: number; goodsRial: bigint; vatRial: bigint };
export type Distance = 'sameCityRial' | 'sameStateRial' | 'otherStateRial';
export type Delivery = { kind: DeliveryMethod['kind']; rial: bigint; days: number; isFree: boolean };

/** Whether so many may be ordered. @throws Problem 400 naming `quantity`: below the least order, or off its steps */
export function checkQuantity(quantity: number, { moq, orderStep }: Terms): void {
  if (quantity < moq) invalid('quantity', 'MIN_VALUE', String(moq));
  if ((quantity - moq) % orderStep !== 0) invalid('quantity', 'ORDER_STEP', String(moq), String(orderStep));
}

/** Price and tax of a quantity by its tier; undefined when the price is told on request. */
export function priceGoods(quantity: number, { priceTiers }: Terms): Goods | undefined {
  const tier = priceTiers.filter((each) => Number(each.minQty) <= quantity).at(-1) ?? priceTiers[0];
  if (!tier) return undefined;
  const unitPriceRial = BigInt(tier.unitPriceRial);
  const goodsRial = unitPriceRial * BigInt(quantity);
  const vatRial = (goodsRial * BigInt(VAT_PERCENT) + 50n) / 100n;
  return { unitPriceRial, minQty: Number(tier.minQty), goodsRial, vatRial };
}

/** The cheapest way over a distance; fetching it oneself only where there is no other. Undefined when none is served. */
export function cheapestDelivery(
  methods: DeliveryMethod[],
  distance: Distance,
  goodsRial: bigint,
): Delivery | undefined {
  const served = methods.flatMap((method): Delivery[] => {
    const rial = method[distance];
    if (rial === undefined) return [];
    const isFree = method.freeFromRial !== undefined && goodsRial >= BigInt(method.freeFromRial);
    return [{ kind: method.kind, rial: isFree ? 0n : BigInt(rial), days: method.days, isFree }];
  });
  const brought = served.filter((each) => each.kind !== 'PICKUP');
  return (brought.length > 0 ? brought : served).reduce<Delivery | undefined>(
    (best, each) => (best === undefined || each.rial < best.rial ? each : best),
    undefined,
  );
}
