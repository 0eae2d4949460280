import { sellerOf } from '../entries.kit.ts';
import { draft, inDays, offersOf, quoterOf, traderOf } from '../trade.kit.ts';
import { paperOf } from './claims.ts';
import { companyOf, type Owned, type Ownership, type People, type Person, UNKNOWN } from './kinds.ts';

type OfParty = Extract<Ownership, { reaches: 'party' }>;
type Make = OfParty['make'];

/** `customer/request/more`, of deliveries with a line behind it: what follows an id of something that is not there is not there either. */
const partsOf = (id: string) => {
  const [first, request, more] = id.split('/') as [string, string?, string?];
  return { customerId: first, request: request ?? first, more };
};
const path = (id: string, step = '') => `/traderequests/${partsOf(id).request}${step}`;
const approvalPath = (id: string, step: string) =>
  path(id, `/approvals/${partsOf(id).more ?? partsOf(id).request}/${step}`);

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
/** The same with the id of what the company is asked. */
const askedOf: Make = async (people, owner) => {
  const { customerId, id, buys } = await draft(people, {}, owner);
  const { body } = await buys.step(id, 'request-confirmation');
  return `${customerId}/${id}/${(body.approvals as { id: string }[])[0]!.id}`;
};
/** Of a version 2. */
const published = async (people: People, owner: Person, given: object = {}) => {
  const { customerId, id, buys } = await draft(people, given, owner);
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
/** Of a version 3, taken by its seller; the side that buys, then the side that sells. */
const taken = async (people: People, owner: Person, given: object = {}) => {
  const id = await published(people, owner, given);
  const sells = traderOf(people, await sellerOf(people));
  const { body } = await sells.step(partsOf(id).request, 'acknowledge-list-price');
  return `${partsOf(id).customerId}/${body.id}/${body.lines[0]!.id}`;
};
const sold =
  (make: Make): Make =>
  async (people) => {
    const { request, more } = partsOf(await make(people, await people.login()));
    const { body } = await people.as((await sellerOf(people)).accessToken, 'GET', `/traderequests/${request}`);
    return `${body.customerId as string}/${request}/${more}`;
  };
/** The same with all of its first line on its way and its waybill, of a version 5. */
const shipped: Make = async (people, owner) => {
  const { customerId, request, more: lineId } = partsOf(await taken(people, owner));
  const seller = await sellerOf(people);
  const sells = traderOf(people, seller);
  const { quantity } = (await sells.one(request)).lines[0]!;
  const { body } = await sells.step(request, 'shipments', { lines: [{ lineId, quantity }] });
  const paper = { type: 'WAYBILL', fileId: await paperOf(people, seller), shipmentId: body.shipments[0]!.id };
  await sells.step(request, 'documents', paper);
  return `${customerId}/${request}/${body.shipments[0]!.id}/${lineId}`;
};
/** The same, handed over, of a version 6. */
const delivered: Make = async (people, owner) => {
  const id = await shipped(people, owner);
  const { request, more } = partsOf(id);
  await traderOf(people, await sellerOf(people)).step(request, `shipments/${more}/deliver`);
  return id;
};
/** Of a version 4: what the seller asks the buyer after the agreement. */
const asking =
  (way: string, body: object, given: object = {}): Make =>
  async (people, owner) => {
    const { customerId, request } = partsOf(await taken(people, owner, given));
    await traderOf(people, await sellerOf(people)).step(request, way, body);
    return `${customerId}/${request}`;
  };
const ending = { reason: 'پروژه متوقف شد.' };
const changing = { toTerm: 'ON_DELIVERY' };
const byBuyer = { permission: 'TRADE_CONFIRM' };
const prepaid = { paymentTerm: 'PREPAID' };
/** Of a version 4: the same, asked by the buyer. */
const askingSelf =
  (way: string, body: object, given: object = {}): Make =>
  async (people, owner) => {
    const { customerId, request } = partsOf(await taken(people, owner, given));
    await traderOf(people, owner).step(request, way, body);
    return `${customerId}/${request}`;
  };
/** A draft, with a file of who wrote it. */
const withFile: Make = async (people, owner) => {
  const { customerId, id } = await draft(people, {}, owner);
  return `${customerId}/${id}/${await paperOf(people, owner)}`;
};
/** The same with the file as its paper, of a version 2. */
const withPaper: Make = async (people, owner) => {
  const { customerId, request, more } = partsOf(await withFile(people, owner));
  const { body } = await traderOf(people, owner).step(request, 'documents', { type: 'INQUIRY', fileId: more });
  return `${customerId}/${request}/${body.documents[0]!.id}`;
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
const ofFulfilment = (make: Make, request: OfParty['request']): OfParty => ({
  ...{ reaches: 'party', permission: 'ORDER_FULFIL', refusal: 'QUOTE', owner: sellerOf },
  make: sold(make),
  request,
});
const lineOf = (id: string) => id.split('/').at(-1)!;
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
  tradeApprovals: ofBuyer(drafted, (id) => ({ path: path(id, '/approvals') })),
  // As confirmAndPublish.
  approveTradeRequest: {
    reaches: 'object',
    make: askedOf,
    request: (id) => ({ path: approvalPath(id, 'approve'), body: { version: 2 } }),
  },
  rejectApproval: ofBuyer(
    askedOf,
    (id) => ({ path: approvalPath(id, 'reject'), body: { version: 2, reason: 'این ماه بودجه نداریم.' } }),
    byConfirmer,
  ),
  withdrawApproval: ofRequester(askedOf, (id) => ({ path: approvalPath(id, 'withdraw'), body: { version: 2 } })),
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
  quoteComparison: ofBuyer(drafted, (id) => ({ path: path(id, '/comparison') })),
  quoteComparisons: {
    reaches: 'self',
    why: 'answers with comparisons of the own requests alone',
    request: ({ supplierId }) => ({ path: `/quotecomparisons?tradeRequestIds=${supplierId}` }),
  },
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
  acceptQuote: ofBuyer(quoted('BUYER', true), (id) => ({ path: quotePath(id, '/accept'), body: { version: 3 } }), {
    permission: 'QUOTE_ACCEPT',
    refusal: 'TRADE_CREATE',
  }),
  requestInfo: ofSeller('/request-info', { text: 'کدام استاندارد؟' }),
  acknowledgeListPrice: ofSeller('/acknowledge-list-price', {}),
  proposeCancellation: ofBuyer(
    taken,
    (id) => ({ path: path(id, '/cancellation'), body: { version: 3, ...ending } }),
    byBuyer,
  ),
  answerCancellation: ofBuyer(
    asking('cancellation', ending),
    (id) => ({ path: path(id, '/cancellation/answer'), body: { version: 4, answer: 'AGREE' } }),
    byBuyer,
  ),
  withdrawCancellation: ofBuyer(
    askingSelf('cancellation', ending),
    (id) => ({ path: path(id, '/cancellation/withdraw'), body: { version: 4 } }),
    byBuyer,
  ),
  proposeTermChange: ofBuyer(
    (people, owner) => taken(people, owner, prepaid),
    (id) => ({ path: path(id, '/term-change'), body: { version: 3, ...changing } }),
    byBuyer,
  ),
  answerTermChange: ofBuyer(
    asking('term-change', changing, prepaid),
    (id) => ({ path: path(id, '/term-change/answer'), body: { version: 4, answer: 'AGREE' } }),
    byBuyer,
  ),
  withdrawTermChange: ofBuyer(
    askingSelf('term-change', changing, prepaid),
    (id) => ({ path: path(id, '/term-change/withdraw'), body: { version: 4 } }),
    byBuyer,
  ),
  tradeDocuments: ofBuyer(drafted, (id) => ({ path: path(id, '/documents') })),
  addTradeDocument: {
    reaches: 'object',
    make: withFile,
    request: (id) => ({
      path: path(id, '/documents'),
      body: { version: 1, type: 'INQUIRY', fileId: partsOf(id).more ?? UNKNOWN },
    }),
  },
  retractTradeDocument: ofBuyer(withPaper, (id) => ({
    path: path(
      id,
      `/documents/${partsOf(id).more ?? UNKNOWN}?version=2&reason=${encodeURIComponent('شماره اشتباه بود')}`,
    ),
  })),
  createShipment: ofFulfilment(taken, (id) => ({
    path: path(id, '/shipments'),
    body: { version: 3, lines: [{ lineId: lineOf(id), quantity: '1' }] },
  })),
  deliverShipment: ofFulfilment(shipped, (id) => ({
    path: path(id, `/shipments/${partsOf(id).more ?? UNKNOWN}/deliver`),
    body: { version: 5 },
  })),
  confirmDelivery: ofBuyer(
    delivered,
    (id) => ({
      path: path(id, '/confirm-delivery'),
      body: {
        version: 6,
        shipmentId: partsOf(id).more ?? UNKNOWN,
        lines: [{ lineId: lineOf(id), accepted: '1', refused: '0' }],
      },
    }),
    byConfirmer,
  ),
  declineTradeRequest: ofSeller('/decline', { reasonCode: 'CAPACITY' }),
};
