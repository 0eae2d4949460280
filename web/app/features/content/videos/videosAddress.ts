import type { FieldProblem } from '../../../platform/graph/GraphError.ts';
import { queryReader } from '../../../platform/site/queryReader.ts';

/** Videos on one page of the list. */
export const pageSize = 24;
const shortestKey = 2;
const longestKey = 100;

/** What the address of the videos says. */
export interface VideosState {
  /** What is looked for; then there is one page. */
  q?: string | undefined;
  /** From 1. */
  pageNumber: number;
}

/** Reads the query of the videos. What is not known is a problem naming field and rule. */
export function readVideosState(search: string): { state: VideosState; problems: FieldProblem[] } {
  const reader = queryReader(search);
  const q = reader.one('q')?.trim().slice(0, longestKey);
  const state = { ...(q && q.length >= shortestKey && { q }), pageNumber: reader.pageNumber(pageSize) };
  for (const name of reader.rest()) reader.refuse(name, 'UNKNOWN_PARAMETER');
  return { state, problems: reader.problems };
}

/** The canonical query of the videos. Its opposite is `readVideosState`. */
export function videosSearch({ q, pageNumber }: VideosState): string {
  const query = new URLSearchParams();
  if (pageNumber > 1 && !q) query.set('pageNumber', String(pageNumber));
  if (q) query.set('q', q);
  return query.size > 0 ? `?${query}` : '';
}
