import { decimal, type Decimal } from '../../../platform/decimal.ts';
import { multiply, type Rials, vat } from '../../../platform/money.ts';
import { invalid } from '../../../platform/problem.ts';
import type { DeliveryMethod } from '../../merchants/index.ts';
import { problemOfOrder } from '../offers/order-quantity.ts';
import type { SupplierProduct } from '../../suppliers/suppliers.schemas.ts';

const LARGEST_QUANTITY = decimal(1_000_000);

type Terms = Pick<SupplierProduct, 'moq' | 'orderStep' | 'priceTiers'>;
export type Goods = { unitPriceRial: bigint; minQty: Decimal; goodsRial: Rials; vatRial: Rials };
export type Distance = 'sameCityRial' | 'sameStateRial' | 'otherStateRial';
export type Delivery = { kind: DeliveryMethod['kind']; rial: bigint; days: number; isFree: boolean };

/** Whether so many may be ordered. @throws Problem 400 naming `quantity`: below the least order, off its steps, or too many */
export function checkQuantity(quantity: Decimal, terms: Terms): void {
  const problem = problemOfOrder(quantity, terms);
  if (problem?.code !== 'MIN_VALUE' && quantity.gt(LARGEST_QUANTITY))
    invalid('quantity', 'MAX_VALUE', LARGEST_QUANTITY.toFixed());
  if (problem) invalid('quantity', problem.code, ...problem.params);
}

/**
 * Price and tax of a quantity by its tier; undefined when the price is told on request.
 * @param vatBasisPoints the rate that holds, in hundredths of a percent
 * @throws Problem 400 AMOUNT_TOO_LARGE naming `quantity`
 */
export function priceGoods(quantity: Decimal, { priceTiers }: Terms, vatBasisPoints: number): Goods | undefined {
  const tier = priceTiers.findLast((each) => quantity.gte(each.minQty)) ?? priceTiers[0];
  if (!tier) return undefined;
  const goodsRial = multiply(quantity, tier.unitPriceRial);
  const vatRial = vat(goodsRial, vatBasisPoints);
  return { unitPriceRial: BigInt(tier.unitPriceRial), minQty: decimal(tier.minQty), goodsRial, vatRial };
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

type Place = { stateId: string; cityId: string };
export function distanceBetween(from: Place, to: Place): Distance {
  if (from.cityId === to.cityId) return 'sameCityRial';
  return from.stateId === to.stateId ? 'sameStateRial' : 'otherStateRial';
}

/** The same from where a seller is to a city. */
export function deliveryBetween(
  methods: DeliveryMethod[],
  { from, to }: { from: Place; to: Place },
  goodsRial: bigint,
): Delivery | undefined {
  return cheapestDelivery(methods, distanceBetween(from, to), goodsRial);
}
