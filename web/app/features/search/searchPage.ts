import { redirect } from 'react-router-dom';
import { failScreen } from '../../platform/errors/failScreen.ts';
import { GraphError } from '../../platform/graph/GraphError.ts';
import type { ScreenArgs } from '../../platform/graph/load.ts';
import { isTooDeep } from '../../platform/site/listPages.ts';
import { keepToPages } from '../../platform/site/keepToPages.ts';
import { lostPercent } from '../../platform/site/unreadable.ts';
import { toAsciiDigits } from '../../platform/text/digits.ts';
import { searchableKey } from '../../platform/text/searchKey.ts';

export const pageSize = 24;

/** The key of a search's address. Another spelling of it leads to the tidy one; too short a key is a 400 that says so, and an unreadable one. */
export function keyOf(args: ScreenArgs, pathOf: (key: string) => string): string {
  const typed = args.params.key ?? '';
  if (typed.includes(lostPercent)) refuse(args, 'key', 'FORMAT');
  const key = searchableKey(typed) ?? refuse(args, 'key', 'MIN_LENGTH');
  if (key !== typed) throw redirect(pathOf(key), 301);
  return key;
}

/** The page that the address asks for, in any digits. A number that no list has is a 400. */
export function pageNumberOf(args: ScreenArgs): number {
  const typed = new URL(args.request.url).searchParams.get('pageNumber') ?? '1';
  const number = Number(/^[1-9]\d{0,8}$/.exec(toAsciiDigits(typed))?.[0] ?? refuse(args, 'pageNumber', 'INTEGER'));
  return isTooDeep(number, pageSize) ? refuse(args, 'pageNumber', 'PAGE_TOO_DEEP') : number;
}

/** A page behind the last one is a 404. */
export function inList(args: ScreenArgs, pageNumber: number, totalCount: number): void {
  keepToPages(args, { pageNumber, pageSize, totalCount });
}

/** The page says which part of its address broke which rule. */
export function refuse(args: ScreenArgs, field: string, code: string): never {
  return failScreen(args, new GraphError(400, 'Bad Request', 'BAD_QUERY', { fields: [{ field, code }] }));
}
