import Big from 'big.js';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi } from '../../kit/site.ts';
import { clientOf, everyRow, type Page } from '../../kit/client.ts';

type Property = {
  id: string;
  code: string;
  categoryId: string;
  dataType: string;
  isFilterable: boolean;
  measurementQuantityId?: string;
  defaultMeasurementUnitId?: string;
};
type Unit = { id: string; quantityId: string; code: string; factor: string; offset: string };
type Value = { propertyId: string; baseValue?: string; baseMaxValue?: string };
type Product = { id: string; properties: Value[] };
type Offer = { id: string; baseProductId: string };

let api: Awaited<ReturnType<typeof startApi>>;
let client: ReturnType<typeof clientOf>;
let measured: { property: Property; units: Unit[]; products: Product[]; offers: Offer[] }[];

beforeAll(async () => {
  // more than usual, so that even a rare property is stated by somebody
  api = await startApi({ products: 1_500 });
  client = clientOf(api);
  measured = await readMeasured();
});
afterAll(() => api.discard());

/** Each filterable measured property once, in the category that defines it, with everything in and below it. */
async function readMeasured() {
  const categories = await everyRow<{ id: string; itemsCount: number }>(client.get, '/categories');
  const units = await client.get<Unit[]>('/unitofmeasurements');
  const found: typeof measured = [];
  for (const { id } of categories) {
    const properties = await client.get<Property[]>(`/categories/${id}/properties`);
    const own = properties.filter(
      (each) =>
        each.categoryId === id &&
        each.isFilterable &&
        each.measurementQuantityId &&
        each.dataType.startsWith('NUMERIC'),
    );
    if (own.length === 0) continue;
    const products = await everyRow<Product>(client.get, `/baseproducts?categoryId=${id}`);
    const offers = await everyRow<Offer>(client.get, `/supplierproducts/catalog?categoryId=${id}`);
    found.push(
      ...own.map((property) => ({
        property,
        units: units.filter((unit) => unit.quantityId === property.measurementQuantityId),
        products,
        offers,
      })),
    );
  }
  return found;
}

const persian = (text: string) => text.replace(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)]!).replace('.', '٫');
const arabic = (text: string) => text.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)]!).replace('.', '٫');

/** A base value as somebody types it in a unit: exact, or to 16 digits where the quotient does not end. */
function typedIn(unit: Unit, base: Big): string {
  const Wide = Big();
  Wide.DP = 40;
  const raw = new Wide(base).minus(unit.offset).div(unit.factor);
  const whole = Math.max(0, raw.e + 1);
  return raw.round(Math.max(0, 15 - whole), Big.roundHalfUp).toFixed();
}

type Asked = { property: Property; unit: Unit; value: string; maxValue: string };
const inFilter = ({ property, unit, value, maxValue }: Asked) => ({
  'filter.properties[0].propertyId': property.id,
  'filter.properties[0].value': value,
  'filter.properties[0].maxValue': maxValue,
  'filter.properties[0].measurementUnitId': unit.id,
});
/** As programs say it that write no keys with dots. */
const asMeasure = ({ property, unit, value, maxValue }: Asked) => ({
  measures: `${property.id}:${value}..${maxValue}:${unit.id}`,
});

async function offersFound({ categoryId }: Property, wanted: Record<string, string>): Promise<Set<string>> {
  const query = new URLSearchParams({ categoryId, ...wanted, pageSize: '100' });
  const found = new Set<string>();
  for (let pageNumber = 1; ; pageNumber += 1) {
    query.set('pageNumber', String(pageNumber));
    const page = await client.get<Page<Offer>>(`/supplierproducts/catalog?${query}`);
    for (const offer of page.items) found.add(offer.id);
    if (found.size >= page.totalCount) return found;
  }
}

/** What must be found, worked out from the products themselves. */
function offersExpected({ property, products, offers }: (typeof measured)[number], low: Big, high: Big): Set<string> {
  const fits = ({ baseValue, baseMaxValue }: Value) =>
    baseValue !== undefined &&
    (property.dataType === 'NUMERIC'
      ? new Big(baseValue).gte(low) && new Big(baseValue).lte(high)
      : new Big(baseValue).lte(low) && new Big(baseMaxValue ?? baseValue).gte(high));
  const fitting = new Set(
    products
      .filter((product) => product.properties.some((value) => value.propertyId === property.id && fits(value)))
      .map((product) => product.id),
  );
  return new Set(offers.filter((offer) => fitting.has(offer.baseProductId)).map((offer) => offer.id));
}

/** Asks in every unit of the quantity, in Latin, Persian and Arabic digits, in both ways to write it. */
async function expectSameInEveryUnit(
  { property, units }: (typeof measured)[number],
  low: Big,
  high: Big,
  expected: Set<string>,
) {
  for (const unit of units) {
    const value = typedIn(unit, low);
    const maxValue = typedIn(unit, high);
    for (const [digits, written] of [
      [String, inFilter],
      [persian, inFilter],
      [arabic, asMeasure],
    ] as const) {
      const asked = { property, unit, value: digits(value), maxValue: digits(maxValue) };
      const found = await offersFound(property, written(asked));
      expect(found, `${property.code} ${value}–${maxValue} ${unit.code}`).toEqual(expected);
    }
  }
}

describe('the same measure in any unit and any digits', () => {
  it(
    'finds the same offers, for every filterable property and every unit of its quantity',
    { timeout: 300_000 },
    async () => {
      const tried = { all: 0, properSubset: 0, pairs: new Set<string>() };
      for (const each of measured) {
        const stated = each.products.flatMap((product) =>
          product.properties.filter((value) => value.propertyId === each.property.id && value.baseValue !== undefined),
        );
        expect(stated.length, `${each.property.code} is stated by nobody`).toBeGreaterThan(0);
        const ends = fc.tuple(fc.nat(stated.length - 1), fc.nat(stated.length - 1));
        for (const [a, b] of fc.sample(ends, { seed: 1405, numRuns: 1 })) {
          const one = new Big(stated[a]!.baseValue!);
          const other = new Big(stated[b]!.baseValue!);
          const [low, high] = one.lte(other) ? [one, other] : [other, one];
          const expected = offersExpected(each, low, high);
          await expectSameInEveryUnit(each, low, high, expected);
          for (const unit of each.units) tried.pairs.add(`${each.property.id} ${unit.id}`);
          tried.all += 1;
          if (expected.size > 0 && expected.size < each.offers.length) tried.properSubset += 1;
        }
      }
      expect(tried.pairs.size).toBe(measured.reduce((sum, each) => sum + each.units.length, 0));
      expect(tried.all).toBeGreaterThan(60);
      expect(tried.properSubset / tried.all).toBeGreaterThanOrEqual(0.3);
    },
  );

  it('takes swapped ends as the same interval', async () => {
    const { property, units, products } = measured.find((each) => each.property.dataType === 'NUMERIC')!;
    const unit = units[0]!;
    const values = products
      .flatMap((product) => product.properties.filter((value) => value.propertyId === property.id && value.baseValue))
      .map((value) => new Big(value.baseValue!));
    const low = values.reduce((a, b) => (a.lt(b) ? a : b));
    const high = values.reduce((a, b) => (a.gt(b) ? a : b));
    const asked = (value: string, maxValue: string) =>
      offersFound(property, inFilter({ property, unit, value, maxValue }));
    expect(await asked(typedIn(unit, high), typedIn(unit, low))).toEqual(
      await asked(typedIn(unit, low), typedIn(unit, high)),
    );
  });
});
