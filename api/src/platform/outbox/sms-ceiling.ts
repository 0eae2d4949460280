import type { Tx } from '../database/database.ts';
import { alarm } from '../metrics.ts';
import { countSmsOfHour } from './outbox.repository.ts';

/** The rest of the messages of an hour is kept for codes of those who are known; from here on somebody is told, too. */
const PART_OF_OTHERS = 0.8;

export type SmsCeiling = ReturnType<typeof makeSmsCeiling>;

/** How many SMS leave in an hour in all, whatever for. Those who write at the same moment do not see each other's. */
export const makeSmsCeiling = (perHour: number) => ({
  /**
   * Whether another one may leave: any, and one for who is not known.
   * @param toKnown how many of those of the last hour went to who is known
   */
  async room(tx: Tx, toKnown = 0): Promise<{ forAny: boolean; forOthers: boolean }> {
    const inHour = await countSmsOfHour(tx);
    const ofOthers = perHour * PART_OF_OTHERS;
    if (inHour >= ofOthers) alarm('sms ceiling', `${inHour} messages in an hour`);
    const forAny = inHour < perHour;
    return { forAny, forOthers: forAny && inHour - toKnown < ofOthers };
  },
});
