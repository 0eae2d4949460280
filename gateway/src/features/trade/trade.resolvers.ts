import type { Conversation } from '../../contract/answers.generated.ts';
import type { StitchedFields } from '../../platform/graph/executable.ts';
import { joinToMany, joinToOne } from '../../platform/graph/joins.ts';
import { nestedList } from '../../platform/graph/nested-list.ts';
import type { GraphContext } from '../../platform/graph/graph-context.ts';
import { pageOfWhole } from '../../platform/graph/whole-list.ts';

const eventsOf = nestedList({
  many: {
    operation: 'tradeRequestEvents',
    parameter: 'tradeRequestIds',
    parentsOf: ({ tradeRequestId }) => tradeRequestId,
  },
  one: { operation: 'tradeRequestEvents', toArguments: (tradeRequestId) => ({ tradeRequestId }) },
});
const requestsOf = nestedList({
  many: {
    operation: 'tradeRequestsBySupplier',
    parameter: 'supplierIds',
    parentsOf: ({ lines }) => [...new Set(lines.flatMap(({ supplierId }) => supplierId ?? []))],
  },
  one: { operation: 'tradeRequestsBySupplier', toArguments: (supplierId) => ({ supplierIds: [supplierId] }) },
});
const quotesOf = joinToMany({
  operation: 'quotes',
  parameter: 'tradeRequestIds',
  parentsOf: ({ tradeRequestId }) => tradeRequestId,
});
const comparisonsOf = joinToMany({
  operation: 'quoteComparisons',
  parameter: 'tradeRequestIds',
  parentsOf: ({ tradeRequestId }) => tradeRequestId,
});
const reportsOf = joinToMany({
  operation: 'tradeReports',
  parameter: 'tradeRequestIds',
  parentsOf: ({ tradeRequestId }) => tradeRequestId,
});
const requestById = joinToOne('tradeRequests');
const conversationsOf = joinToMany({
  operation: 'conversationsBySubject',
  parameter: 'subjectIds',
  parentsOf: ({ subjectId }) => subjectId,
});
const talksOf = (graph: GraphContext, id: string) => conversationsOf(graph, id, { subjectType: 'TRADE_REQUEST' });

/** The one that is named; else the only one in which its viewer could be meant. Several sellers are never guessed among. */
function theConversation(all: readonly Conversation[], id: string | null | undefined): Conversation | null {
  if (id) return all.find((each) => each.id === id) ?? null;
  const [only, ...others] = all.filter(({ isNotSelected }) => !isNotSelected);
  return only && others.length === 0 ? only : null;
}
const merchantById = joinToOne('merchants');
const offerById = joinToOne('supplierProductsByIds');
const productById = joinToOne('baseProducts');
const categoryById = joinToOne('categories');

/** Each line is sought with its seller, and again with all: as dear as half as many searches. */
const MOST_LINES = 50;
const READINGS = MOST_LINES / 2;

/** What a line is of, as it is now. */
const goodsOfLine: NonNullable<StitchedFields['TradeLine']> & StitchedFields['BasketLine'] = {
  supplierProduct: {
    resolve: ({ supplierProductId }, _given, graph) => (supplierProductId ? offerById(graph, supplierProductId) : null),
  },
  baseProduct: {
    resolve: ({ baseProductId }, _given, graph) => (baseProductId ? productById(graph, baseProductId) : null),
  },
  category: { resolve: ({ categoryId }, _given, graph) => (categoryId ? categoryById(graph, categoryId) : null) },
};

/** Stitched fields about what buyers want from sellers. */
export const tradeFields: StitchedFields = {
  Viewer: { parsedLines: { requests: READINGS } },
  ParsedLines: { lines: { rows: MOST_LINES } },
  ParsedLine: {
    category: {
      resolve: ({ categoryId }, _given, graph) => (categoryId ? categoryById(graph, categoryId) : null),
    },
  },
  TradeRequest: {
    events: { resolve: eventsOf },
    quotes: {
      resolve: async ({ id }, { isNewest, ...given }, graph) =>
        pageOfWhole(`TradeRequest.quotes ${isNewest} ${id}`, await quotesOf(graph, id, { isNewest }), given),
    },
    conversation: {
      resolve: async ({ id }, { id: conversationId }, graph) =>
        theConversation(await talksOf(graph, id), conversationId),
    },
    // Few requests are open to many sellers.
    conversations: { rows: 4, resolve: ({ id }, _given, graph) => talksOf(graph, id) },
    comparison: { resolve: async ({ id }, _given, graph) => (await comparisonsOf(graph, id))[0] ?? null },
    report: { resolve: async ({ id }, _given, graph) => (await reportsOf(graph, id))[0] ?? null },
    merchant: { resolve: ({ merchantId }, _given, graph) => (merchantId ? merchantById(graph, merchantId) : null) },
  },
  TradeReport: { lines: { rows: MOST_LINES }, quotes: { rows: 20 }, events: { rows: 50 } },
  QuoteComparison: { columns: { rows: 20 }, rows: { rows: MOST_LINES } },
  // Most offers are of what was asked.
  ComparedLine: { cells: { rows: 20 }, differences: { rows: 3 } },
  Quote: {
    // A chain has at most ten, and most of a list are of short ones.
    earlier: { rows: 5 },
    // Most need nothing.
    missing: { rows: 1 },
    tradeRequest: { resolve: ({ tradeRequestId }, _given, graph) => requestById(graph, tradeRequestId) },
  },
  QuoteLine: {
    alternative: {
      resolve: ({ alternativeSupplierProductId: id }, _given, graph) => (id ? offerById(graph, id) : null),
    },
  },
  Basket: { lines: { rows: MOST_LINES } },
  BasketLine: goodsOfLine,
  TradeLine: goodsOfLine,
  Supplier: {
    tradeRequests: { resolve: requestsOf },
  },
};
