import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAnchoring } from '../../../../api/src/modules/trade/timeline/anchors.ts';
import { verifyTrade } from '../../../../api/src/modules/trade/timeline/verify-chain.ts';
import { startAppAt } from '../../../kit/app-at.ts';
import { type Trading, tradingAt } from '../trading.kit.ts';

let app: Awaited<ReturnType<typeof startAppAt>>;
let trading: Trading;
let id: string;
let other: string;
beforeAll(async () => {
  app = await startAppAt('2026-12-01T08:00:00Z');
  trading = await tradingAt(app);
  for (const made of ['first', 'second']) {
    const one = await trading.draft({ buyerReference: made });
    await trading.publish('owner', one, 1);
    await trading.act(one, 'REQUEST_INFO', 'seller', 2);
    await trading.act(one, 'PROVIDE_INFO', 'requester', 3);
    await trading.act(one, 'ACKNOWLEDGE_LIST_PRICE', 'seller', 4);
    other = id;
    id = one;
  }
  const thrown = await trading.draft();
  await trading.act(thrown, 'REMOVE', 'requester', 1);
  app.clock.set(new Date('2026-12-01T09:00:00Z'));
  await makeAnchoring(app).run();
});
afterAll(() => app?.stop());

/** Spoils the past as only an administrator of the database can, looks, and takes it back. */
async function faultsAfter(spoil: string, values: unknown[]) {
  let faults: { code: string }[] = [];
  await app.db
    .transaction(async (tx) => {
      await tx.query('alter table trade_events disable trigger user');
      await tx.query(spoil, values);
      faults = (await verifyTrade(tx as never)).faults;
      throw new Error('taken back');
    })
    .catch((error: Error) => {
      if (error.message !== 'taken back') throw error;
    });
  return [...new Set(faults.map(({ code }) => code))].sort();
}

describe('the past of trade requests', () => {
  it('is sound as it was written, drafts that were thrown away among it', async () => {
    expect(await verifyTrade(app.db)).toEqual({ requests: 3, events: 14, faults: [] });
  });

  it.each([
    [
      'an event that says something else',
      `update trade_events set payload = '{"text":"دیگر"}' where request_id = $1 and seq = 3`,
      ['HASH'],
    ],
    [
      'an event of another time',
      `update trade_events set at = at + interval '1 second' where request_id = $1 and seq = 2`,
      ['HASH'],
    ],
    [
      'an event of another doer',
      `update trade_events set actor_user_id = gen_random_uuid() where request_id = $1 and seq = 2`,
      ['HASH'],
    ],
    [
      'an event that was taken out',
      'delete from trade_events where request_id = $1 and seq = 3',
      ['PREVIOUS', 'SEQUENCE'],
    ],
    [
      'an event that was put in',
      `insert into trade_events select gen_random_uuid(), request_id, 7, type, at, actor_user_id, on_behalf_of, from_status, to_status, participation_id, visibility, payload, hash, hash from trade_events where request_id = $1 and seq = 6`,
      ['ANCHOR', 'END', 'HASH'],
    ],
    [
      'two events that changed places',
      'update trade_events set seq = -seq where request_id = $1 and seq in (2, 3)',
      ['HASH', 'PREVIOUS', 'SEQUENCE'],
    ],
    ['a chain that was cut off', 'delete from trade_events where request_id = $1 and seq >= 5', ['ANCHOR', 'END']],
    ['a chain that is gone', 'delete from trade_events where request_id = $1', ['ANCHOR', 'END']],
    [
      'an event of another hash',
      `update trade_events set hash = 'x' where request_id = $1 and seq = 2`,
      ['HASH', 'PREVIOUS'],
    ],
    ['a request that knows another end', 'update trade_requests set event_seq = 5 where id = $1', ['END']],
    [
      'an anchor of other chains',
      `insert into audit select id + 1, at, actor_id, on_behalf_of, action, object_type, object_id, result, detail || '{"chains":9}', address, request_id, previous_hash, hash from audit where action = 'TRADE_CHAINS_ANCHORED' and $1::uuid is not null`,
      ['ANCHOR'],
    ],
  ])('shows %s', async (_, spoil, found) => {
    const codes = await faultsAfter(spoil, [id]);
    expect(codes).toEqual(expect.arrayContaining(found));
  });

  it('shows an event that was moved to another request', async () => {
    const codes = await faultsAfter(
      'update trade_events set request_id = $2, seq = 7 where request_id = $1 and seq = 6',
      [id, other],
    );
    expect(codes).toEqual(['ANCHOR', 'END', 'HASH', 'PREVIOUS']);
  });

  it('is refused to whoever changes, removes or empties it', async () => {
    for (const write of ['update trade_events set seq = seq', 'delete from trade_events', 'truncate trade_events'])
      await expect(app.db.query(write), write).rejects.toThrow(/only added/);
  });
});
