import type { MetaDescriptor } from 'react-router-dom';
import { messageOf, problemOf } from '../errors/problemOf.ts';
import { canonicalUrl } from './canonical.ts';
import { siteDescription, siteName } from './messages.ts';
import { errorTitle, fallbackTitle, pageTitle, tidy } from './title.ts';

/** What a screen says about itself. What it is about in schema.org's words goes into `StructuredData`. */
export interface HeadFacts {
  /** Name of the page without the site's; the last path segment when left out. */
  title?: string;
  /** One or two sentences for search results; the site's own when left out. */
  description?: string | undefined;
  /** Keeps the page out of search results: filtered lists, error pages. */
  noindex?: boolean | undefined;
  /** Open Graph's kind of page. */
  kind?: 'website' | 'product' | 'profile' | 'article';
  /** Path by which the page is known, encoded, where it is shown under another one too. */
  sameAs?: string | undefined;
  /** What other sites show where the page is shared; `url` a path of this one. */
  picture?: { url: string; altText: string } | undefined;
}

interface HeadArgs {
  location: { pathname: string; search: string };
  matches: readonly ({ loaderData?: unknown } | undefined)[];
  error?: unknown;
}

const longestDescription = 300;

/**
 * The head of a page, from a route's `meta` arguments: title, description, canonical link, language, robots,
 * Open Graph. After a failure it is the error page's head, whatever `facts` say.
 */
export function head(args: HeadArgs, facts: HeadFacts = {}): MetaDescriptor[] {
  if (args.error) return errorHead(problemOf(args.error));
  const { title, noindex, kind = 'website', sameAs, picture } = facts;
  const { pathname, search } = args.location;
  const { origin = '' } = (args.matches[0]?.loaderData ?? {}) as { origin?: string };
  const url = sameAs === undefined ? canonicalUrl(origin, pathname, search) : origin + sameAs;
  const description = tidy(facts.description || siteDescription, longestDescription);
  const tags: MetaDescriptor[] = [
    { title: title ? pageTitle(title) : fallbackTitle(pathname) },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    { tagName: 'link', rel: 'alternate', hrefLang: 'fa-IR', href: url },
    { property: 'og:title', content: title ? tidy(title) : fallbackTitle(pathname) },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { property: 'og:type', content: kind },
    { property: 'og:site_name', content: siteName },
    { property: 'og:locale', content: 'fa_IR' },
  ];
  if (picture)
    tags.push(
      { property: 'og:image', content: origin + picture.url },
      { property: 'og:image:type', content: 'image/webp' },
      { property: 'og:image:alt', content: picture.altText },
    );
  if (noindex) tags.push({ name: 'robots', content: 'noindex' });
  return tags;
}

/** The head of an error page: exactly `{status} - {message}`, not to be found by search engines. */
export function errorHead({ status, message }: { status: number; message?: string }): MetaDescriptor[] {
  return [{ title: errorTitle(status, message ?? messageOf(status)) }, { name: 'robots', content: 'noindex' }];
}
