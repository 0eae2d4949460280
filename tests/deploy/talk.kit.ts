import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import type { Database } from '../../api/src/platform/database/database.ts';
import { sellerOf } from '../api/listings/entries/entries.kit.ts';
import type { People, Person } from '../api/ownership/kinds.ts';
import { draft } from '../api/trade/trade.kit.ts';
import { until } from '../kit/until.ts';

type Talk = { people: People; door: People; owner: Person; members: readonly string[]; db: Database };

const userOf = (accessToken: string) =>
  (JSON.parse(Buffer.from(accessToken.split('.')[1]!, 'base64url').toString()) as { sub: string }).sub;

/** An order between a company and its seller, about which both write through `door` while programs are killed. */
export async function talkOf({ people, door, owner, members, db }: Talk) {
  const { id, buys, customerId } = await draft(people, {}, owner);
  expect((await buys.publish(id)).status).toBe(200);
  const one = async <T extends object>(sql: string, values: unknown[]) => (await db.query<T>(sql, values))[0]!;
  const { conversationId } = await one<{ conversationId: string }>(
    'select id as "conversationId" from conversations where subject_id = $1',
    [id],
  );
  const { sellerId } = await one<{ sellerId: string }>(
    'select seller_customer_id as "sellerId" from trade_participations where request_id = $1',
    [id],
  );
  const seller = await sellerOf(people);
  // Read before programs are killed.
  const otherNameTo = async ({ accessToken }: Pick<Person, 'accessToken'>) =>
    (await people.as(accessToken, 'GET', `/conversations/${conversationId}`)).body.otherName as string;
  const shownToBuyer = await otherNameTo(owner);
  const shownToSeller = await otherNameTo(seller);

  /** A write as a client repeats it: with one key until it was answered, whichever program went away. */
  async function write(accessToken: string, path: string, body: object) {
    const key = { 'idempotency-key': randomUUID() };
    let last: unknown;
    const { status, body: told } = await until('an answer', async () => {
      const answer = await door
        .as(accessToken, 'POST', path, body, key)
        .catch((error: Error) => void (last = error.message));
      if (answer) last = answer.body;
      if (answer && answer.status < 500 && answer.body.code !== 'IN_PROGRESS') return answer;
      await pause(200);
      return undefined;
    }).catch((error: Error) => {
      throw new Error(`${error.message}: ${JSON.stringify(last)}`);
    });
    expect(status, JSON.stringify(told)).toBe(200);
  }
  async function say(accessToken: string, asCustomer: string, text: string) {
    const recipientName = asCustomer === customerId ? shownToBuyer : shownToSeller;
    await write(accessToken, '/conversations', { customerId: asCustomer, conversationId, recipientName, body: text });
  }
  async function step(accessToken: string, name: string, text: string) {
    const { version } = await one<{ version: number }>('select version from trade_requests where id = $1', [id]);
    await write(accessToken, `/traderequests/${id}/${name}`, { version, text });
  }

  return {
    /** Everybody writes, no more than one may in a minute, and the seller asks what the buyer answers. @returns how many messages there are */
    async run(each: number): Promise<number> {
      const writer = async (accessToken: string, asCustomer: string, turn: number) => {
        for (let said = 0; said < each; said += 1) {
          await say(accessToken, asCustomer, `پیام ${turn}-${said}`);
          await pause(100);
        }
      };
      const questions = async () => {
        for (let asked = 0; asked < 3; asked += 1) {
          await step(seller.accessToken, 'request-info', `پرسش ${asked}`);
          await step(owner.accessToken, 'provide-info', `پاسخ ${asked}`);
        }
      };
      await Promise.all([
        ...members.map((accessToken, turn) => writer(accessToken, customerId, turn)),
        writer(seller.accessToken, sellerId, members.length),
        questions(),
      ]);
      return (members.length + 1) * each;
    },

    objects: [id, conversationId],

    /** What the company's people were to hear of both, in order. */
    async told(): Promise<number[][]> {
      const rows = await db.query<{ objectId: string; seq: number }>(
        `select object_id as "objectId", seq::int from live_events where audience = $1 and object_id = any($2::uuid[])
         group by object_id, seq order by seq`,
        [`customer:${customerId}`, [id, conversationId]],
      );
      return [id, conversationId].map((of) => rows.filter(({ objectId }) => objectId === of).map(({ seq }) => seq));
    },

    /** Counts of unread messages are what a recount finds. */
    async requireCounts(messages: number): Promise<void> {
      const { count } = await one<{ count: number }>(
        'select count(*)::int as count from messages where conversation_id = $1',
        [conversationId],
      );
      expect(count).toBe(messages);
      for (const accessToken of members) {
        const { body } = await people.as(accessToken, 'GET', '/conversations/unread-thread');
        const items = body.items as { conversationId: string; unreadCount: number }[];
        const shown = items.find((item) => item.conversationId === conversationId)?.unreadCount ?? 0;
        const { unread } = await one<{ unread: number }>(
          `select count(*)::int as unread from messages m where m.conversation_id = $1 and m.seq > coalesce((select r.read_seq
             from conversation_readers r where r.conversation_id = $1 and r.user_id = $2), 0)`,
          [conversationId, userOf(accessToken)],
        );
        expect(shown).toBe(unread);
      }
    },
  };
}
