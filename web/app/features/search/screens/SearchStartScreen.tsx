import { redirect } from 'react-router-dom';
import type { ScreenArgs } from '../../../platform/graph/load.ts';
import { isSearchable, tidyKey } from '../../../platform/text/searchKey.ts';
import { searchPath } from '../paths.ts';

/** The search form without script: to the page of what was typed, or home when that is nothing. */
function open({ request }: ScreenArgs): never {
  const key = tidyKey(new URL(request.url).searchParams.get('key') ?? '');
  throw redirect(isSearchable(key) ? searchPath(key) : '/');
}

export const loader = open;
export const clientLoader = open;

export default function SearchStartScreen() {
  return null;
}
