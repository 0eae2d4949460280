import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nameHasContact } from '../../../api/src/modules/conversations/contact-in-message.ts';
import { peopleOf } from '../../kit/people.ts';
import { ok } from '../../kit/rest.ts';
import { startApi } from '../../kit/site.ts';
import { until } from '../../kit/until.ts';
import { upload } from '../../kit/uploads.ts';
import { talk, type Talk, talkerOf } from './conversations.kit.ts';
import { sellerOf } from '../listings/entries/entries.kit.ts';
import { agentOf } from '../ownership/kinds.ts';

let api: Awaited<ReturnType<typeof startApi>>;
let people: ReturnType<typeof peopleOf>;
beforeAll(async () => {
  api = await startApi();
  people = peopleOf(api);
});
afterAll(() => api?.discard());

const PDF = '%PDF-1.4\nwhat was asked about\n%%EOF';
type Shown = { files: { fileId: string; name: string; size: number; mime: string; url: string }[]; body?: string };

const send = async (accessToken: string, name = 'نقشه.pdf') =>
  (
    await upload(`${api.url}/api/v1/files`, {
      bytes: PDF,
      name,
      headers: { authorization: `Bearer ${accessToken}` },
    })
  ).body.id;
/** Whether somebody is given a link to the file. */
const isGiven = async (accessToken: string, fileId: string) =>
  (await people.get('/files/{id}/link', { by: accessToken, path: { id: fileId } })).status === 200;

describe('files of a message', () => {
  it('are read by both sides, in their order and with their names, and by nobody else', async () => {
    const { buyer, asks, sells, id } = await talk(people);
    const seller = await sellerOf(people);
    const fileIds = [await send(buyer.accessToken), await send(buyer.accessToken, 'مشخصات.pdf')].reverse();
    const { body } = await asks.send({ conversationId: id, body: 'نقشه‌ها پیوست است.', fileIds });
    expect((body as Talk).lastMessage).toMatchObject({ seq: 2, files: fileIds.map((fileId) => ({ fileId })) });

    const [read] = (await sells.thread(id)) as unknown as Shown[];
    expect(read).toMatchObject({
      body: 'نقشه‌ها پیوست است.',
      files: [
        { fileId: fileIds[0], name: 'مشخصات.pdf', size: PDF.length, mime: 'application/pdf' },
        { fileId: fileIds[1], name: 'نقشه.pdf' },
      ],
    });
    const bytes = await fetch(`${api.url}/api/v1${read!.files[0]!.url}`);
    expect([bytes.status, await bytes.text()]).toEqual([200, PDF]);

    const colleague = await agentOf(people, buyer, asks.customerId, ['MESSAGE']);
    const silent = await agentOf(people, buyer, asks.customerId, ['TRADE_CREATE']);
    const given = [];
    for (const each of [buyer, seller, colleague, silent, await people.login(), await people.login('09000000006')])
      given.push(await isGiven(each.accessToken, fileIds[0]!));
    expect(given).toEqual([true, true, true, false, false, false]);
  });

  it('go without a text, and a message of neither is refused', async () => {
    const { buyer, asks, id } = await talk(people);
    const fileIds = [await send(buyer.accessToken)];
    const { body } = await asks.send({ conversationId: id, fileIds });
    expect((body as Talk).lastMessage).toMatchObject({ seq: 2, isDeleted: false, files: [{ name: 'نقشه.pdf' }] });
    expect((body as Talk).lastMessage.body).toBeUndefined();
    const empty = { status: 400, body: { errors: [{ field: 'body', code: 'REQUIRED' }] } };
    expect(await asks.send({ conversationId: id })).toMatchObject(empty);
    expect(await asks.send({ conversationId: id, fileIds: [] })).toMatchObject(empty);
  });

  it('are own ones that are part of nothing: of another person, or sent before, nothing is sent', async () => {
    const { buyer, asks, id } = await talk(people);
    const other = await people.login();
    const own = await send(buyer.accessToken);
    const foreign = await send(other.accessToken);
    const refused = { status: 404, body: { code: 'FILE_NOT_FOUND', errors: [{ field: 'fileIds[1]' }] } };
    expect(await asks.send({ conversationId: id, body: 'دو', fileIds: [own, foreign] })).toMatchObject(refused);
    expect((await asks.thread(id)).map(({ seq }) => seq)).toEqual([1]);
    expect((await asks.send({ conversationId: id, body: 'یک', fileIds: [own] })).status).toBe(200);
    const again = await asks.send({ conversationId: id, body: 'باز', fileIds: [own] });
    expect(again).toMatchObject({ status: 404, body: { errors: [{ field: 'fileIds[0]', code: 'FILE_NOT_FOUND' }] } });
    const eleven = await Promise.all(Array.from({ length: 11 }, () => send(buyer.accessToken)));
    expect(await asks.send({ conversationId: id, fileIds: eleven })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'fileIds', code: 'MAX_ITEMS', params: ['10'] }] },
    });
  });

  it('are gone for both sides when the message is taken back', async () => {
    const { buyer, asks, sells, id } = await talk(people);
    const fileIds = [await send(buyer.accessToken)];
    const { lastMessage } = (await asks.send({ conversationId: id, body: 'پیوست', fileIds })).body as Talk;
    await people.delete('/conversations/{id}/thread', { by: asks, path: { id }, query: { messageId: lastMessage.id } });
    expect((await sells.thread(id))[0]).toMatchObject({ isDeleted: true, files: [] });
    expect(await isGiven(buyer.accessToken, fileIds[0]!)).toBe(false);
    const seller = await sellerOf(people);
    expect(await isGiven(seller.accessToken, fileIds[0]!)).toBe(false);
  });

  it('are counted in the notice, which says nothing of what is in them', async () => {
    const { buyer, asks, id } = await talk(people);
    const seller = await sellerOf(people);
    await talkerOf(people, seller, '').as('PUT', `/${id}/thread`, { markReadSeq: 1 });
    await asks.send({ conversationId: id, fileIds: [await send(buyer.accessToken), await send(buyer.accessToken)] });
    const titles = async () =>
      ok(await people.get('/notifications', { by: seller, query: { type: 'MESSAGE' } })).items.map(
        ({ title }) => title,
      );
    await until('a notice with its files', async () =>
      (await titles()).includes('پیام تازه از فولاد سپاهان با ۲ فایل'),
    );
  });

  it('are judged by their names as the text is', async () => {
    const { buyer, asks, id } = await talk(people);
    const fileIds = [await send(buyer.accessToken), await send(buyer.accessToken, 'تماس ۰۹۱۲ ۱۲۳ ۴۵۶۷.pdf')];
    const refused = { field: 'fileIds[1]', code: 'CONTACT_IN_MESSAGE' };
    const sending = { conversationId: id, body: 'نقشه‌ها', fileIds };
    const asked = await asks.send(sending);
    expect(asked).toMatchObject({ status: 409, body: { code: 'CONTACT_IN_MESSAGE', errors: [refused] } });
    expect(asked.body.errors).toHaveLength(1);
    const { body } = await asks.send({ ...sending, confirmsContact: true });
    expect((body as Talk).lastMessage).toMatchObject({ isMasked: false, files: [{}, {}] });
    const text = 'تماس ۰۹۱۲ ۱۲۳ ۴۵۶۷';
    const both = await asks.send({ ...sending, body: text, fileIds: [await send(buyer.accessToken, `${text}.pdf`)] });
    expect((both.body.errors as { field: string }[]).map(({ field }) => field)).toEqual(['body', 'fileIds[0]']);
  });

  it.each([
    ['کاتالوگ پمپ ۱۴۰۵.pdf', false],
    ['IMG_20261129_093012.jpg', false],
    ['WhatsApp Image 2026-11-29 at 09.30.12 (1).jpeg', false],
    ['Screenshot_20261129-093012_Telegram.jpg', false],
    ['6205-2RS_C3.dwg', false],
    ['09121234567.pdf', true],
    ['WhatsApp 0912 123 4567.jpeg', true],
    ['قیمت info@pump.ir.pdf', true],
    ['www.pump.com.pdf', true],
    ['Screenshot_09121234567_Telegram.jpg', true],
  ])('called %s lead past the platform: %s', (name, leads) => {
    expect(nameHasContact(name)).toBe(leads);
  });
});
