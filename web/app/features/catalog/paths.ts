import { redirect } from 'react-router-dom';
import type { ScreenArgs } from '../../platform/graph/load.ts';
import { decode } from '../../platform/head/title.ts';

interface Named {
  id: string;
  slug: string;
}

/** Addresses of the catalogue's pages. Slugs are Persian; the browser encodes them. */
export const categoryPath = ({ id, slug }: Named) => `/category/${id}/${slug}`;
export const productListPath = ({ id, slug }: Named) => `/products/category/${id}/${slug}`;
export const categoryPropertiesPath = ({ id, slug }: Named) => `/category/properties/${id}/${slug}`;
export const productPath = ({ id, slug }: Named) => `/products/${id}/${slug}`;

/** Sends a page with a wrong or missing name in its address to the right one (301), with its query kept. */
export function keepAddress(args: ScreenArgs, path: string): void {
  const { pathname, search } = new URL(args.request.url);
  // The browser's own navigations ask for `<path>.data`, which the platform takes off before it gets here.
  if (decode(pathname) !== path) throw redirect(encodeURI(path) + search, 301);
}
