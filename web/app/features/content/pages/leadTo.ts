import { redirect } from 'react-router-dom';
import type { ScreenArgs } from '../../../platform/graph/load.ts';
import { decode } from '../../../platform/head/title.ts';

/** Leads to a path of this site, encoded as the graph says it (301, query kept). */
export function leadTo({ request }: ScreenArgs, path: string): never {
  const here = new URL(request.url);
  const there = new URL(path, here);
  throw redirect(there.pathname + (there.search || here.search) + there.hash, 301);
}

/** The same unless that path was asked for. */
export function keepPath(args: ScreenArgs, path: string): void {
  const { url } = args.request;
  if (decode(new URL(path, url).pathname) !== decode(new URL(url).pathname)) leadTo(args, path);
}
