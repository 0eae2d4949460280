import type { Actor } from '../../platform/actor.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import { recordEvent } from '../../platform/events/record-event.ts';
import { newId } from '../../platform/ids.ts';
import { paging } from '../../platform/paging/paging.ts';
import { notFound, Problem } from '../../platform/problem.ts';
import { audienceOfCustomer } from '../customers/index.ts';
import type { Access } from './access.ts';
import * as repository from './blocks.repository.ts';
import type { BlockRow } from './blocks.repository.ts';
import type { BlockedPartiesQuery, BlockedParty, BlockedPartyPage, PartyBlock } from './blocks.schemas.ts';
import { names } from './messages.ts';
import type { Requests } from './requests.ts';

type Parts = { db: Database; clock: Clock; access: Access; requests: Pick<Requests, 'openBetween'> };
export type Blocks = ReturnType<typeof makeBlocks>;

const shown = ({ id, customerId, customerName, otherName, conversationId, createdAt }: BlockRow): BlockedParty => ({
  id,
  customerId,
  conversationId,
  customerName: customerName ?? names.buyer,
  otherName: otherName ?? names.buyer,
  createdAt: createdAt.toISOString(),
});

/** Companies that want no messages from others. */
export function makeBlocks({ db, clock, access, requests }: Parts) {
  /** Open pages of both sides show that nothing can be written any more, or that it can again. */
  async function tell(tx: Tx, type: string, one: string, other: string) {
    const audiences = [one, other].map(audienceOfCustomer);
    for (const { id, eventSeq } of await repository.countEvent(tx, one, other))
      await recordEvent(tx, { type, objectType: 'Conversation', objectId: id, seq: eventSeq, audiences });
  }

  return {
    async list(actor: Actor, query: BlockedPartiesQuery): Promise<BlockedPartyPage> {
      const { rows, totalCount, page } = await repository.readBlocks(
        db,
        await access.partiesOf(db, actor),
        paging(query),
      );
      return { items: rows.map(shown), totalCount, ...page };
    },

    /** Said again it changes nothing. @throws Problem 403, 404, 409 REQUEST_OPEN while an order goes on between both */
    async block(actor: Actor, { conversationId }: PartyBlock): Promise<BlockedParty> {
      const reader = await access.readerOf(actor);
      return db.transaction(async (tx) => {
        const { row, viewer } = await access.ownById(tx, reader, conversationId);
        const sides = [row.buyerCustomerId, row.sellerCustomerId] as const;
        const [blockerId, blockedId] = viewer.side === 'BUYER' ? sides : ([sides[1], sides[0]] as const);
        // Whoever sends a message at the same time is before it or after it.
        await repository.lockPair(tx, blockerId, blockedId);
        const [open] = await requests.openBetween(tx, blockerId, blockedId);
        if (open !== undefined)
          throw new Problem(409, 'REQUEST_OPEN', [{ field: 'conversationId', code: 'REQUEST_OPEN', params: [open] }]);
        const block = { id: newId(), blockerId, blockedId, conversationId };
        const { id, isNew } = await repository.findOrInsertBlock(tx, block, clock.now());
        if (isNew) await tell(tx, 'CONVERSATION_BLOCKED', blockerId, blockedId);
        return shown((await repository.readBlock(tx, id))!);
      });
    },

    /** @throws Problem 403, 404 */
    unblock: (actor: Actor, id: string): Promise<void> =>
      db.transaction(async (tx) => {
        const { customerId, blockedId } = (await repository.readBlock(tx, id)) ?? notFound('BLOCK_NOT_FOUND');
        await access.talksFor(tx, actor, [customerId], 'BLOCK_NOT_FOUND');
        await repository.lockPair(tx, customerId, blockedId);
        if (!(await repository.deleteBlock(tx, id))) notFound('BLOCK_NOT_FOUND');
        await tell(tx, 'CONVERSATION_UNBLOCKED', customerId, blockedId);
      }),
  };
}
