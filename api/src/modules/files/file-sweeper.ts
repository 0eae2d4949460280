import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { BEFORE_ALL_IDS } from '../../platform/ids.ts';
import { alarm } from '../../platform/metrics.ts';
import type { FileStore } from './file-store.ts';
import { deleteRow, forgetUnused, idsAfter, withoutRow } from './files.repository.ts';

/** Longer than any upload takes: what is older has nobody who works on it. */
const LEFT_MS = 20 * 60_000;
const AT_ONCE = 500;

/**
 * Removes what nobody needs: files that nothing claimed, what an upload left half done, objects without a row and rows
 * without an object. A row that something rests on is never removed, its missing object is told.
 */
export function sweeper(db: Database, store: FileStore, clock: Clock) {
  const leftBefore = () => new Date(clock.now().getTime() - LEFT_MS);

  async function removeUnused() {
    for (;;) {
      // The row first: a crash between the two leaves an object that the next round finds.
      const ids = await forgetUnused(db, AT_ONCE);
      for (const id of ids) await store.remove(id);
      if (ids.length < AT_ONCE) return;
    }
  }

  async function removeWithoutRow() {
    for await (const ids of store.idsBefore(leftBefore())) {
      if (ids.length === 0) continue;
      for (const id of await withoutRow(db, ids)) await store.remove(id);
    }
  }

  async function tellWithoutObject() {
    let missing = 0;
    for (let after = BEFORE_ALL_IDS; ;) {
      const rows = await idsAfter(db, after, AT_ONCE);
      for (const { id, isAttached } of rows) {
        if ((await store.sizeOf(id)) !== undefined) continue;
        if (isAttached) missing += 1;
        else await deleteRow(db, id);
      }
      if (rows.length < AT_ONCE) break;
      after = rows.at(-1)!.id;
    }
    if (missing > 0) alarm('files missing', String(missing));
  }

  return async () => {
    await store.forgetIncoming(leftBefore());
    await removeUnused();
    await removeWithoutRow();
    await tellWithoutObject();
  };
}
