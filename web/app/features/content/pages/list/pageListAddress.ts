import type { FieldProblem } from '../../../../platform/graph/GraphError.ts';
import type { PageSort } from '../../../../platform/graph/types.generated.ts';
import { queryReader } from '../../../../platform/site/queryReader.ts';

/** Texts on one page of a list. */
export const pageSize = 12;

/** Everything that the address of a list of texts says beside its path. */
export interface PageListState {
  /** Undefined is the first of the orders. */
  sort?: PageSort | undefined;
  /** Title of a label, as it was written. */
  label?: string | undefined;
  /** From 1. */
  pageNumber: number;
}

/** The orders to choose from; `code` stands in the address. */
type Sorts = readonly { value: string; code: string }[];

interface Reading {
  state: PageListState;
  problems: FieldProblem[];
}

/** Reads the query of a list of texts. What is not known is a problem naming field and rule. @param hasLabel whether it can be narrowed to a label */
export function readPageList(search: string, sorts: Sorts, { hasLabel = false } = {}): Reading {
  const reader = queryReader(search);
  // The graph lists the values of its own enumeration.
  const sort = reader.oneOf('sort', (word) => sorts.find(({ code }) => code === word)?.value as PageSort | undefined);
  const label = hasLabel ? reader.one('label') : undefined;
  const state = {
    ...(sort !== sorts[0]?.value && { sort }),
    ...(label && { label }),
    pageNumber: reader.pageNumber(pageSize),
  };
  for (const name of reader.rest()) reader.refuse(name, 'UNKNOWN_PARAMETER');
  return { state, problems: reader.problems };
}

/** The canonical query of a list of texts: names sorted, nothing that goes without saying. Its opposite is `readPageList`. */
export function pageListSearch({ sort, label, pageNumber }: PageListState, sorts: Sorts): string {
  const query = new URLSearchParams();
  const code = sorts.find(({ value }) => value === sort)?.code;
  if (label) query.set('label', label);
  if (pageNumber > 1) query.set('pageNumber', String(pageNumber));
  if (sort && code) query.set('sort', code);
  return query.size > 0 ? `?${query}` : '';
}
