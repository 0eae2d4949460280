import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { peopleOf } from '../kit/people.ts';
import { formIn, formOf, sendForm as send, sendParts } from '../kit/plain-forms.ts';
import { startSite } from '../kit/site.ts';
import { until } from '../kit/until.ts';
import { WebBrowser } from '../kit/web-browser.ts';
import { talk, type Written } from '../api/conversations/conversations.kit.ts';
import { entriesOf, newDraft, type OwnEntry, sellerMerchant } from '../api/listings/entries/entries.kit.ts';
import { unitIds } from '../kit/units.ts';
import { zipOf } from '../kit/uploads.ts';
import { editorForms } from './plain-editor.ts';
import { feedbackForms } from './plain-feedback.ts';

// Forms of the logged-in area as a browser without script sends them: to the screen's own address, with what its page holds.
const SELLER = '09000000005';
const MODERATOR = '09000000006';

let site: Awaited<ReturnType<typeof startSite>>;
let people: ReturnType<typeof peopleOf>;
let owner: Awaited<ReturnType<typeof people.login>>;
let seller: WebBrowser;
let staff: WebBrowser;
let goods: string;
const queue = '/profile/admin?tab=entries';

beforeAll(async () => {
  site = await startSite({ env: { OTP_RESEND_SECONDS: '1' } });
  people = peopleOf(site.api);
  owner = await people.login(SELLER);
  seller = new WebBrowser(site);
  // A phone gets its next code a second later.
  await until('the next code', () => seller.login(SELLER).then(Boolean, () => false));
  staff = new WebBrowser(site);
  await staff.login(MODERATOR);
  const merchantId = await sellerMerchant(people, owner);
  goods = `/profile/suppliers?tab=goods&merchantId=${merchantId}&status=PUBLISHED`;
});
afterAll(() => site.stop());

const writable = async () =>
  (await entriesOf(people, owner, '&status=PUBLISHED')).filter(
    ({ allowedActions, maySetPrice, priceMode }) =>
      allowedActions.includes('PRICE') && maySetPrice && priceMode === 'FIXED',
  );
const stored = async (id: string) => (await entriesOf(people, owner, '&status=PUBLISHED')).find((it) => it.id === id)!;

describe('the price of an own entry without script', () => {
  let entry: OwnEntry;
  beforeAll(async () => {
    entry = (await writable())[0]!;
  });
  const form = () => formOf(seller, goods, entry.id);
  /** In tomans, a little above what is stored. */
  const dearer = async () => BigInt((await stored(entry.id)).priceTiers[0]!.unitPriceRial) / 10n + 1_000n;

  it('is saved once, however often the same form comes, and the page leads back to its address', async () => {
    const { action, fields } = await form();
    expect(action).toBe(goods);
    const before = await stored(entry.id);
    const price = await dearer();
    const typed = { ...fields, price: String(price), leadTimeDays: '۷' };
    const answers = [await send(seller, goods, typed), await send(seller, goods, typed)];
    expect(answers.map(({ status, headers }) => [status, headers.get('location')])).toEqual([
      [303, goods],
      [303, goods],
    ]);
    expect(answers[0]!.headers.get('cache-control')).toBe('no-store');
    const after = await stored(entry.id);
    expect(after).toMatchObject({ version: before.version + 1, leadTimeDays: 7 });
    expect(after.priceTiers[0]!.unitPriceRial).toBe(String(price * 10n));
  });

  it('comes back with what was typed and what is wrong, and with a question before it jumps', async () => {
    const { fields } = await form();
    const before = await stored(entry.id);
    const wrong = await send(seller, goods, { ...fields, price: 'ده هزار', leadTimeDays: '۴۰۰' });
    const html = await wrong.text();
    expect(wrong.status).toBe(400);
    expect(html).toContain('value="ده هزار"');
    expect(html).toContain('قیمت را به تومان و با رقم بنویسید.');
    expect(html).toContain('از ۰ تا ۳۶۵ روز');
    const jump = String((await dearer()) * 20n);
    const asked = await send(seller, goods, { ...fields, price: jump });
    expect(asked.status).toBeGreaterThanOrEqual(400);
    const question = formIn(await asked.text(), entry.id)!;
    expect(question.html).toMatch(/name="confirmsJump"/);
    // What was refused stays refused under its key; the page that asks brings another.
    expect(question.fields.idempotencyKey).not.toBe(fields.idempotencyKey);
    const stale = { ...(await form()).fields, version: String(before.version - 1), price: String(await dearer()) };
    const late = await send(seller, goods, stale);
    expect([late.status, formIn(await late.text(), entry.id)!.html.includes('alert-error')]).toEqual([400, true]);
    expect((await stored(entry.id)).version).toBe(before.version);
    const confirmed = { ...question.fields, confirmsJump: '1' };
    expect((await send(seller, goods, confirmed)).status).toBe(303);
    expect((await stored(entry.id)).priceTiers[0]!.unitPriceRial).toBe(`${jump}0`);
  });

  it('is refused, and nothing done, unless the form is this session’s, this screen’s and this site’s', async () => {
    const { fields } = await form();
    const before = await stored(entry.id);
    const typed = { ...fields, price: String(await dearer()) };
    const bare = Object.fromEntries(Object.entries(typed).filter(([name]) => name !== 'formToken'));
    const again = new WebBrowser(site);
    await until('the next code', () => again.login(SELLER).then(Boolean, () => false));
    const ofAnotherSession = (await formOf(again, goods, entry.id)).fields.formToken!;
    const queued = await submitted();
    const ofAnotherScreen = (await formOf(staff, queue, queued.id)).fields.formToken!;
    const statuses = async (...asked: Promise<Response>[]) => (await Promise.all(asked)).map(({ status }) => status);
    expect(
      await statuses(
        send(seller, goods, bare),
        send(seller, goods, { ...typed, formToken: ofAnotherSession }),
        send(seller, goods, { ...typed, formToken: ofAnotherScreen }),
        send(seller, goods, typed, {}),
        send(seller, goods, typed, { origin: 'null' }),
        send(seller, goods, typed, { origin: 'https://evil.example' }),
        send(seller, goods, typed, { origin: site.web.url, 'sec-fetch-site': 'cross-site' }),
        send(seller, goods, { ...typed, more: 'x'.repeat(110_000) }),
        send(seller, goods, { ...typed, form: 'another' }),
      ),
    ).toEqual([403, 403, 403, 403, 403, 403, 403, 413, 400]);
    expect((await stored(entry.id)).version).toBe(before.version);
    const visitor = await send(new WebBrowser(site), goods, typed);
    expect([visitor.status, visitor.headers.get('location')]).toEqual([302, expect.stringContaining('/users/login')]);
    // The same fields are good as they came.
    expect((await send(seller, goods, typed)).status).toBe(303);
  });
});

describe('what an entry states without script', () => {
  type Property = { propertyId: string };
  type Measured = { id: string; dataType: string };
  /** A draft whose category measures a number that its product does not state. */
  async function measured() {
    for (const { merchantId, supplierId, baseProductId } of await writable()) {
      const { body: product } = await people.read(`/baseproducts/${baseProductId}`);
      const { body: sheet } = await people.read(`/categories/${product.categoryId as string}/properties`);
      const known = (product.properties as Property[]).map(({ propertyId }) => propertyId);
      const number = (sheet as unknown as Measured[]).find(
        ({ id, dataType }) => dataType === 'NUMERIC' && !known.includes(id),
      );
      if (!number) continue;
      const draft = { merchantId, supplierId, baseProductId };
      const { body } = await people.as(owner.accessToken, 'POST', '/supplierproducts', draft);
      const id = body.id as string;
      const path = `/profile/suppliers?tab=entry&entryId=${id}`;
      return { id, path, form: await formOf(seller, path, id, 'entryProperties'), name: number.id };
    }
    throw new Error('every product states everything');
  }
  type Stated = { properties: { propertyId: string; rawValue: string }[]; version: number };
  const statedOf = async (id: string) =>
    (await people.as(owner.accessToken, 'GET', `/supplierproducts/${id}/own`)).body as unknown as Stated;

  it('comes back with what was typed and what is wrong, and is saved when it is right', async () => {
    const { id, path, form, name } = await measured();
    const wrong = await send(seller, path, { ...form.fields, [name]: 'سنگین' });
    const html = await wrong.text();
    expect([wrong.status, html.includes('value="سنگین"')]).toEqual([400, true]);
    expect((await statedOf(id)).properties).toEqual([]);
    const right = { ...formIn(html, id, 'entryProperties')!.fields, [name]: '۱۲٫۵' };
    expect((await send(seller, path, right)).status).toBe(303);
    expect((await statedOf(id)).properties).toMatchObject([{ propertyId: name, rawValue: '12.5' }]);
    // The page was made before: what somebody else changed since is not written over.
    const late = {
      ...(await formOf(seller, path, id, 'entryProperties')).fields,
      version: form.fields.version!,
      [name]: '۹',
    };
    expect((await send(seller, path, late)).status).toBeGreaterThanOrEqual(400);
    expect((await statedOf(id)).properties).toMatchObject([{ rawValue: '12.5' }]);
  });
});

editorForms(() => ({ people, owner, browser: seller }));

/** An entry that waits for staff. */
async function submitted(): Promise<OwnEntry> {
  const asSeller = async (method: string, path: string, body: object) => {
    const answer = await people.as(owner.accessToken, method, path, body);
    if (answer.status !== 200) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body as unknown as OwnEntry;
  };
  const { id, version } = await newDraft(people, owner);
  const whole = {
    version,
    title: 'شیر توپی برنجی بی‌اسکریپت',
    sku: `PLAIN-${Date.now()}`,
    saleUnitId: unitIds.piece,
    moq: '5',
    orderStep: '5',
    priceMode: 'FIXED',
    priceTiers: [{ minQty: '5', unitPriceRial: '7000000' }],
    stockState: 'IN_STOCK',
    leadTimeDays: 2,
    warranty: '۱۲ ماه',
  };
  const written = await asSeller('PUT', `/supplierproducts/${id}`, whole);
  return asSeller('POST', `/supplierproducts/${id}/submit`, { version: written.version });
}

describe('a decision of staff without script', () => {
  it('asks why, is taken once, and tells who comes second', async () => {
    const entry = await submitted();
    const { fields } = await formOf(staff, queue, entry.id);
    const rejected = { ...fields, decision: 'REJECT', reasonCode: 'PRICE_UNIT' };
    const asked = await send(staff, queue, { ...rejected, reason: ' ' });
    expect([asked.status, (await asked.text()).includes('aria-invalid="true"')]).toEqual([400, true]);
    const why = { ...rejected, reason: 'قیمت با واحد نمی‌خواند.' };
    const answers = [await send(staff, queue, why), await send(staff, queue, why)];
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
    const [now] = (await entriesOf(people, owner, '&status=REJECTED')).filter(({ id }) => id === entry.id);
    expect(now!.version).toBe(entry.version + 1);
    // Who sends another form of the page as it was: not a second decision.
    const late = await send(staff, queue, { ...why, idempotencyKey: 'another-key-of-this-test', decision: 'CONFIRM' });
    expect([late.status, (await entriesOf(people, owner, '&status=REJECTED')).map(({ id }) => id)]).toEqual([
      400,
      expect.arrayContaining([entry.id]),
    ]);
  });
});

it('a message takes a file without script, which stays with the form until it is sent', async () => {
  const { asks, id } = await talk(people);
  const path = `/profile/messages?conversation=${id}`;
  const { fields } = await formOf(seller, path, id, 'message');
  const post = (given: Record<string, string>, file?: object) =>
    sendParts(seller, path, given, { field: 'fileId', ...file });
  const asked = await post(
    { ...fields, body: 'با ۰۹۱۲۱۲۳۴۵۶۷ تماس بگیرید.' },
    { bytes: zipOf('a.dwg'), name: 'شیر.zip' },
  );
  const again = formIn(await asked.text(), id, 'message')!;
  expect([asked.status, again.html.includes('name="confirmsContact"'), again.html.includes('رسیده است')]).toEqual([
    400,
    true,
    true,
  ]);
  expect((await post({ ...again.fields, body: '' })).status).toBe(303);
  const [message] = (await asks.thread(id)) as (Written & { files: { name: string }[] })[];
  expect(message).toMatchObject({ seq: 2, files: [{ name: 'شیر.zip' }] });
  const page = await (await seller.send(path)).text();
  expect(page).toMatch(/<a [^>]*href="[^"]*\/files\/[^"]*"[^>]*download[^>]*><bdi>شیر\.zip<\/bdi><\/a>/);
  expect((await post({ ...(await formOf(seller, path, id, 'message')).fields, body: '' })).status).toBe(400);
});

feedbackForms(() => site);
