import { everything } from './changes/record-change.ts';
import type { Clock } from './clock.ts';
import { currentTx, outsideTx, type Queryable } from './database/database.ts';

/** Tags of what was written (record-change.ts). */
type Heard = { tags: readonly string[] };
type Concern = (change: Heard) => boolean;

const holders = new Set<{ tags: Concern; forget: () => void }>();

/** Makes the snapshots that a change concerns read anew. Whoever asks next waits for the reading. */
export function forgetSnapshots(change: Heard): void {
  for (const { tags, forget } of holders) if (tags(change)) forget();
}

/** Changes may have happened unheard. */
export const forgetAllSnapshots = (): void => forgetSnapshots({ tags: [everything] });

/** Calls back when a change concerns what is held beside snapshots. */
export const onForget = (tags: Concern, forget: () => void) => void holders.add({ tags, forget });

/** By the hands of the clock, unless somebody moves them. */
const elapsedBy = (clock: Clock) => clock.elapsedMs?.() ?? clock.now().getTime();

/** For what is dear to read and may be as old as `freshMs`, whatever is written. */
export const byAge: Concern = () => false;

type Read<T> = {
  db: Queryable;
  read: (on: Queryable) => Promise<T>;
  freshMs: number;
  clock: Clock;
  /** Whether a change ends it at once: `concerns(…)`, or `byAge` for none. */
  tags: Concern;
};

/**
 * Small reference data kept in memory. A value older than `freshMs` is still given while one new one is read behind it,
 * so readers never wait but for the first; a failed read keeps the old value.
 *
 * Within a transaction, a caller that finds no held value reads through that transaction, and the value is not kept: the embedded
 * database has one connection, so a read outside the transaction would wait for it, and the transaction for the read.
 */
export function snapshot<T>({ db, read, freshMs, clock, tags }: Read<T>): () => Promise<T> {
  let held: { value: T; readAt: number } | undefined;
  let reading: Promise<T> | undefined;
  const forget = () => {
    held = undefined;
    reading = undefined;
  };
  onForget(tags, forget);

  const refresh = () => {
    if (reading) return reading;
    const mine: Promise<T> = outsideTx(() => read(db))
      .then((value) => {
        // What was begun before a write was heard of is given to those who waited and not kept.
        if (reading === mine) held = { value, readAt: elapsedBy(clock) };
        return value;
      })
      .finally(() => {
        if (reading === mine) reading = undefined;
      });
    reading = mine;
    return mine;
  };

  return async () => {
    if (!held) {
      const tx = currentTx();
      return tx ? read(tx) : refresh();
    }
    if (elapsedBy(clock) - held.readAt > freshMs) refresh().catch(() => undefined);
    return held.value;
  };
}
