import { setImmediate as turnOfOthers } from 'node:timers/promises';
import type { Database } from '../../../platform/database/database.ts';
import { BEFORE_ALL_IDS } from '../../../platform/ids.ts';
import { indexOffers, readWordless } from '../../search/index.ts';
import type { Offers } from './offers.service.ts';

const AT_ONCE = 50;

/** Makes the words of offers that an earlier version wrote, so that they are found again, in small transactions. */
export async function indexWordless(db: Database, offers: Offers): Promise<void> {
  for (let after = BEFORE_ALL_IDS; ;) {
    const ids = await readWordless(db, after, AT_ONCE);
    const last = ids.at(-1);
    if (last === undefined) return;
    const ground = await offers.ground();
    await db.transaction(async (tx) => indexOffers(tx, await offers.fromHeldTables(tx, ground, ids)));
    after = last;
    await turnOfOthers();
  }
}
