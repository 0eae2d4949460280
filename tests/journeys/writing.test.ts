import { expect, type Page } from '@playwright/test';
import { expectAccessibleInBothThemes, expectNoSidewaysScroll } from './looks.ts';
import { nextEditors, openLoggedIn, tabTo } from './people.ts';
import { test } from './test.ts';

/** What runs where texts are not shown as texts (design/safety.md, X1). */
const HOSTILE = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '<math><mtext><style><img src=x onerror=alert(1)>',
  '[لینک](javascript:alert(1))',
];

/** Everything that ran, or that the page refused to run. */
async function watchScripts(page: Page) {
  const ran: string[] = [];
  await page.exposeFunction('tellRan', (what: string) => ran.push(what));
  page.on('dialog', (dialog) => {
    ran.push(dialog.message());
    void dialog.dismiss();
  });
  await page.addInitScript(() => {
    const { tellRan } = window as unknown as { tellRan(what: string): void };
    addEventListener('securitypolicyviolation', ({ violatedDirective }) => tellRan(violatedDirective));
  });
  return ran;
}

/** A step of a page, with its button in the dialog that asks for it. */
async function step(page: Page, name: string) {
  await page.getByRole('button', { name, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test('an editor writes by keyboard, another one sends it back and then publishes it', async ({ page, browser }, {
  project,
}) => {
  test.setTimeout(240_000);
  const title = `راهنمای آزمایشی ${project.name === 'phone' ? 'موبایل' : 'رومیزی'}`;
  const [writer, reviewer] = nextEditors();
  await openLoggedIn(page, '/profile/admin/pages/new', writer);
  await page.locator('[name=title]').fill(title);
  await page.locator('[name=contentTypeId]').selectOption({ index: 1 });
  await page.getByLabel('خلاصه').fill('خلاصه‌ای کوتاه برای فهرست‌ها');

  // Lines become blocks, marks are typed or set by keys, and a block moves by keys.
  const editor = page.getByRole('group', { name: 'متن', exact: true });
  await editor.getByRole('button', { name: 'افزودن بلوک' }).click();
  await expect(editor.getByRole('textbox', { name: 'متن بلوک' })).toBeFocused();
  await page.keyboard.type('بند یکم');
  await page.keyboard.press('Enter');
  await expect(editor.getByRole('textbox', { name: 'متن بلوک' }).last()).toBeFocused();
  await page.keyboard.type('بند دوم با ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('تأکید');
  await expect(editor.getByRole('listitem')).toHaveCount(2);
  await page.keyboard.press('Alt+ArrowUp');
  await expect(editor.getByRole('textbox').first()).toHaveValue('بند دوم با **تأکید**');
  await expect(editor.getByText('بلوک به جای ۱ رفت.')).toBeAttached();

  await editor.getByRole('button', { name: 'چسباندن Markdown' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('متن Markdown').fill('## بخش\n\n**قیمت:**۱۲۰ <b>x</b>\n\n| الف | ب |\n|---|---|\n| ۱ | ۲ |');
  await dialog.getByRole('button', { name: 'خواندن', exact: true }).click();
  await expect(dialog.getByText('برچسب HTML کنار گذاشته شد').first()).toBeVisible();
  await dialog.getByRole('button', { name: 'افزودن به پایان متن' }).click();
  await expect(editor.getByRole('listitem')).toHaveCount(5);
  for (const text of HOSTILE) {
    await editor.getByRole('button', { name: 'افزودن بلوک' }).click();
    const added = editor.getByRole('textbox', { name: 'متن بلوک' }).last();
    await expect(added).toBeFocused();
    await added.fill(text.replace('javascript:alert(1)', '/faq'));
  }
  await expectAccessibleInBothThemes(page, 'writing');
  await expectNoSidewaysScroll(page, 'writing');

  await page.getByRole('button', { name: 'ذخیرهٔ پیش‌نویس' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await step(page, 'فرستادن برای بازبینی');
  await expect(page.getByText('این نسخه را خودتان نوشته‌اید')).toBeVisible();
  const address = page.url();

  const context = await browser.newContext({ locale: 'fa-IR', baseURL: process.env.SITE_URL! });
  const other = await context.newPage();
  const ran = await watchScripts(other);
  await openLoggedIn(other, new URL(address).pathname, reviewer);
  await other.getByRole('button', { name: 'بازگرداندن به نویسنده' }).click();
  await other.getByRole('dialog').getByLabel('دلیل', { exact: false }).fill('منبع جدول را بنویسید.');
  await other.getByRole('dialog').getByRole('button', { name: 'بازگرداندن به نویسنده' }).click();
  await expect(other.getByRole('dialog')).toHaveCount(0);

  await page.reload();
  await expect(page.getByText('منبع جدول را بنویسید.')).toBeVisible();
  await page.getByLabel('خلاصه').fill('خلاصه‌ای کوتاه با منبع');
  await page.getByRole('button', { name: 'ذخیرهٔ پیش‌نویس' }).click();
  await expect(page.getByText('پیش‌نویس ذخیره شد.')).toBeVisible();
  await step(page, 'فرستادن برای بازبینی');

  // The review by keyboard.
  await other.reload();
  const publish = other.getByRole('button', { name: 'انتشار', exact: true });
  await tabTo(other, publish);
  await other.keyboard.press('Enter');
  await expect(other.getByRole('dialog')).toBeVisible();
  await tabTo(other, other.getByRole('dialog').getByRole('button', { name: 'انتشار', exact: true }));
  await other.keyboard.press('Enter');
  await expect(other.getByText('نوشته منتشر شد.')).toBeVisible();
  await other.getByRole('link', { name: 'دیدن در سایت' }).click();
  await expect(other.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(other.getByRole('main').getByRole('table')).toBeVisible();
  await expect(other.getByText(HOSTILE[0]!)).toBeVisible();
  await expect(other.getByRole('link', { name: 'لینک', exact: true })).toHaveAttribute('href', '/faq');
  expect(ran).toEqual([]);
  await context.close();
});
