import type { Block } from '../../../platform/blocks/index.ts';
import { canonicalJson } from '../../../platform/canonical-json.ts';

type Differences = { addedBlockIds: string[]; removedBlockIds: string[]; changedBlockIds: string[] };

/** In which blocks two texts differ, by the ids of the blocks. */
export function differencesOf(before: readonly Block[], after: readonly Block[]): Differences {
  const earlier = new Map(before.map((block) => [block.id, canonicalJson(block)]));
  const later = new Set(after.map(({ id }) => id));
  const changed = after.filter((block) => earlier.has(block.id) && earlier.get(block.id) !== canonicalJson(block));
  return {
    addedBlockIds: after.filter(({ id }) => !earlier.has(id)).map(({ id }) => id),
    removedBlockIds: before.filter(({ id }) => !later.has(id)).map(({ id }) => id),
    changedBlockIds: changed.map(({ id }) => id),
  };
}
