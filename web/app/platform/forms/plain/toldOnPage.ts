import { GraphError } from '../../graph/GraphError.ts';

/**
 * A write of a form without script that its page can tell of, and the status of that page.
 * @throws what it cannot: a session that ended, and faults of ours
 */
export function toldOnPage(error: unknown): { error: GraphError; status: number } {
  if (!(error instanceof GraphError) || error.status === 401) throw error;
  return { error, status: error.status || 503 };
}
