import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/database/database.ts';
import { recordEvent } from '../../platform/events/record-event.ts';
import { audienceOfCustomer } from '../customers/index.ts';
import { moveParticipation, readParticipationOf } from './participations.repository.ts';
import { lockRequest, writeHead } from './requests.repository.ts';
import { appendTradeEvent } from './trade-events.ts';

type Reader = { requestId: string; sellerCustomerId: string; userId: string };

/**
 * T2: a seller who has read what is said about a request has seen it. The request is none the newer for that: what somebody is
 * about to do with it stays good, and open pages hear of the participation.
 */
export const makeSeen =
  ({ clock }: { clock: Clock }) =>
  async (tx: Tx, { requestId, sellerCustomerId, userId }: Reader): Promise<void> => {
    const isNew = async () => {
      const found = await readParticipationOf(tx, requestId, sellerCustomerId);
      return found?.status === 'INVITED' ? found : undefined;
    };
    // Most have: nothing is held for them.
    if (!(await isNew())) return;
    const row = await lockRequest(tx, requestId);
    const participation = await isNew();
    if (!row || !participation) return;
    const now = clock.now();
    await moveParticipation(tx, participation.id, { status: 'VIEWED' }, now);
    const { id, row: after } = await appendTradeEvent(
      tx,
      row,
      { participationId: participation.id, type: 'SELLER_SEEN', visibility: 'CHAIN', toStatus: row.status },
      { actorId: userId, onBehalfOf: sellerCustomerId, at: now },
    );
    await writeHead(tx, requestId, after);
    await recordEvent(tx, {
      ...{ id, type: 'SELLER_SEEN', objectType: 'TradeParticipation', objectId: participation.id, seq: after.eventSeq },
      audiences: [row.buyerCustomerId, sellerCustomerId].map(audienceOfCustomer),
    });
  };
