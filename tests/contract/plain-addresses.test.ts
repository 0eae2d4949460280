import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Fields, formIn, formOf, sendForm } from '../kit/plain-forms.ts';
import { startSite } from '../kit/site.ts';
import { WebBrowser } from '../kit/web-browser.ts';

// Addresses of a person, of a company, and those of a supplier's page, as a browser without script has them.
let site: Awaited<ReturnType<typeof startSite>>;
let owner: WebBrowser;

beforeAll(async () => {
  site = await startSite();
  owner = new WebBrowser(site);
  await owner.login('09000000004');
});
afterAll(() => site.stop());

const bare = ({ formToken: _, ...fields }: Fields) => fields;
const optionOf = (html: string, label: string) =>
  new RegExp(`<option value="([^"]+)"[^>]*>${label}</option>`).exec(html)![1]!;
const invalid = (html: string) =>
  [...html.matchAll(/<(?:input|select)\b[^>]*aria-invalid="true"[^>]*>/g)].map(
    ([tag]) => /name="([^"]+)"/.exec(tag)![1],
  );

/** Looks up the cities of Isfahan in a form. @returns what it sends with its chief town */
async function inIsfahan(path: string, { fields, html }: { fields: Fields; html: string }, id: string, name: string) {
  const looked = await sendForm(owner, path, { ...fields, act: 'LOOK', stateId: optionOf(html, 'اصفهان') });
  const again = formIn(await looked.text(), id, name)!;
  expect(looked.status).toBe(200);
  return { ...again.fields, cityId: optionOf(again.html.slice(again.html.indexOf('name="cityId"')), 'اصفهان') };
}

describe('one’s own books', () => {
  const path = '/profile/address';
  type Address = Record<'id' | 'title' | 'kind', string> & { version: number; isDefault: boolean };
  type Person = { id: string; phone: string; addresses: Address[] };
  type Own = { viewer: { deliveryAddresses: Address[]; customerProfile: { person: Person } } };
  const post = (fields: Fields) => sendForm(owner, path, fields);
  const run = Date.now();
  /** Both books: where goods go, and the others. */
  async function books() {
    const { deliveryAddresses, customerProfile } = (await owner.run<Own>('AddressScreen', {})).viewer;
    const { id, addresses } = customerProfile.person;
    return { id, deliveryAddress: deliveryAddresses, otherAddress: addresses };
  }
  const defaultOf = (book: Address[]) => book.filter(({ isDefault }) => isDefault).map(({ title }) => title);
  const row = async (form: string, { id }: { id: string }) => formOf(owner, path, id, `${form}Row`);

  /** Writes an address by the form of a book. @returns it as it is stored */
  async function written(form: 'deliveryAddress' | 'otherAddress', title: string, more: Fields = {}) {
    const { id } = await books();
    const looked = await inIsfahan(path, await formOf(owner, path, id, form), id, form);
    const typed = { ...looked, title, addressLine: 'خیابان چهارباغ، کوچهٔ سوم', ...more };
    const bodies = [await post(typed), await post(typed)];
    expect(bodies.map(({ status, headers }) => [status, headers.get('location')])).toEqual([
      [303, path],
      [303, path],
    ]);
    const made = (await books())[form].filter((each) => each.title === title);
    expect(made).toHaveLength(1);
    return made[0]!;
  }

  it.each([
    ['deliveryAddress', 'DELIVERY'],
    ['otherAddress', 'BILLING'],
  ] as const)('%s: written, changed, and taken away when that is said twice', async (form, kind) => {
    const { id, [form]: before } = await books();
    const begun = await formOf(owner, path, id, form);
    // All of the one book are for goods; of the other, none.
    const kinds = [...begun.html.matchAll(/<option value="([A-Z]+)"/g)].map(([, value]) => value);
    expect(kinds.filter((each) => each !== 'OTHER')).toEqual(
      kind === 'DELIVERY' ? [] : ['OFFICE', 'FACTORY', 'BILLING'],
    );
    expect(begun.fields.receiverPhone).toBe('۰۹۰۰۰۰۰۰۰۰۴');
    const typed = { ...(await inIsfahan(path, begun, id, form)), addressLine: 'خیابان چهارباغ، کوچهٔ سوم' };
    expect((await post(bare({ ...typed, title: 'بی‌توکن' }))).status).toBe(403);
    const short = await post({ ...typed, title: 'د', cityId: '', postalCode: '۱۱۱۱۱۱۱۱۱۱' });
    const again = formIn(await short.text(), id, form)!;
    expect([short.status, invalid(again.html), again.fields.addressLine]).toEqual([
      400,
      ['title', 'cityId', 'postalCode'],
      typed.addressLine,
    ]);
    const title = `انبار ${form} ${run}`;
    const made = await written(form, title, kind === 'DELIVERY' ? {} : { kind });
    expect(made.kind).toBe(kind);

    const editing = await post({ ...(await row(form, made)).fields, act: 'EDIT' });
    const page = await editing.text();
    const edited = formIn(page, id, form)!;
    expect([editing.status, edited.fields.title, edited.fields.addressId]).toEqual([200, title, made.id]);
    // It stands in the card alone, and the default is chosen by the button of the row.
    expect([page.split(`value="${form}"`).length, edited.html.includes('name="isDefault"')]).toEqual([2, false]);
    expect((await post({ ...edited.fields, title: `${title} نو`, cityId: 'OTHER', cityName: 'شهر تازه' })).status).toBe(
      303,
    );
    // The page was made before: what was changed since is not written over.
    const late = await post({ ...edited.fields, title: 'دیرآمده', idempotencyKey: `late-${made.id}` });
    expect([late.status, formIn(await late.text(), id, form)!.html.includes('alert-error')]).toEqual([400, true]);
    expect((await books())[form].find((each) => each.id === made.id)!.title).toBe(`${title} نو`);

    const asked = await post({ ...(await row(form, made)).fields, act: 'REMOVE' });
    const question = formIn(await asked.text(), made.id, `${form}Row`)!;
    expect([asked.status, question.html.includes('حذف شود؟')]).toEqual([200, true]);
    expect((await books())[form]).toHaveLength(before.length + 1);
    expect((await post(bare({ ...question.fields, act: 'REMOVE' }))).status).toBe(403);
    // A weak line sends it twice.
    for (let sent = 0; sent < 2; sent += 1)
      expect((await post({ ...question.fields, act: 'REMOVE' })).status).toBe(303);
    expect((await books())[form]).toEqual(before);
  });

  it('one is made the default by its button, and names the next one when it goes', async () => {
    const first = await written('deliveryAddress', `یکم ${run}`);
    const second = await written('deliveryAddress', `دوم ${run}`);
    const third = await written('deliveryAddress', `سوم ${run}`, { isDefault: '1' });
    const named = async () => defaultOf((await books()).deliveryAddress);
    expect(await named()).toEqual([third.title]);
    expect((await row('deliveryAddress', third)).html).not.toContain('value="DEFAULT"');
    const { fields, html } = await row('deliveryAddress', first);
    expect(html).toContain('value="DEFAULT"');
    expect((await post(bare({ ...fields, act: 'DEFAULT' }))).status).toBe(403);
    expect((await post({ ...fields, act: 'DEFAULT' })).status).toBe(303);
    expect(await named()).toEqual([first.title]);
    const asked = await post({ ...(await row('deliveryAddress', first)).fields, act: 'REMOVE' });
    const question = formIn(await asked.text(), first.id, 'deliveryAddressRow')!;
    expect(question.html).toContain('نشانی پیش‌فرض بعدی');
    expect((await post({ ...question.fields, act: 'REMOVE', successorId: second.id })).status).toBe(303);
    expect(await named()).toEqual([second.title]);
    // The other book has no such button.
    const other = await written('otherAddress', `دفتر ${run}`);
    const { fields: ofOther, html: shown } = await row('otherAddress', other);
    expect(shown).not.toContain('value="DEFAULT"');
    expect((await post({ ...ofOther, act: 'DEFAULT' })).status).toBe(404);
  });
});

it('a company’s book: written, changed, and taken away when that is said twice', async () => {
  type Own = { viewer: { customers: { id: string; kind: string; permissions: string[] }[] } };
  const { viewer } = await owner.run<Own>('AddressScreen', {});
  const { id } = viewer.customers.find(
    ({ kind, permissions }) => kind === 'COMPANY' && permissions.includes('ADDRESS_EDIT'),
  )!;
  const path = `/profile/address?customerId=${id}`;
  const post = (fields: Fields) => sendForm(owner, path, fields);
  type Book = { viewer: { companyAddresses: Record<'id' | 'title' | 'addressLine' | 'receiverPhone', string>[] } };
  const book = async () => (await owner.run<Book>('CompanyAddresses', { customerId: id })).viewer.companyAddresses;
  const before = (await book()).length;

  const looked = await inIsfahan(path, await formOf(owner, path, id, 'companyAddress'), id, 'companyAddress');
  const title = `انبار بی‌اسکریپت ${Date.now()}`;
  const typed = {
    ...looked,
    kind: 'FACTORY',
    title,
    receiverPhone: '۰۳۱۳۳۳۳۴۴۴۴',
    addressLine: 'شهرک صنعتی، خیابان سوم، قطعهٔ ۱۲',
  };
  expect((await post(bare(typed))).status).toBe(403);
  const short = await post({ ...typed, addressLine: 'کوتاه', postalCode: '۱۲' });
  const again = formIn(await short.text(), id, 'companyAddress')!;
  expect([short.status, invalid(again.html), again.fields.title]).toEqual([400, ['addressLine', 'postalCode'], title]);
  const right = { ...again.fields, cityId: looked.cityId, addressLine: typed.addressLine, postalCode: '' };
  expect([(await post(right)).status, (await post(right)).status]).toEqual([303, 303]);
  expect((await book()).length).toBe(before + 1);

  const made = (await book()).find((each) => each.title === title)!;
  const row = async () => formOf(owner, path, made.id, 'companyAddressRow');
  const editing = await post({ ...(await row()).fields, act: 'EDIT' });
  const form = formIn(await editing.text(), id, 'companyAddress')!;
  expect([editing.status, form.fields.title, form.fields.receiverPhone]).toEqual([200, title, '۰۳۱۳۳۳۳۴۴۴۴']);
  expect((await post({ ...form.fields, title: `${title} نو`, cityId: 'OTHER', cityName: 'شهر تازه' })).status).toBe(
    303,
  );
  // The page was made before: what was changed since is not written over.
  const late = await post({ ...form.fields, title: 'دیرآمده', idempotencyKey: `late-${made.id}` });
  expect([late.status, formIn(await late.text(), id, 'companyAddress')!.html.includes('alert-error')]).toEqual([
    400,
    true,
  ]);
  expect((await book()).find((each) => each.id === made.id)!.title).toBe(`${title} نو`);

  const asked = await post({ ...(await row()).fields, act: 'REMOVE' });
  const question = formIn(await asked.text(), made.id, 'companyAddressRow')!;
  expect([asked.status, question.html.includes('حذف شود؟'), (await book()).length]).toEqual([200, true, before + 1]);
  expect((await post({ ...question.fields, act: 'REMOVE' })).status).toBe(303);
  expect((await book()).length).toBe(before);
});

it('addresses of a supplier’s page: written, changed and taken away', async () => {
  const path = '/profile/suppliers?tab=page';
  type Address = Record<'title' | 'cityName' | 'addressLine', string>;
  type Own = { viewer: { suppliers: { id: string; allowedActions: string[]; addresses: Address[] }[] } };
  const own = async () =>
    (await owner.run<Own>('PageTab', {})).viewer.suppliers.find(({ allowedActions }) =>
      allowedActions.includes('EDIT'),
    )!;
  const post = (fields: Fields) => sendForm(owner, path, fields);
  const { id, addresses: before } = await own();
  const at = before.length;

  const looked = await inIsfahan(
    path,
    await formOf(owner, path, id, 'supplier-page-address'),
    id,
    'supplier-page-address',
  );
  const typed = { ...looked, title: 'دفتر بی‌اسکریپت', addressLine: 'خیابان چهارباغ، پلاک ۱۲' };
  expect((await post(bare(typed))).status).toBe(403);
  const wrong = await post({ ...typed, title: 'د', cityId: '', stateId: '' });
  const again = formIn(await wrong.text(), id, 'supplier-page-address')!;
  expect([wrong.status, invalid(again.html)]).toEqual([400, ['title', 'stateId', 'cityId']]);
  // What the api refuses stands at its field.
  const called = await post({
    ...typed,
    idempotencyKey: again.fields.idempotencyKey!,
    addressLine: 'تماس بگیرید ۰۹۱۲۱۲۳۴۵۶۷',
  });
  const told = formIn(await called.text(), id, 'supplier-page-address')!;
  expect([called.status, invalid(told.html)]).toEqual([400, ['addressLine']]);
  expect((await post({ ...told.fields, addressLine: typed.addressLine })).status).toBe(303);
  expect((await own()).addresses[at]).toMatchObject({ title: typed.title, cityName: 'اصفهان' });

  const row = async () => {
    const html = await (await owner.send(path)).text();
    // One of them for each address, in their order.
    const forms = [...html.matchAll(/<noscript><form\b[^>]*>.*?<\/form><\/noscript>/gs)].filter(
      ([form]) => form.includes('value="supplier-address-row"') && form.includes(`name="at" value="${at}"`),
    );
    return formIn(forms.find(([form]) => form.includes(`value="${id}"`))![0], id, 'supplier-address-row')!.fields;
  };
  const editing = await post({ ...(await row()), act: 'EDIT' });
  const form = formIn(await editing.text(), id, 'supplier-page-address')!;
  expect([editing.status, form.fields.title, form.fields.addressLine]).toEqual([200, typed.title, typed.addressLine]);
  // The stored city stays without its province.
  expect((await post({ ...form.fields, title: 'دفتر فروش' })).status).toBe(303);
  expect((await own()).addresses[at]).toMatchObject({ title: 'دفتر فروش', cityName: 'اصفهان' });
  const late = await post({ ...form.fields, title: 'دیرآمده', idempotencyKey: `late-${id}` });
  expect([late.status, (await own()).addresses[at]!.title]).toEqual([400, 'دفتر فروش']);
  expect((await post({ ...(await row()), act: 'REMOVE' })).status).toBe(303);
  expect((await own()).addresses).toEqual(before);
});
