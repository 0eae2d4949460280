import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { ok } from '../kit/rest.ts';
import { peopleOf } from '../kit/people.ts';
import { expectAccessibleInBothThemes, expectNoSidewaysScroll } from './looks.ts';
import { openAsAdmin, site } from './people.ts';
import { test } from './test.ts';

const HOUR_MS = 3_600_000;

/** Something that is announced to everybody until it is ended: the site is that of all journeys. */
async function announced(text: string, work: () => Promise<void>) {
  const people = peopleOf(site().api);
  const { accessToken } = await people.login('09000000008');
  const body = {
    text,
    tone: 'WARNING' as const,
    audience: 'ALL' as const,
    href: '/faq',
    from: new Date(Date.now() - HOUR_MS).toISOString(),
    until: new Date(Date.now() + HOUR_MS).toISOString(),
    order: 1,
  };
  const { id, version } = ok(await people.post('/admin/announcements', { by: accessToken, body }));
  try {
    await work();
  } finally {
    const over = { ...body, until: new Date().toISOString(), version };
    await people.put('/admin/announcements/{id}', { by: accessToken, path: { id }, body: over });
  }
}

const region = (page: Page) => page.getByRole('region', { name: 'اطلاعیه‌ها' });
async function openWith(page: Page, text: string, path = '/') {
  await expect(async () => {
    await page.goto(path);
    await expect(region(page)).toContainText(text, { timeout: 500 });
  }).toPass();
}

test('what is announced is read, dismissed without a new page, and stays away', async ({ page }) => {
  const text = `آزمون اطلاعیه a${randomUUID().slice(0, 4)}`;
  await announced(text, async () => {
    await openWith(page, text);
    await expectNoSidewaysScroll(page, 'announced');
    await expectAccessibleInBothThemes(page, 'announced');
    await page.evaluate(() => ((window as { stays?: boolean }).stays = true));
    await page.getByRole('button', { name: `بستن اطلاعیه: ${text}` }).click();
    await expect(page.getByText(text)).toHaveCount(0);
    expect(await page.evaluate(() => (window as { stays?: boolean }).stays)).toBe(true);
    await expect(page.locator('#main')).toBeFocused();
    await page.goto('/search');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(text)).toHaveCount(0);
  });
});

test('without script its button is a form that leads back to the page', async ({ browser, baseURL }) => {
  const text = `آزمون بی‌اسکریپت a${randomUUID().slice(0, 4)}`;
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await announced(text, async () => {
    await openWith(page, text, '/search?lines=x');
    await page.getByRole('button', { name: `بستن اطلاعیه: ${text}` }).click();
    await expect(page).toHaveURL(/\/search\?lines=x$/);
    await expect(page.getByText(text)).toHaveCount(0);
  });
  await context.close();
});

test('an editor writes an announcement, and ends it', async ({ page }) => {
  const text = `اطلاعیهٔ میز کارکنان a${randomUUID().slice(0, 4)}`;
  await openAsAdmin(page, '/profile/admin?tab=announcements');
  await page.getByRole('button', { name: 'اطلاعیهٔ تازه' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('متن اطلاعیه').fill(text);
  await dialog.getByRole('button', { name: 'ذخیره', exact: true }).click();
  await expect(dialog.getByText('۴ مورد نیاز به اصلاح دارد:')).toBeVisible();
  await dialog.getByRole('textbox', { name: /^روز آغاز/ }).fill('۱۴۰۵/۰۱/۰۱');
  await dialog.getByLabel('ساعت آغاز').fill('۰۸:۰۰');
  await dialog.getByRole('textbox', { name: /^روز پایان/ }).fill('۱۴۵۰/۰۱/۰۱');
  await dialog.getByLabel('ساعت پایان').fill('۲۰:۳۰');
  await dialog.getByLabel('ترتیب').fill('۹۹');
  await dialog.getByRole('button', { name: 'ذخیره', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  const row = page.getByRole('row').or(page.getByRole('listitem')).filter({ hasText: text, visible: true });
  await expect(row.getByText('در حال نمایش')).toBeVisible();
  await row.getByRole('button', { name: `پایان نمایش اطلاعیهٔ «${text}»` }).click();
  await dialog.getByRole('button', { name: 'پایان نمایش', exact: true }).click();
  await expect(row.getByText('پایان‌یافته')).toBeVisible();
});
