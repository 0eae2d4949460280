import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { merchantEvents } from '../../../api/src/modules/merchants/merchants.events.ts';
import type { Tx } from '../../../api/src/platform/database/database.ts';
import type { NewEvent } from '../../../api/src/platform/domain-events/define-events.ts';
import { emit } from '../../../api/src/platform/domain-events/emit.ts';
import {
  type InTransactionSubscriber,
  withSubscribers,
} from '../../../api/src/platform/domain-events/in-transaction.ts';
import { openMarket } from '../../kit/app-at.ts';

let market: Awaited<ReturnType<typeof openMarket>>;
let ids: string[];
beforeAll(async () => {
  market = await openMarket();
  await market.db.execute('create table followed (place serial, what text)');
  ids = (
    await market.db.query<{ id: string }>(
      `select id from merchants m where not exists (select from domain_events where aggregate_id = m.id) order by id limit 2`,
    )
  ).map(({ id }) => id);
});
afterAll(() => market?.discard());
beforeEach(() => market.db.execute('delete from followed'));

const by = { at: new Date('2026-12-01T08:00:00Z'), actorId: randomUUID(), onBehalfOf: null };
const definitionOf = (type: string) => merchantEvents.definitions.filter((each) => each.type === type);
const follow = (tx: Tx, what: string) => tx.query('insert into followed (what) values ($1)', [what]);
const followed = async () =>
  (await market.db.query<{ what: string }>('select what from followed order by place')).map(({ what }) => what);
const countOf = async (id: string) =>
  (await market.db.query('select from domain_events where aggregate_id = $1', [id])).length;

/** A step that writes one event, with these subscribers. */
const step = (subscribers: InTransactionSubscriber[], id: string, type: 'MERCHANT_CHANGED' | 'MERCHANT_SUBMITTED') =>
  withSubscribers(market.db, () => subscribers).transaction(async (tx) => {
    await tx.query('select from merchants where id = $1 for update', [id]);
    return emit(tx, [merchantEvents.of(type, id, {})], by);
  });

describe('subscribers in the transaction of an event', () => {
  it('handle it in their order, what they emit themselves too, and no other event', async () => {
    const subscribers: InTransactionSubscriber[] = [
      {
        events: definitionOf('MERCHANT_CHANGED'),
        async handle(tx: Tx, { aggregateId }: NewEvent) {
          await follow(tx, 'first');
          await emit(tx, [merchantEvents.of('MERCHANT_SUBMITTED', aggregateId, {})], by);
        },
      },
      { events: definitionOf('MERCHANT_SUBMITTED'), handle: (tx) => follow(tx, 'of what the first emitted') },
      { events: definitionOf('MERCHANT_CHANGED'), handle: (tx) => follow(tx, 'last') },
      { events: definitionOf('MERCHANT_WITHDRAWN'), handle: (tx) => follow(tx, 'of another event') },
    ];
    await step(subscribers, ids[0]!, 'MERCHANT_CHANGED');
    expect(await followed()).toEqual(['first', 'of what the first emitted', 'last']);
    expect(await countOf(ids[0]!)).toBe(2);
  });

  it.each([0, 1, 2])('undo the step, its event and each other where number %i throws', async (failing) => {
    const subscribers = [0, 1, 2].map((index) => ({
      events: definitionOf('MERCHANT_SUBMITTED'),
      async handle(tx: Tx) {
        await follow(tx, `number ${index}`);
        if (index === failing) throw new Error('the handler fails');
      },
    }));
    await expect(step(subscribers, ids[1]!, 'MERCHANT_SUBMITTED')).rejects.toThrow('the handler fails');
    expect(await followed()).toEqual([]);
    expect(await countOf(ids[1]!)).toBe(0);
  });
});
