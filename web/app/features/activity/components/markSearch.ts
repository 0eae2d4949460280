import { write } from '../../../platform/graph/write.ts';
import { MarkSearchDocument } from './markSearch.generated.ts';

/** Marked in this page: going back and forth, filtering and paging are one search. */
const marked = new Set<string>();

/** Tells that a text was searched; who searched it is not kept. */
export async function markSearch(key: string, categoryId: string | undefined, foundNothing: boolean): Promise<void> {
  const search = `${categoryId} ${key}`;
  if (marked.has(search)) return;
  marked.add(search);
  await write(MarkSearchDocument, { input: { key, foundNothing, ...(categoryId && { categoryId }) } });
}
