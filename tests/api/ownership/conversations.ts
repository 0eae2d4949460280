import { offerOf, talk } from '../conversations/conversations.kit.ts';
import { companyOf, type Owned, type Ownership, type People, type Person, UNKNOWN } from './kinds.ts';

/** `customer/conversation` of a company that has asked about an offer. */
async function begun(people: People, owner: Person): Promise<string> {
  const customerId = await companyOf(people, owner);
  const { id } = await talk(people, owner, customerId);
  return `${customerId}/${id}`;
}
/** `customer/conversation/message`: the seller has answered. */
async function answered(people: People, owner: Person): Promise<string> {
  const customerId = await companyOf(people, owner);
  const { asks, sells, id } = await talk(people, owner, customerId);
  await sells.send({ conversationId: id, body: 'بله، موجود است.' });
  return `${customerId}/${id}/${(await asks.thread(id))[0]!.id}`;
}
/** `customer/block`: the seller has been stopped from writing. */
async function blocked(people: People, owner: Person): Promise<string> {
  const customerId = await companyOf(people, owner);
  const { asks, id } = await talk(people, owner, customerId);
  const { body } = await asks.as('POST', '/blocks', { conversationId: id });
  return `${customerId}/${String(body.id)}`;
}
/** The conversation of such an id; of an id that nothing has, itself. */
const conversationIn = (id: string) => id.split('/')[1] ?? id;
const path = (id: string, step = '') => `/conversations/${conversationIn(id)}${step}`;
type OfParty = Extract<Ownership, { reaches: 'party' }>;
const ofConversation = (request: OfParty['request'], make = begun): OfParty => ({
  reaches: 'party',
  permission: 'MESSAGE',
  make,
  request,
});
/** `customer/offer/its seller’s name`: nothing has been said yet. */
async function unbegun(people: People, owner: Person): Promise<string> {
  const { id, sellerName } = await offerOf(people);
  return `${await companyOf(people, owner)}/${id}/${sellerName}`;
}

/** What is said in the name of companies. */
export const conversationsOwned: Owned = {
  conversations: {
    reaches: 'rows',
    path: '/conversations',
    make: async (people, owner, marker) => {
      const { asks, id } = await talk(people, owner);
      await asks.send({ conversationId: id, body: marker });
    },
  },
  conversationsBySubject: {
    reaches: 'self',
    why: 'own conversations about things of the market; tests/api/conversations/conversations.test.ts tries it',
    request: () => ({ path: `/conversations/by-subject?subjectType=SUPPLIER_PRODUCT&subjectIds=${UNKNOWN}` }),
  },
  conversationMessages: {
    reaches: 'rows',
    path: '/conversations/thread/flat',
    make: async (people, owner, marker) => {
      const { asks, id } = await talk(people, owner);
      await asks.send({ conversationId: id, body: marker });
    },
  },
  unreadThread: {
    reaches: 'self',
    why: 'counts of own conversations; tests/api/conversations/conversations.test.ts tries it',
    request: () => ({ path: '/conversations/unread-thread' }),
  },
  conversation: ofConversation((id) => ({ path: path(id) })),
  conversationThread: ofConversation((id) => ({ path: path(id, '/thread') })),
  // Texts of messages are their authors' alone: tests/api/conversations/conversations.test.ts.
  updateThread: ofConversation((id) => ({ path: path(id, '/thread'), body: { markReadSeq: 1 } })),
  removeFromThread: ofConversation((id) => ({ path: path(id, '/thread') })),
  // Of the other side's messages only: tests/api/conversations/message-reports.test.ts.
  reportMessages: ofConversation(
    (id) => ({
      path: path(id, '/report'),
      body: { messageIds: [id.split('/')[2] ?? id], reason: 'SPAM' },
    }),
    answered,
  ),
  muteConversation: ofConversation((id) => ({ path: path(id, '/mute'), body: { isMuted: true } })),
  blockParty: ofConversation((id) => ({ path: '/conversations/blocks', body: { conversationId: conversationIn(id) } })),
  blockedParties: {
    reaches: 'self',
    why: 'blocks of own companies; tests/api/conversations/conversation-blocks.test.ts tries it',
    request: () => ({ path: '/conversations/blocks' }),
  },
  unblockParty: ofConversation((id) => ({ path: `/conversations/blocks?blockId=${conversationIn(id)}` }), blocked),
  sendMessage: ofConversation(
    (id) => ({
      path: '/conversations',
      body: {
        customerId: id.split('/')[0],
        subjectType: 'SUPPLIER_PRODUCT',
        subjectId: conversationIn(id),
        recipientName: id.split('/')[2] ?? 'کسی',
        body: 'این کالا را دارید؟',
      },
    }),
    unbegun,
  ),
};
