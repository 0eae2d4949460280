import type { Tx } from '../../platform/database/database.ts';
import { recordEvent } from '../../platform/events/record-event.ts';
import { newId } from '../../platform/ids.ts';
import type { NoticeFacts } from '../../platform/notices/notice-type.ts';
import { audienceOfCustomer } from '../customers/index.ts';
import { hashOfEvent } from './event-chain.ts';
import { type EventVisibility, insertEvent } from './events.repository.ts';
import type { TradeRequestRow } from './requests.repository.ts';
import type { TradeSide, TradeStatus } from './trade.enums.ts';

export type Happened = {
  type: string;
  visibility: EventVisibility;
  toStatus: TradeStatus;
  /** No phone, no national id, no file. */
  payload?: object;
  /** Whose inboxes are told; none without it. */
  notifies?: readonly TradeSide[];
  facts?: NoticeFacts;
};
/** Who did it, and in whose name; nulls for the clock. */
export type By = { actorId: string | null; onBehalfOf: string | null; at: Date };

/** @returns the event's id, and the row with the new end of its chain, which whoever holds the request writes */
export async function appendTradeEvent(
  tx: Tx,
  row: TradeRequestRow,
  happened: Happened,
  by: By,
): Promise<{ id: string; row: TradeRequestRow }> {
  const event = {
    ...{ id: newId(), requestId: row.id, seq: row.eventSeq + 1, type: happened.type, at: by.at },
    ...{ actorId: by.actorId, onBehalfOf: by.onBehalfOf, fromStatus: row.eventSeq > 0 ? row.status : null },
    ...{ toStatus: happened.toStatus, visibility: happened.visibility, payload: happened.payload ?? {} },
    participationId: happened.visibility === 'CHAIN' ? row.participationId : null,
  };
  const hash = hashOfEvent(row.eventHead, event);
  await insertEvent(tx, event, { previousHash: row.eventHead, hash });
  return { id: event.id, row: { ...row, status: happened.toStatus, eventSeq: event.seq, eventHead: hash } };
}

/**
 * Tells who is concerned that a request is another one now. Sellers hear nothing of one that is not published.
 * @param id the event's; without it nothing was appended
 */
export async function tellOfTrade(
  tx: Tx,
  row: TradeRequestRow,
  happened: Pick<Happened, 'type' | 'visibility' | 'notifies' | 'facts'>,
  by: By,
  id?: string,
): Promise<void> {
  const [buyer, seller] = [row.buyerCustomerId, row.sellerCustomerId].map(audienceOfCustomer) as [string, string];
  const audiences = happened.visibility === 'BUYER' ? [buyer] : [buyer, seller];
  const to = (happened.notifies ?? []).map((side) => (side === 'BUYER' ? buyer : seller));
  await recordEvent(tx, {
    ...(id && { id }),
    ...{ type: happened.type, objectType: 'TradeRequest', objectId: row.id, seq: row.version, audiences },
    ...(to.length > 0 && {
      notice: { actorId: by.actorId, at: by.at, facts: { number: row.number, ...happened.facts }, to },
    }),
  });
}
