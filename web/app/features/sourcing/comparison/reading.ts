import { readFragment } from '../../../platform/graph/readFragment.ts';
import { talkParameter } from '../../conversations/index.ts';
import { earlierParameter } from '../quotes/earlier.ts';
import type { Quotes_QuoteFragment as Quote, Quotes_RequestFragment as Quoted } from '../quotes/Quotes.generated.ts';
import type { Room_RequestFragment as Request } from '../../trade/room/Room.generated.ts';

/** With tax or without. */
export type Reading = 'withVat' | 'withoutVat';

/** The name in the address, and what stands there for amounts without tax. */
export const readingParameter = { name: 'vat', without: 'without' } as const;

export const readingFrom = (word: string): Reading | undefined =>
  word === readingParameter.without ? 'withoutVat' : undefined;

/** What a room shows that is not the usual. */
interface RoomState {
  /** The earlier offer that is open. */
  offerId?: string | undefined;
  /** The conversation that is open, where there are several. */
  conversationId?: string | undefined;
}

/** The address of a room as it is shown. */
export function roomQuery(pageNumber: number, reading: Reading, { offerId, conversationId }: RoomState = {}): string {
  const query = new URLSearchParams();
  if (conversationId !== undefined) query.set(talkParameter, conversationId);
  if (pageNumber > 1) query.set('pageNumber', String(pageNumber));
  if (reading === 'withoutVat') query.set(readingParameter.name, readingParameter.without);
  if (offerId !== undefined) query.set(earlierParameter, offerId);
  return query.size > 0 ? `?${query.toString()}` : '';
}

/** Whether offers of several sellers stand side by side, for who buys. */
export function isCompared(request: Request): boolean {
  if (request.side !== 'BUYER') return false;
  const quotes = readFragment<Quote>(readFragment<Quoted>(request).quotes?.nodes ?? []);
  const standing = quotes.filter(({ status }) => status === 'SENT' || status === 'EXPIRED');
  return new Set(standing.map(({ participationId }) => participationId)).size > 1;
}
