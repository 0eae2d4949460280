import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entriesOf, newDraft, type OwnEntry, sellerMerchant } from '../api/listings/entries/entries.kit.ts';
import { productOf, sellerSample } from '../api/products/products.kit.ts';
import { peopleOf } from '../kit/people.ts';
import { type Fields, formIn, formOf, sendForm, sendParts } from '../kit/plain-forms.ts';
import { startSite } from '../kit/site.ts';
import { until } from '../kit/until.ts';
import { unitIds } from '../kit/units.ts';
import { pngOf, zipOf } from '../kit/uploads.ts';
import { WebBrowser } from '../kit/web-browser.ts';
import { filledAs, inCategory, sheetOf, statedPairs } from './plain-proposal.ts';

// An entry from its beginning to the queue of staff, as a browser without script has it.
type Pairs = [string, string][];
type Site = Awaited<ReturnType<typeof startSite>>;
type Written = OwnEntry & {
  title: string;
  documents: { title: string; kind: string; fileId: string }[];
  missing: { gap?: string }[];
  changes: { id: string; kind: string }[];
};

let site: Site;
let people: ReturnType<typeof peopleOf>;
let owner: Awaited<ReturnType<typeof people.login>>;
let seller: WebBrowser;

beforeAll(async () => {
  site = await startSite({ env: { OTP_RESEND_SECONDS: '1' } });
  people = peopleOf(site.api);
  owner = await people.login('09000000005');
  seller = new WebBrowser(site);
  // A phone gets its next code a second later.
  await until('the next code', () => seller.login('09000000005').then(Boolean, () => false));
});
afterAll(() => site.stop());

const pathOf = (id: string) => `/profile/suppliers?tab=entry&entryId=${id}`;
const own = async (id: string) =>
  (await people.as(owner.accessToken, 'GET', `/supplierproducts/${id}/own`)).body as unknown as Written;
const form = (id: string, name: string, of = id) => formOf(seller, pathOf(id), of, name);
const post = (id: string, fields: Fields | Pairs) => sendForm(seller, pathOf(id), fields);
const bare = ({ formToken: _, ...fields }: Fields) => fields;
const errorsIn = (html: string) => [...html.matchAll(/field-error.*?<span>(.*?)<\/span>/gs)].map(([, text]) => text);

describe('the price of an entry in the editor', () => {
  let id: string;
  beforeAll(async () => void ({ id } = await newDraft(people, owner)));
  const tiers = async () => (await own(id)).priceTiers.map(({ minQty, unitPriceRial }) => [minQty, unitPriceRial]);

  it('is written in tiers, one more at each saving, and an emptied tier is gone', async () => {
    const { fields, html } = await form(id, 'entryPrice');
    expect(html).toContain('پله‌های قیمت');
    const typed = { ...fields, priceMode: 'TIERED', price0: '۱۲٬۰۰۰', quantity1: '۱۰', price1: '۱۱۰۰۰' };
    expect((await post(id, bare(typed))).status).toBe(403);
    const wrong = await post(id, { ...typed, quantity2: '۵', price2: '۱۳۰۰۰' });
    const again = formIn(await wrong.text(), id, 'entryPrice')!;
    expect([wrong.status, errorsIn(again.html)]).toEqual([
      400,
      ['مقدار هر پله باید از پلهٔ پیش بیشتر باشد.', 'قیمت هر پله نباید از پلهٔ پیش بیشتر باشد.'],
    ]);
    expect(again.fields).toMatchObject({ priceMode: 'TIERED', quantity2: '۵', price2: '۱۳۰۰۰' });
    expect((await post(id, { ...again.fields, quantity2: '۵۰', price2: '۹۵۰۰' })).status).toBe(303);
    const { moq } = await own(id);
    expect(await tiers()).toEqual([
      [moq, '120000'],
      ['10', '110000'],
      ['50', '95000'],
    ]);
    const shown = await form(id, 'entryPrice');
    expect(shown.fields).toMatchObject({ quantity2: '۵۰', quantity3: '', price3: '' });
    expect((await post(id, { ...shown.fields, quantity1: '', price1: '' })).status).toBe(303);
    expect(await tiers()).toEqual([
      [moq, '120000'],
      ['50', '95000'],
    ]);
  });

  it('keeps what the api says of a tier at its fields, and of a published entry asks before it jumps', async () => {
    const all = await entriesOf(people, owner, '&status=PUBLISHED');
    const entry = all.find((each) => each.maySetPrice && each.priceMode === 'FIXED' && each.priceTiers.length === 1)!;
    const low = Number(entry.moq) / 2;
    const { fields } = await form(entry.id, 'entryPrice');
    const price = BigInt(entry.priceTiers[0]!.unitPriceRial) / 10n;
    const stepped = { ...fields, priceMode: 'TIERED', price1: String(price - 1n) };
    const early = await post(entry.id, { ...stepped, quantity1: String(low) });
    expect([early.status, errorsIn(formIn(await early.text(), entry.id, 'entryPrice')!.html).length]).toEqual([400, 1]);
    const jump = { ...(await form(entry.id, 'entryPrice')).fields, price0: String(price * 20n) };
    const asked = await post(entry.id, jump);
    const question = formIn(await asked.text(), entry.id, 'entryPrice')!;
    expect([asked.status, question.html.includes('name="confirmsJump"')]).toEqual([400, true]);
    expect((await own(entry.id)).version).toBe(entry.version);
    expect((await post(entry.id, { ...question.fields, confirmsJump: '1' })).status).toBe(303);
    expect((await own(entry.id)).priceTiers[0]!.unitPriceRial).toBe(`${price * 20n}0`);
  });
});

it('documents of an entry are sent, said, opened and taken away', async () => {
  const { id } = await newDraft(people, owner);
  const path = pathOf(id);
  const add = async (name: string, bytes: Buffer, more: Fields = {}) =>
    sendParts(
      seller,
      path,
      { ...(await form(id, 'entryNewDocument')).fields, ...more },
      { field: 'document', bytes, name },
    );
  const { fields } = await form(id, 'entryNewDocument');
  const file = { field: 'document', bytes: zipOf('a.dwg'), name: 'a.zip' };
  expect((await sendParts(seller, path, bare(fields), file)).status).toBe(403);
  const none = await sendParts(seller, path, fields, { field: 'document' });
  expect([none.status, errorsIn(formIn(await none.text(), id, 'entryNewDocument')!.html)]).toEqual([
    400,
    ['فایلی انتخاب نکرده‌اید.'],
  ]);
  const wrong = await add('a.exe', Buffer.from('MZ'));
  expect([wrong.status, (await wrong.text()).includes('این نوع فایل پذیرفته نمی‌شود.')]).toEqual([415, true]);
  const short = await add('نقشه_شیر.png', pngOf(700, 700), { title: 'ن' });
  const held = formIn(await short.text(), id, 'entryNewDocument')!;
  expect([short.status, held.html.includes('رسیده است')]).toEqual([400, true]);
  expect((await sendParts(seller, path, { ...held.fields, title: '' }, { field: 'document' })).status).toBe(303);
  expect((await add('b.zip', zipOf('b.dwg'), { title: 'نقشهٔ ساخت', kind: 'DRAWING' })).status).toBe(303);
  const [first, second] = (await own(id)).documents;
  expect([first, second]).toMatchObject([
    { title: 'نقشه شیر', kind: 'DATASHEET' },
    { title: 'نقشهٔ ساخت', kind: 'DRAWING' },
  ]);
  const said = await form(id, 'entryDocument', first!.fileId);
  const bad = await post(id, { ...said.fields, act: 'SAY', title: 'ب' });
  const again = formIn(await bad.text(), first!.fileId, 'entryDocument')!;
  expect([bad.status, again.fields.title]).toEqual([400, 'ب']);
  expect((await post(id, { ...again.fields, act: 'SAY', title: 'گواهی جنس', kind: 'CERTIFICATE' })).status).toBe(303);
  const opened = await post(id, { ...(await form(id, 'entryDocument', first!.fileId)).fields, act: 'OPEN' });
  expect([opened.status, opened.headers.get('location')]).toEqual([303, expect.stringContaining('/files/')]);
  const last = await form(id, 'entryDocument', second!.fileId);
  expect((await post(id, bare({ ...last.fields, act: 'REMOVE' }))).status).toBe(403);
  expect((await post(id, { ...last.fields, act: 'REMOVE' })).status).toBe(303);
  expect((await own(id)).documents).toMatchObject([{ title: 'گواهی جنس', kind: 'CERTIFICATE', fileId: first!.fileId }]);
});

it('an entry is handed in, taken back, copied and deleted by the buttons of a form', async () => {
  const { id, version } = await newDraft(people, owner);
  const step = async (name: string, of = id, more: Fields = {}) =>
    post(of, { ...(await form(of, 'entryStep')).fields, step: name, ...more });
  expect((await form(id, 'entryStep')).html).not.toContain('value="SUBMIT"');
  expect((await step('SUBMIT')).status).toBe(400);
  const whole = {
    title: 'شیر توپی برنجی گام‌به‌گام',
    sku: `STEP-${Date.now()}`,
    saleUnitId: unitIds.piece,
    warranty: '۱۲ ماه',
  };
  const sold = {
    moq: '5',
    orderStep: '5',
    priceMode: 'FIXED',
    priceTiers: [{ minQty: '5', unitPriceRial: '7000000' }],
  };
  const body = { version, ...whole, ...sold, stockState: 'IN_STOCK', leadTimeDays: 2 };
  expect((await people.as(owner.accessToken, 'PUT', `/supplierproducts/${id}`, body)).status).toBe(200);
  const { fields } = await form(id, 'entryStep');
  expect((await post(id, bare({ ...fields, step: 'SUBMIT' }))).status).toBe(403);
  const sent = { ...fields, step: 'SUBMIT' };
  expect([(await post(id, sent)).status, (await post(id, sent)).status]).toEqual([303, 303]);
  expect((await own(id)).status).toBe('PENDING');
  // Who had the page open still sees the button.
  const late = await post(id, { ...sent, idempotencyKey: `late-${id}` });
  expect([late.status, formIn(await late.text(), id, 'entryStep')!.html.includes('alert-error')]).toEqual([400, true]);
  expect((await step('WITHDRAW')).status).toBe(303);
  expect((await own(id)).status).toBe('DRAFT');
  const copied = await step('COPY');
  const copy = /entryId=([\da-f-]+)/.exec(copied.headers.get('location') ?? '')![1]!;
  expect([copied.status, copy]).not.toContain(id);
  const asked = await step('REMOVE', copy);
  const question = formIn(await asked.text(), copy, 'entryStep')!;
  expect([asked.status, question.html.includes('این پیش‌نویس برای همیشه پاک می‌شود.')]).toEqual([200, true]);
  expect((await own(copy)).status).toBe('DRAFT');
  const gone = await post(copy, { ...question.fields, step: 'REMOVE' });
  expect([gone.status, gone.headers.get('location')]).toEqual([303, expect.stringContaining('tab=goods')]);
  expect((await people.as(owner.accessToken, 'GET', `/supplierproducts/${copy}/own`)).status).toBe(404);
  expect((await step('SHRED')).status).toBe(404);
});

describe('a draft of what is not listed yet', () => {
  let goods: string;
  let merchantId: string;
  beforeAll(async () => {
    merchantId = await sellerMerchant(people, owner);
    goods = `/profile/suppliers?tab=goods&merchantId=${merchantId}`;
  });
  const find = async (fields: Fields) => {
    const begun = await formOf(seller, goods, merchantId, 'newEntry');
    const answer = await sendForm(seller, goods, { ...begun.fields, act: 'FIND', ...fields });
    return { status: answer.status, html: await answer.text() };
  };
  const entryAt = (answer: Response) => /entryId=([\da-f-]+)/.exec(answer.headers.get('location') ?? '')?.[1];

  it('is begun on a product that is found', async () => {
    const { product, supplierId } = await sample();
    const { html } = await find({ key: product.name });
    const list = formIn(html, merchantId, 'newEntry')!;
    expect(list.html).toContain(`value="${product.id}"`);
    const none = await sendForm(seller, goods, list.fields);
    expect([none.status, (await none.text()).includes('یک کالا را برگزینید.')]).toEqual([400, true]);
    const chosen = { ...list.fields, baseProductId: product.id, supplierId };
    expect((await sendForm(seller, goods, bare(chosen))).status).toBe(403);
    // It is sold already: that is told before another one is begun.
    const told = await sendForm(seller, goods, chosen);
    const asked = formIn(await told.text(), merchantId, 'newEntry')!;
    expect([told.status, asked.html.includes('شما این کالا را دارید')]).toEqual([200, true]);
    expect(asked.html).toContain('tab=entry&amp;entryId=');
    expect(asked.fields).toMatchObject({ told: product.id, supplierId });
    const sure = { ...asked.fields, baseProductId: product.id };
    const made = await sendForm(seller, goods, sure);
    const twice = await sendForm(seller, goods, sure);
    expect([made.status, entryAt(twice)]).toEqual([303, entryAt(made)]);
    expect(await own(entryAt(made)!)).toMatchObject({ status: 'DRAFT', baseProductId: product.id, supplierId });
  });

  it('is looked for as in the market, and down the tree of its categories', async () => {
    const synonym = await find({ key: 'بال ولو' });
    expect(synonym.html).toContain('شیر توپی');
    expect(formIn(synonym.html, merchantId, 'newEntry')!.html).toContain('name="baseProductId"');
    // Nothing is typed: the roots, and below them what stands in each.
    const { html } = await find({});
    let at = formIn(html, merchantId, 'newEntry')!;
    expect(at.html).not.toContain('name="baseProductId"');
    const placesIn = (shown: string) => [...shown.matchAll(/value="([\da-f-]{36})" name="go"/g)].map(([, id]) => id!);
    const seen: string[] = [];
    for (let level = 0; level < 6; level += 1) {
      const next = placesIn(at.html).find((id) => !seen.includes(id));
      if (!next) break;
      seen.push(next);
      const answer = await sendForm(seller, goods, { ...at.fields, go: next });
      expect(answer.status).toBe(200);
      at = formIn(await answer.text(), merchantId, 'newEntry')!;
      expect(at.fields.within).toBe(next);
    }
    expect(at.html).toContain('name="baseProductId"');
    expect(at.html).toContain('همهٔ دسته‌ها');
  });

  it('is begun on a product that is proposed: category, its sheet, and what is wrong at its fields', async () => {
    const { product, supplierId } = await sample();
    const name = `شیر توپی پیشنهادی ${Date.now()}`;
    const { html } = await find({ key: name });
    const begun = formIn(html, merchantId, 'proposal')!;
    expect(begun.fields.name).toBe(name);
    const send = (fields: Fields | Pairs) => sendForm(seller, goods, fields);
    const proposal = { people, product, id: merchantId, name: 'proposal', send };
    const chosen = { ...(await inCategory(proposal, begun)), supplierId };
    const early = await send(chosen);
    expect([early.status, (await early.text()).includes('مشخصات این دسته را ببینید')]).toEqual([400, true]);
    const sheet = await sheetOf(proposal, chosen);
    const measured = statedPairs(product).find(([id, value]) => /^\d/.test(value) && id in sheet.fields)!;
    const wrong = await send(filledAs(product, sheet.fields, [[measured[0], 'سنگین']]));
    const again = formIn(await wrong.text(), merchantId, 'proposal')!;
    expect([wrong.status, again.fields[measured[0]], errorsIn(again.html).length]).toEqual([400, 'سنگین', 1]);
    const made = await send(filledAs(product, again.fields));
    expect(made.status).toBe(303);
    const entry = await own(entryAt(made)!);
    expect(entry).toMatchObject({ status: 'DRAFT', supplierId });
    const proposed = (await people.as(owner.accessToken, 'GET', `/baseproducts/${entry.baseProductId}/own`)).body;
    expect(proposed).toMatchObject({ name, status: 'PENDING', categoryId: product.categoryId });
  });
});

describe('an entry is put onto a product that is proposed', () => {
  it.each([
    ['a draft at once', 'DRAFT'],
    ['a published one once staff have said so', 'PUBLISHED'],
  ])('%s', async (_, status) => {
    const { product } = await sample();
    const entry =
      status === 'DRAFT'
        ? await newDraft(people, owner)
        : (await entriesOf(people, owner, '&status=PUBLISHED')).find((each) => each.allowedActions.includes('EDIT'))!;
    const { id, baseProductId } = entry;
    const name = `شیر توپی جایگزین ${status} ${Date.now()}`;
    const { fields } = await form(id, 'entryProduct');
    expect(await form(id, 'entryProposal')).toBeUndefined();
    const searched = await post(id, { ...fields, act: 'FIND', key: name });
    const begun = formIn(await searched.text(), id, 'entryProposal')!;
    expect(begun.fields.name).toBe(name);
    expect(begun.html).toContain('پیشنهاد و گذاشتن روی آن');
    expect(begun.html).toContain(status === 'DRAFT' ? 'از همین حالا' : 'همان کالای پایهٔ پیشین را می‌بینند');
    const proposal = { people, product, id, name: 'entryProposal', send: (sent: Pairs | Fields) => post(id, sent) };
    const nameless = await post(id, { ...begun.fields, name: ' ' });
    expect([nameless.status, errorsIn(formIn(await nameless.text(), id, 'entryProposal')!.html).length]).toEqual([
      400, 2,
    ]);
    const sheet = await sheetOf(proposal, await inCategory(proposal, begun));
    expect((await post(id, filledAs(product, bare(sheet.fields)))).status).toBe(403);
    // Who changed the entry meanwhile has the proposal all the same, and makes no second one of it.
    const late = await post(id, filledAs(product, { ...sheet.fields, version: String(entry.version + 7) }));
    const again = formIn(await late.text(), id, 'entryProposal')!;
    expect([late.status, again.html.includes('alert-error')]).toEqual([400, true]);
    const { proposedId } = again.fields;
    expect((await own(id)).baseProductId).toBe(baseProductId);
    const sent = filledAs(product, again.fields);
    expect([(await post(id, sent)).status, (await post(id, sent)).status]).toEqual([303, 303]);
    const proposed = (await people.as(owner.accessToken, 'GET', `/baseproducts/${proposedId}/own`)).body;
    expect(proposed).toMatchObject({ name, status: 'PENDING', categoryId: product.categoryId });
    const moved = await own(id);
    expect([moved.status, moved.baseProductId]).toEqual([status, status === 'DRAFT' ? proposedId : baseProductId]);
    expect(moved.changes.map(({ kind }) => kind)).toEqual(status === 'DRAFT' ? [] : ['BASE_PRODUCT']);
  });
});

async function sample() {
  const { product, supplierId } = await sellerSample(people, owner);
  return { product: await productOf(people, product.id), supplierId };
}
