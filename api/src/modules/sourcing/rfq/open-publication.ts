import { addBusinessDays, type IsClosed } from '../../../platform/calendar.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { buyerNameTo } from '../requests/buyer-name.ts';
import { hashOf } from '../../../platform/sealing.ts';
import { pricedLines } from '../lines/line-prices.ts';
import { type LineRow, replaceLines } from '../lines/lines.repository.ts';
import { talkTitle } from '../requests/messages.ts';
import { moveParticipation, type Seller } from '../participations/participations.repository.ts';
import type { ChainedRow, RequestRow } from '../requests/requests.repository.ts';
import type { Acted, Held } from '../requests/steps.ts';

/** domain rule: so long sellers may send a first offer where the buyer has not chosen */
const QUOTE_DAYS = 5;

/** Begins what a buyer and a seller say to each other about a request. */
export type Conversations = {
  beginAboutRequest(
    tx: Tx,
    talk: Pick<RequestRow, 'buyerCustomerId'> &
      Omit<Seller, 'merchantId'> & { requestId: string; title: string; isBuyerNamed: boolean },
    now: Date,
  ): Promise<unknown>;
  renameAboutRequest(
    tx: Tx,
    talk: Pick<RequestRow, 'buyerCustomerId'> & Omit<Seller, 'merchantId'> & { requestId: string; title: string },
  ): Promise<unknown>;
};

type Talk = Pick<RequestRow, 'id' | 'kind' | 'number' | 'visibility' | 'buyerCustomerId'> & { firstLine: string };

/** The conversation of a request with each of some sellers. @throws Problem 409 CONVERSATION_BLOCKED */
export async function beginTalks(
  tx: Tx,
  { beginAboutRequest }: Conversations,
  { id: requestId, kind, number, visibility, buyerCustomerId, firstLine }: Talk,
  { sellers, now }: { sellers: readonly Omit<Seller, 'merchantId'>[]; now: Date },
): Promise<void> {
  const talk = { requestId, buyerCustomerId, title: talkTitle(kind, number, firstLine) };
  for (const { sellerCustomerId, sellerName } of sellers)
    await beginAboutRequest(tx, { ...talk, sellerCustomerId, sellerName, isBuyerNamed: visibility !== 'PUBLIC' }, now);
}

/** Calls the conversation with the seller that was chosen by the order that the request is from now on. */
export const renameTalk = (
  tx: Tx,
  { renameAboutRequest }: Pick<Conversations, 'renameAboutRequest'>,
  { id: requestId, number, buyerCustomerId, sellerCustomerId, sellerName }: ChainedRow,
  firstLine: string,
) => {
  const title = talkTitle('DIRECT_ORDER', number, firstLine);
  return renameAboutRequest(tx, { requestId, buyerCustomerId, sellerCustomerId, sellerName, title });
};

type Ready = { lines: readonly Omit<LineRow, 'requestId'>[]; now: Date };

/** Lets an open request go to those who are asked. */
export async function sendToSellers(
  tx: Tx,
  { row, standing }: Held,
  { lines, now }: Ready,
  { conversations, isHoliday }: { conversations: Conversations; isHoliday: IsClosed },
): Promise<Acted> {
  await replaceLines(tx, row.id, lines);
  for (const { participationId } of row.chains)
    await moveParticipation(tx, participationId, { status: 'INVITED' }, now);
  const talk = { ...row, firstLine: lines[0]!.snapshot.title };
  await beginTalks(tx, conversations, talk, { sellers: row.chains, now });
  const quoteDeadlineAt = row.quoteDeadlineAt ?? addBusinessDays(now, QUOTE_DAYS, isHoliday);
  return {
    type: 'PUBLISHED',
    to: 'PUBLISHED',
    visibility: 'ALL',
    notifies: ['SELLER'],
    moved: {
      publishedAt: row.publishedAt ?? now,
      quoteDeadlineAt,
      deadlineAt: quoteDeadlineAt,
      reason: null,
      confirmerId: standing.userId,
    },
    facts: { name: buyerNameTo(row) },
    payload: {
      linesHash: hashOf(pricedLines(lines)),
      lines: lines.length,
      deadlineAt: quoteDeadlineAt.toISOString(),
    },
  };
}
