import { expect } from '@playwright/test';
import { newMerchantName, verifyCompany } from '../api/merchants/own-merchants.kit.ts';
import { companyOf, newAddress } from '../api/ownership/kinds.ts';
import { newLegalId, peopleOf } from '../kit/people.ts';
import { arriveAsOwner } from './companies.ts';
import { expectAccessibleInBothThemes, expectNoSidewaysScroll } from './looks.ts';
import { open, openAsAdmin, persian, site, loginOf } from './people.ts';
import { test } from './test.ts';

test('an owner writes a merchant, staff confirm it, and everybody sees it with its vacation @full', async ({
  page,
  browser,
}) => {
  test.setTimeout(300_000);
  const people = peopleOf(site().api);
  const name = newMerchantName();
  const owner = await people.login();
  const legalName = `شرکت ${name}`;
  const customerId = await companyOf(people, owner, legalName);
  await arriveAsOwner(page, owner, customerId);
  const staff = await (await browser.newContext()).newPage();
  await openAsAdmin(staff, '/profile/admin?tab=merchants');

  await open(page, '/profile/suppliers');
  await page.getByRole('button', { name: 'افزودن فروشنده' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('نام فروشنده').fill('بازرگانی فانوس');
  await expect(dialog.getByText('فروشندهٔ دیگری این نام را دارد')).toBeVisible();
  await expect(dialog.getByRole('button', { name: /^نام «.*» را بگذار$/ })).toHaveCount(3);
  await dialog.getByLabel('نام فروشنده').fill(name);
  await expect(dialog.getByText('این نام آزاد است.')).toBeVisible();
  await dialog.getByLabel('استان').selectOption('اصفهان');
  await dialog.getByLabel('شهر').selectOption('کاشان');
  await dialog.getByLabel('معرفی').fill('فروش شیر و اتصال صنعتی برای کارخانه‌های اصفهان.');
  await dialog.getByRole('button', { name: 'ذخیره', exact: true }).click();
  const card = page.getByRole('listitem', { name });
  await expect(card.getByText('پیش‌نویس', { exact: true })).toBeVisible();
  await expect(card.getByText('هویت شرکت هنوز تأیید نشده است')).toBeVisible();

  await card.getByRole('button', { name: `شرایط فروش ${name}` }).click();
  const save = dialog.getByRole('button', { name: 'ذخیرهٔ شرایط فروش' });
  await save.click();
  await expect(dialog.getByText('دست‌کم یک روش تحویل را انتخاب کنید.').first()).toBeVisible();
  await dialog.getByLabel('هنگام تحویل').check();
  await dialog.getByRole('checkbox', { name: 'باربری' }).check();
  const freight = dialog.getByRole('group', { name: 'باربری' });
  await freight.getByLabel('همان شهر').fill('۱۵۰۰۰۰');
  await freight.getByLabel('روز کاری در راه').fill('۳');
  await dialog.getByLabel('ساعت کار شنبه').fill('صبح');
  await save.click();
  await expect(dialog.getByText('ساعت را مانند «۸ تا ۱۷» بنویسید.').first()).toBeVisible();
  await dialog.getByLabel('ساعت کار شنبه').fill('۸ تا ۱۳ و ۱۵ تا ۱۹');
  // One press writes them into every day, each of which can be changed again.
  await dialog.getByRole('button', { name: 'همهٔ روزها مانند شنبه' }).click();
  const days = await dialog.getByLabel(/^ساعت کار /).all();
  expect(days.length).toBe(7);
  for (const day of days) await expect(day).toHaveValue('۸ تا ۱۳ و ۱۵ تا ۱۹');
  for (const day of days.slice(1)) await day.fill('');
  await expectAccessibleInBothThemes(page, 'sale setting');
  await save.click();
  await expect(card.getByText('شنبه ۸ تا ۱۳ و ۱۵ تا ۱۹')).toBeVisible();
  await expect(card.getByText('۱۵۰٬۰۰۰ تومان')).toBeVisible();

  // Cities: a whole province, and one of it less.
  await card.getByRole('button', { name: `شهرهای فروش ${name}` }).click();
  await dialog.getByLabel('استان').selectOption('قم');
  await dialog.getByRole('group', { name: 'شهرهای قم' }).getByRole('checkbox').first().check();
  await expect(dialog.getByText('۱ شهر', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'ذخیرهٔ شهرها' }).click();
  await expect(card.getByText('۱ شهر', { exact: true })).toBeVisible();
  await expectAccessibleInBothThemes(page, 'selling');
  await expectNoSidewaysScroll(page, 'selling');

  await verifyCompany(people, owner, (await loginOf('09000000009')).accessToken, customerId, legalName);
  await open(page, '/profile/suppliers');
  await card.getByRole('button', { name: `ارسال ${name} برای بررسی` }).click();
  await dialog.getByRole('button', { name: 'ارسال برای بررسی', exact: true }).click();
  await expect(card.getByText(/در صف بررسی است/)).toBeVisible();
  await expect(card.getByRole('button', { name: /^ویرایش/ })).toHaveCount(0);

  // Nobody loads a page again: each sees what the other did.
  await staff.getByRole('button', { name: `تأیید «${name}»` }).click();
  await staff.getByRole('dialog').getByRole('button', { name: 'تأیید', exact: true }).click();
  await expect(staff.getByRole('button', { name: `تأیید «${name}»` })).toHaveCount(0);
  // The next one is at hand for the keys and for whoever hears the page.
  await expect(staff.locator('li[aria-current]')).toBeFocused();
  await open(staff, '/profile/admin?tab=merchants&status=ALL');
  await expect(staff.getByRole('button', { name: `تعلیق «${name}»` }).filter({ visible: true })).toHaveCount(1);
  await expectAccessibleInBothThemes(staff, 'queue of merchants');
  await expectNoSidewaysScroll(staff, 'queue of merchants');
  await staff.context().close();

  await card.getByRole('button', { name: `مرخصی ${name}` }).click();
  await dialog.getByRole('textbox', { name: /^از روز/ }).fill('۱۴۵۰/۰۱/۰۱');
  await dialog.getByRole('textbox', { name: /^تا روز/ }).fill('۱۴۵۰/۰۶/۰۱');
  await dialog.getByLabel('توضیح برای خریداران').fill('تعطیلات نوروز');
  await dialog.getByRole('button', { name: 'ثبت مرخصی' }).click();
  await expect(dialog.getByText('تعطیلات بیش از ۶۰ روز نمی‌شود.').first()).toBeVisible();
  await dialog.getByRole('textbox', { name: /^تا روز/ }).fill('۱۴۵۰/۰۱/۱۳');
  await dialog.getByRole('button', { name: 'ثبت مرخصی' }).click();
  await expect(card.getByText(/مرخصی از ۱ فروردین ۱۴۵۰/)).toBeVisible();
  await card.getByRole('link', { name: `صفحهٔ فروشندهٔ ${name}` }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});

test('a company that begins to sell writes nothing again, and loses nothing that it typed', async ({ page }) => {
  const people = peopleOf(site().api);
  const brandName = newMerchantName();
  const owner = await people.login();
  const place = await newAddress(people);
  const company = { legalName: `شرکت ${brandName}`, brandName, nationalLegalId: newLegalId() };
  const as = (path: string, body: object) => people.as(owner.accessToken, 'POST', path, body);
  const made = await as('/customers/personcustomer', { kind: 'COMPANY', company });
  const customerId = made.body.id as string;
  await as(`/customers/${customerId}/addresses`, { ...place, kind: 'FACTORY' });
  await arriveAsOwner(page, owner, customerId);

  await open(page, '/profile/suppliers');
  await page.getByRole('button', { name: 'افزودن فروشنده' }).click();
  const dialog = page.getByRole('dialog');
  const expectPlace = async () => {
    await expect(dialog.getByLabel('استان')).toHaveValue(place.stateId);
    await expect(dialog.getByLabel('شهر')).toHaveValue(place.cityId);
  };
  await expect(dialog.getByLabel('نام فروشنده')).toHaveValue(brandName);
  await expectPlace();
  // Nothing typed, nothing asked.
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  await page.getByRole('link', { name: 'صفحهٔ ما' }).click();
  await page.getByRole('button', { name: 'ثبت تأمین‌کنندهٔ تازه' }).click();
  const name = dialog.getByLabel('نام تجاری');
  const number = dialog.getByLabel('شناسهٔ ملی شرکت');
  await expect(name).toHaveValue(brandName);
  await expect(dialog.getByLabel('نام ثبت‌شده')).toHaveValue(company.legalName);
  await expect(number).toHaveValue(persian(company.nationalLegalId));
  await expectPlace();

  // What is typed outlives a refusal, what happens meanwhile, and a slip.
  const typed = `${brandName} صنعت`;
  const save = dialog.getByRole('button', { name: 'ذخیره', exact: true });
  await name.fill(typed);
  await save.click();
  await expect(dialog.getByText('نخست هویت شرکت باید تأیید شود.')).toBeVisible();
  const staff = (await loginOf('09000000009')).accessToken;
  await verifyCompany(people, owner, staff, customerId, company.legalName, company.nationalLegalId);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'ادامهٔ نوشتن' }).last().click();
  await expect(name).toHaveValue(typed);
  await expectPlace();
  await save.click();
  await expect(page.getByRole('listitem', { name: typed })).toBeVisible();
});
