import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { merchantEvents } from '../../api/src/modules/merchants/merchants.events.ts';
import type { Database } from '../../api/src/platform/database/database.ts';
import { openPostgres } from '../../api/src/platform/database/postgres.ts';
import { emit } from '../../api/src/platform/domain-events/emit.ts';
import { launch } from '../../scripts/machine/launch.mjs';
import { inRoot } from '../../scripts/machine/root.mjs';
import { makeMarket, type Market } from '../kit/market.ts';
import { hasPostgres } from '../kit/postgres.ts';
import { USUAL_PRODUCTS } from '../kit/site.ts';
import { DEATHS, subscribersOn } from './event-worker.ts';

const EVENTS = 20;

// Processes of their own need a database that several may open.
describe.skipIf(!hasPostgres)('durable subscribers of several processes', () => {
  let market: Market;
  let db: Database;
  beforeAll(async () => {
    market = await makeMarket('postgres', USUAL_PRODUCTS);
    db = openPostgres({ url: market.settings.DATABASE_URL!, poolSize: 4, onError: () => undefined });
    await db.execute('create table effects (event_id uuid not null, worker int not null)');
    await subscribersOn(db).prepare();
  });
  afterAll(async () => {
    await db?.close();
    await market?.discard();
  });

  /** Steps of several merchants, some of them at once. */
  async function write(): Promise<string[]> {
    const merchants = await db.query<{ id: string }>('select id from merchants order by id limit 4');
    const by = { at: new Date(), actorId: randomUUID(), onBehalfOf: null };
    const steps = Array.from({ length: EVENTS }, (_, index) =>
      db.transaction(async (tx) => {
        const { id } = merchants[index % merchants.length]!;
        await tx.query('select from merchants where id = $1 for update', [id]);
        return emit(tx, [merchantEvents.of('MERCHANT_CHANGED', id, {})], by);
      }),
    );
    return (await Promise.all(steps)).flat().map(({ id }) => id);
  }

  it.each(DEATHS)(
    'handle each event once where one is killed %s',
    async (death) => {
      const ids = await write();
      const victim = launch('tests/faults/event-worker.ts', {
        env: {
          DATABASE_URL: market.settings.DATABASE_URL!,
          TSX_TSCONFIG_PATH: inRoot('tests/tsconfig.json'),
          DIES_AT: death,
        },
        nodeOptions: ['--import', 'tsx'],
      });
      expect((await victim.ended).signal).toBe('SIGKILL');
      await subscribersOn(db).settle();
      const effects = await db.query<{ id: string; worker: number }>(
        'select event_id as id, worker from effects where event_id = any($1)',
        [ids],
      );
      expect(effects.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
      // What was committed before its end is the victim's.
      const isItsWork = effects.every(({ worker }) => worker === victim.pid);
      expect(isItsWork).toBe(death === 'after commit');
    },
    60_000,
  );
});
