import type { MetaDescriptor } from 'react-router-dom';
import { messageOf, problemOf } from '../errors/problemOf.ts';
import { canonicalUrl } from './canonical.ts';
import { errorTitle, fallbackTitle, pageTitle } from './title.ts';

/** What a screen says about itself. */
export interface HeadFacts {
  /** Name of the page without the site's; the last path segment when left out. */
  title?: string;
  /** One or two sentences for search results. */
  description?: string;
  /** Keeps the page out of search results: filtered lists, error pages. */
  noindex?: boolean;
  /** Structured data, schema.org as an object. */
  jsonLd?: object;
}

interface HeadArgs {
  location: { pathname: string; search: string };
  matches: readonly ({ loaderData?: unknown } | undefined)[];
  error?: unknown;
}

/**
 * The head of a page, from a route's `meta` arguments: title, description, canonical link, robots.
 * After a failure it is the error page's head, whatever `facts` say.
 */
export function head(args: HeadArgs, facts: HeadFacts = {}): MetaDescriptor[] {
  if (args.error) return errorHead(problemOf(args.error));
  const { title, description, noindex, jsonLd } = facts;
  const { pathname, search } = args.location;
  const { origin = '' } = (args.matches[0]?.loaderData ?? {}) as { origin?: string };
  const tags: MetaDescriptor[] = [
    { title: title ? pageTitle(title) : fallbackTitle(pathname) },
    { tagName: 'link', rel: 'canonical', href: canonicalUrl(origin, pathname, search) },
  ];
  if (description) tags.push({ name: 'description', content: description });
  if (noindex) tags.push({ name: 'robots', content: 'noindex' });
  if (jsonLd) tags.push({ 'script:ld+json': jsonLd as never });
  return tags;
}

/** The head of an error page: exactly `{status} - {message}`, not to be found by search engines. */
export function errorHead({ status, message }: { status: number; message?: string }): MetaDescriptor[] {
  return [{ title: errorTitle(status, message ?? messageOf(status)) }, { name: 'robots', content: 'noindex' }];
}
