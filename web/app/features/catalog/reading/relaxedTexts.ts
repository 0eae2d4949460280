import { load, type ScreenArgs } from '../../../platform/graph/load.ts';
import { SearchRelaxedDocument } from './SearchRelaxed.generated.ts';

// As many as the graph itself calls few.
const few = 12;

/** Shorter texts for a list of a category in which a text found little; none where it found enough. */
export async function relaxedTexts(args: ScreenArgs, { key, categoryId }: Asked, totalCount: number) {
  if (!key || totalCount >= few) return [];
  const { search } = await load(args, SearchRelaxedDocument, { key, categoryId });
  return search?.reading.relaxed ?? [];
}

interface Asked {
  key?: string | undefined;
  categoryId: string;
}
