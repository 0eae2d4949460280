import { setImmediate as turnOfOthers } from 'node:timers/promises';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { BEFORE_ALL_IDS } from '../../../platform/ids.ts';
import {
  mendTerms,
  readStrayRows,
  readWronglyCounted,
  refreshOfferCounts,
  removeSearchRows,
  writeSearchRows,
} from '../../search/index.ts';
import { holdSuppliers, readOfferIds, readSupplierIds } from './offers.repository.ts';
import type { OfferGround, Offers } from './offers.service.ts';

/** `design/platform.md`: a transaction that writes lasts 200 ms at most, for all caches wait for its end. */
const AIM_MS = 75;
const FIRST_BATCH = 50;
const SMALLEST_BATCH = 25;
const LARGEST_BATCH = 250;
const SUPPLIERS_AT_ONCE = 8;

/** `read`: offers looked at; `written`: rows and cards that were missing or other than they should be; `removed`: of no offer. */
export type Rebuilt = { read: number; written: number; removed: number };

/**
 * Makes the read model anew from the tables while the site runs, batch after batch in transactions of their own. Only what
 * differs is written, so readers never meet a gap, and caches hear of nothing else.
 * @param told is called after each batch
 */
export async function rebuildOffers(
  { db, offers }: { db: Database; offers: Offers },
  told: (soFar: Rebuilt) => void = () => undefined,
): Promise<Rebuilt> {
  const sum: Rebuilt = { read: 0, written: 0, removed: 0 };
  let after: string | undefined = BEFORE_ALL_IDS;
  let size = FIRST_BATCH;
  while (after !== undefined) {
    const ground = await offers.ground();
    const from: string = after;
    const startedAt = performance.now();
    const batch = await db.transaction((tx) => rebuildBatch(tx, offers, ground, { after: from, size }));
    size = nextSize(size, performance.now() - startedAt);
    sum.read += batch.read;
    sum.written += batch.written;
    sum.removed += batch.removed;
    after = batch.last;
    told(sum);
    await turnOfOthers();
  }
  await mendCounts(db);
  await mendTerms(db);
  return sum;
}

/** Counts anew for suppliers whose offers are counted wrongly, each few at a time, held meanwhile. */
async function mendCounts(db: Database): Promise<void> {
  for (const ids of inParts(await readSupplierIds(db), SUPPLIERS_AT_ONCE)) {
    const wrong = await readWronglyCounted(db, ids);
    if (wrong.length === 0) continue;
    await db.transaction(async (tx) => {
      await holdSuppliers(tx, wrong);
      await refreshOfferCounts(tx, wrong);
    });
  }
}

const inParts = (ids: string[], size: number) =>
  Array.from({ length: Math.ceil(ids.length / size) }, (_, part) => ids.slice(part * size, (part + 1) * size));

async function rebuildBatch(
  tx: Tx,
  offers: Offers,
  ground: OfferGround,
  { after, size }: { after: string; size: number },
): Promise<Rebuilt & { last: string | undefined }> {
  const ids = await readOfferIds(tx, after, size);
  const last = ids.length < size ? undefined : ids.at(-1);
  const { shown, damaged } = await offers.fromHeldTables(tx, ground, ids);
  const kept = [...shown, ...damaged].map(({ id }) => id);
  const stray = await readStrayRows(tx, { after, upTo: last, kept });
  // Offers that were written since the ids were read look the same as what belongs to none.
  const since = stray.length > 0 ? (await offers.fromHeldTables(tx, ground, stray)).shown : [];
  const removed = stray.filter((id) => !since.some((row) => row.id === id));
  if (removed.length > 0) await removeSearchRows(tx, removed);
  const written = shown.length > 0 ? await writeSearchRows(tx, shown) : [];
  return { read: ids.length, written: written.length, removed: removed.length, last };
}

const nextSize = (size: number, ms: number) =>
  Math.max(SMALLEST_BATCH, Math.min(LARGEST_BATCH, Math.round(size * Math.min(2, AIM_MS / Math.max(ms, 1)))));
