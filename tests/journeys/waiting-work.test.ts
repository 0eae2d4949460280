import { expect } from '@playwright/test';
import { draft, inDays } from '../api/trade/trade.kit.ts';
import { newPhone, peopleOf } from '../kit/people.ts';
import { expectAccessibleInBothThemes, expectNoSidewaysScroll } from './looks.ts';
import { arrive, loginOf, open, site } from './people.ts';
import { test } from './test.ts';

// One worker tells all: the seller logs in once.
test.describe.configure({ mode: 'default' });

test('the home of the profile leads with what waits, the next deadline first', async ({ page, browser }) => {
  const phone = newPhone();
  await arrive(page, phone);
  await open(page, '/profile');
  const waiting = page.getByRole('region', { name: 'منتظر شما' });
  await expect(waiting.getByText('چیزی منتظر شما نیست')).toBeVisible();
  await waiting.getByRole('link', { name: 'دیدن سفارش‌ها و استعلام‌ها' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'سفارش‌ها' })).toBeVisible();

  const people = peopleOf(site().api);
  const buyer = await loginOf(phone);
  const first = await draft(people, {}, buyer);
  const second = await draft(people, { customerId: first.customerId, neededBy: inDays(30) }, buyer);
  await second.buys.publish(second.id);
  await second.sells.step(second.id, 'request-info', { text: 'با کدام استاندارد؟' });

  await open(page, '/profile');
  const orders = waiting.getByRole('list', { name: 'سفارش‌ها و استعلام‌هایی که نوبت شماست' });
  // The question has a deadline; a draft has none and stands below.
  await expect(orders.getByRole('listitem')).toHaveCount(2);
  const question = orders.getByRole('listitem').first();
  await expect(question).toContainText((await second.buys.one(second.id)).number);
  await expect(question).toContainText(/نوبت شما.*تا (پایان )?[۰-۹]+ \S+ ۱۴[۰-۹]{2}/);
  await expect(orders.getByRole('listitem').last()).toContainText(first.made.number);
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('منتظر شما');
  await expectAccessibleInBothThemes(page, 'home');
  await expectNoSidewaysScroll(page, 'home');
  await question.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText((await second.buys.one(second.id)).number);

  const plain = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  });
  const still = await plain.newPage();
  await still.goto('/profile');
  await expect(
    still.getByRole('list', { name: 'سفارش‌ها و استعلام‌هایی که نوبت شماست' }).getByRole('listitem'),
  ).toHaveCount(2);
  await plain.close();
});
