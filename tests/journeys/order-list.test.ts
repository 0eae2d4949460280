import { expect } from '@playwright/test';
import { draft } from '../api/trade/trade.kit.ts';
import { newPhone, peopleOf } from '../kit/people.ts';
import { dayIn } from './orders.ts';
import { arrive, loginOf, open, site } from './people.ts';
import { test } from './test.ts';

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('a list of orders is narrowed by days and words, and its counts follow', async ({ page }) => {
      const phone = newPhone();
      await arrive(page, phone);
      const { made } = await draft(peopleOf(site().api), {}, await loginOf(phone));
      const go = (path: string) => (javaScriptEnabled ? open(page, path) : page.goto(path));
      await go('/profile/directorder');
      const [from, to] = ['از تاریخ', 'تا تاریخ'].map((name) => page.getByRole('textbox', { name }));
      const find = () =>
        page
          .getByRole('search', { name: /سفارش‌ها/ })
          .getByRole('button', { name: 'جست‌وجو' })
          .click();
      const all = page.getByRole('link', { name: /^همه \(/ });
      const row = page.getByRole('main').getByRole('link').filter({ hasText: made.number });
      await expect(all).toHaveText('همه (۱)');

      await from!.fill(dayIn(-1));
      await find();
      await expect(page).toHaveURL(/from=20\d\d-\d\d-\d\d/);
      await expect(row).toBeVisible();
      await expect(from!).toHaveValue(dayIn(-1));
      await expect(all).toHaveText('همه (۱)');

      await from!.fill('');
      await to!.fill(dayIn(-1));
      await find();
      await expect(page.getByRole('heading', { name: 'چیزی پیدا نشد' })).toBeVisible();
      await expect(all).toHaveText('همه (۰)');

      // What nobody can read narrows nothing, and is told at its field.
      await to!.fill('دیروز');
      await find();
      await expect(row).toBeVisible();
      await expect(to!).toHaveAccessibleDescription(/مانند/);
      await expect(to!).toHaveAttribute('aria-invalid', 'true');

      await to!.fill(dayIn(0));
      await page.getByRole('searchbox').last().fill(made.number);
      await find();
      await expect(row).toBeVisible();
      await expect(all).toHaveText('همه (۱)');
    });
  });
