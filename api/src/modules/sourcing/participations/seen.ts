import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { recordEvent } from '../../../platform/events/record-event.ts';
import { audienceOfCustomer } from '../../customers/index.ts';
import { moveParticipation, readUnseen } from './participations.repository.ts';
import { lockRequest, type TradeRequestRow, writeHead } from '../requests/requests.repository.ts';
import { appendTradeEvent } from '../requests/trade-events.ts';

type Reader = { requestId: string; sellerCustomerId: string; userId: string };

/**
 * T2: a seller who has read what is said about a request has seen it. The request is none the newer for that: what somebody is
 * about to do with it stays good, and open pages hear of the participation.
 */
export const makeSeen =
  ({ clock }: { clock: Clock }) =>
  async (tx: Tx, { requestId, sellerCustomerId, userId }: Reader): Promise<void> => {
    const unseen = () => readUnseen(tx, requestId, sellerCustomerId);
    // Most have: nothing is held for them.
    if ((await unseen()).length === 0) return;
    let row = await lockRequest(tx, requestId);
    const now = clock.now();
    for (const { id } of await unseen()) row = row && (await see(tx, row, id, { userId, sellerCustomerId, now }));
  };

/** Of a part no other news is told. */
const SEEN_ONCE = 1;

type Seen = { userId: string; sellerCustomerId: string; now: Date };

/** @returns the request with the new end of its chain of events */
async function see(tx: Tx, row: TradeRequestRow, participationId: string, { userId, sellerCustomerId, now }: Seen) {
  await moveParticipation(tx, participationId, { status: 'VIEWED' }, now);
  const { id, row: after } = await appendTradeEvent(
    tx,
    row,
    { participationId, type: 'SELLER_SEEN', visibility: 'CHAIN', toStatus: row.status },
    { actorId: userId, onBehalfOf: sellerCustomerId, at: now },
  );
  await writeHead(tx, row.id, after);
  await recordEvent(tx, {
    id,
    type: 'SELLER_SEEN',
    objectType: 'TradeParticipation',
    objectId: participationId,
    seq: SEEN_ONCE,
    audiences: [row.buyerCustomerId, sellerCustomerId].map(audienceOfCustomer),
  });
  return after;
}
