import { expect, type Page } from '@playwright/test';
import { companyOf, type Person } from '../api/ownership/kinds.ts';
import { newPhone, peopleOf } from '../kit/people.ts';
import { fillAddress } from './addressForm.ts';
import { arrive, open, openLoggedIn, persian, site } from './people.ts';
import { test } from './test.ts';

const save = (page: Page) => page.getByRole('button', { name: 'ذخیرهٔ نشانی' }).click();
const card = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, exact: true }) });

const cards = (page: Page) => page.getByRole('region', { name: 'نشانی‌های تحویل' }).getByRole('listitem');

test('two addresses, one of them the default; what is wrong is told beside its field @full', async ({ page }) => {
  const phone = await openLoggedIn(page, '/profile/address');
  await expect(page.getByText('هنوز نشانی تحویلی ندارید')).toBeVisible();
  await expect(page.getByText('حداکثر ۲۰ نشانی می‌توانید داشته باشید.').first()).toBeVisible();
  await page.getByRole('button', { name: 'افزودن نشانی تحویل' }).click();

  // An empty form names every field, with links to them.
  await save(page);
  const dialog = page.getByRole('dialog');
  // All of them at once, but the phone: it is one's own to begin with.
  await expect(dialog.getByText('۵ مورد نیاز به اصلاح دارد:')).toBeVisible();
  await expect(dialog.getByLabel('تلفن گیرنده')).toHaveValue(persian(phone));
  await expect(dialog.getByLabel('عنوان نشانی')).toBeFocused();
  await dialog.getByRole('button', { name: /^نام گیرنده/ }).click();
  await expect(dialog.getByLabel('نام گیرنده')).toBeFocused();

  await fillAddress(page.getByRole('dialog'), 'انبار مرکزی');
  await dialog.getByLabel('کد پستی').fill('۱۱۱۱۱۱۱۱۱۱');
  await save(page);
  await expect(dialog.getByText('این کد پستی درست نیست؛ رقم‌های آن همه یکی است.').last()).toBeVisible();
  await dialog.getByLabel('کد پستی').fill('۱۴۵۸۸۸۹۶۹۶');
  await save(page);
  await expect(card(page, 'انبار مرکزی').getByText('پیش‌فرض', { exact: true })).toBeVisible();
  // In one spelling, whatever keyboard it was typed with.
  await expect(card(page, 'انبار مرکزی')).toContainText('سارا کریمی');
  await expect(card(page, 'انبار مرکزی')).toContainText('۰۹۱۲۱۲۳۴۵۶۷');

  await page.getByRole('button', { name: 'افزودن نشانی تحویل' }).click();
  await fillAddress(page.getByRole('dialog'), 'کارگاه');
  const asked: string[] = [];
  page.on('request', (request) => request.url().endsWith('/graphql') && asked.push(request.postData() ?? ''));
  await save(page);
  await expect(card(page, 'کارگاه')).toBeVisible();
  await card(page, 'کارگاه')
    .getByRole('button', { name: /^انتخاب به‌عنوان پیش‌فرض/ })
    .click();
  await expect(page.getByText('نشانی پیش‌فرض تغییر کرد.')).toBeVisible();
  await expect(page.getByText('پیش‌فرض', { exact: true })).toHaveCount(1);
  await expect(card(page, 'کارگاه').getByText('پیش‌فرض', { exact: true })).toBeVisible();
  // The two changes told all there is to know: nothing was asked for after them.
  expect(asked).toHaveLength(2);
  await expect(cards(page).first()).toContainText('کارگاه');

  await card(page, 'کارگاه').getByRole('button', { name: /^حذف/ }).click();
  await expect(page.getByRole('dialog')).toContainText('پس از آن «انبار مرکزی» نشانی پیش‌فرض می‌شود.');
  await page.getByRole('dialog').getByRole('button', { name: 'حذف' }).click();
  await expect(card(page, 'کارگاه')).toHaveCount(0);
  await expect(card(page, 'انبار مرکزی').getByText('پیش‌فرض', { exact: true })).toBeVisible();
});

test('a default that is not taken goes back to where it was, with a word @full', async ({ page }) => {
  await openLoggedIn(page, '/profile/address');
  for (const title of ['یکم', 'دوم']) {
    await page.getByRole('button', { name: 'افزودن نشانی تحویل' }).click();
    await fillAddress(page.getByRole('dialog'), title.padEnd(4, '.'));
    await save(page);
    await expect(card(page, title.padEnd(4, '.'))).toBeVisible();
  }
  const first = card(page, 'یکم.');
  const second = card(page, 'دوم.');
  await expect(first.getByText('پیش‌فرض', { exact: true })).toBeVisible();
  await page.route('**/graphql', (route) => route.abort());
  await second.getByRole('button', { name: /^انتخاب به‌عنوان پیش‌فرض/ }).click();
  await expect(page.getByText('نشانی پیش‌فرض تغییر نکرد', { exact: false })).toBeVisible();
  await expect(first.getByText('پیش‌فرض', { exact: true })).toBeVisible();
});

test('what somebody else saved meanwhile is shown, and what was typed stays @full', async ({ page, browser }) => {
  await openLoggedIn(page, '/profile/address');
  await page.getByRole('button', { name: 'افزودن نشانی تحویل' }).click();
  await fillAddress(page.getByRole('dialog'), 'انبار مرکزی');
  await save(page);
  await card(page, 'انبار مرکزی')
    .getByRole('button', { name: /^ویرایش/ })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('عنوان نشانی').fill('انبار من');

  // The same address, changed on another device.
  const cookies = await page.context().cookies();
  const other = await browser.newContext({ locale: 'fa-IR' });
  await other.addCookies(cookies);
  const elsewhere = await other.newPage();
  // On a weak line: the edit is saved before the list of provinces is there.
  await elsewhere.route('**/graphql', (route) =>
    route.request().postData()?.includes('AddressPlaces') ? undefined : route.continue(),
  );
  await open(elsewhere, new URL('/profile/address', page.url()).href);
  await card(elsewhere, 'انبار مرکزی')
    .getByRole('button', { name: /^ویرایش/ })
    .click();
  await elsewhere.getByRole('dialog').getByLabel('نام گیرنده').fill('رضا احمدی');
  await save(elsewhere);
  await expect(card(elsewhere, 'انبار مرکزی')).toContainText('رضا احمدی');
  await other.close();

  await save(page);
  await expect(dialog.getByText('در این میان این اطلاعات جای دیگری تغییر کرده است.')).toBeVisible();
  await expect(dialog.getByText(/نام گیرنده — اکنون: رضا احمدی/)).toBeVisible();
  await expect(dialog.getByLabel('عنوان نشانی')).toHaveValue('انبار من');
  await dialog.getByRole('button', { name: 'ذخیرهٔ نوشتهٔ من' }).click();
  await expect(card(page, 'انبار من')).toContainText('سارا کریمی');
});

test('the default goes and its successor is chosen; a city that no list has; the twentieth address is the last @full', async ({
  page,
}) => {
  const browser = await arrive(page);
  const input = { person: { firstName: 'سارا', lastName: 'کریمی', version: 1 } };
  await browser.run('SavePerson', { input });
  await open(page, '/profile/address');
  await page.getByRole('button', { name: 'افزودن نشانی تحویل' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('نام گیرنده')).toHaveValue('سارا کریمی');
  await fillAddress(page.getByRole('dialog'), 'باغ');
  await dialog.getByRole('combobox', { name: 'شهر' }).selectOption('شهر دیگری که در فهرست نیست');
  await save(page);
  await expect(dialog.getByLabel('نام شهر')).toBeFocused();
  await dialog.getByLabel('نام شهر').fill('قمصر');
  await save(page);
  await expect(card(page, 'باغ')).toContainText('قمصر');
  await card(page, 'باغ')
    .getByRole('button', { name: /^ویرایش/ })
    .click();
  await expect(dialog.getByLabel('نام شهر')).toHaveValue('قمصر');
  await page.keyboard.press('Escape');

  type Stored = { viewer: { deliveryAddresses: { stateId: string }[] } };
  const { viewer } = await browser.run<Stored>('DefaultPlace', {});
  const { states } = await browser.run<{ states: { nodes: { id: string; countryId: string }[] } }>('AddressPlaces', {});
  const { stateId } = viewer.deliveryAddresses[0]!;
  const place = { stateId, countryId: states.nodes.find(({ id }) => id === stateId)!.countryId, cityName: 'قمصر' };
  const receiver = { receiverName: 'سارا کریمی', receiverPhone: '09121234567', addressLine: 'خیابان آزادی، کوچهٔ مهر' };
  for (let count = 2; count <= 20; count += 1)
    await browser.run('CreateDeliveryAddress', { input: { ...place, ...receiver, title: `شعبهٔ ${count}` } });
  await open(page, '/profile/address');
  await expect(cards(page)).toHaveCount(20);
  await expect(cards(page).first()).toContainText('باغ');
  await expect(page.getByRole('button', { name: 'افزودن نشانی تحویل' })).toHaveCount(0);
  await expect(page.getByText('بیشترین تعداد، ۲۰ نشانی است.', { exact: false })).toBeVisible();

  await card(page, 'باغ').getByRole('button', { name: /^حذف/ }).click();
  await dialog.getByLabel('نشانی پیش‌فرض بعدی').selectOption('شعبهٔ 7');
  await dialog.getByRole('button', { name: 'حذف' }).click();
  await expect(card(page, 'باغ')).toHaveCount(0);
  await expect(cards(page).first()).toContainText('شعبهٔ 7');
  await expect(cards(page).first().getByText('پیش‌فرض', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'افزودن نشانی تحویل' })).toBeVisible();
});

/** Somebody new who may do these things for a company of the owner. */
async function arriveAsAgent(page: Page, owner: Person, customerId: string, permissions: string[]) {
  const phone = newPhone();
  const agent = await arrive(page, phone);
  const invitation = { customerId, phone, displayName: 'رضا', permissions };
  const people = peopleOf(site().api);
  const { body } = await people.as(owner.accessToken, 'POST', '/customers/profile/merchant-agents', invitation);
  await agent.run('AcceptCustomerInvitation', { input: { id: body.id } });
}

test('the book of a company: its agent writes it, by keyboard to it, and who may not only reads @full', async ({
  page,
  browser,
}) => {
  const people = peopleOf(site().api);
  const owner = await people.login();
  const name = 'فولاد زاگرس';
  const customerId = await companyOf(people, owner, name);
  await arriveAsAgent(page, owner, customerId, ['ADDRESS_EDIT']);
  await open(page, '/profile/address');
  await page.getByRole('navigation', { name: 'نشانی‌های چه کسی' }).getByRole('link', { name }).focus();
  await page.keyboard.press('Enter');
  const book = page.getByRole('region', { name: `نشانی‌های ${name}` });
  await expect(book.getByText('حداکثر ۵۰ نشانی می‌توانید داشته باشید.')).toBeVisible();

  // An office first: it is no default, and cannot be made one.
  const add = page.getByRole('button', { name: 'افزودن نشانی شرکت' });
  const dialog = page.getByRole('dialog');
  const chooseDefault = dialog.getByLabel('این نشانی پیش‌فرض باشد');
  await add.click();
  await fillAddress(page.getByRole('dialog'), 'دفتر مرکزی');
  await expect(chooseDefault).toBeVisible();
  await dialog.getByLabel('نوع نشانی').selectOption('دفتر');
  await expect(chooseDefault).toHaveCount(0);
  await save(page);
  await expect(card(page, 'دفتر مرکزی').getByText('دفتر', { exact: true })).toBeVisible();
  for (const title of ['انبار یک', 'انبار دو']) {
    await add.click();
    await fillAddress(page.getByRole('dialog'), title);
    await save(page);
    await expect(card(page, title)).toBeVisible();
  }
  const isDefault = (title: string) => card(page, title).getByText('پیش‌فرض', { exact: true });
  await expect(isDefault('انبار یک')).toBeVisible();
  await expect(isDefault('دفتر مرکزی')).toHaveCount(0);
  await card(page, 'انبار دو')
    .getByRole('button', { name: /^ویرایش/ })
    .click();
  await chooseDefault.check();
  await save(page);
  await expect(isDefault('انبار دو')).toBeVisible();
  await expect(isDefault('انبار یک')).toHaveCount(0);

  // An office is no successor of the default.
  await card(page, 'انبار دو').getByRole('button', { name: /^حذف/ }).click();
  await expect(dialog).toContainText('پس از آن «انبار یک» نشانی پیش‌فرض می‌شود.');
  await dialog.getByRole('button', { name: 'حذف' }).click();
  await expect(isDefault('انبار یک')).toBeVisible();

  const other = await browser.newContext();
  const reading = await other.newPage();
  await arriveAsAgent(reading, owner, customerId, ['MESSAGE']);
  await open(reading, `/profile/address?customerId=${customerId}`);
  await expect(card(reading, 'انبار یک').getByText('پیش‌فرض', { exact: true })).toBeVisible();
  await expect(reading.getByText('دسترسی «ویرایش نشانی‌ها» را از مالک شرکت بخواهید')).toBeVisible();
  await expect(reading.getByRole('button', { name: /^(ویرایش|حذف|افزودن)/ })).toHaveCount(0);
  await other.close();

  // For a stranger there is no such book.
  const stranger = await (await browser.newContext()).newPage();
  await arrive(stranger);
  const answer = await stranger.goto(`/profile/address?customerId=${customerId}`);
  expect(answer?.status()).toBe(404);
  await stranger.context().close();
});
