import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { merchantEvents } from '../../../api/src/modules/merchants/merchants.events.ts';
import { emit } from '../../../api/src/platform/domain-events/emit.ts';
import { startAppAt } from '../../kit/app-at.ts';

let app: Awaited<ReturnType<typeof startAppAt>>;
let userId: string;
let merchant: { id: string; name: string };
beforeAll(async () => {
  app = await startAppAt('2026-12-01T08:00:00Z');
  const [user] = await app.db.query<{ id: string }>(`select id from users where status = 'ACTIVE' order by id limit 1`);
  userId = user!.id;
  const [row] = await app.db.query<typeof merchant>(
    `select id, name from merchants m where not exists (select from domain_events where aggregate_id = m.id) order by id limit 1`,
  );
  merchant = row!;
});
afterAll(() => app?.stop());
beforeEach(() => app.db.query('delete from notifications'));

const confirm = (id: string) =>
  app.db.transaction(async (tx) => {
    await tx.query('select from merchants where id = $1 for update', [id]);
    const event = merchantEvents.of('MERCHANT_CONFIRMED', id, { reason: 'مدارک کامل بود' });
    const by = { at: app.clock.now(), actorId: randomUUID(), onBehalfOf: null };
    return emit(tx, [{ ...event, audiences: [`user:${userId}`] }], by);
  });
const notices = () =>
  app.db.query('select type, count, object_type as "objectType", facts from notifications where user_id = $1', [
    userId,
  ]);

it('twenty steps at once are numbered without a gap and told once each', async () => {
  const written = await Promise.all(Array.from({ length: 20 }, () => confirm(merchant.id)));
  expect(
    written
      .flat()
      .map(({ seq }) => seq)
      .toSorted((one, other) => one - other),
  ).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
  await Promise.all([app.tick(), app.tick()]);
  await app.tick();
  const facts = { name: merchant.name, reason: 'مدارک کامل بود' };
  expect(await notices()).toEqual([{ type: 'MERCHANT_DECIDED', count: 20, objectType: 'OwnMerchant', facts }]);
});

it('what is gone before anybody could be told is told to nobody', async () => {
  await confirm(randomUUID());
  await app.tick();
  expect(await notices()).toEqual([]);
});
