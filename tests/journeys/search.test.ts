import { expect, type Page } from '@playwright/test';
import { toAsciiDigits } from '../../web/app/platform/text/digits.ts';
import { expectAccessibleInBothThemes } from './looks.ts';
import { open } from './people.ts';
import { test } from './test.ts';

const box = (page: Page) => page.getByRole('combobox', { name: 'جست‌وجوی کالا، تأمین‌کننده یا شمارهٔ فنی' });
const options = (page: Page) => page.getByRole('listbox', { name: 'گزینه‌های جست‌وجو' }).getByRole('option');
const total = async (page: Page) => {
  const shown = await page.getByRole('main').getByRole('status').first().textContent();
  return Number(toAsciiDigits(shown ?? '').replace(/\D/g, ''));
};
/** What is kept as the last search of this device, behind the page that shows it. */
const newestKept = (page: Page) => page.evaluate(() => localStorage.getItem('draft visitor searches')?.split('\n')[0]);
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
/** Does something in the filters, which are a sheet of their own on a phone. */
async function inFilters(page: Page, isMobile: boolean, act: () => Promise<unknown>) {
  if (isMobile) await page.getByRole('link', { name: 'فیلترها' }).click();
  await act();
  if (isMobile) await page.keyboard.press('Escape');
}

test('by keyboard: / comes to the box, arrows move in groups, Escape closes, Enter goes @full', async ({ page }, {
  project,
}) => {
  if (project.name === 'phone') return; // it has no such keys
  await open(page, '/');
  await page.keyboard.press('/');
  await expect(box(page)).toBeFocused();
  await expect(box(page)).toHaveValue('');
  await page.keyboard.type('شير توپ');
  await expect(options(page).first()).toBeVisible();
  const listbox = page.getByRole('listbox', { name: 'گزینه‌های جست‌وجو' });
  await expect(listbox.getByRole('group', { name: 'دسته‌ها' }).getByRole('option').first()).toContainText('شیر توپی');
  await expect(listbox.getByRole('group', { name: 'کالاها' })).toBeVisible();
  expect(await options(page).count()).toBeLessThanOrEqual(8);

  await page.keyboard.press('ArrowDown');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await expect(box(page)).toHaveAttribute('aria-activedescendant', (await options(page).first().getAttribute('id'))!);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');

  await page.keyboard.press('Escape');
  await expect(options(page).first()).toBeHidden();
  await expect(box(page)).toHaveValue('شير توپ');
  await page.keyboard.press('ArrowDown');
  await expect(options(page).first()).toBeVisible();

  await page.keyboard.press('Escape');
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('جست‌وجوی «شیر توپ»');
  await expect(page).toHaveURL(/\/search\//);
});

test('the last searches stay on this device until they are forgotten', async ({ page }) => {
  const recent = page.getByRole('group', { name: 'جست‌وجوهای اخیر شما در این دستگاه' });
  for (const key of ['شیر توپی', 'گیج فشار', 'شیر توپی']) {
    await open(page, `/search/${encodeURIComponent(key)}`);
    await expect(heading(page)).toHaveText(`جست‌وجوی «${key}»`);
    await expect.poll(() => newestKept(page)).toBe(key);
  }
  await open(page, '/');
  await box(page).click();
  await expect(recent.getByRole('option')).toHaveText(['شیر توپی', 'گیج فشار', 'پاک کردن این فهرست']);
  await box(page).press('ArrowDown');
  await box(page).press('ArrowDown');
  await box(page).press('Enter');
  await expect(heading(page)).toHaveText('جست‌وجوی «گیج فشار»');
  await expect.poll(() => newestKept(page)).toBe('گیج فشار');

  await open(page, '/');
  await box(page).click();
  await expect(recent.getByRole('option').first()).toHaveText('گیج فشار');
  await recent.getByRole('option', { name: 'پاک کردن این فهرست' }).click();
  await expect(recent).toBeHidden();
  await open(page, '/');
  await box(page).click();
  await expect(box(page)).toHaveAttribute('aria-expanded', 'false');
  await box(page).pressSequentially('شیر');
  await expect(options(page).first()).toBeVisible();
  await expect(recent).toBeHidden();
});

test('Enter on a category opens it @full', async ({ page }) => {
  await open(page, '/');
  await box(page).click();
  await box(page).pressSequentially('گیج فشار');
  const category = page.getByRole('group', { name: 'دسته‌ها' }).getByRole('option', { name: /^گیج فشار/ });
  await expect(category).toBeVisible();
  while ((await category.getAttribute('aria-selected')) !== 'true') await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('گیج فشار');
});

test('suggestions are asked when the typing pauses, not at every letter @full', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/graphql')) return;
    const { operationName, variables } = request.postDataJSON() as {
      operationName: string;
      variables: { key: string };
    };
    if (operationName === 'SearchSuggestions') asked.push(variables.key);
  });
  await page.clock.install();
  await open(page, '/');
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await box(page).click();
  await box(page).pressSequentially('الکتروموتور');
  await page.clock.runFor(149);
  expect(asked).toEqual([]);
  await page.clock.runFor(1);
  await expect(options(page).first()).toContainText('الکتروموتور');
  expect(asked).toEqual(['الکتروموتور']);
});

const chips = (page: Page) => page.getByRole('list', { name: 'از نوشتهٔ شما برداشت شد' });
const results = (page: Page) => page.getByRole('list', { name: 'نتیجه‌ها' }).getByRole('listitem');
const main = (page: Page) => page.getByRole('main');

test('an Arabic keyboard, and a measure that became a filter @full', async ({ page }) => {
  await page.goto(`/search/${encodeURIComponent('شير توپي ۲ اينچ')}`);
  await expect(heading(page)).toHaveText('جست‌وجوی «شیر توپی ۲ اینچ»');
  await expect(results(page).first()).toContainText('۵۰ میلی‌متر');
  await chips(page)
    .getByRole('link', { name: /^برداشتن فیلتر اندازهٔ نامی: DN50/ })
    .click();
  await expect(heading(page)).toHaveText('جست‌وجوی «شیر توپی»');
  await expect(chips(page)).toHaveCount(0);
});

test('a buyer types what is needed: what is left out is told, chips are taken away, a question is answered', async ({
  page,
  isMobile,
}) => {
  await open(page, '/');
  await page.keyboard.press('/');
  await expect(box(page)).toBeFocused();
  await page.keyboard.type('خرید شیر توپی استیل DN50 16 بار اصفهان');
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('جست‌وجوی «خرید شیر توپی استیل DN50 ۱۶ بار اصفهان»');
  await expect(page.getByRole('note')).toContainText('«استیل» (همراه بقیهٔ کلمه‌ها پیدا نشد)');
  await expect(page.getByRole('note')).toContainText('«اصفهان» (آنجا فروشنده‌ای پیدا نشد)');
  await expect(chips(page).getByRole('link')).toHaveText([/اندازهٔ نامی: DN50/, /فشار کاری: ۱۶ بار/]);
  for (const each of await results(page).all()) await expect(each).toContainText('۱۶ بار');

  // In brass there are some: numbers and the place are filters now.
  await box(page).fill('خرید شیر توپی برنجی DN50 16 بار تهران');
  await box(page).press('Enter');
  const chip = (name: RegExp) => chips(page).getByRole('link', { name });
  await expect(chip(/^برداشتن فیلتر اندازهٔ نامی: DN50/)).toBeVisible();
  await expect(chip(/^برداشتن فیلتر شهر فروشنده: تهران$/)).toBeVisible();
  await expect(page.getByRole('note')).toHaveCount(0);
  for (const each of await results(page).all()) await expect(each).toContainText('۱۶ بار');
  const inTehran = await total(page);
  await expectAccessibleInBothThemes(page, 'filters of a text');
  await chip(/شهر فروشنده: تهران/).click();
  await expect(heading(page)).toHaveText('جست‌وجوی «خرید شیر توپی برنجی DN50 ۱۶ بار»');
  expect(await total(page)).toBeGreaterThan(inTehran);
  await chip(/^برداشتن فیلتر فشار کاری: ۱۶ بار/).focus();
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('جست‌وجوی «خرید شیر توپی برنجی DN50»');
  await expect(chips(page).getByRole('link')).toHaveCount(1);

  // What a number may mean is asked.
  await box(page).fill('شیر اطمینان 10 بار');
  await box(page).press('Enter');
  const answers = page.getByRole('list', { name: 'منظورتان از «۱۰ بار» این است؟' }).getByRole('link');
  await expect(answers).toHaveCount(1);
  const before = await total(page);
  await expectAccessibleInBothThemes(page, 'a question about a text');
  await answers.filter({ hasText: 'فشار کاری: ۱۰ بار' }).click();
  await expect(heading(page)).toHaveText('شیر اطمینان');
  await expect(page.getByRole('link', { name: 'حذف فیلتر فشار کاری: ۱۰ بار' })).toBeVisible();
  await inFilters(page, isMobile, () =>
    expect(page.getByRole('searchbox', { name: 'جست‌وجو در این فهرست' })).toHaveValue('شیر اطمینان'),
  );
  expect(await total(page)).toBeLessThan(before);
  await page.getByRole('link', { name: 'حذف فیلتر جست‌وجو: «شیر اطمینان»' }).click();
  await expect(page).not.toHaveURL(/key=/);
  await expectAccessibleInBothThemes(page, 'a list searched by a text');
});

test('found products are sorted and filtered; another value for a chip leads to the list of the kind @full', async ({
  page,
  isMobile,
}) => {
  await open(page, `/search/${encodeURIComponent('شیر توپی 16 بار')}`);
  await expect(chips(page).getByRole('link')).toHaveCount(1);
  await page.getByRole('combobox', { name: 'ترتیب' }).selectOption({ label: 'ارزان‌ترین' });
  await expect(page).toHaveURL(/\/search\/.*\?sort=/);
  const before = await total(page);
  await inFilters(page, isMobile, async () => {
    await page.getByText('موجودی و فروشنده').click();
    await page.getByRole('checkbox', { name: 'فقط فروشندگان تأییدشده' }).check();
    await expect(page).toHaveURL(/onlyConfirmed=true/);
  });
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  expect(await total(page)).toBeLessThanOrEqual(before);
  await page.getByRole('link', { name: /^حذف فیلتر فروشنده/ }).click();
  await expect(page).not.toHaveURL(/onlyConfirmed/);
  await inFilters(page, isMobile, async () => {
    await page.getByRole('checkbox', { name: /^برنج/ }).check();
    await expect(page).toHaveURL(/\/search\/.*bodyMaterial=brass/);
    await page.getByRole('textbox', { name: 'فشار کاری، از' }).fill('20');
    await expect(page).toHaveURL(/\/products\/category\/.*key=.*pressure\.value=20/);
  });
  await inFilters(page, isMobile, () =>
    expect(page.getByRole('searchbox', { name: 'جست‌وجو در این فهرست' })).toHaveValue('شیر توپی'),
  );
  await expect(page.getByRole('link', { name: 'حذف فیلتر فشار کاری: از ۲۰ بار' })).toBeVisible();
});

test('a list of a category is searched by a text, its suppliers by their names @full', async ({ page, isMobile }) => {
  await open(page, `/search/${encodeURIComponent('شیر برنجی')}`);
  await page
    .getByRole('list', { name: 'در این دسته‌ها' })
    .getByRole('link', { name: /^شیر توپی/ })
    .click();
  await expect(heading(page)).toHaveText('شیر توپی');
  const text = page.getByRole('searchbox', { name: 'جست‌وجو در این فهرست' });
  await inFilters(page, isMobile, async () => {
    await expect(text).toHaveValue('شیر برنجی');
    await text.fill('برنجی 16 بار طلایی');
    await text.press('Enter');
    await expect(page).toHaveURL(/key=[^&]*16/);
  });
  await expect(chips(page).getByRole('link', { name: /فشار کاری: ۱۶ بار/ })).toBeVisible();
  await expect(page.getByRole('note')).toContainText('«طلایی»');
  await chips(page).getByRole('link').click();
  await inFilters(page, isMobile, () => expect(text).toHaveValue('برنجی طلایی'));

  const { pathname } = new URL(page.url());
  await page.goto(`${pathname.replace('/products/category/', '/supplier/category/')}?key=هیچ‌کس`);
  await expect(heading(page)).toHaveText('تأمین‌کنندگان شیر توپی');
  await expect(page.getByRole('link', { name: 'حذف فیلتر جست‌وجو: «هیچ‌کس»' })).toBeVisible();
});

test('works without script: the form, the tabs, what is repaired and what is offered instead', async ({
  browser,
  baseURL,
  viewport,
  isMobile,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL!, viewport });
  const page = await context.newPage();
  await page.goto('/');
  await box(page).fill('  بلبرنگ كف‌گرد ');
  await page.getByRole('button', { name: 'جست‌وجو' }).click();
  await expect(heading(page)).toHaveText('جست‌وجوی «بلبرنگ کف‌گرد»');
  await expect(page.getByRole('note')).toContainText('بلبرینگ');
  await expect(page.getByRole('list', { name: 'نتیجه‌ها' }).getByRole('listitem').first()).toContainText(
    'بلبرینگ کف‌گرد',
  );

  await page.goto(`/search/${encodeURIComponent('شیر')}`);
  await page
    .getByRole('navigation', { name: 'نتیجه‌ها بر اساس نوع' })
    .getByRole('link', { name: /دسته‌ها/ })
    .click();
  await expect(page.getByRole('list', { name: 'نتیجه‌ها' }).getByRole('link').first()).toContainText('شیر');

  // What is repaired unasked needs a longer word.
  await page.goto(`/search/${encodeURIComponent('شیر توبی')}`);
  await expect(main(page)).toContainText('برای «توبی» چیزی در راسته نیست.');
  await expect(main(page).getByRole('list', { name: 'با کلمه‌های کمتر' }).getByRole('link')).toHaveText([/^شیر \(/]);
  await main(page).getByRole('link', { name: '«شیر توپی»' }).click();
  await expect(heading(page)).toHaveText('جست‌وجوی «شیر توپی»');

  await page.goto(`/search/${encodeURIComponent('شیر توپی برنجی DN50 16 بار')}`);
  await chips(page)
    .getByRole('link', { name: /فشار کاری: ۱۶ بار/ })
    .click();
  await expect(heading(page)).toHaveText('جست‌وجوی «شیر توپی برنجی DN50»');
  await main(page).getByRole('combobox', { name: 'ترتیب' }).selectOption({ label: 'ارزان‌ترین' });
  await main(page).getByRole('button', { name: 'اعمال' }).click();
  await expect(page).toHaveURL(/\/search\/[^?]*\?sort=/);
  await expect(chips(page).getByRole('link')).toHaveCount(1);

  await page.goto(`/search/${encodeURIComponent('شیر اطمینان 10 بار')}`);
  await page
    .getByRole('list', { name: 'منظورتان از «۱۰ بار» این است؟' })
    .getByRole('link', { name: /فشار کاری/ })
    .click();
  await expect(page.getByRole('link', { name: 'حذف فیلتر فشار کاری: ۱۰ بار' })).toBeVisible();
  const text = page.getByRole('searchbox', { name: 'جست‌وجو در این فهرست' });
  if (isMobile) await page.getByRole('link', { name: 'فیلترها' }).click();
  await text.fill('');
  await main(page)
    .getByRole('button', { name: isMobile ? /^نمایش/ : 'اعمال' })
    .click();
  await expect(page).toHaveURL(/\?pressure/);
  await expect(page).not.toHaveURL(/key=/);
  await page.goto(`${new URL(page.url()).pathname}?key=${encodeURIComponent('شیر طلایی')}`);
  await expect(page.getByRole('note')).toContainText('«طلایی»');

  await page.goto(`/search/${encodeURIComponent('شیر توپی')}`);
  await main(page).getByRole('link', { name: 'جست‌وجوی چند قلم با هم' }).click();
  await page.getByRole('textbox', { name: 'قلم‌ها' }).fill('شیر توپی ۲ اینچ\nپمپ');
  await page.getByRole('button', { name: 'یافتن قلم‌ها' }).click();
  await page
    .getByRole('list', { name: 'قلم‌ها و آنچه برایشان پیدا شد' })
    .getByRole('link', { name: 'شیر توپی ۲ اینچ', exact: true })
    .click();
  await expect(heading(page)).toHaveText('جست‌وجوی «شیر توپی ۲ اینچ»');
  await context.close();
});

test('what cannot be searched by is refused by name, within the frame @full', async ({ page }) => {
  for (const path of ['/search/ش', `/search/${encodeURIComponent('\u200c\u200c\u200c')}`, `/suppliers/search/x`]) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(400);
    await expect(page.getByRole('main')).toContainText('key');
    await expect(box(page)).toBeVisible();
  }
  expect((await page.goto('/search/شیر?tab=people'))?.status()).toBe(200);
  expect((await page.goto('/search/شیر?pageNumber=90'))?.status()).toBe(404);
  expect((await page.goto('/products/search/nothing'))?.status()).toBe(404);
  expect((await page.goto(`/search/${encodeURIComponent('\u202eشیر')}`))?.status()).toBe(200);
});
