import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { newPhone } from '../kit/people.ts';
import { arrive, open, openAsAdmin, openListening } from './people.ts';
import { test } from './test.ts';

/** The seeded merchant. */
const SELLER = '09000000005';

/** Whatever loads the page anew takes this away. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { isStillOpen: true }));
const expectStillOpen = async (page: Page) =>
  expect(await page.evaluate(() => 'isStillOpen' in window), 'the page was loaded anew').toBe(true);

/** How many conversations the menu of the logged-in area says to be unread. */
const unread = (page: Page) => page.getByRole('link', { name: /^پیام‌ها/ }).getByText('گفت‌وگوی نخوانده');

type Selling = { viewer: { merchants: { id: string; name: string }[] } };
type Made = { createCustomer: { customer: { id: string } } };
type Sent = { sendMessage: { conversation: { id: string } } };
type Goods = { viewer: { supplierProducts: { nodes: { id: string; title: string; slug: string }[] } } };

test('a buyer asks a seller, who sees it come and answers, and the buyer reads the answer', async ({ page, browser }, {
  project,
}) => {
  test.setTimeout(300_000);
  const isPhone = project.name === 'phone';
  const seller = await (await browser.newContext({ viewport: page.viewportSize() })).newPage();
  const session = await arrive(seller, SELLER);
  const [merchant] = (await session.run<Selling>('SellingScreen', {})).viewer.merchants;
  const goods = { merchantId: merchant!.id, status: 'PUBLISHED', pageNumber: 1, pageSize: 1 };
  const [product] = (await session.run<Goods>('GoodsTab', goods)).viewer.supplierProducts.nodes;
  // Others may have asked before; a whole phone would be asked about.
  const company = `خریدار ${newPhone().slice(-5)}`;
  const question = `برای ${company}: ۲۰ عدد چه زمانی تحویل می‌شود؟`;
  const answer = `${company}، ده روزه تحویل می‌دهیم.`;

  const buyer = await arrive(page);
  await buyer.run('CreateCompany', { input: { kind: 'COMPANY', company: { legalName: company } } });
  await openListening(seller, '/profile/messages');
  await mark(seller);

  await open(page, `/products/${product!.id}/${encodeURIComponent(product!.slug)}`);
  await page.getByRole('link', { name: 'پرسش از فروشنده' }).click();
  const dialog = page.getByRole('dialog', { name: 'پرسش از فروشنده' });
  await expect(dialog.getByText(company)).toBeVisible();
  await dialog.getByRole('button', { name: 'ارسال پرسش' }).click();
  await expect(dialog.getByLabel('پرسش شما')).toHaveAccessibleDescription(/متن پیام را بنویسید/);
  await dialog.getByLabel('پرسش شما').fill(question);
  await dialog.getByLabel('پرسش شما').press('Control+Enter');
  await expect(page).toHaveURL(/\/profile\/messages\?conversation=/);
  await expect(page.getByRole('log').getByText(question)).toBeVisible();

  const row = seller.getByRole('list', { name: 'گفت‌وگوها' }).getByRole('link').filter({ hasText: company });
  await expect(row).toContainText('۱ پیام نخوانده');
  await expect(unread(seller)).toBeAttached();
  await row.click();
  await expect(seller.getByRole('log').getByText(question)).toBeVisible();
  await seller.getByLabel(/^پیام به نام/).fill(answer);
  // The buyer looks at something else meanwhile.
  await openListening(page, '/profile');
  await mark(page);
  await seller.getByRole('button', { name: 'ارسال', exact: true }).click();
  await expect(seller.getByRole('log').getByText(answer)).toBeVisible();
  await expect(seller.getByLabel(/^پیام به نام/)).toHaveValue('');
  await expect(seller.getByRole('log').getByText('فرستاده شد')).toBeVisible();
  await expectStillOpen(seller);

  await expect(unread(page)).toBeAttached();
  await page.getByRole('link', { name: /^پیام‌ها/ }).click();
  await page.getByRole('list', { name: 'گفت‌وگوها' }).getByRole('link').first().click();
  const log = page.getByRole('log');
  await expect(log.getByText(answer)).toBeVisible();
  await expect(log.getByText(answer)).toBeInViewport();
  await expect(seller.getByRole('log').getByText('خوانده شد')).toBeVisible();
  await expect(unread(page)).toHaveCount(0);
  await expect(page.getByRole('list', { name: 'گفت‌وگوها' })).toBeVisible({ visible: !isPhone });
  await expectStillOpen(page);

  await page.getByLabel(/^پیام به نام/).fill('شمارهٔ من ۰۹۱۲۱۲۳۴۵۶۷ است.');
  await page.getByRole('button', { name: 'ارسال', exact: true }).click();
  const asked = page.getByRole('dialog', { name: 'پیام راه تماس دارد؛ فرستاده شود؟' });
  await asked.getByRole('button', { name: 'فرستاده شود' }).click();
  await expect(seller.getByRole('log').getByText('شمارهٔ من', { exact: false })).toBeVisible();
  await log.getByRole('button', { name: /^حذف پیام «شمارهٔ من/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'حذف', exact: true }).click();
  await expect(log.getByText('پیام حذف شد')).toBeVisible();
  await expect(seller.getByRole('log').getByText('پیام حذف شد')).toBeVisible();
  await expectStillOpen(seller);
  await seller.context().close();
});

test('what is typed stays, what comes below is told, messages are reported, and a block closes the conversation @full', async ({
  page,
  browser,
}) => {
  test.setTimeout(300_000);
  const seller = await (await browser.newContext({ viewport: page.viewportSize() })).newPage();
  const session = await arrive(seller, SELLER);
  const [merchant] = (await session.run<Selling>('SellingScreen', {})).viewer.merchants;
  const goods = { merchantId: merchant!.id, status: 'PUBLISHED', pageNumber: 1, pageSize: 1 };
  const [product] = (await session.run<Goods>('GoodsTab', goods)).viewer.supplierProducts.nodes;
  const company = `خریدار ${newPhone().slice(-5)}`;
  const buyer = await arrive(page);
  const made = await buyer.run<Made>('CreateCompany', { input: { kind: 'COMPANY', company: { legalName: company } } });
  const customerId = made.createCustomer.customer.id;
  const recipientName = merchant!.name;
  const about = { subjectType: 'SUPPLIER_PRODUCT', subjectId: product!.id };
  const say = (input: object) =>
    buyer.run<Sent>('SendMessage', { input: { customerId, recipientName, idempotencyKey: randomUUID(), ...input } });
  const { id: conversationId } = (await say({ ...about, body: 'سلام.\n'.repeat(60) })).sendMessage.conversation;
  const path = `/profile/messages?conversation=${conversationId}`;

  await open(page, `/products/${product!.id}/${encodeURIComponent(product!.slug)}`);
  await page.getByRole('link', { name: 'پرسش از فروشنده' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'باز کردن گفت‌وگو' }).click();
  await expect(page).toHaveURL(new RegExp(`conversation=${conversationId}`));

  const writing = page.getByLabel(/^پیام به نام/);
  await writing.fill('نیمه‌کاره');
  await open(page, path);
  await expect(writing).toHaveValue('نیمه‌کاره');
  await writing.fill('');

  await openListening(seller, path);
  const log = seller.getByRole('log');
  await log.evaluate((box) => box.scrollTo(0, -box.scrollHeight));
  await say({ conversationId, body: 'پرسش دوم' });
  const below = seller.getByRole('button', { name: 'پیام تازه' });
  await expect(below).toBeVisible();
  await expect(log.getByText('پرسش دوم')).not.toBeInViewport();
  await below.click();
  await expect(log.getByText('پرسش دوم')).toBeInViewport();
  await expect(below).toHaveCount(0);

  await log.getByRole('button', { name: 'گزارش پیام «پرسش دوم»' }).click();
  const report = seller.getByRole('dialog', { name: 'گزارش پیام' });
  await report.getByLabel('دلیل گزارش').selectOption({ label: 'موردی دیگر' });
  await report.getByRole('button', { name: 'ارسال گزارش' }).click();
  await expect(report.getByLabel('توضیح')).toHaveAccessibleDescription(/بنویسید چه چیزی/);
  await report.getByLabel('توضیح').fill('پیام تکراری است.');
  await report.getByRole('button', { name: 'ارسال گزارش' }).click();
  await expect(report).toHaveCount(0);
  await expect(log.getByRole('listitem').filter({ hasText: 'پرسش دوم' })).toContainText('گزارش شد');
  await expect(log.getByText('گزارش شد')).toBeFocused();
  await expect(page.getByText('گزارش شد')).toHaveCount(0);

  await openListening(page, path);
  const settings = seller.getByText('تنظیمات', { exact: true });
  await settings.click();
  await seller.getByRole('button', { name: 'مسدود کردن' }).click();
  await seller.getByRole('dialog').getByRole('button', { name: 'مسدود کردن' }).click();
  await expect(page.getByText('پیام در این گفت‌وگو متوقف شده است', { exact: false })).toBeVisible();
  await expect(writing).toHaveCount(0);
  await seller.getByRole('button', { name: 'رفع مسدودی' }).last().click();
  await seller.getByRole('dialog').getByRole('button', { name: 'رفع مسدودی' }).click();
  await expect(writing).toBeVisible();
  await seller.context().close();

  const moderator = await (await browser.newContext({ viewport: page.viewportSize() })).newPage();
  await openAsAdmin(moderator, '/profile/admin?tab=moderation');
  const card = moderator.getByRole('listitem').filter({ hasText: 'پیام تکراری است.' }).filter({ hasText: company });
  await expect(card).toContainText('پرسش دوم');
  await moderator.context().close();
});
