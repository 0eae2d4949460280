import { redirect } from 'react-router-dom';
import type { ScreenArgs } from '../graph/load.ts';
import { decode } from '../head/title.ts';

/** Sends a page with a wrong or missing name in its address to the right one (301), with its query kept. */
export function keepAddress(args: ScreenArgs, path: string): void {
  const { pathname, search } = new URL(args.request.url);
  // The browser's own navigations ask for `<path>.data`, which the platform takes off before it gets here.
  if (decode(pathname) !== path) throw redirect(encodeURI(path) + search, 301);
}
