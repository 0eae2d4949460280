import type { Actor } from '../../platform/actor.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { notFound, Problem } from '../../platform/problem.ts';
import type { Customers, MembershipInForce } from '../customers/index.ts';
import type { Files } from '../files/index.ts';
import type { Settings } from '../settings/index.ts';
import * as repository from './conversations.repository.ts';
import type { ConversationRow } from './conversations.repository.ts';
import { type Reader, sideOf, type Viewer } from './shown.ts';

type Parts = {
  clock: Clock;
  customers: Pick<Customers, 'memberships'>;
  settings: Pick<Settings, 'at'>;
  files: Pick<Files, 'linkTo'>;
};
export type Access = ReturnType<typeof makeAccess>;

const talks = ({ isOwner, permissions }: MembershipInForce) => isOwner || permissions.includes('MESSAGE');

/** For whom people talk, and so what they see. */
export function makeAccess({ clock, customers, settings, files }: Parts) {
  /** Those of some customers for whom the viewer talks. @throws Problem 404 with the code for a stranger, 403 for a member who may not */
  async function talksFor(
    query: Queryable,
    actor: Actor,
    customerIds: string[],
    code: 'CONVERSATION_NOT_FOUND' | 'BLOCK_NOT_FOUND',
  ) {
    const memberships = await customers.memberships(query, actor, customerIds);
    if (memberships.length === 0) return notFound(code);
    const parties = memberships.filter(talks).map(({ customerId }) => customerId);
    if (parties.length === 0) throw new Problem(403, 'PERMISSION_MISSING', [], undefined, { permission: 'MESSAGE' });
    return parties;
  }

  /** @throws Problem 403, 404 */
  async function own(query: Queryable, reader: Reader, row: ConversationRow | undefined) {
    if (!row) return notFound('CONVERSATION_NOT_FOUND');
    const sides = [row.buyerCustomerId, row.sellerCustomerId];
    const side = sideOf(row, await talksFor(query, reader.actor, sides, 'CONVERSATION_NOT_FOUND'))!;
    return { row, viewer: { ...reader, side } satisfies Viewer };
  }

  return {
    talksFor,
    /** Somebody who reads now; asked outside of transactions. */
    async readerOf(actor: Actor): Promise<Reader> {
      const now = clock.now();
      const isMasking = (await settings.at('conversation.contact_mode', now)) === 1;
      return { actor, now, isMasking, linkTo: files.linkTo };
    },
    own,
    ownById: async (query: Queryable, reader: Reader, id: string) =>
      own(query, reader, await repository.readConversation(query, reader.actor.userId, id)),

    /** Customers for whom the viewer talks. */
    partiesOf: async (query: Queryable, actor: Actor): Promise<string[]> =>
      (await customers.memberships(query, actor)).filter(talks).map(({ customerId }) => customerId),
  };
}
