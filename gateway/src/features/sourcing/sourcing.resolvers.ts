import type { StitchedFields } from '../../platform/graph/executable.ts';
import { joinToOne } from '../../platform/graph/joins.ts';

const requestById = joinToOne('tradeRequests');
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

/** Stitched fields of what buyers want, what sellers offer for it and how both compare. */
export const sourcingFields: StitchedFields = {
  Viewer: { parsedLines: { requests: READINGS } },
  ParsedLines: { lines: { rows: MOST_LINES } },
  ParsedLine: {
    category: {
      resolve: ({ categoryId }, _given, graph) => (categoryId ? categoryById(graph, categoryId) : null),
    },
  },
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
};
