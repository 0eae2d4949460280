import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { makeFanOut } from '../../../api/src/modules/notifications/fan-out.ts';
import { makeNotifications } from '../../../api/src/modules/notifications/notifications.service.ts';
import { makeNoticeSms } from '../../../api/src/modules/notifications/sms.ts';
import { tradeNotices } from '../../../api/src/modules/trade/notices.ts';
import { ChangeFeed } from '../../../api/src/platform/changes/change-feed.ts';
import { audience } from '../../../api/src/platform/events/audience.ts';
import { recordEvent } from '../../../api/src/platform/events/record-event.ts';
import { newId } from '../../../api/src/platform/ids.ts';
import type { NoticeTypes } from '../../../api/src/platform/notices/notice-type.ts';
import { makeNotices } from '../../../api/src/platform/outbox/notices.ts';
import { makeSmsCeiling } from '../../../api/src/platform/outbox/sms-ceiling.ts';
import { startAppAt } from '../../kit/app-at.ts';
import { ok } from '../../kit/rest.ts';

// Who does not read a notice of some kinds within ten minutes gets an SMS, but not in the night: the clock is moved.

const BEGAN = '2026-12-01T12:30:00+03:30';
/** What is told is about requests that are not there: whether something still waits is not asked. */
const noticeTypes = (): NoticeTypes =>
  Object.fromEntries(Object.entries(tradeNotices).map(([name, { asks: _, ...type }]) => [name, type]));
type Sms = { recipient: string; template: string; values: string[]; seconds: number };

let app: Awaited<ReturnType<typeof startAppAt>>;
let now: Date;
let sent: Sms[];
let run: () => Promise<void>;
let notifications: ReturnType<typeof makeNotifications>;
/** A sender where so many messages may leave in an hour. */
let smsOf: (perHour: number) => ReturnType<typeof makeNoticeSms>;
let send: () => Promise<void>;
beforeAll(async () => {
  app = await startAppAt(BEGAN);
  const { db } = app;
  const clock = { now: () => now };
  const outbox = {
    put: async (_tx: unknown, { recipient, template, values }: Sms, seconds: number) =>
      void sent.push({ recipient, template, values, seconds }),
  };
  const customers = { peopleOf: async () => [] };
  run = makeFanOut({ db, clock, feed: new ChangeFeed(db), customers, noticeTypes, eventNotices: () => ({}) }).run;
  notifications = makeNotifications({ db, clock, noticeTypes });
  smsOf = (perHour) => {
    const ceiling = makeSmsCeiling(perHour);
    const notices = makeNotices({ outbox: outbox as never, ceiling, publicOrigin: 'https://rasteh.example' });
    return makeNoticeSms({ db, clock, notices, noticeTypes });
  };
  ({ send } = smsOf(1_000_000));
});
afterAll(() => app?.stop());
beforeEach(() => {
  sent = [];
  at('12:30');
});

/** On the first day by Tehran's clock, or some days later. */
const at = (clock: string, day = 1) => void (now = new Date(`2026-12-0${day}T${clock}:00+03:30`));

type Somebody = Awaited<ReturnType<typeof somebody>>;
async function somebody() {
  const { accessToken } = await app.login();
  const headers = { authorization: `Bearer ${accessToken}` };
  const body = ok(await app.get('/account/export', { by: { headers } }));
  const { userId } = body.user;
  const [user] = await app.db.query<{ phone: string }>('select phone from users where id = $1', [userId]);
  return { userId, phone: user!.phone, headers, actor: { userId } as never };
}
async function happens({ userId }: Somebody, type: string, objectId = newId(), facts = {}) {
  const notice = { actorId: null, at: now, facts };
  const event = { type, objectType: 'TradeRequest', objectId, seq: 1, audiences: [audience.user(userId)], notice };
  await app.db.transaction((tx) => recordEvent(tx, event));
  await run();
}
const smsTo = ({ phone }: Somebody, path: string) =>
  expect.objectContaining({
    recipient: phone,
    template: 'rasteh-notice',
    values: [`https://rasteh.example${path}`],
  }) as unknown;
const INBOX = '/profile/notifications';
const readAll = async ({ actor }: Somebody) => {
  const { items } = await notifications.list(actor, {});
  await notifications.read(actor, { ids: items.map(({ id }) => id) });
};

it('goes out once to who has not read it for ten minutes, with the address of the request only', async () => {
  const person = await somebody();
  const request = newId();
  await happens(person, 'CONFIRMATION_REQUESTED', request, { number: '1404-1', name: 'نامی که کسی نوشته' });
  at('12:39');
  await send();
  expect(sent).toEqual([]);
  at('12:40');
  await send();
  await send();
  expect(sent).toEqual([smsTo(person, `/profile/directorderinfo/${request}`)]);
});

it('is one for all of a person that is due: of one request with its address, of several with that of the inbox', async () => {
  const one = await somebody();
  const several = await somebody();
  const many = await somebody();
  const request = newId();
  for (const type of ['CONFIRMATION_REQUESTED', 'DISPUTE_OPENED']) await happens(one, type, request);
  for (const type of ['CONFIRMATION_REQUESTED', 'DISPUTE_OPENED']) await happens(several, type);
  // Two of a kind are one notice.
  for (const id of [newId(), newId()]) await happens(many, 'APPROVAL_ASKED', id);
  at('12:40');
  await send();
  expect(sent).toHaveLength(3);
  expect(sent).toEqual(
    expect.arrayContaining([
      smsTo(one, `/profile/directorderinfo/${request}`),
      smsTo(several, INBOX),
      smsTo(many, INBOX),
    ]),
  );
});

it('does not go out to who has read it, in whichever way, or is gone', async () => {
  const reader = await somebody();
  const opener = await somebody();
  const upTo = await somebody();
  const gone = await somebody();
  const request = newId();
  for (const each of [reader, opener, upTo, gone]) await happens(each, 'DISPUTE_OPENED', request);
  await readAll(reader);
  await app.db.transaction((tx) =>
    notifications.readWith(tx, opener.userId, { type: 'DISPUTE_OPENED', objectId: request }),
  );
  const { items } = await notifications.list(upTo.actor, {});
  await notifications.read(upTo.actor, { upTo: items[0]!.id });
  await app.db.query(`update users set status = 'DISABLED' where id = $1`, [gone.userId]);
  const due = await app.db.query('select from notifications where sms_due_at is not null');
  expect(due).toHaveLength(1);
  at('12:40');
  await send();
  expect(sent).toEqual([]);
});

it('goes out of the kinds that say so, unless the person wants it otherwise', async () => {
  const usual = await somebody();
  const unwilling = await somebody();
  const choices = [{ type: 'DISPUTE_OPENED', byMail: true, bySms: false }];
  const payload = { choices, version: 1 };
  const { headers } = unwilling;
  expect((await app.put('/notifications/preferences', { by: { headers }, body: payload })).status).toBe(200);
  await happens(unwilling, 'DISPUTE_OPENED');
  for (const type of ['QUOTE_SENT', 'SHIPPED', 'QUOTE_EXPIRED']) await happens(usual, type);
  await happens(usual, 'OFFER_ENDS', newId(), { hours: '24' });
  at('12:50');
  await send();
  expect(sent).toEqual([]);
  const ending = newId();
  await happens(usual, 'OFFER_ENDS', ending, { hours: '3' });
  at('13:00');
  await send();
  expect(sent).toEqual([smsTo(usual, `/profile/directorderinfo/${ending}`)]);
});

it('one that comes to an unread notice of minutes ago leaves with it', async () => {
  const person = await somebody();
  await happens(person, 'QUOTE_EXPIRED');
  at('12:35');
  await happens(person, 'OFFER_ENDS', newId(), { hours: '3' });
  at('12:45');
  await send();
  expect(sent).toEqual([smsTo(person, INBOX)]);
});

it('wakes nobody: from 22:00 to 8:00 it waits for the morning, and is not sent to who reads it till then', async () => {
  const evening = await somebody();
  const late = await somebody();
  const sleepless = await somebody();
  at('21:49');
  await happens(evening, 'DISPUTE_OPENED');
  at('21:50');
  for (const each of [late, sleepless]) await happens(each, 'DISPUTE_OPENED');
  at('21:59');
  await send();
  // No provider is tried into the night.
  expect(sent).toMatchObject([{ recipient: evening.phone, seconds: 60 }]);
  sent = [];
  at('22:00');
  await send();
  for (const clock of ['00:00', '03:00', '07:59']) {
    at(clock, 2);
    await send();
  }
  expect(sent).toEqual([]);
  await readAll(sleepless);
  at('08:00', 2);
  await send();
  expect(sent).toMatchObject([{ recipient: late.phone, seconds: 14 * 3_600 }]);
});

it('is not sent where the messages of an hour are used up, and nothing else changes', async () => {
  const person = await somebody();
  await happens(person, 'DISPUTE_OPENED');
  at('12:40');
  // The codes of logins are counted too.
  await smsOf(1).send();
  await send();
  expect(sent).toEqual([]);
  expect(await notifications.summary(person.actor)).toMatchObject({ unreadCount: 1 });
});
