import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { setAside } from '../../../api/src/modules/favorites/favorites.repository.ts';
import { startAppAt } from '../../kit/app-at.ts';

// What grows has an end, and what was cut says so.
let app: Awaited<ReturnType<typeof startAppAt>>;
beforeAll(async () => {
  app = await startAppAt(new Date().toISOString());
});
afterAll(() => app?.stop());

it('of what a person takes back the newest are kept aside, and nobody else’s go', async () => {
  const one = randomUUID();
  const other = randomUUID();
  const takeBack = async (userId: string, second: number) => {
    const id = randomUUID();
    await app.db.query(
      `insert into user_favorites (id, user_id, object_type, object_id, created_at) values ($1, $2, 'BASE_PRODUCT', $1, now())`,
      [id, userId],
    );
    await setAside(app.db, userId, id, new Date(second * 1_000), 2);
    return id;
  };
  for (const [turn, id] of [one, other].entries())
    await app.db.query('insert into users (id, phone) values ($1, $2)', [id, `+98900111000${turn}`]);
  const others = await takeBack(other, 1);
  await takeBack(one, 2);
  const second = await takeBack(one, 3);
  const third = await takeBack(one, 4);
  // One that is not there makes no room.
  await setAside(app.db, one, randomUUID(), new Date(5_000), 2);
  const rows = await app.db.query<{ id: string }>('select id from removed_favorites order by removed_at');
  expect(rows.map(({ id }) => id)).toEqual([others, second, third]);
});

type Answer = { totalCount: number; errors?: { field: string; code: string; params: string[] }[] };

it('the audit log of more persons than are looked among is refused, and an empty search is none', async () => {
  const headers = await app.headersOf(['ADMIN']);
  const audit = (actor?: string) =>
    app.ask<Answer>(`/admin/audit${actor === undefined ? '' : `?actor=${actor}`}`, { headers });
  await app.login();
  const all = (await audit()).body.totalCount;
  expect(all).toBeGreaterThan(0);
  expect((await audit('%20%20')).body.totalCount).toBe(all);
  const add = (from: number, to: number) =>
    app.db.query(
      `insert into users (id, phone) select gen_random_uuid(), '+98' || (9010000000 + n * 10000 + 4321)
       from generate_series($1::int, $2::int) n`,
      [from, to],
    );
  await add(1, 900);
  expect((await audit('4321')).status).toBe(200);
  await add(901, 1_001);
  const { status, body } = await audit('4321');
  expect([status, body.errors]).toMatchObject([400, [{ field: 'actor', code: 'TOO_MANY_FOUND', params: ['1000'] }]]);
});
