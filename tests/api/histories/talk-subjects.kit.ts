import { randomUUID } from 'node:crypto';
import { allowedIn, type App, type Subject } from '../../kit/histories.ts';
import type { Trader, TradingParts } from '../trade/trading.kit.ts';

type Talk = { id: string; lastMessage: { id: string } };
type Written = { id: string; allowedActions: string[] };
type Ways = { method: 'GET' | 'POST' | 'PUT' | 'DELETE'; path: string; payload?: object };

/** What of a message its table would say, if it had one. */
const table = {
  name: 'message',
  states: ['SENT', 'EDITED', 'REPORTED', 'DELETED'],
  finals: ['DELETED'],
  rows: ['EDIT', 'DELETE', 'REPORT'].map((action) => ({ from: ['SENT'], action, by: 'MEMBER', event: action })),
};

/** Messages of two companies, as walks try them: in an open conversation, a blocked one, an older one, and that of an agreement. */
export function talkSubjects(app: App, companies: () => Promise<TradingParts>) {
  async function message(): Promise<Subject> {
    const trading = await companies();
    const { customerId, offer, people } = trading;
    const ask = async (by: Trader, { method, path, payload }: Ways) =>
      app.ask<Talk & { items: Written[]; code?: string }>(path, {
        method,
        headers: people[by].headers,
        ...(payload && { payload }),
      });
    const talks = new Map<string, string>();
    const send = async (more: object) => {
      const [seller] = await app.db.query<{ name: string }>('select name from merchants where id = $1', [
        offer.merchantId,
      ]);
      const payload = { customerId, recipientName: seller!.name, body: 'چه زمانی می‌رسد؟', ...more };
      const { status, body } = await ask('owner', { method: 'POST', path: '/conversations', payload });
      if (status !== 200) throw new Error(`message: ${status} ${JSON.stringify(body)}`);
      talks.set(body.lastMessage.id, body.id);
      return body.lastMessage.id;
    };
    const about = { subjectType: 'SUPPLIER_PRODUCT', subjectId: offer.id };
    const block = (conversationId: string) =>
      app.db.query(
        `insert into conversation_blocks (id, blocker_customer_id, blocked_customer_id, conversation_id, created_at)
         values ($1, $2, $3, $4, $5)`,
        [randomUUID(), offer.sellerId, customerId, conversationId, app.clock.now()],
      );
    const ways = [
      () => send(about),
      async () => {
        const id = await send(about);
        await block(talks.get(id)!);
        return id;
      },
      async () => {
        const id = await send(about);
        app.clock.set(new Date(app.clock.now().getTime() + 16 * 60_000));
        return id;
      },
      async () => {
        const [talk] = await app.db.query<{ id: string }>('select id from conversations where subject_id = $1', [
          await trading.taken(),
        ]);
        return send({ conversationId: talk!.id });
      },
    ];
    let turn = 0;
    return {
      machine: table,
      async make() {
        await app.db.query('delete from conversation_blocks where blocker_customer_id = $1', [offer.sellerId]);
        // Each in a minute of its own: the limit of messages is not what is tried.
        app.clock.set(new Date(app.clock.now().getTime() + turn * 61_000));
        return ways[turn++ % ways.length]!();
      },
      async read(id) {
        const [row] = await app.db.query<{ state: string }>(
          `select case when deleted_at is not null then 'DELETED' when exists (select from message_reports r where r.message_id = m.id)
             then 'REPORTED' when edited_at is not null then 'EDITED' else 'SENT' end as state from messages m where id = $1`,
          [id],
        );
        return { version: 1, state: row!.state, events: [], told: 0 };
      },
      actors: ['owner', 'member', 'clerk', 'stranger'],
      async allowed(id, actor) {
        const { status, body } = await ask(actor as Trader, {
          method: 'GET',
          path: `/conversations/${talks.get(id)}/thread?pageSize=100`,
        });
        const found = status === 200 ? body.items.find((each) => each.id === id) : undefined;
        return found && allowedIn(found);
      },
      act(id, action, actor) {
        const by = actor as Trader;
        const path = `/conversations/${talks.get(id)}`;
        if (action === 'DELETE') return ask(by, { method: 'DELETE', path: `${path}/thread?messageId=${id}` });
        if (action === 'REPORT') {
          const payload = { messageIds: [id], reason: 'SPAM' };
          return ask(by, { method: 'POST', path: `${path}/report`, payload });
        }
        return ask(by, { method: 'PUT', path: `${path}/thread`, payload: { messageId: id, body: 'چه روزی می‌رسد؟' } });
      },
    };
  }

  return { message };
}
