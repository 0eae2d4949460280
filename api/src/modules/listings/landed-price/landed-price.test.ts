import { describe, expect, it } from 'vitest';
import { decimal } from '../../../platform/decimal.ts';
import type { Problem } from '../../../platform/problem.ts';
import { cheapestDelivery, checkQuantity, priceGoods } from './landed-price.ts';

const priceTiers = [
  { minQty: '5', unitPriceRial: '1005' },
  { minQty: '25', unitPriceRial: '900' },
];
/** Ten percent. */
const VAT = 1000;
const terms = { moq: '5', orderStep: '10', priceTiers };
const refusal = (quantity: string | number, of = terms) => {
  try {
    checkQuantity(decimal(quantity), of);
  } catch (error) {
    return (error as Problem).errors[0];
  }
  return undefined;
};

describe('a quantity', () => {
  it('begins at the least order and goes up by its steps', () => {
    expect([5, 15, 25].map((each) => refusal(each))).toEqual([undefined, undefined, undefined]);
    expect(refusal(4)).toEqual({ field: 'quantity', code: 'MIN_VALUE', params: ['5'] });
    expect(refusal(10)).toEqual({ field: 'quantity', code: 'ORDER_STEP', params: ['5', '10'] });
    expect(refusal(10_000_005)).toEqual({ field: 'quantity', code: 'MAX_VALUE', params: ['1000000'] });
  });

  it('may be a part of a sale unit where the order goes in parts', () => {
    const metres = { ...terms, moq: '0.5', orderStep: '0.25' };
    expect(['0.5', '1.75'].map((each) => refusal(each, metres))).toEqual([undefined, undefined]);
    expect(refusal('0.6', metres)).toEqual({ field: 'quantity', code: 'ORDER_STEP', params: ['0.5', '0.25'] });
    const goods = priceGoods(
      decimal('0.5'),
      { ...metres, priceTiers: [{ minQty: '0.5', unitPriceRial: '1005' }] },
      VAT,
    );
    expect(goods).toMatchObject({ goodsRial: 503n, vatRial: 50n });
  });
});

describe('goods', () => {
  it('cost what their tier says, and tax in whole rials, halves up', () => {
    expect(priceGoods(decimal(15), terms, VAT)).toEqual({
      unitPriceRial: 1005n,
      minQty: decimal(5),
      goodsRial: 15075n,
      vatRial: 1508n,
    });
    expect(priceGoods(decimal(25), terms, VAT)).toMatchObject({
      unitPriceRial: 900n,
      minQty: decimal(25),
      goodsRial: 22500n,
    });
  });

  it('have no price when it is told on request', () => {
    expect(priceGoods(decimal(15), { ...terms, priceTiers: [] }, VAT)).toBeUndefined();
  });

  it('are taxed at the rate that holds', () => {
    expect(priceGoods(decimal(15), terms, 950)).toMatchObject({ goodsRial: 15075n, vatRial: 1432n });
  });
});

describe('a delivery', () => {
  const pickup = { kind: 'PICKUP' as const, sameCityRial: '0', days: 0 };
  const fleet = { kind: 'SELLER_FLEET' as const, sameCityRial: '500', freeFromRial: '10000', days: 2 };
  const post = { kind: 'POST' as const, sameCityRial: '400', otherStateRial: '700', days: 5 };

  it('is the cheapest that is brought, and free from its value on', () => {
    expect(cheapestDelivery([pickup, fleet, post], 'sameCityRial', 9_999n)).toMatchObject({ kind: 'POST', rial: 400n });
    expect(cheapestDelivery([pickup, fleet, post], 'sameCityRial', 10_000n)).toMatchObject({
      kind: 'SELLER_FLEET',
      rial: 0n,
      isFree: true,
    });
  });

  it('is fetched where nothing else is served, and unknown where nothing is', () => {
    expect(cheapestDelivery([pickup], 'sameCityRial', 1n)).toMatchObject({ kind: 'PICKUP' });
    expect(cheapestDelivery([pickup, fleet], 'otherStateRial', 1n)).toBeUndefined();
  });
});
