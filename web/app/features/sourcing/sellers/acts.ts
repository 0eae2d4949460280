import { write } from '../../../platform/graph/write.ts';
import { notify } from '../../../platform/notify/notify.ts';
import type { Declining } from '../declining/declining.ts';
import type { RoomParts } from '../../tradeSteps/steps/room.ts';
import { writeOrRenew } from '../../tradeSteps/steps/writeOrRenew.ts';
import { sellerMessages as words } from './messages.ts';
import { DeclineToQuoteDocument, InviteSellersDocument, RemoveSellerDocument } from './sellers.generated.ts';

export type Part = RoomParts['request']['participations'][number];

const outdates = ['viewer.tradeRequests', 'viewer.tradeRequestsSummary', 'viewer.tradeRequest'] as const;

/** Rejects with a GraphError. */
async function done(room: RoomParts, act: () => Promise<unknown>, said: string): Promise<void> {
  await writeOrRenew(act, room);
  notify('success', said);
}

const of = ({ request: { id, version } }: RoomParts) => ({ tradeRequestId: id, version });

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
