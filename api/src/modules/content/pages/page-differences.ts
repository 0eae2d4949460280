import type { Block } from '../blocks/index.ts';
import { canonicalJson } from '../../../platform/canonical-json.ts';

type Differences = { addedBlockKeys: string[]; removedBlockKeys: string[]; changedBlockKeys: string[] };

/** In which blocks two texts differ, by the keys of the blocks. */
export function differencesOf(before: readonly Block[], after: readonly Block[]): Differences {
  const earlier = new Map(before.map((block) => [block.key, canonicalJson(block)]));
  const later = new Set(after.map(({ key }) => key));
  const changed = after.filter((block) => earlier.has(block.key) && earlier.get(block.key) !== canonicalJson(block));
  return {
    addedBlockKeys: after.filter(({ key }) => !earlier.has(key)).map(({ key }) => key),
    removedBlockKeys: before.filter(({ key }) => !later.has(key)).map(({ key }) => key),
    changedBlockKeys: changed.map(({ key }) => key),
  };
}
