import { expect } from '@playwright/test';
import { agentOf } from '../api/ownership/kinds.ts';
import { sellerOf } from '../api/listings/entries/entries.kit.ts';
import { draft, quoterOf, traderOf } from '../api/trade/trade.kit.ts';
import { newPhone, peopleOf } from '../kit/people.ts';
import { expectAccessibleInBothThemes, expectNoSidewaysScroll } from './looks.ts';
import { arrive, loginOf, open, openListening, press, site } from './people.ts';
import { test } from './test.ts';

const agent = ['TRADE_CREATE', 'TRADE_CONFIRM', 'QUOTE_ACCEPT'];
const limits = { spendLimitPerRequestRial: '1000' };

/** An owner and an agent who asked for the amount of an order. */
async function asked(phone: string) {
  const people = peopleOf(site().api);
  const owner = await loginOf(phone);
  const { customerId, id, made } = await draft(people, {}, owner);
  const buyer = traderOf(people, await agentOf(people, owner, customerId, agent, limits));
  const ask = async () => {
    const { body } = await buyer.publish(id);
    expect(body).toMatchObject({ status: 'AWAITING_CONFIRMATION', approvals: [{ kind: 'LIST_ORDER' }, {}] });
  };
  return { customerId, id, made, buyer, ask };
}

// One after the other: the seller, who logs in for each worker, gets one code a minute.
test.describe.configure({ mode: 'default' });

test('an owner is told of an amount, and agrees to it when asked once more, by the keyboard', async ({ page }) => {
  test.setTimeout(300_000);
  const phone = newPhone();
  await arrive(page, phone);
  const { id, made, ask } = await asked(phone);
  await openListening(page, '/profile/directorder');
  await ask();
  await openListening(page, '/profile/notifications');
  await page.getByRole('link', { name: new RegExp(`برای سفارش ${made.number} منتظر موافقت شماست$`) }).click();
  await expect(page).toHaveURL(`/profile/directorderinfo/${id}`);
  await expect(page.getByText('نوبت شما')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'با مبلغ این سفارش موافقید؟' })).toBeVisible();
  await expectNoSidewaysScroll(page, 'the amount of an order');
  await expectAccessibleInBothThemes(page, 'the amount of an order');
  await press(page, page.getByRole('button', { name: 'موافقم', exact: true }));
  const dialog = page.getByRole('dialog', { name: 'با مبلغ این سفارش موافقید؟' });
  await expect(dialog.getByText('ردیف', { exact: false }).first()).toBeVisible();
  await press(page, dialog.getByRole('button', { name: 'موافقم', exact: true }));
  await expect(dialog).toBeHidden();
  const timeline = page.getByRole('log', { name: 'رویدادها' });
  await expect(timeline.getByText('برای فروشنده فرستاده شد')).toBeVisible();
  await expect(timeline.getByText('همکاری با مبلغ موافقت کرد')).toBeVisible();
  await page.getByText('موافقت‌های پیشین', { exact: false }).click();
  await expect(page.getByText('موافقت‌شده').first()).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('an owner sets the rules of the company, refuses an amount with a reason, and sends the order', async ({
    page,
  }) => {
    test.setTimeout(300_000);
    const phone = newPhone();
    await arrive(page, phone);
    const { id, buyer, ask } = await asked(phone);
    await page.goto('/profile/personal-info');
    const form = page.getByRole('form', { name: 'ویرایش قاعده‌های تأیید خرید «فولاد سپاهان»' });
    await page.locator('summary', { hasText: 'قاعده‌های تأیید خرید' }).click();
    await form.getByLabel('موافقت یک همکار، بالاتر از').fill('۲٬۰۰۰');
    await form.getByLabel('موافقت دو نفر، بالاتر از').fill('۱٬۰۰۰');
    await form.getByRole('button').click();
    await expect(form.getByLabel('موافقت دو نفر، بالاتر از')).toHaveAttribute('aria-invalid', 'true');
    await form.getByLabel('موافقت دو نفر، بالاتر از').fill('');
    await form.getByRole('button').click();
    await expect(form.getByLabel('موافقت یک همکار، بالاتر از')).toHaveValue('۲٬۰۰۰');

    await ask();
    await page.goto(`/profile/directorderinfo/${id}`);
    const answer = page.getByRole('form', { name: 'با مبلغ این سفارش موافقید؟' });
    await answer.getByRole('button', { name: 'مخالفم' }).click();
    await expect(answer.getByLabel('دلیل')).toHaveAttribute('aria-invalid', 'true');
    await answer.getByLabel('دلیل').fill('این ماه بودجه نداریم.');
    await answer.getByRole('button', { name: 'مخالفم' }).click();
    await expect(page.getByRole('log').getByText('این ماه بودجه نداریم.')).toBeVisible();

    expect((await buyer.publish(id)).status).toBe(200);
    await page.goto(`/profile/directorderinfo/${id}`);
    await answer.getByRole('button', { name: 'موافقم' }).click();
    await expect(page.getByRole('log').getByText('برای فروشنده فرستاده شد')).toBeVisible();
  });
});

test('whoever may not agree to an amount is told before, and that colleagues are asked @full', async ({ page }) => {
  test.setTimeout(300_000);
  const people = peopleOf(site().api);
  const owner = await people.login();
  const { customerId, id } = await draft(people, {}, owner);
  const { phone } = await agentOf(people, owner, customerId, agent, limits);
  await arrive(page, phone);
  await open(page, `/profile/directorderinfo/${id}`);
  await page.getByRole('button', { name: 'تأیید و ارسال به فروشنده' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('این مبلغ به موافقت ۱ همکار نیاز دارد', { exact: false })).toBeVisible();
  await dialog.getByRole('button', { name: 'تأیید و درخواست موافقت' }).click();
  await expect(page.getByText('نوبت همکار شما')).toBeVisible();
  await expect(page.getByRole('button', { name: 'پس گرفتن درخواست موافقت' })).toBeVisible();
});

test('an agent takes an offer above the own limit, and it is accepted once an owner agrees @full', async ({ page }) => {
  test.setTimeout(300_000);
  const people = peopleOf(site().api);
  const owner = await people.login();
  const { customerId, id } = await draft(people, { acceptListPrice: false }, owner);
  const boss = traderOf(people, owner);
  expect((await boss.publish(id)).status).toBe(200);
  await quoterOf(people, await sellerOf(people)).offer(id, '50000');
  const { phone } = await agentOf(people, owner, customerId, agent, limits);
  await arrive(page, phone);
  await openListening(page, `/profile/directorderinfo/${id}`);
  await page.getByRole('button', { name: 'پذیرش پیشنهاد' }).click();
  // Whoever asks reads so before anything is sent.
  const dialog = page.getByRole('dialog', { name: 'پذیرش پیشنهاد برای موافقت همکاران برود؟' });
  await expect(dialog.getByText('این مبلغ به موافقت ۱ همکار نیاز دارد', { exact: false })).toBeVisible();
  await dialog.getByRole('button', { name: 'درخواست موافقت همکاران' }).click();
  await expect(page.getByText('برای موافقت همکاران فرستاده شد', { exact: false })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'پذیرش پیشنهاد فروشنده' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'پس گرفتن درخواست موافقت با پذیرش' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'پذیرش پیشنهاد', exact: true })).toHaveCount(0);
  const { version, approvals } = (await boss.one(id)) as unknown as { version: number; approvals: { id: string }[] };
  expect((await boss.as('POST', `/${id}/approvals/${approvals[0]!.id}/approve`, { version })).status).toBe(200);
  await expect(page.getByRole('log', { name: 'رویدادها' }).getByText('پیشنهاد پذیرفته شد')).toBeVisible();
});
