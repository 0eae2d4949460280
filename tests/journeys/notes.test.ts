import { expect, type Page } from '@playwright/test';
import { operationsOf } from './operations.ts';
import { arrive, open, openLoggedIn } from './people.ts';
import { findMarket } from './screens.ts';
import { test } from './test.ts';

const HOSTILE = '<img src=x onerror=alert(1)><script>alert(2)</script>';
const body = (page: Page) => page.getByLabel('متن یادداشت');
const save = (page: Page) => page.getByRole('button', { name: 'ذخیرهٔ یادداشت' }).click();
const cards = (page: Page) => page.getByRole('list', { name: 'یادداشت‌ها', exact: true }).getByRole('listitem');

/** Writes a note on a product's page. */
async function write(page: Page, text: string, tags = '') {
  await page.getByRole('button', { name: 'یادداشت', exact: true }).click();
  await body(page).fill(text);
  await page.getByLabel('برچسب‌ها (اختیاری)').fill(tags);
  await save(page);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByText('یادداشت ذخیره شد.')).toBeVisible();
}

/** The newest of the notes on the product that is open, in the dialog of a next one. */
async function newest(page: Page) {
  await page.getByRole('button', { name: 'یادداشت', exact: true }).click();
  return page.getByRole('list', { name: 'یادداشت‌های پیشین' }).getByRole('listitem').first();
}

test('a note is written on a product, found among the notes, changed and deleted, and nobody is asked again @full', async ({
  page,
}) => {
  const { tiered } = await findMarket();
  let ran = false;
  page.on('dialog', (dialog) => {
    ran = true;
    void dialog.dismiss();
  });
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', () =>
      document.documentElement.setAttribute('data-violated', ''),
    ),
  );
  await openLoggedIn(page, '/profile/notes/all');
  await expect(page.getByRole('heading', { name: 'هنوز یادداشتی ندارید' })).toBeVisible();
  await open(page, `/products/${tiered.id}/${tiered.slug}`);
  await write(page, HOSTILE, 'خرید، فوري');
  await expect(await newest(page)).toContainText(HOSTILE);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();

  await page.getByRole('link', { name: 'حساب من' }).click();
  await page.getByRole('link', { name: 'یادداشت‌ها', exact: true }).click();
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page)).toContainText(HOSTILE);
  await expect(cards(page).getByRole('link', { name: tiered.title })).toBeVisible();
  expect(ran).toBe(false);
  await expect(page.locator('html[data-violated]')).toHaveCount(0);
  await page.getByRole('link', { name: 'فوری (۱)' }).click();
  await expect(page).toHaveURL(/tag=/);
  await expect(cards(page)).toHaveCount(1);

  const asked = operationsOf(page);
  await page.getByRole('button', { name: 'ویرایش' }).click();
  await body(page).fill('قیمت را بپرس');
  await save(page);
  await expect(cards(page)).toContainText('قیمت را بپرس');
  await page.getByRole('button', { name: 'حذف' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'حذف' }).click();
  await expect(page.getByRole('heading', { name: 'یادداشتی با این نشانه‌ها نیست' })).toBeVisible();
  expect(asked).toEqual(['UpdateNote', 'DeleteNote']);
  await open(page, `/profile/notes/supplier-product`);
  await expect(page.getByRole('heading', { name: 'هنوز یادداشتی ندارید' })).toBeVisible();
});

test('a note whose answer was lost on a weak line is there once, however often it is saved @full', async ({ page }) => {
  const { tiered } = await findMarket();
  await openLoggedIn(page, `/products/${tiered.id}/${tiered.slug}`);
  await page.getByRole('button', { name: 'یادداشت', exact: true }).click();
  await body(page).fill('یک بار بس است');
  // It reaches the site, and what the site says does not come back.
  let lost = 0;
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()!.includes('CreateNote') || lost++ > 0) return route.continue();
    await route.fetch();
    return route.abort();
  });
  await save(page);
  await expect(page.getByRole('dialog').getByText(/یادداشت ذخیره نشد/)).toBeVisible();
  await save(page);
  await expect(page.getByRole('dialog')).toBeHidden();
  await open(page, '/profile/notes/all');
  await expect(cards(page)).toHaveCount(1);
});

test('a note that was changed elsewhere shows the change and keeps what is typed here @full', async ({
  page,
  context,
}) => {
  const { tiered } = await findMarket();
  await openLoggedIn(page, `/products/${tiered.id}/${tiered.slug}`);
  await write(page, 'نسخهٔ نخست');
  await open(page, '/profile/notes/all');
  await page.getByRole('button', { name: 'ویرایش' }).click();
  await body(page).fill('نوشتهٔ من');

  const other = await context.newPage();
  await open(other, '/profile/notes/all');
  await other.getByRole('button', { name: 'ویرایش' }).click();
  await body(other).fill('نوشتهٔ دیگری');
  await save(other);
  await expect(cards(other)).toContainText('نوشتهٔ دیگری');

  await save(page);
  const alert = page.getByRole('alert').filter({ hasText: 'در جای دیگری تغییر کرده است' });
  await expect(alert).toContainText('نوشتهٔ دیگری');
  await expect(body(page)).toHaveValue('نوشتهٔ من');
  await page.getByRole('button', { name: 'ذخیرهٔ نوشتهٔ من' }).click();
  await expect(cards(page)).toContainText('نوشتهٔ من');
});

test('a note that could not be saved stays in its form; one without a text is told beside the field @full', async ({
  page,
}) => {
  const { tiered } = await findMarket();
  await openLoggedIn(page, `/products/${tiered.id}/${tiered.slug}`);
  await page.getByRole('button', { name: 'یادداشت', exact: true }).click();
  await body(page).waitFor();
  await save(page);
  await expect(page.getByText('متن یادداشت را بنویسید.').last()).toBeVisible();
  await page.route('**/graphql', (route) => route.abort());
  await body(page).fill('می‌ماند');
  await save(page);
  await expect(page.getByText('یادداشت ذخیره نشد.', { exact: false })).toBeVisible();
  await expect(body(page)).toHaveValue('می‌ماند');
});

test('an unknown kind of notes is not there @full', async ({ page }) => {
  await openLoggedIn(page, '/profile/notes/all');
  expect((await page.goto('/profile/notes/nothing'))?.status()).toBe(404);
  // The address of notes on base products from before they were called so everywhere.
  expect((await page.goto('/profile/notes/product'))?.status()).toBe(200);
});

test('a note is shared with one of two companies, and reminds on a day that is chosen; home tells of it @full', async ({
  page,
}) => {
  const browser = await arrive(page);
  for (const legalName of ['صنایع پمپ البرز', 'شیرآلات کاوه'])
    await browser.run('CreateCompany', { input: { kind: 'COMPANY', company: { legalName } } });
  const { tiered } = await findMarket();
  await open(page, `/products/${tiered.id}/${tiered.slug}`);
  await page.getByRole('button', { name: 'یادداشت', exact: true }).click();
  await body(page).fill('پیش از نوروز سفارش بدهیم');
  await page.getByLabel('چه کسانی ببینند').selectOption({ label: 'همکاران «شیرآلات کاوه»' });
  await page.getByLabel('یادآوری', { exact: true }).selectOption({ label: 'روزی دیگر' });
  await save(page);
  await expect(page.getByText('روز یادآوری را بنویسید.').last()).toBeVisible();
  await page.getByRole('textbox', { name: 'روز یادآوری' }).fill('۱۴۰۶/۰۱/۳۱');
  await save(page);
  const card = await newest(page);
  await expect(card).toContainText('مشترک با همکاران');
  await expect(card).toContainText('۳۱ فروردین ۱۴۰۶');
  await card.getByRole('button', { name: 'ویرایش' }).click();
  await expect(card.getByLabel('چه کسانی ببینند').locator('option:checked')).toHaveText('همکاران «شیرآلات کاوه»');

  const remindAt = new Date(Date.now() + 2_000).toISOString();
  const note = { objectType: 'SUPPLIER_PRODUCT', objectId: tiered.id, body: 'زنگ بزنم', remindAt };
  await browser.run('CreateNote', { input: note });
  await expect(async () => {
    await open(page, '/profile');
    await expect(page.getByText('زمان ۱ یادآوری شما رسیده است.')).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await page.getByRole('link', { name: 'دیدن یادداشت‌ها' }).click();
  await expect(cards(page).first()).toContainText('زنگ بزنم');
});
