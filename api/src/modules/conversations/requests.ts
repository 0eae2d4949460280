import type { Tx } from '../../platform/database/database.ts';
import { newId } from '../../platform/ids.ts';
import { Problem } from '../../platform/problem.ts';
import { foldSearchKey } from '../../platform/text.ts';
import * as blocks from './blocks.repository.ts';
import * as repository from './conversations.repository.ts';

/** What trade does for those who talk about its requests. */
export type Requests = {
  /** A seller has read what is said about a request. */
  seen(tx: Tx, by: { requestId: string; sellerCustomerId: string; userId: string }): Promise<unknown>;
  /** Numbers of requests between two customers, whichever of them buys, that both know and that have not ended. */
  openBetween(tx: Tx, one: string, other: string): Promise<string[]>;
};

export type RequestTalk = {
  requestId: string;
  /** Its number and its first line. */
  title: string;
  buyerCustomerId: string;
  sellerCustomerId: string;
  sellerName: string;
  /** False: the seller is not told who asks before both agree. */
  isBuyerNamed: boolean;
};

const searchKeyOf = ({ title, sellerName }: Pick<RequestTalk, 'title' | 'sellerName'>, buyerName: string) =>
  foldSearchKey(`${title} ${sellerName} ${buyerName}`);

/** The conversation of an inquiry whose seller was chosen: by its title of an order, and found by who buys, whom the seller knows now. */
export async function renameAboutRequest(tx: Tx, talk: Omit<RequestTalk, 'isBuyerNamed'>): Promise<void> {
  const { requestId, title, buyerCustomerId, sellerCustomerId } = talk;
  const searchKey = searchKeyOf(talk, await repository.readCustomerName(tx, buyerCustomerId));
  await repository.renameAboutRequest(tx, { requestId, buyerCustomerId, sellerCustomerId, title, searchKey });
}

/** The conversation of a buyer and a seller about a request, which stands from the moment in which the seller gets it. @throws Problem 409 CONVERSATION_BLOCKED */
export async function beginAboutRequest(tx: Tx, talk: RequestTalk, now: Date): Promise<void> {
  const { requestId: subjectId, title, buyerCustomerId, sellerCustomerId, sellerName, isBuyerNamed } = talk;
  // Nobody finds by a name what does not tell it.
  const buyerName = isBuyerNamed ? await repository.readCustomerName(tx, buyerCustomerId) : '';
  await repository.findOrInsert(tx, {
    id: newId(),
    subjectType: 'TRADE_REQUEST',
    subjectId,
    buyerCustomerId,
    sellerCustomerId,
    now,
    subject: { title, sellerName, customerId: sellerCustomerId },
    searchKey: searchKeyOf(talk, buyerName),
  });
  // Whoever blocks at the same time is before it, or sees the request.
  await blocks.lockPair(tx, buyerCustomerId, sellerCustomerId);
  if (await blocks.isBlocked(tx, buyerCustomerId, sellerCustomerId)) throw new Problem(409, 'CONVERSATION_BLOCKED');
}
