import { afterAll, beforeAll, expect, it } from 'vitest';
import { peopleOf } from '../../kit/people.ts';
import type { Person } from '../ownership/kinds.ts';
import { ok } from '../../kit/rest.ts';
import { startApi } from '../../kit/site.ts';
import { upload } from '../../kit/uploads.ts';
import { talk, type Talk } from './conversations.kit.ts';

/** Seeded staff. */
const MODERATOR = '09000000006';
const ADMIN = '09000000008';

let api: Awaited<ReturnType<typeof startApi>>;
let people: ReturnType<typeof peopleOf>;
/** The moderator, who may have a company as everybody. */
let asBuyer: Person;
let moderator: string;
let admin: string;
beforeAll(async () => {
  api = await startApi();
  people = peopleOf(api);
  asBuyer = await people.login(MODERATOR);
  moderator = asBuyer.accessToken;
  admin = (await people.login(ADMIN)).accessToken;
});
afterAll(() => api?.discard());

type Talking = Awaited<ReturnType<typeof talk>>;
async function report({ sells, id }: Talking, messageId: string): Promise<void> {
  const body = { messageIds: [messageId], reason: 'FRAUD' };
  ok(await people.post('/conversations/{id}/report', { by: sells, path: { id }, body }));
}
const caseOf = async (messageId: string, by = moderator, query: object = {}) => {
  const { items } = ok(await people.get('/admin/moderation/cases', { by, query: { pageSize: 100, ...query } }));
  return items.find(({ objectId }) => objectId === messageId);
};
async function decide(messageId: string, verdict: object, by = moderator) {
  const { id, version } = (await caseOf(messageId, admin))!;
  return people.put('/admin/moderation/cases/{id}', { by, path: { id }, body: { version, ...verdict } });
}

it('a report is decided once, with a note where it is right; both sides read the message as before', async () => {
  const talking = await talk(people);
  const messageId = talking.first.lastMessage.id;
  await report(talking, messageId);
  const { id } = (await caseOf(messageId))!;
  ok(await people.post('/admin/moderation/cases/{id}/claim', { by: moderator, path: { id } }));
  expect((await decide(messageId, { decision: 'DISMISS' }, admin)).body.code).toBe('CASE_CLAIMED');
  expect((await decide(messageId, { decision: 'UPHOLD' })).body).toMatchObject({
    errors: [{ field: 'reason', code: 'REQUIRED' }],
  });
  expect((await decide(messageId, { decision: 'REJECT', code: 'INSULT' })).body).toMatchObject({
    errors: [{ field: 'decision', code: 'DECISION_NOT_OF_CASE' }],
  });
  expect(ok(await decide(messageId, { decision: 'UPHOLD', reason: 'پیش‌پرداخت خواست.' }))).toMatchObject({
    state: 'DECIDED',
    outcome: 'UPHOLD',
    answer: 'پیش‌پرداخت خواست.',
    subject: { status: 'DECIDED' },
    allowedDecisions: [],
  });
  expect(await caseOf(messageId)).toBeUndefined();
  const [seen] = await talking.sells.thread(talking.id);
  expect(seen).toMatchObject({ id: messageId, isReported: true, allowedActions: [] });
  expect((await talking.asks.thread(talking.id))[0]).toMatchObject({ isReported: false });
  const log = ok(await people.get('/admin/audit', { by: admin, query: { pageSize: 50 } })).items;
  expect(log.map(({ action }) => action)).toContain('MESSAGE_CASE_DECIDED');
});

it('what was taken back stays for the decision, and goes with it; afterwards nothing stays', async () => {
  const talking = await talk(people);
  const { asks, buyer, id } = talking;
  const linkOf = async (fileId: string) =>
    (await people.get('/files/{id}/link', { by: moderator, path: { id: fileId } })).status;
  async function sent() {
    const { body: file } = await upload(`${api.url}/api/v1/files`, {
      bytes: '%PDF-1.4\nan offer\n%%EOF',
      name: 'پیشنهاد.pdf',
      headers: { authorization: `Bearer ${buyer.accessToken}` },
    });
    const { lastMessage } = (await asks.send({ conversationId: id, fileIds: [file.id] })).body as Talk;
    await report(talking, lastMessage.id);
    return { messageId: lastMessage.id, fileId: file.id };
  }
  const takeBack = (messageId: string) =>
    people.delete('/conversations/{id}/thread', { by: asks, path: { id }, query: { messageId } });
  const first = await sent();
  await takeBack(first.messageId);
  expect(await linkOf(first.fileId)).toBe(200);
  ok(await decide(first.messageId, { decision: 'DISMISS' }));
  expect(await linkOf(first.fileId)).toBe(404);
  const second = await sent();
  ok(await decide(second.messageId, { decision: 'DISMISS' }));
  expect(await linkOf(second.fileId)).toBe(200);
  await takeBack(second.messageId);
  expect(await linkOf(second.fileId)).toBe(404);
});

it('nobody decides a matter of the own company, and of two at once one decides', async () => {
  const own = await talk(people, asBuyer);
  await report(own, own.first.lastMessage.id);
  expect(await caseOf(own.first.lastMessage.id)).toMatchObject({ isOwnMatter: true, allowedDecisions: [] });
  expect((await decide(own.first.lastMessage.id, { decision: 'DISMISS' })).body.code).toBe('OWN_MATTER');
  const other = await talk(people);
  const messageId = other.first.lastMessage.id;
  await report(other, messageId);
  const answers = await Promise.all([
    decide(messageId, { decision: 'DISMISS' }),
    decide(messageId, { decision: 'UPHOLD', reason: 'پیش‌پرداخت خواست.' }, admin),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

it('messages are read by moderators alone: not by support, nor by those who write pages', async () => {
  const talking = await talk(people);
  const messageId = talking.first.lastMessage.id;
  await report(talking, messageId);
  const { id } = (await caseOf(messageId))!;
  for (const phone of ['09000000009', '09000000014']) {
    const { accessToken: by } = await people.login(phone);
    const { items } = ok(await people.get('/admin/moderation/cases', { by, query: { ids: [id] } }));
    expect(items).toEqual([]);
    expect((await people.get('/admin/moderation/cases', { by, query: { kind: 'MESSAGE' } })).body).toMatchObject({
      totalCount: 0,
    });
    const body = { version: 1, decision: 'DISMISS' };
    expect([403, 404]).toContain((await people.put('/admin/moderation/cases/{id}', { by, path: { id }, body })).status);
  }
});
