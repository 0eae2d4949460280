import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordEvent } from '../../../api/src/platform/events/record-event.ts';
import { newId } from '../../../api/src/platform/ids.ts';
import { makeOutbox } from '../../../api/src/platform/outbox/outbox.ts';
import { startAppAt } from '../../kit/app-at.ts';
import { ok } from '../../kit/rest.ts';
import { approvingAt } from '../approvals/approving.kit.ts';
import { type Person, supplyOf } from '../suppliers/claims/claims.kit.ts';

// Whoever is disabled, removed from a company, past the end of the membership, or of a closed account or company is asked and told
// nothing, whether it happened before the event or between the event and the moment at which somebody would have been told.

const NOW = '2026-12-01T08:00:00Z';
let app: Awaited<ReturnType<typeof startAppAt>>;
let supply: ReturnType<typeof supplyOf>;
let approving: Awaited<ReturnType<typeof approvingAt>>;
beforeAll(async () => {
  app = await startAppAt(NOW);
  supply = supplyOf(app);
  approving = await approvingAt(app);
});
afterAll(() => app?.stop());

type Member = { customerId: string; who: Person; owner: Person };
const set = (table: 'users' | 'customer_members', change: string, { who }: Member) =>
  app.db.query(`update ${table} set ${change} where ${table === 'users' ? 'id' : 'user_id'} = $1`, [who.userId]);
const ways: Record<string, (member: Member) => Promise<unknown>> = {
  disabled: (member) => set('users', `status = 'DISABLED'`, member),
  removed: (member) => set('customer_members', `status = 'REMOVED'`, member),
  suspended: (member) => set('customer_members', `status = 'SUSPENDED'`, member),
  ended: (member) => set('customer_members', `valid_to = '2026-11-30T00:00:00Z'`, member),
  'without the permission': (member) => set('customer_members', `permissions = '{MESSAGE}'`, member),
  'account closed': (member) => set('users', `status = 'CLOSED', phone = null`, member),
  'company closed': ({ customerId }) =>
    app.db.query('update customers set closed_at = now(), identity_verified_at = null where id = $1', [customerId]),
};

async function newMember(customerId?: string): Promise<Member> {
  const company = customerId ? { customerId, owner: approving.people.owner } : await supply.company();
  const who = await supply.member(company.customerId, ['QUOTE_ACCEPT', 'SALE_SETTING_EDIT']);
  await app.get('/customers/profile', { by: who });
  await app.db.query(`update persons set email = $2, email_verified_at = now() where user_id = $1`, [
    who.userId,
    `${who.userId}@example.ir`,
  ]);
  return { ...company, who };
}
async function happens({ customerId }: Member) {
  const notice = { actorId: null, at: app.clock.now(), facts: { name: 'پمپ‌یار' } };
  // A kind that asks for nothing: one that does is taken back by itself where nothing waits.
  const event = { type: 'MERCHANT_SUSPENDED', objectType: 'OwnMerchant', objectId: newId(), seq: 1 };
  const audiences = [`customer:${customerId}`];
  await app.db.transaction((tx) => recordEvent(tx, { ...event, audiences, notice }));
}
async function run(...queues: string[]) {
  for (const queue of queues)
    await app.db.query(`insert into jobs (id, queue, due_at, run_at) values (gen_random_uuid(), $1, $2, $2)`, [
      queue,
      app.clock.now(),
    ]);
  await app.tick();
}
/** Of kinds that go out by SMS too. */
const alsoBySms = ({ who }: Member) =>
  app.db.query('update notifications set sms_due_at = mail_due_at where user_id = $1', [who.userId]);
const noticesOf = ({ who }: Member) =>
  app.db.query<{ id: string }>('select id from notifications where user_id = $1', [who.userId]);
/** What left for somebody, by channel; the phone as it was before. */
async function sentTo({ who }: Member, phone: string): Promise<string[]> {
  const rows = await app.db.query<{ channel: string }>(
    `select channel from outbox where recipient in ($1, $2) and template in ('rasteh-notice', 'notices') order by channel`,
    [phone, `${who.userId}@example.ir`],
  );
  return rows.map(({ channel }) => channel);
}
const phoneOf = async ({ who }: Member) =>
  (await app.db.query<{ phone: string }>('select phone from users where id = $1', [who.userId]))[0]!.phone;
const minutesLater = (minutes: number) => app.clock.set(new Date(app.clock.now().getTime() + minutes * 60_000));
async function tell(member: Member, between = async (): Promise<unknown> => undefined) {
  app.clock.set(NOW);
  const phone = await phoneOf(member).catch(() => '');
  await happens(member);
  await run('fan-out');
  const told = (await noticesOf(member)).length;
  await alsoBySms(member);
  await between();
  minutesLater(11);
  await run('mail-notifications', 'sms-notifications');
  return { told, sent: await sentTo(member, phone) };
}

it('who acts for a company is told, by mail and SMS too', async () => {
  expect(await tell(await newMember())).toEqual({ told: 1, sent: ['MAIL', 'SMS'] });
});

describe.each(Object.keys(ways))('%s', (way) => {
  it('before the event: gets no notice, no mail and no SMS', async () => {
    const member = await newMember();
    const phone = await phoneOf(member);
    await ways[way]!(member);
    app.clock.set(NOW);
    await happens(member);
    await run('fan-out');
    minutesLater(11);
    await run('mail-notifications', 'sms-notifications');
    expect([(await noticesOf(member)).length, await sentTo(member, phone)]).toEqual([0, []]);
  });

  it('after the event: gets no mail and no SMS', async () => {
    const member = await newMember();
    expect(await tell(member, () => ways[way]!(member))).toEqual({ told: 1, sent: [] });
  });

  // What a message of several kinds was for by which permission is asked before it is written.
  if (way === 'without the permission') return;
  it('while a message waits for its provider: it does not leave', async () => {
    const member = await newMember();
    const sent: string[] = [];
    const outbox = makeOutbox({
      db: app.db,
      clock: app.clock,
      key: 'a key of tests',
      keepsSent: false,
      send: async ({ recipient }) => (sent.push(recipient), { sent: true }),
    });
    const to = { userId: member.who.userId, partyIds: [member.customerId] };
    const phone = await phoneOf(member);
    const put = (seconds: number) =>
      app.db.transaction((tx) =>
        outbox.put(tx, { channel: 'SMS', recipient: phone, template: 'test', values: [], to }, seconds),
      );
    await put(60);
    await ways[way]!(member);
    await outbox.work();
    expect(sent).not.toContain(phone);
  });
});

describe('what is asked of a company', () => {
  const gone = ['disabled', 'removed', 'suspended', 'ended', 'account closed'];
  const reset = async () => {
    const ids = Object.values(approving.all).map(({ userId }) => userId);
    await app.db.query(`update customer_members set status = 'ACTIVE' where user_id = any($1::uuid[])`, [ids]);
  };

  it.each(gone)('an amount is not asked where the only colleague who could agree is %s', async (way) => {
    app.clock.set(NOW);
    await reset();
    await approving.rule({ acceptAboveRial: '1' });
    // Owners are there no more; one colleague is left who may agree to any amount.
    const member = await newMember(approving.customerId);
    for (const each of ['owner', 'second', 'payer'] as const) await approving.set(each, 'status', 'SUSPENDED');
    const asked = await approving.draft();
    const lacks = async () => (await approving.seen(asked, 'confirmer')).missing;
    expect(await lacks()).toEqual([]);
    await ways[way]!(member);
    expect(await lacks()).toEqual([{ code: 'NO_APPROVER', actions: ['CONFIRM_AND_PUBLISH'] }]);
    expect(await approving.publish('confirmer', asked, 1)).toMatchObject({
      status: 409,
      body: { code: 'NO_APPROVER' },
    });
    await reset();
  });

  it('a request is not put to a company in which nobody may confirm it', async () => {
    app.clock.set(NOW);
    await reset();
    for (const each of ['owner', 'second', 'confirmer'] as const) await approving.set(each, 'status', 'SUSPENDED');
    const id = await approving.draft();
    const put = () =>
      app.post('/traderequests/{id}/request-confirmation', {
        by: approving.all.requester,
        path: { id },
        body: { version: 1 },
      });
    const lacks = async () => (await approving.seen(id, 'requester')).missing;
    expect(await lacks()).toEqual([{ code: 'NO_APPROVER', actions: ['REQUEST_CONFIRMATION'] }]);
    expect(await put()).toMatchObject({ status: 409, body: { code: 'NO_APPROVER' } });
    await reset();
    expect(await lacks()).toEqual([]);
    expect((await put()).status).toBe(200);
  });
});

it('who has left a company reads no notices of it any more, and those told by name stay', async () => {
  const member = await newMember();
  const { headers } = member.who;
  await tell(member);
  const read = async () => {
    const list = await app.get('/notifications', { by: { headers } });
    const summary = '/notifications/summary';
    return [ok(list).items.length, (await app.ask<{ unreadCount: number }>(summary, { headers })).body.unreadCount];
  };
  expect(await read()).toEqual([1, 1]);
  const notice = { actorId: null, at: app.clock.now() };
  const event = {
    type: 'IDENTITY_CHECK_CONFIRMED',
    objectType: 'IdentityVerification',
    objectId: newId(),
    seq: 1,
    notice,
  };
  await app.db.transaction((tx) => recordEvent(tx, { ...event, audiences: [`user:${member.who.userId}`] }));
  await run('fan-out');
  expect(await read()).toEqual([2, 2]);
  await ways.removed!(member);
  expect(await read()).toEqual([1, 1]);
});

it('who is disabled is reminded of nothing', async () => {
  const { who } = await newMember();
  await app.db.query(`update users set status = 'DISABLED' where id = $1`, [who.userId]);
  const notice = { actorId: null, at: app.clock.now() };
  const event = { type: 'NOTE_DUE', objectType: 'Note', objectId: newId(), seq: 1, notice };
  await app.db.transaction((tx) => recordEvent(tx, { ...event, audiences: [`user:${who.userId}`] }));
  await run('fan-out');
  expect(await app.db.query('select from notifications where user_id = $1', [who.userId])).toEqual([]);
});
