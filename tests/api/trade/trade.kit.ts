import { randomUUID } from 'node:crypto';
import { tehranDay } from '../../../api/src/platform/calendar.ts';
import { ok } from '../../kit/rest.ts';
import { sellerMerchant, sellerOf } from '../listings/entries/entries.kit.ts';
import { buyingCompany, newAddress, type People, type Person } from '../ownership/kinds.ts';

export type Trade = Record<string, unknown> & {
  id: string;
  version: number;
  number: string;
  status: string;
  side: string;
  lines: {
    id: string;
    supplierProductId: string;
    supplierProductSlug?: string;
    categoryId?: string;
    categoryName?: string;
    quantity: string;
    totalRial: string;
  }[];
  documents: { id: string }[];
  shipments: { id: string; lines: { lineId: string; quantity: string }[] }[];
  totalRial: string;
  missing: { code: string; field?: string }[];
  allowedActions: string[];
  deadlineAt?: string;
  question?: { text: string };
};
type Answer = { status: number; body: Trade & { code?: string; errors?: { field: string; code: string }[] } };

/** Offers of the seeded seller of others' goods that have a price, with the least quantity of each. */
export async function offersOf(people: People): Promise<{ supplierProductId: string; quantity: string }[]> {
  const merchantId = await sellerMerchant(people, await sellerOf(people));
  const body = ok(await people.get('/supplierproducts/catalog', { query: { merchantIds: merchantId, pageSize: 20 } }));
  const offers = body.items;
  return offers
    .filter(({ priceMode }) => priceMode !== 'ON_REQUEST')
    .map(({ id, moq }) => ({ supplierProductId: id, quantity: moq }));
}

/** What somebody can do with requests. */
export function traderOf(people: People, { accessToken }: Pick<Person, 'accessToken'>) {
  const as = async (method: string, path: string, body?: unknown, key: string = randomUUID()): Promise<Answer> => {
    const answer = await people.as(accessToken, method, `/traderequests${path}`, body, { 'idempotency-key': key });
    return { status: answer.status, body: answer.body as Answer['body'] };
  };
  const one = async (id: string) => ok(await people.get('/traderequests/{id}', { by: accessToken, path: { id } }));
  /** A step with the version that is read now. */
  const step = async (id: string, name: string, more: object = {}) =>
    as('POST', `/${id}/${name}`, { version: (await one(id)).version, ...more });
  const publish = async (id: string) => {
    const price = ok(await people.get('/traderequests/{id}/membership-and-price', { by: accessToken, path: { id } }));
    return step(id, 'confirm-and-publish', { priceToken: price.priceToken });
  };
  const events = async (id: string) => {
    const body = ok(
      await people.get('/traderequestevents', { by: accessToken, query: { tradeRequestId: id, pageSize: 50 } }),
    );
    return body.items.reverse();
  };
  return { accessToken, as, one, step, publish, events };
}

type MadeQuote = { id: string; version: number; totalRial: string; status: string };
/** What somebody can do with offers about requests. */
export function quoterOf(people: People, { accessToken }: Pick<Person, 'accessToken'>) {
  const as = async (method: string, path: string, body?: unknown) => {
    const answer = await people.as(accessToken, method, path, body, { 'idempotency-key': randomUUID() });
    return { status: answer.status, body: answer.body as unknown as MadeQuote };
  };
  const draft = async (requestId: string, price = '1000') => {
    const body = ok(await people.get('/traderequests/{id}', { by: accessToken, path: { id: requestId } }));
    const lines = body.lines.map(({ id }) => ({ lineId: id, unitPriceRial: price }));
    const made = await people.post('/traderequests/{id}/quotes', {
      by: accessToken,
      path: { id: requestId },
      body: { lines, validUntil: inDays(10) },
    });
    if (made.status !== 200) throw new Error(`offer: ${made.status} ${JSON.stringify(made.body)}`);
    return made.body;
  };
  const step = ({ id, version }: { id: string; version: number }, name: string, more: object = {}) =>
    as('POST', `/quotes/${id}/${name}`, { version, ...more });
  /** One that is sent. */
  const offer = async (requestId: string, price?: string) => (await step(await draft(requestId, price), 'send')).body;
  return { accessToken, as, draft, step, offer };
}

/** An address in the city of that seller, where it may sell. */
async function placeOfSeller(people: People) {
  const merchantId = await sellerMerchant(people, await sellerOf(people));
  const body = ok(await people.get('/merchants', { query: { ids: merchantId } }));
  const [merchant] = body.items;
  return { ...(await newAddress(people)), stateId: merchant!.stateId, cityId: merchant!.cityId };
}

/** A draft of a company that lacks nothing, with who buys and who sells. */
export async function draft(people: People, given: object = {}, owner?: Person) {
  const buyer = owner ?? (await people.login());
  const customerId = await buyingCompany(people, buyer);
  const place = await placeOfSeller(people);
  const address = ok(
    await people.post('/customers/{id}/addresses', {
      by: buyer,
      path: { id: customerId },
      body: { kind: 'DELIVERY', ...place },
    }),
  );
  if (!address.id) throw new Error(`address: ${JSON.stringify(address)}`);
  const [first, second] = await offersOf(people);
  const order = {
    customerId,
    lines: [first, second],
    addressId: address.id,
    neededBy: inDays(20),
    paymentTerm: 'ON_DELIVERY',
    ...given,
  };
  const buys = traderOf(people, buyer);
  const sells = traderOf(people, await sellerOf(people));
  const made = await buys.as('POST', '/direct-order', order);
  if (made.status !== 200) throw new Error(`draft: ${made.status} ${JSON.stringify(made.body)}`);
  return { buyer, customerId, order, buys, sells, id: made.body.id, made: made.body };
}

/** A day in Tehran, as forms send it. */
export const inDays = (days: number) => tehranDay(new Date(Date.now() + days * 86_400_000));
