import type { ScreenArgs } from '../../../platform/graph/load.ts';
import { leadOn } from './leadOn.ts';

/**
 * What a page of a category asks. Where there is no such category any more, the server sends to the same page of the one that
 * took its place; in the browser nobody comes from an old address.
 */
export async function leadingOn<T>(args: ScreenArgs, id: string, asked: Promise<T>): Promise<T> {
  if (!import.meta.env.SSR) return asked;
  try {
    return await asked;
  } catch (problem) {
    if ((problem as { init?: { status?: number } }).init?.status === 404) await leadOn(args, id);
    throw problem;
  }
}
