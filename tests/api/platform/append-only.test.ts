import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readAppendOnly } from '../../../api/src/platform/database/roles.ts';
import { recordAudit } from '../../../api/src/platform/audit.ts';
import type { Database } from '../../../api/src/platform/database/database.ts';
import { openMarket } from '../../kit/app-at.ts';
import { makeMarket, type Market } from '../../kit/market.ts';
import { peopleOf } from '../../kit/people.ts';
import { createRole, hasPostgres } from '../../kit/postgres.ts';
import { startProgram } from '../../kit/program.ts';

/** What would change a row of a table, remove one, or empty it; as if a row were there. */
const changes = (table: string, column: string) => [
  `update ${table} set ${column} = ${column}`,
  `delete from ${table}`,
  `truncate ${table}`,
  `truncate ${table} cascade`,
];

/** The audit, and each table of domain events; `live_events` only tells that something happened, and is forgotten. */
const readLogs = async (query: Database['query']) =>
  query<{ table: string; column: string }>(
    `select t.table_name as "table", min(c.column_name) as "column" from information_schema.tables t
     join information_schema.columns c using (table_schema, table_name)
     where t.table_schema = 'public' and t.table_type = 'BASE TABLE' and (t.table_name = 'audit' or t.table_name like '%\\_events') and t.table_name <> 'live_events'
     group by 1 order by 1`,
  );

describe('what is only added to', () => {
  let market: Awaited<ReturnType<typeof openMarket>>;
  beforeAll(async () => {
    market = await openMarket();
  });
  afterAll(() => market?.discard());

  it('is the audit and all events, and refuses every change by itself', async () => {
    const { db } = market;
    const logs = await readLogs(db.query);
    expect(logs.length).toBeGreaterThan(2);
    expect(await readAppendOnly(db)).toEqual(expect.arrayContaining(logs.map(({ table }) => table)));
    // A row trigger has nothing to refuse where there is no row.
    const sender = { address: '192.0.2.1', userAgent: '', requestId: 'append-only' };
    await db.transaction((tx) => recordAudit(tx, sender, { action: 'TRIED', result: 'DONE' }));
    for (const statement of changes('audit', 'id')) await expect(db.query(statement), statement).rejects.toThrow();
    for (const { table } of logs) await expect(db.query(`truncate ${table} cascade`), table).rejects.toThrow();
  });
});

describe.skipIf(!hasPostgres || process.env.TEST_DATABASE !== 'postgres')('the api as a role of its own', () => {
  let market: Market;
  let role: Awaited<ReturnType<typeof createRole>>;
  const ends: (() => Promise<unknown>)[] = [];
  beforeAll(async () => {
    market = await makeMarket('postgres', 420);
    role = await createRole(market.settings.DATABASE_URL!);
  });
  afterAll(async () => {
    for (const end of ends.reverse()) await end();
    await market?.discard();
    await role?.drop();
  });

  it('serves and writes, and can neither change, remove nor empty a log, nor make a table', async () => {
    const settings = {
      ...market.settings,
      MIGRATION_DATABASE_URL: market.settings.DATABASE_URL,
      DATABASE_URL: role.url,
    };
    const api = await startProgram('api', settings);
    ends.push(async () => api.running() && api.stop());
    expect(api.output()).not.toContain('MIGRATION_DATABASE_URL');
    const people = peopleOf(api);
    const { accessToken } = await people.login();
    const company = { kind: 'COMPANY', company: { legalName: 'صنایع شیرسازی سهند' } };
    expect((await people.post('/customers/personcustomer', { by: accessToken, body: company })).status).toBe(200);

    const client = new pg.Client(role.url);
    await client.connect();
    ends.push(() => client.end());
    const logs = await readLogs(async <Row>(text: string) => (await client.query(text)).rows as Row[]);
    const denied = async (statement: string) =>
      expect(client.query(statement), statement).rejects.toMatchObject({ code: '42501' });
    // Events of trade as the release before reads them.
    for (const each of ['update trade_events set id = id', 'delete from trade_events']) await denied(each);
    for (const { table, column } of logs) for (const each of changes(table, column)) await denied(each);
    await denied('delete from migrations');
    await denied('create table more (id int)');
    // The same api without an owner's address says what that means.
    await api.stop();
    const alone = await startProgram('api', market.settings);
    ends.push(async () => alone.running() && alone.stop());
    expect(alone.output()).toContain('MIGRATION_DATABASE_URL');
  });
});
