import { sellerOf } from '../entries.kit.ts';
import { draft, inDays, offersOf, quoterOf, traderOf } from '../trade.kit.ts';
import { companyOf, type Owned, type Ownership, type People, type Person } from './kinds.ts';

type OfParty = Extract<Ownership, { reaches: 'party' }>;
type Make = OfParty['make'];

/** `customer/request/more`: what follows an id of something that is not there is not there either. */
const partsOf = (id: string) => {
  const [first, request, more] = id.split('/');
  return { customerId: first!, request: request ?? first!, more };
};
const path = (id: string, step = '') => `/traderequests/${partsOf(id).request}${step}`;

const drafted: Make = async (people, owner) => {
  const { customerId, id, order } = await draft(people, {}, owner);
  return `${customerId}/${id}/${order.lines[0]!.supplierProductId}`;
};
/** Of a version 2. */
const awaiting: Make = async (people, owner) => {
  const { customerId, id, buys } = await draft(people, {}, owner);
  await buys.step(id, 'request-confirmation');
  return `${customerId}/${id}`;
};
/** Of a version 2. */
const published: Make = async (people, owner) => {
  const { customerId, id, buys } = await draft(people, {}, owner);
  await buys.publish(id);
  return `${customerId}/${id}`;
};
/** Of a version 3. */
const asked: Make = async (people, owner) => {
  const id = await published(people, owner);
  await traderOf(people, await sellerOf(people)).step(partsOf(id).request, 'request-info', { text: 'کدام استاندارد؟' });
  return id;
};
/** The same for the side that sells: the id begins with its customer. */
const received: Make = async (people) => {
  const id = await published(people, await people.login());
  const seller = await sellerOf(people);
  const { body } = await people.as(seller.accessToken, 'GET', path(id));
  return `${body.customerId as string}/${partsOf(id).request}`;
};
/** With the token of its price. */
const priced = async (people: People, owner: Person) => {
  const id = await drafted(people, owner);
  const { body } = await people.as(owner.accessToken, 'GET', path(id, '/membership-and-price'));
  const { customerId, request } = partsOf(id);
  return `${customerId}/${request}/${body.priceToken as string}`;
};
const unbegun: Make = async (people, owner) =>
  `${await companyOf(people, owner)}/-/${(await offersOf(people))[0]!.supplierProductId}`;

/** A request whose seller has written an offer, and sent it: of the buyer, or with `side` of the seller. */
const quoted =
  (side: 'BUYER' | 'SELLER', isSent: boolean): Make =>
  async (people, owner) => {
    const id = await (side === 'BUYER' ? published(people, owner) : received(people, owner));
    const sells = quoterOf(people, await sellerOf(people));
    const { request } = partsOf(id);
    const quote = await (isSent ? sells.offer(request) : sells.draft(request));
    return `${id}/${quote.id}`;
  };
/** With one of its lines. */
const lined: Make = async (people, owner) => {
  const id = await received(people, owner);
  const { body } = await people.as((await sellerOf(people)).accessToken, 'GET', path(id));
  return `${id}/${(body.lines as { id: string }[])[0]!.id}`;
};
const quotePath = (id: string, step = '') => `/quotes/${partsOf(id).more ?? partsOf(id).request}${step}`;

const ofBuyer = (make: Make, request: OfParty['request'], more: Partial<OfParty> = {}): OfParty => ({
  reaches: 'party',
  permission: 'TRADE_CREATE',
  make,
  request,
  ...more,
});
const byConfirmer = { permission: 'TRADE_CONFIRM', refusal: 'TRADE_CREATE' };
const ofSeller = (step: string, body: object): OfParty => ({
  reaches: 'party',
  permission: 'QUOTE',
  owner: sellerOf,
  make: received,
  request: (id) => ({ path: path(id, step), body: { version: 2, ...body } }),
});
/** Something of the seller with an offer of its own. */
const ofQuoter = (make: Make, request: OfParty['request'], more: Partial<OfParty> = {}): OfParty => ({
  ...{ reaches: 'party', permission: 'QUOTE', owner: sellerOf, make, request },
  ...more,
});
/** Only who wrote it may. */
const ofRequester = (make: Make, request: OfParty['request']): Ownership => ({ reaches: 'object', make, request });
const linesOf = (id: string) => [{ supplierProductId: partsOf(id).more ?? partsOf(id).request, quantity: '100' }];

/** What is bought in the name of companies. */
export const tradeOwned: Owned = {
  tradeRequests: {
    reaches: 'rows',
    path: '/traderequests',
    make: (people, owner, marker) => draft(people, { buyerReference: marker }, owner),
  },
  tradeRequestsSummary: {
    reaches: 'self',
    why: 'counts the requests of the own companies',
    request: () => ({ path: '/traderequests/summary' }),
  },
  parseLines: {
    reaches: 'self',
    why: 'reads a text of the viewer, names offers that everybody sees, and stores nothing',
    request: () => ({ path: '/traderequests/lines/parse', body: { text: 'شرح\tتعداد\nشیر توپی\t۲' } }),
  },
  tradeRequestsBySupplier: {
    reaches: 'self',
    why: 'names suppliers that everybody sees, and answers with requests of the own companies',
    request: ({ supplierId }) => ({ path: `/traderequests/by-supplier?supplierIds=${supplierId}` }),
  },
  tradeRequest: ofBuyer(drafted, (id) => ({ path: path(id) })),
  participations: ofBuyer(drafted, (id) => ({ path: path(id, '/participations') })),
  membershipAndPrice: ofBuyer(drafted, (id) => ({ path: path(id, '/membership-and-price') })),
  tradeRequestEvents: ofBuyer(drafted, (id) => ({
    path: `/traderequestevents?tradeRequestId=${partsOf(id).request}`,
  })),
  createDirectOrder: ofBuyer(unbegun, (id) => ({
    path: '/traderequests/direct-order',
    body: { customerId: partsOf(id).customerId, lines: linesOf(id) },
  })),
  updateDirectOrder: ofBuyer(
    drafted,
    (id) => ({
      path: `/traderequests/direct-order/${partsOf(id).request}`,
      body: { version: 1, lines: linesOf(id) },
    }),
    byConfirmer,
  ),
  copyTradeRequest: ofBuyer(published, (id) => ({ path: path(id, '/copy'), body: {} })),
  removeDraftRequest: ofBuyer(drafted, (id) => ({ path: path(id, '?version=1') }), byConfirmer),
  requestConfirmation: ofRequester(drafted, (id) => ({
    path: path(id, '/request-confirmation'),
    body: { version: 1 },
  })),
  withdrawConfirmation: ofRequester(awaiting, (id) => ({
    path: path(id, '/withdraw-confirmation'),
    body: { version: 2 },
  })),
  returnTradeRequest: ofBuyer(
    awaiting,
    (id) => ({ path: path(id, '/return'), body: { version: 2, reason: 'تعداد را اصلاح کنید.' } }),
    byConfirmer,
  ),
  // Who publishes an order at list price needs a second permission: tests/api/trade.test.ts.
  confirmAndPublish: {
    reaches: 'object',
    make: priced,
    request: (id) => ({
      path: path(id, '/confirm-and-publish'),
      body: { version: 1, priceToken: partsOf(id).more ?? 'x' },
    }),
  },
  provideInfo: ofBuyer(asked, (id) => ({ path: path(id, '/provide-info'), body: { version: 3, text: 'بله' } })),
  cancelTradeRequest: ofBuyer(published, (id) => ({ path: path(id, '/cancel'), body: { version: 2 } }), byConfirmer),
  quotesOfRequest: ofBuyer(drafted, (id) => ({ path: path(id, '/quotes') })),
  quotes: {
    reaches: 'self',
    why: 'answers with offers about the own requests alone',
    request: ({ supplierId }) => ({ path: `/quotes?ids=${supplierId}` }),
  },
  quote: ofBuyer(quoted('BUYER', true), (id) => ({ path: quotePath(id) })),
  quoteDifference: ofBuyer(quoted('BUYER', true), (id) => ({ path: quotePath(id, '/difference') })),
  createQuote: ofQuoter(lined, (id) => ({
    path: path(id, '/quotes'),
    body: { lines: [{ lineId: partsOf(id).more ?? partsOf(id).request }] },
  })),
  updateQuote: ofQuoter(
    async (people, owner) => {
      const [customer, request, line] = (await lined(people, owner)).split('/');
      const { id } = await quoterOf(people, await sellerOf(people)).draft(request!);
      return `${customer}/${request}/${id}/${line}`;
    },
    (id) => ({
      path: quotePath(id),
      body: { version: 1, lines: [{ lineId: id.split('/')[3] ?? partsOf(id).request }] },
    }),
  ),
  removeQuote: ofQuoter(quoted('SELLER', false), (id) => ({ path: quotePath(id, '?version=1') })),
  sendQuote: ofQuoter(quoted('SELLER', false), (id) => ({ path: quotePath(id, '/send'), body: { version: 1 } })),
  // Its version was raised by the sending.
  withdrawQuote: ofQuoter(quoted('SELLER', true), (id) => ({ path: quotePath(id, '/withdraw'), body: { version: 3 } })),
  extendQuote: ofQuoter(
    quoted('SELLER', true),
    (id) => ({ path: quotePath(id, '/extend'), body: { version: 3, validUntil: inDays(20) } }),
    { answers: 409 },
  ),
  acceptQuote: ofBuyer(
    quoted('BUYER', true),
    (id) => ({ path: quotePath(id, '/accept'), body: { version: 3 } }),
    { permission: 'QUOTE_ACCEPT', refusal: 'TRADE_CREATE' },
  ),
  requestInfo: ofSeller('/request-info', { text: 'کدام استاندارد؟' }),
  acknowledgeListPrice: ofSeller('/acknowledge-list-price', {}),
  declineTradeRequest: ofSeller('/decline', { reasonCode: 'CAPACITY' }),
};
