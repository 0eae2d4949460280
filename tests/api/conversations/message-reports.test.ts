import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { peopleOf } from '../../kit/people.ts';
import { ok } from '../../kit/rest.ts';
import { startApi } from '../../kit/site.ts';
import { upload } from '../../kit/uploads.ts';
import { sellerOf } from '../listings/entries/entries.kit.ts';
import { talk, type Talk, type Written } from './conversations.kit.ts';

const NOBODY = '01941f29-7c00-7a3b-8f4e-2b1c9d0e5a6f';
/** The seeded moderator. */
const MODERATOR = '09000000006';

let api: Awaited<ReturnType<typeof startApi>>;
let people: ReturnType<typeof peopleOf>;
let staff: string;
beforeAll(async () => {
  api = await startApi();
  people = peopleOf(api);
  staff = (await people.login(MODERATOR)).accessToken;
});
afterAll(() => api?.discard());

const reported = async (conversationId: string) => {
  const query = { kind: 'MESSAGE', pageSize: 100 } as const;
  const body = ok(await people.get('/admin/moderation/cases', { by: staff, query }));
  return body.items.filter(({ subject }) => subject?.message?.conversationId === conversationId);
};

describe('a report of a message', () => {
  it('is read by moderators with what the message says and said before, and by its side as told', async () => {
    const { asks, sells, id, first } = await talk(people);
    const messageId = first.lastMessage.id;
    const [seen] = await sells.thread(id);
    expect(seen).toMatchObject({ id: messageId, isReported: false, allowedActions: ['REPORT'] });
    const given = { messageIds: [messageId], reason: 'OTHER', explanation: 'خود را کارمند راسته معرفی کرد.' };
    const { status, body } = await people.post('/conversations/{id}/report', { by: sells, path: { id }, body: given });
    expect([status, body]).toMatchObject([200, [{ id: messageId, isReported: true, allowedActions: [] }]]);
    expect((await sells.thread(id))[0]).toMatchObject({ isReported: true, allowedActions: [] });
    // Who wrote it learns nothing of it.
    expect((await asks.thread(id))[0]).toMatchObject({ isReported: false, allowedActions: ['EDIT', 'DELETE'] });
    await people.put('/conversations/{id}/thread', { by: asks, path: { id }, body: { messageId, body: 'متنی دیگر' } });
    await people.delete('/conversations/{id}/thread', { by: asks, path: { id }, query: { messageId } });
    const [report, ...others] = await reported(id);
    expect(others).toEqual([]);
    expect(report).toMatchObject({
      objectId: messageId,
      state: 'OPEN',
      reason: given.explanation,
      subject: {
        heading: first.subjectTitle,
        companyName: 'فولاد سپاهان',
        message: {
          reason: 'OTHER',
          side: 'BUYER',
          seq: 1,
          isDeleted: true,
          buyerName: 'فولاد سپاهان',
          sellerName: first.otherName,
          subjectTitle: first.subjectTitle,
          versions: [{ body: 'سلام، برای ۲۰ عدد چه زمانی تحویل می‌دهید؟' }, { body: 'متنی دیگر' }],
        },
      },
      allowedDecisions: ['DISMISS', 'UPHOLD'],
    });
    expect(report?.subject).not.toHaveProperty('text');
  });

  it('has the files of the message, which stay for staff when it is taken back', async () => {
    const { buyer, asks, sells, id } = await talk(people);
    const { body: sent } = await upload(`${api.url}/api/v1/files`, {
      bytes: '%PDF-1.4\nan offer\n%%EOF',
      name: 'پیشنهاد.pdf',
      headers: { authorization: `Bearer ${buyer.accessToken}` },
    });
    const message = (await asks.send({ conversationId: id, fileIds: [sent.id] })).body as Talk;
    const messageId = message.lastMessage.id;
    const link = async (token: string) =>
      (await people.get('/files/{id}/link', { by: token, path: { id: sent.id } })).status;
    expect(await link(staff)).toBe(404);
    await people.post('/conversations/{id}/report', {
      by: sells,
      path: { id },
      body: { messageIds: [messageId], reason: 'FRAUD' },
    });
    const read = async () => (await reported(id))[0]!.subject!.message!;
    expect(await read()).toMatchObject({ isDeleted: false, files: [{ fileId: sent.id, name: 'پیشنهاد.pdf' }] });
    expect((await reported(id))[0]!.subject!.text).toBeUndefined();
    await people.delete('/conversations/{id}/thread', { by: asks, path: { id }, query: { messageId } });
    expect(await read()).toMatchObject({ isDeleted: true, files: [{ name: 'پیشنهاد.pdf' }] });
    const bytes = await fetch(`${api.url}/api/v1${(await read()).files[0]!.url}`);
    expect([bytes.status, await link(staff)]).toEqual([200, 200]);
    const seller = await sellerOf(people);
    expect([await link(buyer.accessToken), await link(seller.accessToken)]).toEqual([404, 404]);
    expect(await link((await people.login()).accessToken)).toBe(404);
  });

  it('is made once of each, by the other side only, and of all that are named or of none', async () => {
    const { asks, sells, id, first } = await talk(people);
    const { lastMessage } = (await asks.send({ conversationId: id, body: 'دوم' })).body as Talk;
    const report = (who: typeof asks, ...messageIds: string[]) =>
      people.post('/conversations/{id}/report', { by: who, path: { id }, body: { messageIds, reason: 'SPAM' } });
    const of = (code: string) => ({ body: { code, errors: [{ field: 'messageIds', code }] }, status: 409 });
    expect(await report(asks, first.lastMessage.id)).toMatchObject(of('OWN_MESSAGE'));
    expect((await report(sells, lastMessage.id)).status).toBe(200);
    expect(await report(sells, first.lastMessage.id, lastMessage.id)).toMatchObject(of('MESSAGE_REPORTED'));
    const missing = await report(sells, first.lastMessage.id, NOBODY);
    expect(missing).toMatchObject({ status: 404, body: { code: 'MESSAGE_NOT_FOUND' } });
    const foreign = await talk(people);
    expect((await report(sells, foreign.first.lastMessage.id)).status).toBe(404);
    expect((await reported(id)).map(({ objectId }) => objectId)).toEqual([lastMessage.id]);
    const both = await Promise.all([report(sells, first.lastMessage.id), report(sells, first.lastMessage.id)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it.each([
    [{ reason: 'SPAM' }, 'messageIds', 'REQUIRED'],
    [{ messageIds: [], reason: 'SPAM' }, 'messageIds', 'SELECT_ONE'],
    [{ messageIds: [NOBODY], reason: 'OTHER' }, 'explanation', 'REQUIRED'],
    [{ messageIds: [NOBODY], reason: 'SPAM', explanation: 'م'.repeat(501) }, 'explanation', 'MAX_LENGTH'],
    [{ messageIds: [NOBODY], reason: 'BAD' }, 'reason', 'UNKNOWN_VALUE'],
  ])('that is wrong is refused at its fields: %j', async (given, field, code) => {
    const { sells, id } = await talk(people);
    const { status, body } = await people.post('/conversations/{id}/report', { by: sells, path: { id }, body: given });
    expect([status, (body.errors as object[])[0]]).toMatchObject([400, { field, code }]);
  });

  it('is for staff to read, and for nobody else', async () => {
    const { buyer, sells, id } = await talk(people);
    const [message] = (await sells.thread(id)) as Written[];
    await people.post('/conversations/{id}/report', {
      by: sells,
      path: { id },
      body: { messageIds: [message!.id], reason: 'FRAUD' },
    });
    const { accessToken } = buyer;
    const answer = await people.get('/admin/moderation/cases', { by: accessToken });
    expect(answer.status).toBe(403);
    expect((await people.get('/conversations/{id}', { by: staff, path: { id } })).status).toBe(404);
  });
});
