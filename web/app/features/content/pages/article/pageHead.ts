import type { MetaDescriptor } from 'react-router-dom';
import { head } from '../../../../platform/head/head.ts';
import type { Article_PageFragment as Page } from './Article.generated.ts';

/** What a text says of itself to search engines and where it is shared. */
export type HeadPage = ReturnType<typeof headFacts>;

type Headed = Pick<Page, 'title' | 'summary' | 'seo' | 'cover' | 'path'>;

/** Picks what the head of a text needs, so that the page does not carry the text twice. */
export const headFacts = ({ title, summary, seo, cover, path }: Headed, { isPreview = false } = {}) => ({
  title: seo.title ?? title,
  description: seo.description ?? summary,
  noindex: isPreview || seo.noindex,
  path,
  picture: cover ? { url: cover.url, altText: cover.altText } : undefined,
});

/** The head of a text. Wherever else it is shown, it is known by its own address. */
export function pageHead(args: Parameters<typeof head>[0], page: HeadPage | undefined): MetaDescriptor[] {
  if (!page) return head(args);
  const { path: sameAs, ...facts } = page;
  return head(args, { ...facts, kind: 'article', sameAs });
}
