import { unitIds } from '../../kit/units.ts';
import { sellerOf } from '../listings/entries/entries.kit.ts';
import { draft, inDays, quoterOf } from '../trade/trade.kit.ts';
import { hourAgo, type Owned, type Ownership, UNKNOWN } from './kinds.ts';

type OfParty = Extract<Ownership, { reaches: 'party' }>;
type Make = OfParty['make'];
import {
  partsOf,
  path,
  approvalPath,
  drafted,
  draftedLine,
  draftedLines,
  awaiting,
  askedOf,
  published,
  asked,
  received,
  taken,
  sold,
  shipped,
  delivered,
  asking,
  ending,
  changing,
  prepaid,
  askingSelf,
  withFile,
  withPaper,
  priced,
  unbegun,
  quoted,
  lined,
  quotePath,
} from './trade-things.ts';

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
  reaches: 'party',
  permission: 'QUOTE',
  owner: sellerOf,
  make,
  request,
  ...more,
});
const ofFulfilment = (make: Make, request: OfParty['request']): OfParty => ({
  reaches: 'party',
  permission: 'ORDER_FULFIL',
  refusal: 'QUOTE',
  owner: sellerOf,
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
  removedTradeRequests: {
    reaches: 'self',
    why: 'tells ids of drafts of the own companies',
    request: () => ({ path: `/traderequests/removed?updatedSince=${hourAgo()}` }),
  },
  parseLines: {
    reaches: 'self',
    why: 'reads a text of the viewer, names offers that everybody sees, and stores nothing',
    request: () => ({ path: '/traderequests/lines/parse', body: { text: 'شرح\tتعداد\nشیر توپی\t۲' } }),
  },
  askableSellers: {
    reaches: 'self',
    why: 'names merchants that everybody sees, without those of the own companies',
    request: () => ({ path: `/traderequests/askable-sellers?supplierProductIds=${UNKNOWN}` }),
  },
  basket: {
    reaches: 'self',
    why: 'is the basket of the viewer',
    request: () => ({ path: '/traderequests/basket' }),
  },
  addBasketLines: {
    reaches: 'self',
    why: 'fills the basket of the viewer',
    request: () => ({ path: '/traderequests/basket/lines', body: { lines: [{ title: 'لولهٔ فولادی' }] } }),
  },
  changeBasket: {
    reaches: 'self',
    why: 'changes the basket of the viewer',
    // Every basket begins with this version, and what somebody filled has another one.
    request: () => ({ path: '/traderequests/basket', body: { version: 1, lines: [] } }),
  },
  tradeRequestsBySupplier: {
    reaches: 'self',
    why: 'names suppliers that everybody sees, and answers with requests of the own companies',
    request: ({ supplierId }) => ({ path: `/traderequests/by-supplier?supplierIds=${supplierId}` }),
  },
  tradeRequest: ofBuyer(drafted, (id) => ({ path: path(id) })),
  convertedQuantity: ofBuyer(draftedLine, (id) => ({
    path: `/traderequests/quantities/converted?quantity=1&lineId=${lineOf(id)}`,
  })),
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
  // Who did not begin the draft needs two permissions: to change it, and to begin another one.
  moveLinesToOpenRequest: ofRequester(draftedLines, (id) => ({
    path: `/traderequests/direct-order/${partsOf(id).request}/moved-lines`,
    body: {
      version: 1,
      lines: linesOf(id),
      movedLines: [{ lineId: lineOf(id), title: 'لولهٔ فولادی ۲ اینچ', quantity: '6', unitId: unitIds.metre }],
    },
  })),
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
  // Who publishes an order at list price needs a second permission: tests/api/sourcing/requests/trade.test.ts.
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
  tradeReport: ofBuyer(drafted, (id) => ({ path: path(id, '/report') })),
  tradeReports: {
    reaches: 'self',
    why: 'answers with reports of the own requests alone',
    request: ({ supplierId }) => ({ path: `/tradereports?tradeRequestIds=${supplierId}` }),
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
    byConfirmer,
  ),
  answerCancellation: ofBuyer(
    asking('cancellation', ending),
    (id) => ({ path: path(id, '/cancellation/answer'), body: { version: 4, answer: 'AGREE' } }),
    byConfirmer,
  ),
  withdrawCancellation: ofBuyer(
    askingSelf('cancellation', ending),
    (id) => ({ path: path(id, '/cancellation/withdraw'), body: { version: 4 } }),
    byConfirmer,
  ),
  proposeTermChange: ofBuyer(
    (people, owner) => taken(people, owner, prepaid),
    (id) => ({ path: path(id, '/term-change'), body: { version: 3, ...changing } }),
    byConfirmer,
  ),
  answerTermChange: ofBuyer(
    asking('term-change', changing, prepaid),
    (id) => ({ path: path(id, '/term-change/answer'), body: { version: 4, answer: 'AGREE' } }),
    byConfirmer,
  ),
  withdrawTermChange: ofBuyer(
    askingSelf('term-change', changing, prepaid),
    (id) => ({ path: path(id, '/term-change/withdraw'), body: { version: 4 } }),
    byConfirmer,
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
  reportShipmentArrival: ofBuyer(
    shipped,
    (id) => ({ path: path(id, `/shipments/${partsOf(id).more ?? UNKNOWN}/report-arrival`), body: { version: 5 } }),
    byConfirmer,
  ),
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
