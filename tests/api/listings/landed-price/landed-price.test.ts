import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi } from '../../../kit/site.ts';
import { clientOf, everyRow, type Page, type ProblemAnswer } from '../../../kit/client.ts';

type Offer = {
  id: string;
  supplierId: string;
  merchantId?: string;
  moq: string;
  orderStep: string;
  priceTiers: { minQty: string; unitPriceRial: string }[];
  delegationBadge?: { delegationId: string; isNationwide: boolean };
};
type City = { id: string; stateId: string };
type Price = {
  quantity: string;
  unitPriceRial?: string;
  goodsRial?: string;
  vatRial?: string;
  vatPercent: string;
  deliveryRial?: string;
  isDeliveryIncluded: boolean;
  totalRial?: string;
  lines: { code: string; title: string; explanation: string; amountRial?: string }[];
  notice?: { code: string; message: string; rightSellers: { supplierProductId: string; isSameSupplier: boolean }[] };
};

let api: Awaited<ReturnType<typeof startApi>>;
let get: ReturnType<typeof clientOf>['get'];
let offers: Offer[];
let cities: City[];

beforeAll(async () => {
  api = await startApi();
  ({ get } = clientOf(api));
  offers = await everyRow<Offer>(get, '/supplierproducts/catalog');
  cities = await everyRow<City>(get, '/cities/filter');
});
afterAll(() => api.discard());

const priceOf = (offer: { id: string }, query: string) =>
  get<Price>(`/supplierproducts/${offer.id}/landed-price?${query}`);
const refusal = async (path: string) => {
  const { status, body } = await clientOf(api).call<ProblemAnswer>(path);
  return { status, code: body.code, field: body.errors?.[0]?.field, rule: body.errors?.[0]?.code };
};
/** A delegated offer of limited territory, and a city outside of it. */
async function outside() {
  for (const offer of offers.filter((each) => each.delegationBadge && !each.delegationBadge.isNationwide)) {
    const { territory } = await get<{ territory: { stateIds: string[]; cityIds: string[] } }>(
      `/merchantdelegations/${offer.delegationBadge!.delegationId}`,
    );
    const city = cities.find(
      (each) => !territory.stateIds.includes(each.stateId) && !territory.cityIds.includes(each.id),
    );
    if (city) return { offer, city, inside: cities.find((each) => territory.stateIds.includes(each.stateId)) };
  }
  throw new Error('no delegated offer has a limited territory');
}

describe('a landed price', () => {
  it('is goods by their tier, tax, delivery and their sum, each explained', async () => {
    const offer = offers.find(
      (each) => each.merchantId && each.priceTiers.length > 1 && each.delegationBadge?.isNationwide,
    )!;
    const price = await priceOf(offer, `quantity=${offer.moq}&cityId=${cities[0]!.id}`);
    const unit = BigInt(offer.priceTiers[0]!.unitPriceRial);
    const goods = unit * BigInt(offer.moq);
    const vat = (goods * 10n + 50n) / 100n;
    expect(price).toMatchObject({
      quantity: offer.moq,
      unitPriceRial: String(unit),
      goodsRial: String(goods),
      vatPercent: '10',
      vatRial: String(vat),
      totalRial: String(goods + vat + BigInt(price.deliveryRial ?? 0)),
      isDeliveryIncluded: price.deliveryRial !== undefined,
    });
    expect(price.lines.map(({ code }) => code)).toEqual([
      'UNIT_PRICE',
      'QUANTITY',
      'GOODS',
      'VAT',
      'DELIVERY',
      'TOTAL',
    ]);
    for (const { title, explanation } of price.lines)
      expect([title, explanation].join()).not.toMatch(/[0-9٠-٩]|undefined/);
    const [moq, step, many] = [offer.moq, offer.orderStep, offer.priceTiers.at(-1)!.minQty].map(Number) as [
      number,
      number,
      number,
    ];
    const steps = moq + Math.ceil((many - moq) / step) * step;
    expect((await priceOf(offer, `quantity=${steps}`)).unitPriceRial).toBe(offer.priceTiers.at(-1)!.unitPriceRial);
  });

  it('leaves out what nobody knows: a price on request, a delivery without a city', async () => {
    const offer = offers.find((each) => each.priceTiers.length === 0)!;
    const price = await priceOf(offer, `quantity=${offer.moq}`);
    expect(price).not.toHaveProperty('totalRial');
    expect(price).not.toHaveProperty('unitPriceRial');
    expect(price.lines).toHaveLength(6);
  });

  it('of a file is its price and the tax, since nothing is carried', async () => {
    const roots = await get<{ id: string; categoryType: string }[]>('/categories/top-levels');
    const { id } = roots.find((root) => root.categoryType === 'ElectronicDocument')!;
    const { items } = await get<Page<Offer>>(`/supplierproducts/catalog?categoryId=${id}`);
    const price = await priceOf(items[0]!, `quantity=${items[0]!.moq}&cityId=${cities[0]!.id}`);
    expect(price.lines.map(({ code }) => code)).toEqual(['UNIT_PRICE', 'QUANTITY', 'GOODS', 'VAT', 'TOTAL']);
    expect(BigInt(price.totalRial!)).toBe(BigInt(price.goodsRial!) + BigInt(price.vatRial!));
  });

  it('tells a buyer outside the territory so, and who may deliver there', async () => {
    const { offer, city, inside } = await outside();
    const { notice } = await priceOf(offer, `quantity=${offer.moq}&cityId=${city.id}`);
    expect(notice).toMatchObject({ code: 'OUT_OF_TERRITORY' });
    expect(notice!.rightSellers.length).toBeGreaterThan(0);
    for (const { supplierProductId } of notice!.rightSellers) {
      const [right] = (await get<Page<Offer>>(`/supplierproducts/catalog?ids=${supplierProductId}`)).items;
      expect(await priceOf(right!, `quantity=${right!.moq}&cityId=${city.id}`)).not.toHaveProperty('notice');
    }
    if (inside)
      expect(await priceOf(offer, `quantity=${offer.moq}&cityId=${inside.id}`)).not.toMatchObject({
        notice: { code: 'OUT_OF_TERRITORY' },
      });
  });
});

describe('bad input', () => {
  it('a quantity below the least order, off the steps, none, or no number', async () => {
    const least = offers.find((each) => Number(each.moq) > 1)!;
    const stepped = offers.find((each) => each.orderStep !== '1')!;
    const path = ({ id }: Offer) => `/supplierproducts/${id}/landed-price`;
    const bad = { status: 400, code: 'VALIDATION_FAILED', field: 'quantity' };
    expect(await refusal(`${path(least)}?quantity=${Number(least.moq) - 1}`)).toEqual({ ...bad, rule: 'MIN_VALUE' });
    expect(await refusal(`${path(stepped)}?quantity=${Number(stepped.moq) + 1}`)).toEqual({
      ...bad,
      rule: 'ORDER_STEP',
    });
    expect(await refusal(path(least))).toEqual({ ...bad, rule: 'REQUIRED' });
    expect(await refusal(`${path(least)}?quantity=${least.moq}.5`)).toEqual({ ...bad, rule: 'ORDER_STEP' });
    expect(await refusal(`${path(least)}?quantity=many`)).toEqual({ ...bad, rule: 'NUMERIC' });
    expect(await refusal(`${path(least)}?quantity=10000000000`)).toEqual({ ...bad, rule: 'MAX_VALUE' });
  });

  it('an unknown offer and an unknown city are 404', async () => {
    const nobody = '01941f29-7c00-7a3b-8f4e-2b1c9d0e5a6f';
    expect(await refusal(`/supplierproducts/${nobody}/landed-price?quantity=1`)).toMatchObject({
      status: 404,
      code: 'SUPPLIER_PRODUCT_NOT_FOUND',
    });
    const [offer] = offers;
    expect(
      await refusal(`/supplierproducts/${offer!.id}/landed-price?quantity=${offer!.moq}&cityId=${nobody}`),
    ).toMatchObject({ status: 404, code: 'CITY_NOT_FOUND' });
  });
});
