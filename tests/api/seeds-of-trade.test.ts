import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedTrade } from '../../api/seeds/trade/seed-trade.ts';
import { TradeStatus } from '../../api/src/modules/trade/trade.enums.ts';
import { verifyTrade } from '../../api/src/modules/trade/verify-chain.ts';
import { readConfig } from '../../api/src/platform/config.ts';
import { valuesOf } from '../../api/src/platform/schema.ts';
import { newSecrets } from '../../api/src/platform/secrets.ts';
import { openMarket } from '../kit/app-at.ts';

// What the people of the seeds have done by the time somebody looks at a fresh site.
let market: Awaited<ReturnType<typeof openMarket>>;
// What is due later than that is work of the day, not of the past that was written.
const begunAt = new Date().toISOString();
const parts = () => ({
  db: market.db,
  config: readConfig({ RASTEH_DATA: market.folder, BUSY_AFTER_MS: '600000' }),
  secrets: newSecrets(),
});
beforeAll(async () => void (market = await openMarket()));
afterAll(() => market?.discard());

const count = async (sql: string) =>
  (await market.db.query<{ count: number }>(`select count(*)::int as count from ${sql}`))[0]!.count;

it('are 40 requests and 60 conversations, written once', async () => {
  expect(await seedTrade(parts())).toEqual({ requests: 40, conversations: 60, leftOut: [] });
  expect(await seedTrade(parts())).toBeUndefined();
  expect(await count('trade_requests')).toBe(40);
  expect(await count(`sessions where user_agent = 'seeds'`)).toBe(0);
}, 60_000);

it('requests are in every state, their chains hold, and nobody is late by now', async () => {
  const rows = await market.db.query<{ status: string }>('select distinct status from trade_requests');
  expect(rows.map(({ status }) => status).toSorted()).toEqual(valuesOf(TradeStatus).toSorted());
  expect(await verifyTrade(market.db)).toMatchObject({ requests: 40, faults: [] });
  expect(await count('trade_requests where deadline_at < now()')).toBe(0);
  expect(await count(`jobs where done_at is null and run_at < '${begunAt}'`)).toBe(0);
  expect(await count('jobs where dead_at is not null')).toBe(0);
  expect(await count(`trade_events where at > now()`)).toBe(0);
});

it('goods, services and consulting in parts and documents are traded, and a part waits for its buyer', async () => {
  const kinds = await market.db.query<{ type: string; parts: string[] | null }>(
    `select r.category_type as type, array_agg(distinct m.status order by m.status) filter (where m.id is not null) as parts
     from trade_requests r left join milestones m on m.request_id = r.id group by 1 order by 1`,
  );
  expect(kinds).toEqual([
    { type: 'ConsultingService', parts: ['ACCEPTED'] },
    { type: 'ElectronicDocument', parts: null },
    { type: 'IndustrialService', parts: ['ACCEPTED', 'PLANNED', 'SUBMITTED'] },
    { type: 'Product', parts: null },
  ]);
});

it('disputes and approvals wait for somebody, and sellers and buyers have something new to read', async () => {
  const states = await market.db.query<{ status: string }>('select status from disputes order by status');
  expect(states.map(({ status }) => status)).toEqual([
    ...['ANSWER_DUE', 'APPROVAL', 'DECIDED', 'DECISION', 'EVIDENCE', 'SETTLED'],
  ]);
  const asked = await market.db.query<{ kind: string }>(
    `select kind from trade_approvals where status = 'PENDING' order by kind`,
  );
  expect(asked.map(({ kind }) => kind)).toEqual(['ACCEPT', 'PUBLISH', 'PUBLISH']);
  const unread = await market.db.query<{ phone: string }>(
    `select distinct u.phone from users u join customer_members m on m.user_id = u.id join conversations c
       on m.customer_id in (c.buyer_customer_id, c.seller_customer_id)
     left join conversation_readers r on r.conversation_id = c.id and r.user_id = u.id
     join messages s on s.conversation_id = c.id and s.seq > coalesce(r.read_seq, 0)
       and (s.side = 'SELLER') = (m.customer_id = c.buyer_customer_id)`,
  );
  expect(unread.map(({ phone }) => phone).toSorted()).toEqual(
    [1, 2, 3, 4, 5, 10, 11].map((each) => `+98${9_000_000_000 + each}`),
  );
});
