import { redirect } from 'react-router-dom';
import { failScreen } from '../errors/failScreen.ts';
import { GraphError } from '../graph/GraphError.ts';
import type { ScreenArgs } from '../graph/load.ts';

/** Refuses a query with problems (400, naming them); one that says the same in another way leads to the canonical one. */
export function keepQuery(
  args: ScreenArgs,
  problems: readonly { field: string; code: string }[],
  canonical: string,
): void {
  const { pathname, search } = new URL(args.request.url);
  if (problems.length > 0) failScreen(args, new GraphError(400, 'Bad Request', 'BAD_QUERY', { fields: [...problems] }));
  if (canonical !== respelled(search)) throw redirect(pathname + canonical);
}

/** The same query with every character encoded in one way. */
function respelled(search: string): string {
  const query = new URLSearchParams(search);
  return query.size > 0 ? `?${query}` : '';
}
