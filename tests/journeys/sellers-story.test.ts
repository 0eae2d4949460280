import { expect, type Browser, type Page } from '@playwright/test';
import { supportIs, verifyCompany } from '../api/merchants/own-merchants.kit.ts';
import { confirmedMerchant } from '../api/ownership/delegations.ts';
import { companyOf, type Person } from '../api/ownership/kinds.ts';
import { newPhone, peopleOf } from '../kit/people.ts';
import { pngOf } from '../kit/uploads.ts';
import { giveAgency, stopAgency } from './agencies.ts';
import { arriveAsOwner } from './companies.ts';
import { expectAccessibleInBothThemes, expectNoSidewaysScroll } from './looks.ts';
import { arrive, open, openAsAdmin, openListening, openUntil, press, site, tabTo, loginOf } from './people.ts';
import { test } from './test.ts';

// The market from the side of those who sell: a maker, her assistant, a distributor, staff and a buyer, each in a browser of
// their own. Nobody loads a page again to see what another one did.
type Supplier = { id: string; slug: string; brandName: string; isClaimed: boolean };

const AGENTS = '/customers/profile/merchant-agents';
const people = () => peopleOf(site().api);
const dialogOf = (page: Page) => page.getByRole('dialog');
const pageOf = async (browser: Browser, like: Page) =>
  (await browser.newContext({ locale: 'fa-IR', viewport: like.viewportSize(), baseURL: site().web.url })).newPage();

/** A supplier of the market that nobody runs; the journeys of another width take others. */
async function nobodys(project: string): Promise<Supplier> {
  const { body } = await people().read('/suppliers?onlyConfirmed=true&sort=NAME&pageSize=100');
  const free = (body.items as Supplier[]).filter(({ isClaimed }) => !isClaimed);
  return free.at(project === 'phone' ? -3 : -1)!;
}

/** Something that the market has, to be offered by one more. */
async function someProduct(): Promise<{ name: string }> {
  const { body } = await people().read('/supplierproducts/catalog?pageSize=1');
  const [{ baseProductId }] = body.items as [{ baseProductId: string }];
  return (await people().read(`/baseproducts/${baseProductId}`)).body as { name: string };
}

/** Logs somebody in who works for a company with one permission. */
async function arriveAsAgent(page: Page, owner: Person, customerId: string, permission: string) {
  const phone = newPhone();
  const session = await arrive(page, phone);
  const terms = { displayName: 'مریم', permissions: [permission] };
  const { body } = await people().as(owner.accessToken, 'POST', AGENTS, { customerId, phone, ...terms });
  await session.run('AcceptCustomerInvitation', { input: { id: body.id } });
}

test('the market from the side of those who sell', async ({ page: maker, browser }, { project }) => {
  test.setTimeout(300_000);
  const supplier = await nobodys(project.name);
  const owner = await people().login();
  const legalName = `صنایع ${supplier.brandName}`;
  const customerId = await companyOf(people(), owner, legalName);
  const support = await loginOf('09000000009');
  supportIs(people(), support);
  await verifyCompany(people(), owner, support.accessToken, customerId, legalName);
  await arriveAsOwner(maker, owner, customerId);
  const staff = await pageOf(browser, maker);
  await openAsAdmin(staff, '/profile/admin?tab=evidences');

  await test.step('a maker claims the supplier that bears her name, by the keyboard', () => claim(maker, supplier));
  await test.step('staff look at her licence and accept', () => accept(staff, maker, { supplier, legalName }));
  await test.step('she says how she sells, and staff confirm it', () => sell(maker, staff, supplier));

  const assistant = await pageOf(browser, maker);
  await arriveAsAgent(assistant, owner, customerId, 'CATALOG_EDIT');
  const title = `شیر توپی سفر ${supplier.brandName}`;
  await test.step('her assistant adds a valve, sold by the box of ten, with photos and a price in tiers', () =>
    addValve(assistant, supplier, title));
  await test.step('staff confirm it, and the bell rings', () => confirmValve(staff, assistant, title));

  const buyer = await pageOf(browser, maker);
  await test.step('a price is changed, and the list shows it at once', () => changePrice(assistant, buyer, title));

  const distributor = await pageOf(browser, maker);
  const seller = await people().login();
  const account = await confirmedMerchant(people(), seller);
  await arriveAsAgent(distributor, seller, account.customerId, 'DELEGATION_MANAGE');
  await test.step('a distributor is given the agency for two provinces, and its code says so', () =>
    giveAgency({ maker, distributor, buyer }, supplier));
  await test.step('she stops the agency, and what the distributor offered under it is gone', () =>
    stopAgency({ maker, distributor, buyer }, supplier, { ...account, seller }));
  for (const each of [staff, assistant, buyer, distributor]) await each.context().close();
});

async function claim(page: Page, supplier: Supplier) {
  await open(page, `/supplier/${supplier.id}/${supplier.slug}`);
  await press(page, page.getByRole('link', { name: 'درخواست مالکیت' }));
  const dialog = dialogOf(page);
  await tabTo(page, dialog.getByLabel('چرا این تأمین‌کننده از آنِ شماست؟'));
  await page.keyboard.insertText('این شرکت از سال ۱۳۸۲ با همین نام کار می‌کند و پروانه به نام ماست.');
  await press(page, dialog.getByRole('button', { name: 'ثبت درخواست' }));
  await expect(dialog).toHaveCount(0);
  await openListening(page, '/profile/suppliers?tab=page');
  const card = page.getByRole('listitem', { name: supplier.brandName });
  await expect(card.getByText('در انتظار بررسی', { exact: true })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'ارسال مدرک' }).first()).toHaveAttribute(
    'aria-current',
    'step',
  );
  await expectAccessibleInBothThemes(page, 'claim');
  await expectNoSidewaysScroll(page, 'claim');

  await press(page, card.getByRole('button', { name: `افزودن مدرک برای ${supplier.brandName}` }));
  const send = dialog.getByRole('button', { name: 'ارسال مدرک', exact: true });
  await press(page, send);
  await expect(dialog.getByText('فایل مدرک را انتخاب کنید.').first()).toBeVisible();
  const fill = async (label: string, text: string) => {
    await tabTo(page, dialog.getByRole('textbox', { name: label }));
    await page.keyboard.insertText(text);
  };
  await fill('عنوان مدرک', 'پروانهٔ بهره‌برداری آزمون');
  await fill('صادرکننده', 'وزارت صنعت، معدن و تجارت');
  await fill('معتبر از', '۱۴۰۳/۰۱/۰۱');
  await fill('معتبر تا', '۱۴۱۰/۰۱/۰۱');
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    press(page, dialog.getByRole('button', { name: 'انتخاب فایل مدرک' })),
  ]);
  await chooser.setFiles({ name: 'parvaneh.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n') });
  await expect(dialog.getByText('parvaneh.pdf')).toBeVisible();
  await expectAccessibleInBothThemes(page, 'evidence');
  await press(page, send);
  await expect(card.getByText('پروانهٔ بهره‌برداری آزمون')).toBeVisible();
}

type Claim = { supplier: Supplier; legalName: string };
async function accept(staff: Page, maker: Page, { supplier, legalName }: Claim) {
  // They hear of it, and decide by keys.
  const waiting = staff.getByRole('listitem').filter({ hasText: supplier.brandName });
  await expect(waiting.getByRole('link', { name: /^دیدن فایل/ })).toBeVisible();
  await expectAccessibleInBothThemes(staff, 'queue of evidence');
  await expectNoSidewaysScroll(staff, 'queue of evidence');
  await waiting.focus();
  await staff.keyboard.press('c');
  const verdict = dialogOf(staff);
  await expect(verdict.getByLabel('معتبر تا')).not.toHaveValue('');
  await press(staff, verdict.getByRole('button', { name: 'پذیرش', exact: true }));
  await expect(waiting).toHaveCount(0);
  const card = maker.getByRole('listitem', { name: supplier.brandName });
  await expect(card.getByText('پذیرفته شده', { exact: true }), 'she hears of it').toBeVisible();

  await open(staff, '/profile/admin?tab=claims');
  const asked = staff.getByRole('listitem').filter({ hasText: legalName });
  await asked.first().focus();
  await expectNoSidewaysScroll(staff, 'queue of claims');
  await staff.keyboard.press('c');
  await press(staff, verdict.getByRole('button', { name: 'پذیرش', exact: true }));
  await expect(asked).toHaveCount(0);
  await expect(maker.getByRole('link', { name: `دیدن صفحهٔ ${supplier.brandName}` })).toBeVisible();
  await expect(bellOf(maker)).toHaveAccessibleName(/[۰-۹]+ نخوانده/);
  await open(maker, '/profile/notifications');
  await expect(maker.getByText(`«${supplier.brandName}» اکنون از آنِ شرکت شماست`)).toBeVisible();
}

async function sell(maker: Page, staff: Page, { brandName }: Supplier) {
  // The account that sells what is hers was made with the claim.
  await openListening(maker, '/profile/suppliers');
  const card = maker.getByRole('listitem', { name: brandName });
  await card.getByRole('button', { name: `شرایط فروش ${brandName}` }).click();
  const dialog = dialogOf(maker);
  await dialog.getByLabel('هنگام تحویل').check();
  await dialog.getByRole('checkbox', { name: 'باربری' }).check();
  await dialog.getByRole('group', { name: 'باربری' }).getByLabel('روز کاری در راه').fill('۳');
  await dialog.getByRole('button', { name: 'ذخیرهٔ شرایط فروش' }).click();
  await expect(dialog).toHaveCount(0);
  await card.getByRole('button', { name: `ارسال ${brandName} برای بررسی` }).click();
  await dialog.getByRole('button', { name: 'ارسال برای بررسی', exact: true }).click();
  await expect(card.getByText(/در صف بررسی است/)).toBeVisible();
  await openListening(staff, '/profile/admin?tab=merchants');
  await staff.getByRole('button', { name: `تأیید «${brandName}»` }).click();
  await dialogOf(staff).getByRole('button', { name: 'تأیید', exact: true }).click();
  await expect(card.getByText('تأیید شده', { exact: true })).toBeVisible();
}

const part = (page: Page, name: string) => page.getByRole('form', { name });
async function addValve(page: Page, { brandName }: Supplier, title: string) {
  const product = await someProduct();
  await openListening(page, '/profile/suppliers');
  await page.getByRole('link', { name: `کالاهای ${brandName}` }).click();
  await page.getByRole('button', { name: 'افزودن کالا' }).click();
  const dialog = dialogOf(page);
  await dialog.getByLabel('نام کالا یا شمارهٔ فنی').fill(product.name);
  await dialog.getByRole('radio', { name: product.name }).first().check();
  const suppliers = dialog.getByLabel('تأمین‌کننده');
  if (await suppliers.isVisible()) await suppliers.selectOption(brandName);
  await dialog.getByRole('button', { name: 'ساختن پیش‌نویس' }).click();
  await expect(page).toHaveURL(/tab=entry/);

  const card = page.getByRole('region', { name: 'در فهرست‌ها این‌گونه دیده می‌شود' });
  await part(page, 'نام و کد').getByLabel('عنوان').fill(title);
  await part(page, 'نام و کد').getByLabel('کد کالا نزد شما').fill(`SAFAR-${Date.now()}`);
  await expect(card.getByText(title)).toBeVisible();
  await expect(part(page, 'نام و کد').getByText('ذخیره شد')).toBeVisible();
  const terms = part(page, 'شرایط فروش کالا');
  await terms.getByRole('combobox', { name: /^واحد فروش/ }).selectOption('جعبه');
  await terms.getByLabel('هر جعبه چند عدد است؟').fill('۱۰');
  await terms.getByLabel('گارانتی').fill('۱۲ ماه');
  await terms.getByRole('button', { name: 'ذخیرهٔ شرایط فروش کالا' }).click();
  await expect(terms.getByText('ذخیره شد')).toBeVisible();
  await expect(card.getByText('هر جعبهٔ ۱۰ عددی')).toBeVisible();

  const price = part(page, 'قیمت و موجودی');
  await price.getByLabel('شیوهٔ قیمت‌گذاری').selectOption('قیمت پلکانی');
  await price.getByLabel('قیمت پلهٔ ۱').fill('700000');
  for (const [tier, quantity, unitPrice] of [
    ['۲', '۵۰', '650000'],
    ['۳', '۲۰۰', '600000'],
  ] as const) {
    if (!(await price.getByLabel(`مقدار پلهٔ ${tier}`).isVisible()))
      await price.getByRole('button', { name: 'افزودن پله' }).click();
    await price.getByLabel(`مقدار پلهٔ ${tier}`).fill(quantity);
    await price.getByLabel(`قیمت پلهٔ ${tier}`).fill(unitPrice);
  }
  await price.getByRole('button', { name: 'ذخیرهٔ قیمت و موجودی' }).click();
  await expect(price.getByText('ذخیره شد')).toBeVisible();

  const pictures = page.getByRole('region', { name: 'تصویرها' });
  await pictures.locator('input[type=file]').setInputFiles(
    ['front', 'side', 'back'].map((name) => ({
      name: `${name}.png`,
      mimeType: 'image/png',
      buffer: pngOf(700, 500),
    })),
  );
  const list = pictures.getByRole('list', { name: 'تصویرهای کالا' });
  await expect(list.getByRole('listitem')).toHaveCount(3);
  await expect(list.getByLabel('شرح تصویر ۳')).toBeVisible();
  await expectNoSidewaysScroll(page, 'editor');
  await page.getByRole('button', { name: 'ارسال برای بررسی' }).click();
  await dialog.getByRole('button', { name: 'ارسال برای بررسی' }).click();
  await expect(page.getByText(/در صف بررسی است/)).toBeVisible();
}

async function confirmValve(staff: Page, assistant: Page, title: string) {
  await openListening(staff, '/profile/admin?tab=entries');
  await staff.getByRole('button', { name: `تأیید «${title}»` }).click();
  await press(staff, dialogOf(staff).getByRole('button', { name: 'تأیید', exact: true }));
  await expect(staff.getByRole('heading', { name: title })).toHaveCount(0);
  await expect(assistant.getByText(/در بازار است/)).toBeVisible();
  await expect(bellOf(assistant)).toHaveAccessibleName(/[۰-۹]+ نخوانده/);
}

const bellOf = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^اعلان‌ها/ });

async function changePrice(assistant: Page, buyer: Page, title: string) {
  const list = `/search/${encodeURIComponent(title)}`;
  const card = buyer.getByRole('listitem').filter({ hasText: title }).first();
  await open(buyer, list);
  await expect(card.getByText('۶۰۰٬۰۰۰ تومان')).toBeVisible();
  const price = part(assistant, 'قیمت و موجودی');
  await price.getByLabel('قیمت پلهٔ ۳').fill('590000');
  await price.getByRole('button', { name: 'ذخیرهٔ قیمت و موجودی' }).click();
  await expect(price.getByText('ذخیره شد')).toBeVisible();
  await openUntil(buyer, list, () => expect(card.getByText('۵۹۰٬۰۰۰ تومان')).toBeVisible({ timeout: 500 }));
  await card.getByRole('link').first().click();
  await expect(buyer.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(buyer.getByText('۵۹۰٬۰۰۰ تومان').first()).toBeVisible();
  await expect(buyer.getByText('برای هر جعبهٔ ۱۰ عددی')).toBeVisible();
}
