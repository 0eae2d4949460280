import type { MetaDescriptor } from 'react-router-dom';
import { head } from '../../../../platform/head/head.ts';
import { formatInteger } from '../../../../platform/numbers/numbers.ts';
import { contentMessages } from '../messages.ts';

interface Opened {
  title: string;
  description: string;
  pageNumber: number;
  noindex?: boolean;
  /** Path of the feed of the same texts. */
  feed?: { title: string; path: string } | undefined;
}

/** The head of a list of texts; pages behind the first say which they are. */
export function pageListHead(args: Parameters<typeof head>[0], opened: Opened | undefined): MetaDescriptor[] {
  const { title = '', description, pageNumber = 1, noindex, feed } = opened ?? {};
  const named = pageNumber > 1 ? contentMessages.list.page(title, formatInteger(pageNumber)) : title;
  const tags = head(args, { title: named, description, noindex });
  if (!feed || args.error) return tags;
  const { title: feedTitle, path: href } = feed;
  return [...tags, { tagName: 'link', rel: 'alternate', type: 'application/atom+xml', title: feedTitle, href }];
}
