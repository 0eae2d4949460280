import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAnchoring } from '../../../../api/src/platform/domain-events/anchors.ts';
import { tradeChains } from '../../../../api/src/modules/documents/subject.events.ts';
import { verifyTrade } from '../../../../api/src/modules/trade/timeline/verify-trade.ts';
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
  await makeAnchoring(app, tradeChains).run();
});
afterAll(() => app?.stop());

/** Spoils the past as only an administrator of the database can, looks, and takes it back. */
async function faultsAfter(spoil: string, values: unknown[]) {
  let faults: { code: string }[] = [];
  await app.db
    .transaction(async (tx) => {
      await tx.query('alter table domain_events disable trigger user');
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
      `update domain_events set payload = '{"text":"دیگر"}' where aggregate_id = $1 and seq = 3`,
      ['HASH'],
    ],
    [
      'an event of another time',
      `update domain_events set at = at + interval '1 second' where aggregate_id = $1 and seq = 2`,
      ['HASH'],
    ],
    [
      'an event of another doer',
      `update domain_events set actor_user_id = gen_random_uuid() where aggregate_id = $1 and seq = 2`,
      ['HASH'],
    ],
    [
      'an event that was taken out',
      'delete from domain_events where aggregate_id = $1 and seq = 3',
      ['PREVIOUS', 'SEQUENCE'],
    ],
    [
      'an event that was put in',
      `insert into domain_events (id, aggregate_type, aggregate_id, root_id, seq, type, schema_version, at, from_state, to_state, visibility, payload, hash_version, prev_hash, hash)
       select gen_random_uuid(), aggregate_type, aggregate_id, root_id, 7, type, 1, at, from_state, to_state, visibility, payload, 2, hash, hash
       from domain_events where aggregate_id = $1 and seq = 6`,
      ['ANCHOR', 'END', 'HASH'],
    ],
    [
      'two events that changed places',
      'update domain_events set seq = seq + 100 where aggregate_id = $1 and seq in (2, 3)',
      ['HASH', 'PREVIOUS', 'SEQUENCE'],
    ],
    ['a chain that was cut off', 'delete from domain_events where aggregate_id = $1 and seq >= 5', ['ANCHOR', 'END']],
    ['a chain that is gone', 'delete from domain_events where aggregate_id = $1', ['ANCHOR', 'END']],
    [
      'an event of another hash',
      `update domain_events set hash = 'x' where aggregate_id = $1 and seq = 2`,
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
      'update domain_events set aggregate_id = $2, seq = 7 where aggregate_id = $1 and seq = 6',
      [id, other],
    );
    expect(codes).toEqual(['ANCHOR', 'END', 'HASH', 'PREVIOUS']);
  });

  it('is refused to whoever changes, removes or empties it', async () => {
    for (const write of ['update domain_events set seq = seq', 'delete from domain_events', 'truncate domain_events'])
      await expect(app.db.query(write), write).rejects.toThrow(/only added/);
  });
});
