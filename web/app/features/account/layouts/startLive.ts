import { liveQueries } from '../menu.ts';

/** Follows what happens while the logged-in area is open; its code comes after the page. @returns the end of it */
export function startLive(): () => void {
  let isOver = false;
  let end = () => {
    isOver = true;
  };
  const started = import('../../../platform/live/keepLive.ts').then(({ keepLive }) => {
    if (!isOver) end = keepLive(liveQueries);
  });
  // Without it the page shows what it showed when it came.
  started.catch(() => undefined);
  return () => end();
}
