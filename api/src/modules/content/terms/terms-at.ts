import { TERMS_VERSION, type Terms } from '../../identity/index.ts';
/** An edition of the page of terms, with the version that it carries. */
export type TermsEdition = { version: string; shownFrom: Date };

/** How long the version before is taken: who opened the login then saw that one. */
const GRACE_MS = 86_400_000;

/**
 * The versions of the terms at a time. An edition that keeps the version changes nothing: what was agreed to is the same.
 * @param editions shown by then, the last first
 */
export function termsOf(editions: readonly TermsEdition[], now: Date): Terms {
  const current = editions[0]?.version ?? TERMS_VERSION;
  const before = editions.findIndex(({ version }) => version !== current);
  const since = editions.at(before < 0 ? -1 : before - 1)?.shownFrom;
  const previous = before < 0 ? TERMS_VERSION : editions[before]!.version;
  const isRecent = since !== undefined && now.getTime() - since.getTime() < GRACE_MS;
  return { current, taken: isRecent && previous !== current ? [current, previous] : [current] };
}
