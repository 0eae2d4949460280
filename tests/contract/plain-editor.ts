import { beforeAll, describe, expect, it } from 'vitest';
import { entriesOf, newDraft, type OwnEntry } from '../api/listings/entries/entries.kit.ts';
import type { People, Person } from '../api/ownership/kinds.ts';
import { type Fields, formIn, formOf, sendForm as send, sendParts, tickedIn } from '../kit/plain-forms.ts';
import { unitIds } from '../kit/units.ts';
import { pngOf } from '../kit/uploads.ts';
import { WebBrowser } from '../kit/web-browser.ts';

interface Seller {
  people: People;
  owner: Person;
  browser: WebBrowser;
}
type Image = { fileId: string; altText: string };
type Whole = OwnEntry & {
  title: string;
  saleUnitId: string;
  orderStep: string;
  conversions: { unitId: string; quantity: string }[];
  saleCityIds: string[];
  images: Image[];
  changes: { kind: string; status?: string }[];
};

const bare = ({ formToken: _, ...fields }: Fields) => fields;
const without = (html: string) => html.replace(/<noscript>.*?<\/noscript>/gs, '');

/** The parts of the editor of an entry as forms without script: each saved, refused at its field, and nothing without token. */
export function editorForms(given: () => Seller) {
  const own = async (id: string) => {
    const { people, owner } = given();
    return (await people.as(owner.accessToken, 'GET', `/supplierproducts/${id}/own`)).body as unknown as Whole;
  };
  const pathOf = (id: string) => `/profile/suppliers?tab=entry&entryId=${id}`;
  const page = async (id: string) => (await given().browser.send(pathOf(id))).text();

  describe('parts of an entry without script', () => {
    let id: string;
    let path: string;
    beforeAll(async () => {
      id = (await newDraft(given().people, given().owner)).id;
      path = pathOf(id);
    });
    const form = (name: string, of = id) => formOf(given().browser, path, of, name);
    const post = (fields: Fields | [string, string][], to = path) => send(given().browser, to, fields);

    it('name and code', async () => {
      const { fields } = await form('entryIdentity');
      expect((await post(bare({ ...fields, title: 'شیر توپی بی‌توکن' }))).status).toBe(403);
      const wrong = await post({ ...fields, title: 'شیر' });
      expect(wrong.status).toBe(400);
      const again = formIn(await wrong.text(), id, 'entryIdentity')!;
      expect(again.html).toMatch(/aria-invalid="true"[^>]*name="title"|name="title"[^>]*aria-invalid="true"/);
      expect(again.fields.title).toBe('شیر');
      expect((await post({ ...again.fields, title: 'شیر توپی برنجی نو', sku: 'BN-1' })).status).toBe(303);
      expect(without(await page(id))).toContain('شیر توپی برنجی نو');
    });

    it('sale unit, what it holds, least order and step', async () => {
      const { fields } = await form('entryTerms');
      const typed = {
        ...fields,
        saleUnitId: unitIds.box,
        held0: '۱۲',
        heldUnit0: unitIds.piece,
        moq: '۲',
        orderStep: '۲',
      };
      expect((await post(bare(typed))).status).toBe(403);
      const wrong = await post({ ...typed, moq: 'چند', heldUnit0: unitIds.box });
      const again = formIn(await wrong.text(), id, 'entryTerms')!;
      expect([wrong.status, again.fields.moq]).toEqual([400, 'چند']);
      expect(again.html).toContain('مقدار را با رقم بنویسید');
      const twice = await post({ ...again.fields, moq: '۲' });
      expect(await twice.text()).toContain('نه خود واحد فروش را');
      expect((await post({ ...again.fields, ...typed, idempotencyKey: again.fields.idempotencyKey! })).status).toBe(
        303,
      );
      expect(await own(id)).toMatchObject({ saleUnitId: unitIds.box, moq: '2', orderStep: '2' });
      const shown = await form('entryTerms');
      expect(shown.fields).toMatchObject({ saleUnitId: unitIds.box, held0: '۱۲', heldUnit0: unitIds.piece, moq: '۲' });
      // The page was made before: what was changed since is not written over.
      const late = await post({ ...typed, moq: '۹', idempotencyKey: 'a-late-key-of-this-test' });
      expect([late.status, (await own(id)).moq]).toEqual([400, '2']);
    });

    it('cities, looked up province by province', async () => {
      const { fields, html } = await form('entryCities');
      const [, tehran] = /<option value="([^"]+)">تهران<\/option>/.exec(html)!;
      expect((await post(bare({ ...fields, act: 'LOOK', stateId: tehran! }))).status).toBe(403);
      const none = await post({ ...fields, act: 'LOOK', stateId: '' });
      expect([none.status, (await none.text()).includes('استان را انتخاب کنید.')]).toEqual([400, true]);
      const looked = formIn(
        await (await post({ ...fields, act: 'LOOK', stateId: tehran! })).text(),
        id,
        'entryCities',
      )!;
      const boxes = [...looked.html.matchAll(/name="cityIds" value="([^"]+)"/g)].map(([, value]) => value!);
      expect(boxes.length).toBeGreaterThan(2);
      const chosen = boxes.slice(0, 2).map((each): [string, string] => ['cityIds', each]);
      const wrong = await post([...Object.entries(looked.fields), ['cityIds', 'nowhere']]);
      expect([wrong.status, (await own(id)).saleCityIds]).toEqual([400, []]);
      expect((await post([...Object.entries(looked.fields), ...chosen])).status).toBe(303);
      expect((await own(id)).saleCityIds.sort()).toEqual(boxes.slice(0, 2).sort());
      expect(tickedIn((await form('entryCities')).html, 'cityIds').sort()).toEqual(boxes.slice(0, 2).sort());
    });

    it('pictures: sent, said, put in order and taken away', async () => {
      const { browser } = given();
      const add = async (bytes: Buffer, more: Fields = {}, name = 'شیر "نو".png') => {
        const { fields } = await form('entryNewImage');
        return sendParts(browser, path, { ...fields, ...more }, { bytes, name });
      };
      expect((await add(pngOf(800, 600), { altText: 'شیر از روبه‌رو' })).status).toBe(303);
      expect((await add(pngOf(601, 600))).status).toBe(303);
      const [first, second] = (await own(id)).images;
      expect([first!.altText, second!.altText]).toEqual(['شیر از روبه‌رو', expect.stringContaining('تصویر ۲')]);
      expect((await form('entryImage', first!.fileId)).html).toContain('شیر از روبه‌رو');
      const act = async (of: Image, more: Fields) => post({ ...(await form('entryImage', of.fileId)).fields, ...more });
      const short = await act(second!, { act: 'SAY', altText: 'شیر' });
      const again = formIn(await short.text(), second!.fileId, 'entryImage')!;
      expect([short.status, again.fields.altText, again.html.includes('دست‌کم ۵ نویسه')]).toEqual([400, 'شیر', true]);
      expect((await act(second!, { act: 'COVER', altText: 'شیر از کنار' })).status).toBe(303);
      expect((await own(id)).images).toMatchObject([{ fileId: second!.fileId, altText: 'شیر از کنار' }, first!]);
      expect((await act(second!, { act: 'BACKWARD' })).status).toBe(303);
      expect((await act(second!, { act: 'FORWARD' })).status).toBe(303);
      const { fields } = await form('entryImage', first!.fileId);
      expect((await post(bare({ ...fields, act: 'REMOVE' }))).status).toBe(403);
      expect((await post({ ...fields, act: 'REMOVE' })).status).toBe(303);
      expect((await own(id)).images).toMatchObject([{ fileId: second!.fileId }]);
      expect(await formOf(browser, path, first!.fileId, 'entryImage')).toBeUndefined();
    });

    it('a picture that is not taken says why beside the form, and what came is not sent twice', async () => {
      const { browser } = given();
      const add = async (bytes: Buffer, more: Fields = {}, name = 'a.png') => {
        const answer = await sendParts(
          browser,
          path,
          { ...(await form('entryNewImage')).fields, ...more },
          { bytes, name },
        );
        return { status: answer.status, form: formIn(await answer.text(), id, 'entryNewImage') };
      };
      const before = (await own(id)).images.length;
      const large = Buffer.concat([pngOf(700, 700), Buffer.alloc(6 * 1_024 * 1_024)]);
      const told = [
        await add(Buffer.alloc(0), {}, ''),
        await add(pngOf(300, 300)),
        await add(Buffer.from('متن')),
        await add(large),
        await add(Buffer.concat([large, Buffer.alloc(20 * 1_024 * 1_024)])),
      ];
      expect(
        told.map(({ status, form: at }) => [status, /field-error.*?<span>(.*?)<\/span>/s.exec(at!.html)?.[1]]),
      ).toEqual([
        [400, 'فایلی انتخاب نکرده‌اید.'],
        [400, expect.stringContaining('۶۰۰')],
        [415, 'این نوع فایل پذیرفته نمی‌شود.'],
        [413, 'حجم تصویر باید حداکثر ۵ مگابایت باشد.'],
        [413, 'حجم تصویر باید حداکثر ۵ مگابایت باشد.'],
      ]);
      const short = await add(pngOf(640, 640), { altText: 'شیر' });
      expect([short.status, short.form!.html.includes('رسیده است')]).toEqual([400, true]);
      const second = await sendParts(browser, path, { ...short.form!.fields, altText: 'شیر از پشت' });
      expect([second.status, (await own(id)).images.length]).toEqual([303, before + 1]);
    });

    it('a file is taken from a form of this session, screen and site only, and from none where screens take no files', async () => {
      const { browser } = given();
      const { fields } = await form('entryNewImage');
      const file = { bytes: pngOf(650, 650), name: 'a.png' };
      const own = { origin: browser.site.web.url, 'sec-fetch-site': 'same-origin' };
      const late = async () => {
        const body = new FormData();
        body.append('picture', new Blob([new Uint8Array(file.bytes)]), file.name);
        for (const [name, value] of Object.entries(fields)) body.append(name, value);
        return browser.send(path, { method: 'POST', headers: own, body });
      };
      const statuses = [
        await sendParts(browser, path, bare(fields), file),
        await sendParts(browser, path, { ...fields, formToken: 'x' }, file),
        await sendParts(browser, path, fields, file, {}),
        await sendParts(browser, path, fields, file, { ...own, origin: 'https://evil.example' }),
        await sendParts(browser, path, { ...fields, altText: 'x'.repeat(110_000) }, file),
        await sendParts(browser, '/search', fields, file),
        // Bytes before the token are nobody's: the form comes back without them.
        await late(),
      ].map(({ status }) => status);
      expect(statuses).toEqual([403, 403, 403, 403, 413, 415, 400]);
      const answer = await sendParts(new WebBrowser(browser.site), path, fields, file);
      expect([answer.status, answer.headers.get('location')]).toEqual([302, expect.stringContaining('/users/login')]);
    });
  });

  it('another base product of a published entry is found, chosen, and waits for staff', async () => {
    const { people, owner, browser } = given();
    const all = await entriesOf(people, owner, '&status=PUBLISHED');
    // Another product of a supplier that the seller may list.
    const [entry, other] = all.flatMap((one) => {
      const beside = all.find((each) => each.supplierId === one.supplierId && each.baseProductId !== one.baseProductId);
      return one.allowedActions.includes('EDIT') && beside ? [[one, beside] as const] : [];
    })[0]!;
    const { body: product } = await people.read(`/baseproducts/${other.baseProductId}`);
    const path = pathOf(entry.id);
    const { fields } = await formOf(browser, path, entry.id, 'entryProduct');
    const asked = { ...fields, act: 'FIND', key: String(product.name) };
    const found = await send(browser, path, asked);
    expect(found.status).toBe(200);
    const list = formIn(await found.text(), entry.id, 'entryProduct')!;
    expect(list.html).toContain(`value="${other.baseProductId}"`);
    const none = await send(browser, path, list.fields);
    expect([none.status, (await none.text()).includes('یک کالا را برگزینید.')]).toEqual([400, true]);
    const chosen = { ...list.fields, baseProductId: other.baseProductId };
    expect((await send(browser, path, bare(chosen))).status).toBe(403);
    expect((await send(browser, path, chosen)).status).toBe(303);
    expect((await own(entry.id)).baseProductId).toBe(entry.baseProductId);
    expect(without(await page(entry.id))).toContain('تغییرهای در انتظار بررسی');
  });
}
