import { ChangeFeed } from '../../api/src/platform/changes/change-feed.ts';
import type { startAppAt } from './app-at.ts';

type App = Pick<Awaited<ReturnType<typeof startAppAt>>, 'db' | 'clock'>;

/** What caches hear of an api at a time. */
export async function cachesOf({ db, clock }: App) {
  const feed = new ChangeFeed(db, clock);
  let heard: string[] = [];
  feed.listen({ changed: ({ tags }) => heard.push(...tags), lost: () => undefined });
  await feed.start();
  return {
    /** Tags that are heard once the clock stands there, and were not before. */
    async hearAt(instant: string): Promise<string[]> {
      clock.set(instant);
      await feed.poll();
      const tags = heard;
      heard = [];
      return tags;
    },
    [Symbol.dispose]: () => feed.stop(),
  };
}
