import { Type, type Static } from 'typebox';
import { Id, Instant, named, object, page, pagingQuery, rowIds } from '../../platform/schema.ts';

export const BlockedParty = named(
  'BlockedParty',
  'A company or person whose messages the caller has blocked. Neither writes to the other while the block lasts.',
  object({
    id: Id('Opaque id, the same in REST, in the graph and in addresses of the site.'),
    customerId: Id('Who wants no messages.'),
    customerName: Type.String({
      description: 'Name of the company or person that is blocked.',
      examples: ['فولاد سپاهان'],
    }),
    otherName: Type.String({ description: 'Whose messages it does not want.', examples: ['صنایع پمپ البرز'] }),
    conversationId: Id('In which conversation it was asked for.'),
    createdAt: Instant('When the other side was blocked.'),
  }),
);
export type BlockedParty = Static<typeof BlockedParty>;

export const BlockedPartyPage = page(
  'BlockedPartyPage',
  'Whose messages were stopped, the newest first.',
  BlockedParty,
);
export type BlockedPartyPage = Static<typeof BlockedPartyPage>;

export const BlockedPartiesQuery = object({ ...rowIds, ...pagingQuery });
export type BlockedPartiesQuery = Static<typeof BlockedPartiesQuery>;

export const PartyBlock = named(
  'PartyBlock',
  'Stops all messages between both sides of a conversation, in others too.',
  object({ conversationId: Id('Id of the conversation whose other side is blocked.') }),
);
export type PartyBlock = Static<typeof PartyBlock>;
export const BlockRemovalQuery = object({ blockId: Id('Id of the block (`BlockedParty.id`) that ends.') });
