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
/** As many as a request may have. */
const MOST_LINES = 50;

/** Stitched fields of a request as its sides see it. */
export const tradeFields: StitchedFields = {
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
  Supplier: {
    tradeRequests: { resolve: requestsOf },
  },
};
