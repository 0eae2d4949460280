import { expect } from 'vitest';
import { seedTrade } from '../../../api/seeds/trade/seed-trade.ts';
import { verifyTrade } from '../../../api/src/modules/trade/timeline/verify-trade.ts';
import { readConfig } from '../../../api/src/platform/config.ts';
import type { Database } from '../../../api/src/platform/database/database.ts';
import { newSecrets } from '../../../api/src/platform/secrets.ts';
import { openMarket } from '../../kit/app-at.ts';

/** Instants of Tehran's clock, which is three and a half hours ahead of UTC. */
const tehran = (day: string, time: string) => `${day}T${time}:00+03:30`;

const clocks = ['00:30', '12:00', '23:30'];
const week = ['28', '29', '30'].map((day) => `2026-11-${day}`);
const nextWeek = ['01', '02', '03', '04'].map((day) => `2026-12-${day}`);

/** Those that are furthest from a usual day: a Friday night, the first minutes of Nowruz, and 30 Esfand of the next leap year. */
export const shortMoments: readonly string[] = [
  tehran('2026-12-04', '23:30'),
  tehran('2027-03-21', '00:30'),
  tehran('2030-03-20', '12:00'),
];

/** Each weekday at three times of day, ends of months, the turn of the year and rows of holidays: 30. */
export const allMoments: readonly string[] = [
  ...new Set([
    ...[...week, ...nextWeek].flatMap((day) => clocks.map((clock) => tehran(day, clock))),
    ...shortMoments,
    // 29 Esfand, and the last of two days of mourning.
    tehran('2027-03-20', '12:00'),
    tehran('2027-06-16', '23:30'),
    // The last day of Azar and the first of Dey.
    tehran('2026-12-21', '23:30'),
    tehran('2026-12-22', '00:30'),
    // The last of four days of Nowruz, the day after them, and the one after 12 and 13 Farvardin.
    tehran('2027-03-24', '23:30'),
    tehran('2027-03-25', '00:30'),
    tehran('2027-04-03', '12:00'),
  ]),
];

/** A market as one that is set up at that moment. */
async function openMarketAt(moment: Date) {
  const market = await openMarket();
  // What recurs was written by the clock of whoever made the market; the api writes it again by its own.
  await market.db.query('delete from jobs');
  if (moment.getUTCFullYear() >= 2028) await moveOn(market.db);
  return market;
}

/** Agencies of the market end from 2028 on, and its holidays with 1407: a later moment has them three years later. */
async function moveOn(db: Database) {
  const later = `interval '3 years'`;
  await db.query(
    `update merchant_delegations set valid_from = valid_from + ${later}, valid_to = valid_to + ${later} where valid_to > '2027-12-31'`,
  );
  for (const table of ['product_search', 'product_search_counts'])
    await db.query(
      `update ${table} set visible_from = visible_from + ${later}, visible_until = visible_until + ${later}
       where visible_until > '2027-12-31' and visible_until < 'infinity'`,
    );
  await db.query(
    `insert into holidays (day, title, is_predicted) select (day + ${later})::date, title, true from holidays on conflict do nothing`,
  );
}

/** How many requests stand where, at every moment. */
const standing = [
  'AGREED 2',
  'AWAITING_CONFIRMATION 2',
  'CANCELLED 1',
  'COMPLETED 6',
  'DECLINED 2',
  'DELIVERED 1',
  'DISPUTED 4',
  'DRAFT 2',
  'EXPIRED 1',
  'IN_FULFILMENT 6',
  'NEEDS_INFO 2',
  'NEGOTIATING 7',
  'PUBLISHED 4',
];

/** What the people of the seeds have done by the time somebody looks at a fresh site at that moment. */
export async function expectSeedsHold(at: string): Promise<void> {
  const moment = new Date(at);
  const market = await openMarketAt(moment);
  const { db } = market;
  const texts = async (sql: string) => (await db.query<{ text: string }>(sql)).map(({ text }) => text);
  /** Reads the only number of a statement about the moment. */
  const count = async (table: string) =>
    (await db.query<{ count: number }>(`select count(*)::int as count from ${table}`, [moment]))[0]!.count;
  try {
    const config = readConfig({ RASTEH_DATA: market.folder, BUSY_AFTER_MS: '600000' });
    const parts = { db, config, secrets: newSecrets(), clock: { now: () => moment } };

    // Written once.
    expect(await seedTrade(parts), at).toEqual({ requests: 40, conversations: 60, leftOut: [] });
    expect(await seedTrade(parts), at).toBeUndefined();
    expect(await texts(`select id::text as text from sessions where user_agent = 'seeds'`), at).toEqual([]);

    // Requests are in every state, their chains hold, nobody is late and nothing lies ahead.
    const states = `select status || ' ' || count(*) as text from trade_requests group by status order by status`;
    expect(await texts(states), at).toEqual(standing);
    expect(await verifyTrade(db), at).toMatchObject({ requests: 40, faults: [] });
    expect(await count('trade_requests where deadline_at < $1'), at).toBe(0);
    expect(await count('disputes where ended_at is null and due_at < $1'), at).toBe(0);
    expect(await count('trade_events where at > $1'), at).toBe(0);
    expect(await count('jobs where done_at is null and run_at < $1'), at).toBe(0);
    expect(await texts('select queue as text from jobs where dead_at is not null'), at).toEqual([]);

    // Goods, services and consulting in parts and documents are traded, and a part waits for its buyer.
    const kinds = `select r.category_type || coalesce(' ' || string_agg(distinct m.status, ' ' order by m.status), '') as text
      from trade_requests r left join milestones m on m.request_id = r.id group by r.category_type order by 1`;
    expect(await texts(kinds), at).toEqual([
      'ConsultingService ACCEPTED',
      'ElectronicDocument',
      'IndustrialService ACCEPTED PLANNED SUBMITTED',
      'Product',
    ]);

    // Disputes and approvals wait for somebody, and sellers and buyers have something new to read.
    expect(await texts('select status as text from disputes order by status'), at).toEqual([
      'ANSWER_DUE',
      'APPROVAL',
      'DECIDED',
      'DECISION',
      'EVIDENCE',
      'SETTLED',
    ]);
    const asked = `select kind as text from trade_approvals where status = 'PENDING' order by kind`;
    expect(await texts(asked), at).toEqual(['ACCEPT', 'PUBLISH', 'PUBLISH']);
    const unread = `select distinct u.phone as text from users u join customer_members m on m.user_id = u.id join conversations c
         on m.customer_id in (c.buyer_customer_id, c.seller_customer_id)
       left join conversation_readers r on r.conversation_id = c.id and r.user_id = u.id
       join messages s on s.conversation_id = c.id and s.seq > coalesce(r.read_seq, 0)
         and (s.side = 'SELLER') = (m.customer_id = c.buyer_customer_id)`;
    expect((await texts(unread)).toSorted(), at).toEqual(
      [1, 2, 3, 4, 5, 10, 11].map((each) => `+98${9_000_000_000 + each}`),
    );
  } finally {
    await market.discard();
  }
}
