import { found, type ScreenArgs } from '../../../platform/graph/load.ts';

/** A category that a page is about. One that another took the place of leads there; of none the page is a 404. */
export const foundCategory = async <T>(args: ScreenArgs, id: string, category: T | null | undefined): Promise<T> =>
  category ?? found<T>(args, await (await import('./leadOn.ts')).leadOn(args, id));
