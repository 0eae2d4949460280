import { expect, test, type Page } from '@playwright/test';

const box = (page: Page) => page.getByRole('combobox', { name: 'جست‌وجوی کالا، تأمین‌کننده یا شمارهٔ فنی' });
const options = (page: Page) => page.getByRole('listbox', { name: 'گزینه‌های جست‌وجو' }).getByRole('option');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('by keyboard: / comes to the box, arrows move in groups, Escape closes, Enter goes', async ({ page }, {
  project,
}) => {
  if (project.name === 'phone') return; // it has no such keys
  await page.goto('/', { waitUntil: 'networkidle' });
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

test('Enter on a category opens it', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await box(page).click();
  await box(page).pressSequentially('گیج فشار');
  const category = page.getByRole('group', { name: 'دسته‌ها' }).getByRole('option', { name: /^گیج فشار/ });
  await expect(category).toBeVisible();
  while ((await category.getAttribute('aria-selected')) !== 'true') await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('گیج فشار');
});

test('suggestions are asked when the typing pauses, not at every letter', async ({ page }) => {
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
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await box(page).click();
  await box(page).pressSequentially('الکتروموتور');
  await page.clock.runFor(149);
  expect(asked).toEqual([]);
  await page.clock.runFor(1);
  await expect(options(page).first()).toContainText('الکتروموتور');
  expect(asked).toEqual(['الکتروموتور']);
});

test('an Arabic keyboard; a measure that is a filter is taken away, and one that may be several is asked about', async ({
  page,
}) => {
  await page.goto(`/search/${encodeURIComponent('شير توپي ۲ اينچ')}`);
  await expect(heading(page)).toHaveText('جست‌وجوی «شیر توپی ۲ اینچ»');
  await expect(page.getByRole('list', { name: 'نتیجه‌ها' }).getByRole('listitem').first()).toContainText('۵۰ میلی‌متر');
  await page.getByRole('link', { name: /برداشتن فیلتر اندازهٔ نامی: DN50/ }).click();
  await expect(heading(page)).toHaveText('جست‌وجوی «شیر توپی»');
  await page.goto(`/search/${encodeURIComponent('شیر اطمینان ۱۰ بار')}`);
  await page
    .getByRole('list', { name: /«۱۰ بار»/ })
    .getByRole('link')
    .first()
    .click();
  await expect(heading(page)).toHaveText('شیر اطمینان');
  await expect(page).toHaveURL(/unit=bar/);
});

test('works without script: the form, the tabs, what is repaired and what is offered instead', async ({
  browser,
  baseURL,
  viewport,
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

  await page.goto(`/search/${encodeURIComponent('شیر توپی طلایی')}`);
  await expect(page.getByRole('note')).toContainText('بدون «طلایی»');
  await expect(page.getByRole('list', { name: 'نتیجه‌ها' }).getByRole('listitem').first()).toContainText('شیر توپی');
  await context.close();
});

test('what cannot be searched by is refused by name, within the frame', async ({ page }) => {
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
