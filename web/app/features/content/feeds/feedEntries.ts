import { type Masked, readFragment } from '../../../platform/graph/readFragment.ts';
import type { FeedEntry } from './atom.ts';
import type { FeedEntry_PageFragment } from './FeedEntry.generated.ts';
import { feedMessages } from './messages.ts';

/** How many of the newest texts a feed tells of. */
export const feedLength = 30;

/** Texts as entries of a feed. */
export const feedEntries = (pages: readonly Masked<FeedEntry_PageFragment>[]): FeedEntry[] =>
  readFragment<FeedEntry_PageFragment>(pages).map(({ labels, authorName, publishedFrom, ...page }) => ({
    ...page,
    publishedAt: publishedFrom,
    authorName: authorName ?? feedMessages.author,
    labels: labels.map(({ title }) => title),
  }));
