import { expect, test, type Locator, type Page } from '@playwright/test';
import { newAddressOfVisitor, newPhone, peopleOf } from '../kit/people.ts';
import { WebBrowser } from '../kit/web-browser.ts';

/** Latin digits as people type them here. */
export const persian = (text: string) => text.replace(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)]!);

/** The site under test, for clients that are no browser. */
export const site = () => ({
  web: { url: process.env.SITE_URL! },
  api: { url: process.env.API_URL_UNDER_TEST! },
});

/** Types a phone into the login and waits for the second step. @returns the code that was sent */
export async function askForCode(page: Page, phone: string) {
  await page.getByLabel('شمارهٔ موبایل').fill(persian(phone));
  await page.getByRole('button', { name: 'دریافت کد' }).click();
  await expect(page.getByLabel('کد ورود')).toBeFocused();
  return peopleOf(site().api).codeFor(phone);
}

/** Goes through the login that is open. */
export async function login(page: Page, phone = newPhone()) {
  const code = await askForCode(page, phone);
  await page.getByLabel('کد ورود').fill(persian(code));
  return phone;
}

// People of the seeds are shared by the journeys. Codes of a phone are counted by who asks, and each login comes from an address of
// its own, as it would from so many people; one phone may still wait for the next code.
const whileCodesWait = { timeout: 40_000, intervals: [1_000, 3_000, 5_000] };

/** Tokens of somebody of the seeds, whoever else logs the same person in. */
export async function loginOf(phone: string) {
  const visitor = { 'x-forwarded-for': newAddressOfVisitor() };
  let person: Awaited<ReturnType<ReturnType<typeof peopleOf>['login']>> | undefined;
  await expect(async () => (person = await peopleOf(site().api).login(phone, visitor))).toPass(whileCodesWait);
  return person!;
}

/** Logs somebody in without the screens of it. @returns the same session, for what no page has to ask */
export async function arrive(page: Page, phone = newPhone()) {
  const browser = new WebBrowser(site(), newAddressOfVisitor());
  await expect(() => browser.login(phone)).toPass(whileCodesWait);
  const cookies = [...browser.cookies].map(([name, value]) => ({ name, value, url: site().web.url }));
  await page.context().addCookies(cookies);
  return browser;
}

/** The page's buttons work: the app is mounted. */
export const expectAlive = (page: Page) => expect(page.locator('html')).not.toHaveAttribute('data-loading');

/** A link that does more where there is a script has its script: that comes behind the page. */
export const expectScripted = (link: Locator) =>
  expect
    .poll(() => link.evaluate((element) => Object.keys(element).some((name) => name.startsWith('__reactProps'))))
    .toBe(true);

/** Opens a page and waits until it is alive. */
export async function open(page: Page, path: string) {
  await page.goto(path);
  await expectAlive(page);
}

/** Opens a page again until it shows what was just written: other programs hear of that within a fifth of a second, and a page made before stays as it was. */
export const openUntil = (page: Page, path: string, shows: () => Promise<void>) =>
  expect(async () => {
    await open(page, path);
    await shows();
  }).toPass({ timeout: 30_000 });

/** Opens a page of the logged-in area and waits until it listens to what happens, too: that comes last. */
export const openListening = (page: Page, path: string) =>
  Promise.all([page.waitForResponse((answer) => new URL(answer.url()).pathname === '/live'), open(page, path)]);

/** Does what writes, and waits for the answer: it shows at once, and a page that is left gives up what it still sends. */
export async function untilWritten(page: Page, operation: string, act: () => Promise<unknown>) {
  const answered = page.waitForResponse((answer) => answer.request().postData()?.includes(operation) ?? false);
  await act();
  await answered;
}

/** Opens a page as somebody new. */
export async function openLoggedIn(page: Page, path: string, phone = newPhone()) {
  await arrive(page, phone);
  await open(page, path);
  return phone;
}

const taken = { ADMIN_PHONES: 0, EDITOR_PHONES: 0 };
/** A phone of staff that no other journey has: those of the setup in turn, each worker from its own on. */
function nextOf(staff: keyof typeof taken): string {
  const phones = process.env[staff]!.split(',');
  const next = test.info().workerIndex * 8 + taken[staff]++;
  return phones[next % phones.length]!;
}
const nextAdmin = () => nextOf('ADMIN_PHONES');

/** The phones of two such editors: one writes, the other one publishes. */
export const nextEditors = (): [string, string] => [nextOf('EDITOR_PHONES'), nextOf('EDITOR_PHONES')];

/** Tokens of two such editors. */
export async function loginEditors() {
  const [writer, publisher] = nextEditors();
  return { writer: await loginOf(writer), publisher: await loginOf(publisher) };
}

/** Tokens of such an administrator, for what somebody else does meanwhile. */
export const loginAsAdmin = () => loginOf(nextAdmin());

/** Opens a page as such an administrator. */
export function openAsAdmin(page: Page, path: string) {
  const phone = nextAdmin();
  return expect(() => openLoggedIn(page, path, phone)).toPass(whileCodesWait);
}

/** The same without the screens of it, for a page without script. */
export function arriveAsAdmin(page: Page) {
  const phone = nextAdmin();
  return expect(() => arrive(page, phone)).toPass(whileCodesWait);
}

/** Goes there as a hand on the Tab key does; fails when the key does not lead there. */
export async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeVisible();
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 80 && !(await isThere()); presses += 1) await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
}

/** Presses it by the keyboard alone. */
export async function press(page: Page, target: Locator) {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}
