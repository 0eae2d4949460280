import type { ProductSort } from '../search.enums.ts';
import type { ChangeSpan } from '../../../platform/sync/changes.ts';
import type { Tx } from '../../../platform/database/database.ts';
import type { Paging, Slice } from '../../../platform/paging/paging.ts';
import type { Condition } from '../filter.ts';
import type { SearchRow } from '../search-row.ts';

/** A finished word that is looked for; with `isBeginning` anything that begins so. */
export type Term = { word: string; isBeginning?: true };
/**
 * One way to find a piece: offers that have all of the terms. `factor` up to 1: how close that is to what was typed. What is
 * only `near` lets an offer rank higher and does not find it, the same wherever it stands; with `isName` it stands in what an offer is.
 */
export type Way = { terms: Term[]; factor: number; isNear?: true; isName?: true };
/** A piece of a text. `uses`: at most so many offers have it, as far as known. */
export type Piece = { ways: Way[]; weight: number; uses: number };

/** Which pieces an offer must have: all, or `least` of the weight and `always` those of these places. */
export type Need = { least: number; always: number[] };
export type Wanted = {
  /** Decides which offers are shown. */
  now: Date;
  scope: Scope;
  conditions: Condition[];
  includeUnknown: boolean;
  pieces: Piece[];
  /** Without: all of the pieces. */
  need?: Need;
  /** Pieces that only let what is found rank higher. */
  ranking?: Piece[];
  /** A first page for somebody who is still typing: some of what fits, without a look at all that is found. */
  isQuick?: true;
};
/** A category: its id, its level (1 = root), and the leaves below it, which hold its offers; its own id where it is one. */
export type CategoryScope = { id: string; level: number; leafIds: string[] };
/** What to look for besides text and measured properties. */
export type Scope = {
  category?: CategoryScope;
  supplierId?: string;
  /** Only offers of these suppliers. */
  supplierIds?: string[];
  merchantId?: string;
  /** Whose goods that one sells itself, where it is a supplier too: they name no merchant. */
  ownSupplierId?: string;
  baseProductId?: string;
  onlyConfirmed?: boolean;
  stockStates?: string[];
  /** Only what changed in this time, in the order of it. */
  changed?: ChangeSpan;
};

/** `CHANGED`: for programs that follow the list. */
export type ListOrder = ProductSort | 'CHANGED';

/** `updatedAt`: when the row or its card last changed, or when it began to be shown. */
export type Hit = { id: string; card: unknown; updatedAt: Date };
export type LeafCount = { leafId: string; count: number };
export type Count = { count: number; countIsCapped: boolean };
/** What facets count. */
export type Counted = 'offers' | 'suppliers';
/** A slot that no property has: its group counts offers. */
export const TOTAL = 0;
export type FacetGroup = {
  slot: number;
  low: number | null;
  high: number | null;
  /** Of offers. */
  count: number;
  /** Which suppliers have them, by numbers of this answer only; where suppliers are what is counted. */
  sellers?: number[];
};

/** Counts go no further. */
export const MOST_COUNTED = 10_000;
/** A count as answers tell it. */
export const capped = (count: number, most = MOST_COUNTED): Count => ({
  count: Math.min(count, most),
  countIsCapped: count > most,
});

/**
 * What finds offers. It is handed finished words and makes none: folding, endings, synonyms and places are the reading's
 * (search/reading), so each engine finds the same. Who writes hands rows over inside its own transaction and does not read them
 * back from here, so that an engine may follow the change stream instead.
 */
export interface SearchEngine {
  /** Rows that are new or other than before. @returns ids of those that were written */
  index(tx: Tx, rows: SearchRow[]): Promise<string[]>;
  remove(tx: Tx, ids: string[]): Promise<void>;
  /** One page of what is found, with ready-made cards. */
  find(wanted: Wanted, sort: ListOrder, page: Paging): Promise<Slice<Hit>>;
  /** The base products of what is found, each where its best offer stands; at most `limit`. */
  findProducts(wanted: Wanted, limit: number): Promise<string[]>;
  /** How many there are, counted up to `most`. */
  count(wanted: Wanted, most?: number): Promise<Count>;
  /** How many each leaf of the tree has, most first; counted up to one more than MOST_COUNTED of all. */
  countLeaves(wanted: Wanted): Promise<LeafCount[]>;
  /** How many offers each supplier has. */
  countBySupplier(wanted: Wanted): Promise<Map<string, number>>;
  /** Values of properties, each under all conditions but its own. `share` below 1 looks at a sample. */
  facets(wanted: Wanted, slots: number[], options: { share: number; counted: Counted }): Promise<FacetGroup[]>;
}
