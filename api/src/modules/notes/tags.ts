import { foldSearchKey, typedLine } from '../../platform/text.ts';

/** A tag in the one spelling it is kept and found in: as people type a line, without the sign before it. */
export const normalTag = (tag: string) => typedLine(typedLine(tag).replace(/^[# ]+/, ''));

/** Each tag once, whatever its spelling; those with no letter in them are left out. */
export function normalTags(tags: string[]): string[] {
  const kept = new Map<string, string>();
  for (const tag of tags.map(normalTag)) {
    const key = foldSearchKey(tag);
    if (key !== '' && !kept.has(key)) kept.set(key, tag);
  }
  return [...kept.values()];
}
