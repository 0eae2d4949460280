import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { merchantEvents } from '../../../api/src/modules/merchants/merchants.events.ts';
import { eventOf } from '../../../api/src/platform/domain-events/define-events.ts';
import { emit } from '../../../api/src/platform/domain-events/emit.ts';
import type { Tx } from '../../../api/src/platform/database/database.ts';
import { openMarket } from '../../kit/app-at.ts';

let market: Awaited<ReturnType<typeof openMarket>>;
beforeAll(async () => {
  market = await openMarket();
});
afterAll(() => market?.discard());

const by = { at: new Date('2026-12-01T08:00:00Z'), actorId: randomUUID(), onBehalfOf: null };
const hold = (tx: Tx, id: string) => tx.query('select from merchants where id = $1 for update', [id]);
const stored = (id: string) =>
  market.db.query<{ seq: number; type: string; payload: object }>(
    'select seq, type, payload from domain_events where aggregate_id = $1 order by seq',
    [id],
  );

/** Merchants without events. */
const readMerchants = async (count: number) =>
  (
    await market.db.query<{ id: string }>(
      `select id from merchants m where not exists (select from domain_events where aggregate_id = m.id) order by id limit $1`,
      [count],
    )
  ).map(({ id }) => id);

describe('events of things that are held', () => {
  it('are numbered without a gap, several things in one statement', async () => {
    const [a, b] = (await readMerchants(2)) as [string, string];
    const written = await market.db.transaction(async (tx) => {
      await hold(tx, a);
      await hold(tx, b);
      const events = [
        merchantEvents.of('MERCHANT_SUBMITTED', a, {}),
        merchantEvents.of('MERCHANT_REJECTED', b, { reason: 'نام' }),
        merchantEvents.of('MERCHANT_WITHDRAWN', a, {}),
      ];
      return emit(tx, events, by);
    });
    expect(written.map(({ seq }) => seq)).toEqual([1, 1, 2]);
    expect(await stored(a)).toEqual([
      { seq: 1, type: 'MERCHANT_SUBMITTED', payload: {} },
      { seq: 2, type: 'MERCHANT_WITHDRAWN', payload: {} },
    ]);
    expect(await stored(b)).toEqual([{ seq: 1, type: 'MERCHANT_REJECTED', payload: { reason: 'نام' } }]);
  });

  it('are numbered one after the other by twenty at once', async () => {
    const [id] = (await readMerchants(1)) as [string];
    const step = () =>
      market.db.transaction(async (tx) => {
        await hold(tx, id);
        return emit(tx, [merchantEvents.of('MERCHANT_CHANGED', id, {})], by);
      });
    const seqs = (await Promise.all(Array.from({ length: 20 }, step))).flat().map(({ seq }) => seq);
    expect(seqs.sort((one, other) => one - other)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
  });

  it('go to the tables of the release before, and what an api of that writes comes here', async () => {
    const [id] = (await readMerchants(1)) as [string];
    await market.db.transaction(async (tx) => {
      await hold(tx, id);
      await emit(tx, [merchantEvents.of('MERCHANT_RENAMED', id, { from: 'الف', to: 'ب' })], by);
    });
    const before = 'select aggregate_type as kind, seq, type, payload from merchant_events where aggregate_id = $1';
    expect(await market.db.query(before, [id])).toEqual([
      { kind: 'MERCHANT', seq: 1, type: 'MERCHANT_RENAMED', payload: { from: 'الف', to: 'ب' } },
    ]);
    await market.db.query(
      `insert into merchant_events (id, aggregate_type, aggregate_id, seq, type, at) values ($1, 'MERCHANT', $2, 2, 'MERCHANT_CHANGED', now())`,
      [randomUUID(), id],
    );
    expect((await stored(id)).map(({ type }) => type)).toEqual(['MERCHANT_RENAMED', 'MERCHANT_CHANGED']);
  });
});

describe('an event that is wrong', () => {
  /** @returns what was thrown; nothing of the transaction stands */
  async function refused(id: string, write: (tx: Tx) => Promise<unknown>): Promise<string> {
    const before = await stored(id);
    const thrown = await market.db
      .transaction(async (tx) => {
        await tx.query('update merchants set version = version where id = $1', [id]);
        await write(tx);
      })
      .then(
        () => 'nothing',
        (error: Error) => error.message,
      );
    expect(await stored(id)).toEqual(before);
    return thrown;
  }

  it('of a type that nobody defined is refused', async () => {
    const [id] = (await readMerchants(1)) as [string];
    const what = await refused(id, async () => eventOf(merchantEvents, 'MERCHANT_PAINTED', id, {}));
    expect(what).toBe('no event MERCHANT_PAINTED is defined of Merchant');
  });

  it('with another payload is refused, by its name', async () => {
    const [id] = (await readMerchants(1)) as [string];
    for (const payload of [{ from: 'الف' }, { from: 'الف', to: 'ب', phone: '0912' }, { from: 1, to: 'ب' }])
      expect(
        await refused(id, (tx) => emit(tx, [eventOf(merchantEvents, 'MERCHANT_RENAMED', id, payload)], by)),
      ).toMatch(/^MERCHANT_RENAMED of Merchant .* has another payload/);
  });

  it('of a thing that is not held is refused, also where others hold it', async () => {
    const [id, other] = (await readMerchants(2)) as [string, string];
    const event = merchantEvents.of('MERCHANT_SUBMITTED', other, {});
    expect(await refused(id, (tx) => emit(tx, [event], by))).toBe(
      `MERCHANT_SUBMITTED: the row of merchants for ${other} is not held`,
    );
    await market.db.transaction((tx) => hold(tx, other));
    expect(await refused(id, (tx) => emit(tx, [event], by))).toContain('is not held');
  });

  it('that leaves a gap is refused by the database', async () => {
    const [id] = (await readMerchants(1)) as [string];
    const insert = (seq: number) =>
      market.db.query(
        `insert into domain_events (id, aggregate_type, aggregate_id, root_id, seq, type, schema_version, at)
         values ($1, 'Merchant', $2, $2, $3, 'MERCHANT_CHANGED', 1, now())`,
        [randomUUID(), id, seq],
      );
    await expect(insert(2)).rejects.toThrow('would leave a gap');
    await insert(1);
    await expect(insert(1)).rejects.toThrow();
    await expect(insert(3)).rejects.toThrow('would leave a gap');
  });
});
