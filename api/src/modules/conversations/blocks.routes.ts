import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/route.ts';
import { nothing } from '../../platform/schema.ts';
import {
  BlockedPartiesQuery,
  BlockedParty,
  BlockedPartyPage,
  BlockRemovalQuery,
  PartyBlock,
} from './blocks.schemas.ts';
import type { Blocks } from './blocks.service.ts';

const BLOCKS = '/conversations/blocks';

export function blockRoutes(app: FastifyInstance, blocks: Blocks) {
  route(app, 'conversations', {
    method: 'POST',
    url: BLOCKS,
    operationId: 'blockParty',
    graph: 'viewer',
    policy: 'user',
    summary: 'Stops all messages between both sides of a conversation; said twice it is the same block',
    body: PartyBlock,
    response: BlockedParty,
    handler: ({ actor, body }) => blocks.block(actor, body),
  });
  route(app, 'conversations', {
    url: BLOCKS,
    operationId: 'blockedParties',
    graph: 'viewer.blockedParties',
    policy: 'user',
    summary: 'Whose messages those for whom the viewer talks have stopped',
    query: BlockedPartiesQuery,
    response: BlockedPartyPage,
    handler: ({ actor, query }) => blocks.list(actor, query),
  });
  route(app, 'conversations', {
    method: 'DELETE',
    // Below it `{id}/thread` would be ambiguous.
    url: BLOCKS,
    operationId: 'unblockParty',
    graph: 'viewer',
    policy: 'user',
    summary: 'Lets both sides write to each other again, unless the other has stopped it too',
    query: BlockRemovalQuery,
    response: nothing,
    handler: ({ actor, query }) => blocks.unblock(actor, query.blockId),
  });
}
