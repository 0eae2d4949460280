import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { newPhone } from '../kit/people.ts';
import { sellerBeside } from './orders.ts';
import { arrive, open, openListening } from './people.ts';
import { findOrderable } from './screens.ts';
import { test } from './test.ts';

// One worker tells both: the seller logs in once.
test.describe.configure({ mode: 'default' });

const paper = { name: 'نقشهٔ پمپ.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\na drawing\n%%EOF') };
const program = { name: 'برنامه.exe', mimeType: 'application/x-msdownload', buffer: Buffer.from('MZ no paper') };
const refusal = 'این نوع فایل پذیرفته نمی‌شود.';

/** The page of a conversation that somebody new has begun with the seeded seller. */
async function begin(page: Page): Promise<string> {
  const session = await arrive(page);
  const { id: subjectId, merchant } = await findOrderable();
  const company = { kind: 'COMPANY', company: { legalName: `خریدار ${newPhone().slice(-5)}` } };
  type Made = { createCustomer: { customer: { id: string } } };
  const { createCustomer } = await session.run<Made>('CreateCompany', { input: company });
  const input = { customerId: createCustomer.customer.id, subjectType: 'SUPPLIER_PRODUCT', subjectId };
  type Sent = { sendMessage: { conversation: { id: string } } };
  const { sendMessage } = await session.run<Sent>('SendMessage', {
    input: { ...input, recipientName: merchant.name, body: 'نقشه را می‌فرستم.', idempotencyKey: randomUUID() },
  });
  return `/profile/messages?conversation=${sendMessage.conversation.id}`;
}

const sentFile = (page: Page) => page.getByRole('log').getByRole('list', { name: 'فایل‌های پیام' });

/** Opens the file that came, and finds in it what was sent. */
async function opens(page: Page) {
  await expect(sentFile(page)).toContainText('کیلوبایت');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    sentFile(page).getByRole('link', { name: paper.name }).click(),
  ]);
  expect(await readFile(await download.path())).toEqual(paper.buffer);
}

test('a buyer sends a file with a message; the seller sees its name and size and opens it', async ({ page }) => {
  const path = await begin(page);
  const seller = await sellerBeside(page);
  await Promise.all([open(page, path), openListening(seller, path)]);

  await page.getByRole('button', { name: 'پیوست فایل' }).click();
  const files = page.getByRole('group', { name: 'فایل‌های پیوست' });
  const chooser = files.locator('input[type=file]');
  await chooser.setInputFiles(program);
  await expect(files.getByRole('alert')).toHaveText(refusal);
  await chooser.setInputFiles(paper);
  await expect(files.getByRole('listitem')).toContainText(paper.name);
  await expect(files.getByRole('alert')).toBeHidden();
  await page.getByRole('button', { name: 'ارسال', exact: true }).click();
  await expect(sentFile(page).getByRole('link', { name: paper.name })).toBeVisible();
  // The next message begins without it.
  await expect(files).toHaveCount(0);
  await opens(seller);

  // A telephone in the name of a file is asked about as one in the text is.
  await page.getByRole('button', { name: 'پیوست فایل' }).click();
  await chooser.setInputFiles({ ...paper, name: 'تماس ۰۹۱۲۱۲۳۴۵۶۷.pdf' });
  await expect(files.getByRole('listitem')).toContainText('تماس');
  await page.getByRole('button', { name: 'ارسال', exact: true }).click();
  const asked = page.getByRole('dialog', { name: 'پیام راه تماس دارد؛ فرستاده شود؟' });
  await asked.getByRole('button', { name: 'ویرایش پیام' }).click();
  await expect(asked).toBeHidden();
  await expect(files.getByRole('listitem')).toContainText('تماس');
  await seller.context().close();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the same by the form alone', async ({ page }) => {
    const path = await begin(page);
    await page.goto(path);
    const form = page.getByRole('form', { name: 'نوشتن پیام' });
    const file = form.getByLabel('فایل پیوست');
    await file.setInputFiles(program);
    await form.getByRole('button', { name: 'ارسال' }).click();
    await expect(file).toHaveAccessibleDescription(new RegExp(refusal));
    await file.setInputFiles(paper);
    await form.getByRole('button', { name: 'ارسال' }).click();
    await expect(sentFile(page).getByRole('link', { name: paper.name })).toBeVisible();
    const seller = await sellerBeside(page, { javaScriptEnabled: false });
    await seller.goto(path);
    await opens(seller);
    await seller.context().close();
  });
});
