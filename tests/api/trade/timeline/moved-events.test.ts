import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tradeChains } from '../../../../api/src/modules/documents/subject.events.ts';
import { sourcingEvents } from '../../../../api/src/modules/sourcing/sourcing.events.ts';
import type { Database } from '../../../../api/src/platform/database/database.ts';
import { migrate } from '../../../../api/src/platform/database/migrate.ts';
import { openPostgres } from '../../../../api/src/platform/database/postgres.ts';
import { emit } from '../../../../api/src/platform/domain-events/emit.ts';
import { chainEvent, hashOfEvent } from '../../../../api/src/platform/domain-events/event-chain.ts';
import { verifyChains } from '../../../../api/src/platform/domain-events/verify-chain.ts';
import { createDatabase, dropDatabase } from '../../../kit/postgres.ts';

const migrations = new URL('../../../../api/migrations/', import.meta.url).pathname;
const LAST_BEFORE = '0600';

let url: string;
let db: Database;
let folder: string;
beforeAll(async () => {
  url = await createDatabase();
  db = openPostgres({ url, poolSize: 2, onError: () => undefined });
  folder = await mkdtemp(join(tmpdir(), 'rasteh-migrations-'));
  for (const name of await readdir(migrations))
    if (name.slice(0, 4) <= LAST_BEFORE) await cp(join(migrations, name), join(folder, name));
  await migrate(db, folder);
});
afterAll(async () => {
  await db?.close();
  await dropDatabase(url);
  await rm(folder, { recursive: true, force: true });
});

const types = ['CREATED', 'EDITED', 'PUBLISHED', 'INFO_REQUESTED', 'REMOVED'];

/** The events of a draft that was deleted, as the release before writes them; the hash of the last one. */
async function writeAsBefore(requestId: string, { from = 0, head = '' } = {}): Promise<string> {
  let last = head;
  for (const [index, type] of types.slice(from).entries()) {
    const seq = from + index + 1;
    const event = {
      id: randomUUID(),
      aggregate: 'TradeRequest',
      aggregateId: requestId,
      rootId: requestId,
      seq,
      type,
      version: 1,
      at: new Date(`2026-11-30T08:00:0${seq}.123Z`),
      actorId: seq % 2 ? randomUUID() : null,
      onBehalfOf: seq % 2 ? randomUUID() : null,
      fromState: seq > 1 ? 'DRAFT' : null,
      toState: 'DRAFT',
      scopeId: seq === 4 ? randomUUID() : null,
      visibility: seq === 4 ? 'CHAIN' : 'BUYER',
      audiences: [],
      payload: { text: 'قیمت «۱۲» چند است؟', totalRial: '9007199254740993', lines: [seq] },
    };
    const hash = hashOfEvent(1, last, event);
    await db.query(
      `insert into trade_events (id, request_id, seq, type, at, actor_user_id, on_behalf_of, from_status, to_status, participation_id,
         visibility, payload, prev_hash, hash)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`,
      [
        event.id,
        requestId,
        seq,
        type,
        event.at,
        event.actorId,
        event.onBehalfOf,
        event.fromState,
        event.toState,
        event.scopeId,
        event.visibility,
        JSON.stringify(event.payload),
        last,
        hash,
      ],
    );
    last = hash;
  }
  return last;
}

const readAsBefore = () => db.query('select * from trade_events order by request_id, seq');

describe('events of trade that an earlier release wrote', () => {
  it('are the same after the migration, and their chains are sound', async () => {
    for (let count = 0; count < 20; count += 1) await writeAsBefore(randomUUID());
    const before = await readAsBefore();
    expect(before).toHaveLength(100);
    expect(await migrate(db)).toContain('0610_events_of_trade.sql');
    expect(await readAsBefore()).toEqual(before);
    expect(await verifyChains(db, tradeChains)).toEqual({ aggregates: 20, events: 100, faults: [] });
  });

  it('go on beside those of this release, whichever of both writes next', async () => {
    const id = randomUUID();
    const by = { at: new Date('2026-12-01T08:00:00Z'), actorId: null, onBehalfOf: null };
    const envelope = { id: randomUUID(), fromState: null, toState: 'DRAFT', scopeId: null, visibility: 'BUYER' };
    const created = sourcingEvents.of('CREATED', id, { kind: 'DIRECT_ORDER', lines: 1 });
    const { event, end } = chainEvent(created, { eventSeq: 0, eventHead: '' }, envelope, by);
    await db.transaction((tx) => emit(tx, [event], by));
    await writeAsBefore(id, { from: 1, head: end.eventHead });
    expect(await verifyChains(db, tradeChains)).toMatchObject({ aggregates: 21, faults: [] });
    const [first] = await db.query<{ hashVersion: number }>(
      `select hash_version as "hashVersion" from domain_events where aggregate_id = $1 and seq = 1`,
      [id],
    );
    expect(first).toEqual({ hashVersion: 2 });
  });

  it('are refused a gap and a change through the name of before', async () => {
    await expect(writeAsBefore(randomUUID(), { from: 2 })).rejects.toThrow('would leave a gap');
    await expect(db.query(`update trade_events set type = 'EDITED'`)).rejects.toThrow('only added');
    await expect(db.query('delete from trade_events')).rejects.toThrow('only added');
  });
});
