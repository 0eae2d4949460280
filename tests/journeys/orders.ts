import { type BrowserContext, type BrowserContextOptions, expect, type Page } from '@playwright/test';
import { newAddress } from '../api/ownership/kinds.ts';
import { inDays } from '../api/trade/trade.kit.ts';
import { newPhone, peopleOf } from '../kit/people.ts';
import { arrive, site } from './people.ts';
import { findOrderable } from './screens.ts';

/** A company of a new person with an address where a merchant may sell, and an offer of that merchant. */
export async function arriveAsBuyer(page: Page) {
  const session = await arrive(page);
  const offer = await findOrderable();
  const name = `خریدار ${newPhone().slice(-5)}`;
  type Made = { createCustomer: { customer: { id: string } } };
  const made = await session.run<Made>('CreateCompany', { input: { kind: 'COMPANY', company: { legalName: name } } });
  const { id } = made.createCustomer.customer;
  const { stateId, cityId } = offer.merchant;
  const place = { ...(await newAddress(peopleOf(site().api))), stateId, cityId, title: 'انبار مرکزی' };
  await session.run('CreateCompanyAddress', { input: { ...place, customerId: id, kind: 'DELIVERY' } });
  return { session, offer, name };
}

const jalali = new Intl.DateTimeFormat('fa-IR-u-ca-persian-nu-arabext', {
  timeZone: 'Asia/Tehran',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});
/** A day as people type it. */
export const dayIn = (days: number) => jalali.format(new Date(inDays(days)));
/** So many steps above the least order. */
export const more = ({ moq, orderStep }: { moq: string; orderStep: string }, steps: number) =>
  String(Number(moq) + steps * Number(orderStep));

/** The seeded merchant. */
const SELLER = '09000000005';
/** Before the token of a login ends, which only one of several browsers could renew. */
const NEW_LOGIN_AFTER_MS = 240_000;
let loggedIn: { cookies: Awaited<ReturnType<BrowserContext['cookies']>>; at: number } | undefined;

/** The seller in a browser of their own; a phone gets few codes, so each worker logs them in once in some minutes. */
export async function sellerBeside(page: Page, options: BrowserContextOptions = {}) {
  const context = await page
    .context()
    .browser()!
    .newContext({ viewport: page.viewportSize(), ...options });
  const seller = await context.newPage();
  if (loggedIn && Date.now() < loggedIn.at + NEW_LOGIN_AFTER_MS) await context.addCookies(loggedIn.cookies);
  else {
    await arrive(seller, SELLER);
    loggedIn = { cookies: await context.cookies(), at: Date.now() };
  }
  return seller;
}

/** The lines that were read from a pasted table, each with its box to tick; on a phone no row has the names of the columns. */
export const readRows = (page: Page) =>
  page
    .getByRole('region', { name: 'ردیف‌های خوانده‌شده' })
    .getByRole('row')
    .filter({ has: page.getByRole('checkbox') });

/** What happened in a room, and from the publication on what was said, too. */
export const timeline = (page: Page) => page.getByRole('log', { name: /رویدادها$/ });

/** Whatever loads the page anew takes this away. */
export const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { isStillOpen: true }));
export const expectStillOpen = async (page: Page) =>
  expect(await page.evaluate(() => 'isStillOpen' in window), 'the page was loaded anew').toBe(true);
