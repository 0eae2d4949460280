import { foldSearchKey } from '../../platform/text.ts';

/**
 * A tag in the one spelling it is kept and found in: Arabic ya and kaf as Persian ones, no sign before it, no bidi controls,
 * single spaces; half-spaces stay, they are part of words.
 */
export const normalTag = (tag: string) =>
  tag
    .normalize('NFC')
    .replace(/[\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g, '')
    .replace(/[\u064A\u0649]/g, '\u06CC')
    .replace(/\u0643/g, '\u06A9')
    .replace(/^[#\s]+|\s+$/gu, '')
    .replace(/\s+/gu, ' ');

/** Each tag once, whatever its spelling; those with no letter in them are left out. */
export function normalTags(tags: string[]): string[] {
  const kept = new Map<string, string>();
  for (const tag of tags.map(normalTag)) {
    const key = foldSearchKey(tag);
    if (key !== '' && !kept.has(key)) kept.set(key, tag);
  }
  return [...kept.values()];
}
