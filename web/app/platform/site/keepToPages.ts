import { found, type ScreenArgs } from '../graph/load.ts';

/** A page of a list beyond its last one is not there (404). */
export function keepToPages(
  args: ScreenArgs,
  { pageNumber, pageSize, totalCount }: { pageNumber: number; pageSize: number; totalCount: number },
): void {
  if (pageNumber > Math.max(1, Math.ceil(totalCount / pageSize))) found(args, null);
}
