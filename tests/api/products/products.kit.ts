import { sellerMerchant, sellerOf, entriesOf } from '../listings/entries/entries.kit.ts';
import type { People, Person } from '../ownership/kinds.ts';
import { unitIds } from '../../kit/units.ts';

type Value = {
  propertyId: string;
  rawValue?: string;
  rawMaxValue?: string;
  unitId?: string;
  enumValues: { id: string }[];
  booleanValue?: boolean;
  text?: string;
};
export type Stated = {
  propertyId: string;
  value?: string;
  maxValue?: string;
  unitId?: string;
  enumValueIds?: string[];
  booleanValue?: boolean;
  text?: string;
};
export type Product = {
  id: string;
  version: number;
  name: string;
  brandName?: string;
  mpn?: string;
  categoryId: string;
  status: string;
  reason?: string;
  properties: Value[];
  allowedActions: string[];
  replacedById?: string;
  review?: {
    counts: { entries: number; favorites: number; notes: number };
    matches: { baseProductId: string }[];
    isOwn: boolean;
  };
};

/** What is sent to state the same values. */
export const statedAs = ({ properties }: Pick<Product, 'properties'>): Stated[] =>
  properties.map(({ propertyId, rawValue, rawMaxValue, unitId, enumValues, booleanValue, text }) => ({
    propertyId,
    ...(rawValue !== undefined && { value: rawValue }),
    ...(rawMaxValue !== undefined && { maxValue: rawMaxValue }),
    ...(unitId !== undefined && { unitId }),
    ...(enumValues.length > 0 && { enumValueIds: enumValues.map(({ id }) => id) }),
    ...(booleanValue !== undefined && { booleanValue }),
    ...(text !== undefined && { text }),
  }));

export const productOf = async (people: People, id: string) =>
  (await people.read(`/baseproducts/${id}`)).body as unknown as Product;

/** The company of the seeded seller, and a published product that it sells under an agency, with the supplier. */
export async function sellerSample(people: People, seller: Person) {
  const { body } = await people.as(seller.accessToken, 'GET', '/merchants/own');
  const { customerId } = (body as unknown as { customerId: string }[])[0]!;
  const like = (await entriesOf(people, seller, '&status=PUBLISHED')).find(({ allowedActions }) =>
    allowedActions.includes('PRICE'),
  )!;
  const product = await productOf(people, like.baseProductId);
  return { customerId, product, supplierId: like.supplierId, merchantId: await sellerMerchant(people, seller) };
}

let numbers = 0;
const run = String(Math.floor(Math.random() * 900_000) + 100_000);
/** A part number that nothing has. */
export const newNumber = () => `NP-${run}-${(numbers += 1)}`;

/** A proposal like a product, under a number of its own. */
export const proposalLike = (product: Product, customerId: string, more: object = {}) => ({
  customerId,
  categoryId: product.categoryId,
  name: `${product.name} آزمون`,
  brandName: 'آزمون‌ساز',
  mpn: newNumber(),
  properties: statedAs(product),
  ...more,
});

/** Something that the seeded seller has proposed. */
export async function newProposal(people: People, more: object = {}): Promise<Product> {
  const seller = await sellerOf(people);
  const { customerId, product } = await sellerSample(people, seller);
  const answer = await people.as(seller.accessToken, 'POST', '/baseproducts', proposalLike(product, customerId, more));
  if (answer.status !== 200) throw new Error(`proposal: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body as unknown as Product;
}

/** Somebody opens the page of a product in a browser. */
export const lookAt = (apiUrl: string, who: Person, objectId: string) =>
  fetch(`${apiUrl}/api/v1/pagevisits/visit-count`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${who.accessToken}`,
      'content-type': 'application/json',
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    },
    body: JSON.stringify({ objectType: 'BASE_PRODUCT', objectId }),
  });
export async function visitsOf(people: People, id: string): Promise<number> {
  const { body } = await people.read(`/pagevisits/visit-counts?objectType=BASE_PRODUCT&objectIds=${id}`);
  return (body as unknown as { visitCount: number }[])[0]!.visitCount;
}

/** What an entry that is handed in says of itself. */
export const wholeEntry = () => ({
  title: 'کالای تازهٔ آزمون',
  sku: newNumber(),
  saleUnitId: unitIds.piece,
  moq: '5',
  orderStep: '5',
  priceMode: 'FIXED',
  priceTiers: [{ minQty: '5', unitPriceRial: '7000000' }],
  stockState: 'IN_STOCK',
  leadTimeDays: 2,
  warranty: '۱۲ ماه',
});
