import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeFanOut } from '../../../api/src/modules/notifications/fan-out.ts';
import { makeNoticeMails } from '../../../api/src/modules/notifications/mails.ts';
import { makeNotifications } from '../../../api/src/modules/notifications/notifications.service.ts';
import { ChangeFeed } from '../../../api/src/platform/changes/change-feed.ts';
import { audience } from '../../../api/src/platform/events/audience.ts';
import { recordEvent } from '../../../api/src/platform/events/record-event.ts';
import { newId } from '../../../api/src/platform/ids.ts';
import type { NoticeTypes } from '../../../api/src/platform/notices/notice-type.ts';
import { startAppAt } from '../../kit/app-at.ts';
import { ok } from '../../kit/rest.ts';

// Who does not read a notice within ten minutes gets a mail, and nobody keeps notices for ever: the clock is moved.

const NOW = '2026-12-01T09:00:00Z';
const noticeTypes = (): NoticeTypes => ({
  ENTRY_DECIDED: {
    events: ['ENTRY_PUBLISHED'],
    byMail: true,
    targetPath: () => '/profile',
    words: () => ({ title: 'منتشر شد' }),
    many: (count) => `${count}`,
  },
});

let app: Awaited<ReturnType<typeof startAppAt>>;
let now = new Date(NOW);
let sent: { recipient: string; values: string[] }[];
let run: () => Promise<void>;
let mail: () => Promise<void>;
let notifications: ReturnType<typeof makeNotifications>;
beforeAll(async () => {
  app = await startAppAt(NOW);
  const { db } = app;
  const clock = { now: () => now };
  const outbox = {
    put: async (_tx: unknown, { recipient, values }: { recipient: string; values: string[] }) =>
      void sent.push({ recipient, values }),
  };
  const customers = { peopleOf: async () => [] };
  run = makeFanOut({ db, clock, feed: new ChangeFeed(db), customers, noticeTypes, eventNotices: () => ({}) }).run;
  mail = makeNoticeMails({ db, clock, outbox: outbox as never, publicOrigin: 'https://rasteh.example' }).send;
  notifications = makeNotifications({ db, clock, noticeTypes });
});
afterAll(() => app?.stop());

const later = (minutes: number) => void (now = new Date(now.getTime() + minutes * 60_000));

/** Somebody whose address for mails is verified, or is not. */
async function somebody(isVerified = true) {
  const { accessToken } = await app.login();
  const headers = { authorization: `Bearer ${accessToken}` };
  // Everybody who asks for the own profile is a person.
  await app.get('/customers/profile', { by: { headers } });
  const body = ok(await app.get('/account/export', { by: { headers } }));
  const { userId } = body.user;
  const email = `a${newId()}@example.ir`;
  await app.db.query(
    'update persons set email = $2, email_verified_at = case when $3 then now() end where user_id = $1',
    [userId, email, isVerified],
  );
  return { userId, email, actor: { userId } as never };
}
async function happens({ userId }: { userId: string }) {
  const event = { type: 'ENTRY_PUBLISHED', objectType: 'OwnSupplierProduct', objectId: newId(), seq: 1 };
  const notice = { actorId: null, at: now };
  await app.db.transaction((tx) => recordEvent(tx, { ...event, audiences: [audience.user(userId)], notice }));
  await run();
}

it('goes out once for all that was not read for ten minutes, and says nothing of what people wrote', async () => {
  sent = [];
  const person = await somebody();
  await happens(person);
  later(4);
  await happens(person);
  later(5);
  await mail();
  expect(sent).toEqual([]);
  later(1);
  await mail();
  await mail();
  expect(sent).toEqual([
    {
      recipient: person.email,
      values: ['https://rasteh.example/profile/notifications', 'تصمیم دربارهٔ کالا (۲ مورد)'],
    },
  ]);
});

it('does not go out to who has read it, has no verified address, or does not want it', async () => {
  sent = [];
  const reader = await somebody();
  const unverified = await somebody(false);
  const unwilling = await somebody();
  const choices = [{ type: 'ENTRY_DECIDED' as const, byMail: false }];
  await app.db.query('insert into notification_preferences (user_id, mail) values ($1, $2)', [
    unwilling.userId,
    JSON.stringify({ [choices[0]!.type]: false }),
  ]);
  for (const each of [reader, unverified, unwilling]) await happens(each);
  const { items } = await notifications.list(reader.actor, {});
  await notifications.read(reader.actor, { ids: items.map(({ id }) => id) });
  later(11);
  await mail();
  expect(sent).toEqual([]);
});

it('read ones are kept for half a year, others for a year', async () => {
  const reader = await somebody();
  const other = await somebody();
  for (const each of [reader, other]) await happens(each);
  const { items } = await notifications.list(reader.actor, {});
  await notifications.read(reader.actor, { ids: items.map(({ id }) => id) });
  const counts = async () => {
    await notifications.forgetOld();
    const lists = await Promise.all([reader, other].map(({ actor }) => notifications.list(actor, {})));
    return lists.map(({ totalCount }) => totalCount);
  };
  later(179 * 24 * 60);
  expect(await counts()).toEqual([1, 1]);
  later(2 * 24 * 60);
  expect(await counts()).toEqual([0, 1]);
  later(185 * 24 * 60);
  expect(await counts()).toEqual([0, 0]);
});
