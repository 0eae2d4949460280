import { GraphError } from '../../../../platform/graph/GraphError.ts';
import { write } from '../../../../platform/graph/write.ts';
import { notify } from '../../../../platform/notify/notify.ts';
import { stepMessages } from '../messages.ts';
import type { RoomParts } from '../room.ts';
import { isOvertaken } from '../steps.ts';
import { sellerMessages as words } from './messages.ts';
import { DeclineToQuoteDocument, InviteSellersDocument, RemoveSellerDocument } from './sellers.generated.ts';
import type { Declining } from './declining.ts';

export type Part = RoomParts['request']['participations'][number];

const outdates = ['viewer.tradeRequests', 'viewer.tradeRequestsSummary', 'viewer.tradeRequest'] as const;

/** What somebody else did first is read anew, and told. Rejects with a GraphError. */
async function done({ renew }: RoomParts, act: () => Promise<unknown>, said: string): Promise<void> {
  try {
    await act();
  } catch (error) {
    if (!isOvertaken(error)) throw error;
    await renew().catch(() => undefined);
    throw new GraphError(error.status, stepMessages.overtaken.refused, error.code);
  }
  notify('success', said);
}

const of = ({ request: { id, version } }: RoomParts) => ({ id, version });

export const invite = (room: RoomParts, merchantIds: string[]) =>
  done(room, () => write(InviteSellersDocument, { input: { ...of(room), merchantIds } }, { outdates }), words.sent);

export const remove = (room: RoomParts, { id: participationId, merchantName }: Part) =>
  done(
    room,
    () => write(RemoveSellerDocument, { input: { ...of(room), participationId } }, { outdates }),
    words.removed(merchantName),
  );

export const declineToQuote = (room: RoomParts, { id: participationId }: Part, said: Declining) =>
  done(
    room,
    () => write(DeclineToQuoteDocument, { input: { ...of(room), participationId, ...said } }, { outdates }),
    words.decline.done,
  );
