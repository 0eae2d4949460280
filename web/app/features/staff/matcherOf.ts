import { normaliseText } from '../../platform/text/normalise.ts';

const folded = (text: string) => normaliseText(text).toLowerCase();

/** Whether one of some texts has every word of a search key; without a key everything matches. */
export function matcherOf(
  searchKey: string | undefined,
): (...texts: readonly (string | null | undefined)[]) => boolean {
  const words = folded(searchKey ?? '')
    .split(/[\s\u200c]+/)
    .filter(Boolean);
  return (...texts) => words.every((word) => texts.some((text) => text && folded(text).includes(word)));
}
