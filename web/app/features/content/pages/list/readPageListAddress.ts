import type { ScreenArgs } from '../../../../platform/graph/load.ts';
import { keepQuery } from '../../../../platform/site/keepQuery.ts';
import { pageListSearch, pageSize, readPageList } from './pageListAddress.ts';
import type { PageSorts } from './pageSorts.ts';

/** What the address of a list of texts says, and what is asked for it. Refuses a query that says something else, leads to its one spelling. */
export function readPageListAddress(args: ScreenArgs, sorts: PageSorts, options?: { hasLabel: boolean }) {
  const { state, problems } = readPageList(new URL(args.request.url).search, sorts, options);
  keepQuery(args, problems, pageListSearch(state, sorts));
  const { sort, label, pageNumber } = state;
  return { state, asked: { ...(sort && { sort }), ...(label && { label }), pageNumber, pageSize } };
}
