import { expect, type Page } from '@playwright/test';
import { companyOf, newAddress } from '../api/ownership/kinds.ts';
import { readyMerchant, supportIs, supportOf } from '../api/merchants/own-merchants.kit.ts';
import { inDays, quoterOf, traderOf } from '../api/trade/trade.kit.ts';
import { newPhone, peopleOf } from '../kit/people.ts';
import { unitIds } from '../kit/units.ts';
import { expectStillOpen, mark } from './orders.ts';
import { arrive, loginOf, open, openListening, press, site, tabTo } from './people.ts';
import { test } from './test.ts';

/** A buyer who has asked two sellers, and what each of them can do. */
async function inquiry() {
  const people = peopleOf(site().api);
  supportIs(people, await loginOf('09000000009'));
  const support = await supportOf(people);
  async function seller() {
    const owner = await loginOf(newPhone());
    const { merchant, customerId } = await readyMerchant(people, owner, support);
    const { version } = (
      await people.as(owner.accessToken, 'POST', `/merchants/${merchant.id}/submit`, { version: merchant.version })
    ).body;
    const decision = { decision: 'CONFIRM', reason: 'مدارک دیده شد', version };
    expect((await people.as(support, 'PUT', `/admin/merchants/${merchant.id}`, decision)).status).toBe(200);
    return { ...merchant, customerId, owner };
  }
  const sellers = [await seller(), await seller()] as const;
  const phone = newPhone();
  const buyer = await loginOf(phone);
  const customerId = await companyOf(people, buyer, 'فولاد سپاهان');
  const place = { ...(await newAddress(people)), kind: 'DELIVERY', title: 'انبار' };
  const address = await people.as(buyer.accessToken, 'POST', `/customers/${customerId}/addresses`, place);
  const buys = traderOf(people, buyer);
  const [category] = (await people.read('/categories/top-levels')).body as unknown as { id: string }[];
  const made = await buys.as('POST', '/open-rfq', {
    customerId,
    visibility: 'INVITED',
    merchantIds: sellers.map(({ id }) => id),
    lines: [{ title: 'لولهٔ فولادی', categoryId: category!.id, unitId: unitIds.piece, quantity: '10' }],
    addressId: address.body.id,
    neededBy: inDays(20),
    paymentTerm: 'ON_DELIVERY',
    quoteDeadlineAt: new Date(Date.now() + 5 * 86_400_000).toISOString(),
  });
  expect(made.status, JSON.stringify(made.body)).toBe(200);
  const { id } = made.body;
  expect((await buys.publish(id)).status).toBe(200);
  type Talk = { id: string; otherName: string };
  const path = `/conversations/by-subject?subjectType=TRADE_REQUEST&subjectIds=${id}`;
  async function read(token: string): Promise<Talk[]> {
    const { status, body } = await people.as(token, 'GET', path);
    expect(status, JSON.stringify(body)).toBe(200);
    return body as unknown as Talk[];
  }
  const talks = await read(buyer.accessToken);
  const withSeller = sellers.map(({ name }) => talks.find(({ otherName }) => otherName === name)!);
  /** What somebody has read of a seller's conversation. */
  const texts = async (place: 0 | 1) => {
    const thread = `/conversations/${withSeller[place]!.id}/thread`;
    const { items } = (await people.as(sellers[place].owner.accessToken, 'GET', thread)).body;
    return (items as { body: string }[]).map(({ body }) => body);
  };
  async function says(place: 0 | 1, body: string) {
    const { owner, customerId: sellerId } = sellers[place];
    const [talk] = await read(owner.accessToken);
    const to = { conversationId: talk!.id, recipientName: talk!.otherName };
    const sent = await people.as(owner.accessToken, 'POST', '/conversations', { customerId: sellerId, ...to, body });
    expect(sent.status, JSON.stringify(sent.body)).toBe(200);
  }
  async function agreeWith(place: 0 | 1) {
    const quote = await quoterOf(people, sellers[place].owner).offer(id);
    expect((await quoterOf(people, buyer).step(quote, 'accept')).status).toBe(200);
  }
  return { id, phone, sellers, talks: withSeller, texts, says, agreeWith };
}

const writing = (page: Page) => page.getByRole('textbox', { name: /^پیام به نام/ });
const chooser = (page: Page) => page.getByRole('navigation', { name: 'گفت‌وگو با هر فروشنده' });

test('a buyer’s words go to the seller who is named beside the field, whoever writes or wins meanwhile', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const { id, phone, sellers, talks, texts, says, agreeWith } = await inquiry();
  const room = `/profile/directorderinfo/${id}`;
  await arrive(page, phone);

  // Among several nobody is guessed.
  await openListening(page, room);
  await mark(page);
  await expect(chooser(page).getByRole('link')).toHaveCount(2);
  await expect(writing(page)).toHaveCount(0);
  await chooser(page).getByRole('link', { name: sellers[0].name }).click();
  await expect(page).toHaveURL(new RegExp(`conversation=${talks[0]!.id}#conversation`));
  await expect(page.locator('#conversation')).toBeInViewport();
  await expect(writing(page)).toHaveAccessibleDescription(new RegExp(`به: ${sellers[0].name}`));
  await expect(page.getByText(`به: ${sellers[0].name}`)).toBeVisible();

  // The other writes: the page goes on with whom it shows.
  await writing(page).fill('برای نخستین');
  await says(1, 'سلام از دومی');
  await expect(chooser(page).getByRole('link', { name: sellers[1].name })).toContainText('۱ نخوانده');
  await expect(writing(page)).toHaveAccessibleDescription(new RegExp(`به: ${sellers[0].name}`));
  await page.getByRole('button', { name: 'ارسال', exact: true }).click();
  await expect(page.getByRole('log').getByText('برای نخستین')).toBeVisible();
  expect([await texts(0), await texts(1)]).toEqual([['برای نخستین'], ['سلام از دومی']]);

  // The other is chosen: nothing is sent to who has lost, and the page does not turn to the winner by itself.
  await writing(page).fill('پس از توافق');
  await agreeWith(1);
  await expect(page.getByText('این درخواست با طرف دیگری توافق شده است', { exact: false })).toBeVisible();
  await expect(writing(page)).toHaveCount(0);
  await expectStillOpen(page);
  await open(page, room);
  await expect(writing(page)).toHaveAccessibleDescription(new RegExp(`به: ${sellers[1].name}`));
  await writing(page).fill('برای برنده');
  await page.getByRole('button', { name: 'ارسال', exact: true }).click();
  await expect(page.getByRole('log').getByText('برای برنده')).toBeVisible();
  expect([await texts(0), await texts(1)]).toEqual([['برای نخستین'], ['برای برنده', 'سلام از دومی']]);

  // From the list of conversations the chat of each opens as itself.
  await open(page, `/profile/messages?conversation=${talks[0]!.id}`);
  await expect(page).toHaveURL(new RegExp(`conversation=${talks[0]!.id}#conversation`));
  await expect(page.getByRole('log').getByText('برای نخستین')).toBeVisible();
  await expect(page.locator('#conversation')).toBeInViewport();
});

test('by keyboard alone: a buyer chooses to whom to write, and changes the choice @full', async ({ page }) => {
  const { id, phone, sellers, texts } = await inquiry();
  await arrive(page, phone);
  await openListening(page, `/profile/directorderinfo/${id}`);
  for (const { name } of sellers) {
    const choice = chooser(page).getByRole('link', { name });
    await press(page, choice);
    await expect(writing(page)).toHaveAccessibleDescription(new RegExp(`به: ${name}`));
    await expect(chooser(page).locator('[aria-current]')).toHaveText(name);
    // The way goes on from the choice, not from the beginning of the page.
    await expect(choice).toBeFocused();
  }
  await tabTo(page, writing(page));
  await page.keyboard.type('برای دومی');
  await press(page, page.getByRole('button', { name: 'ارسال', exact: true }));
  await expect(page.getByRole('log').getByText('برای دومی')).toBeVisible();
  expect([await texts(0), await texts(1)]).toEqual([[], ['برای دومی']]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the same, and a page from before the agreement sends nothing', async ({ page }) => {
    const { id, phone, sellers, texts, agreeWith, talks } = await inquiry();
    const room = `/profile/directorderinfo/${id}`;
    await arrive(page, phone);
    await page.goto(room);
    await expect(writing(page)).toHaveCount(0);
    await chooser(page).getByRole('link', { name: sellers[0].name }).click();
    await expect(writing(page)).toHaveAccessibleDescription(new RegExp(`به: ${sellers[0].name}`));
    await writing(page).fill('برای نخستین');
    await page.getByRole('button', { name: 'ارسال', exact: true }).click();
    await expect(page.getByRole('log')).toContainText('برای نخستین');
    await expect(page).toHaveURL(new RegExp(`conversation=${talks[0]!.id}`));
    await writing(page).fill('دیر');
    await agreeWith(1);
    await page.getByRole('button', { name: 'ارسال', exact: true }).click();
    await expect(page.getByRole('main')).toContainText('توافق شده است');
    await page.goto(room);
    await expect(writing(page)).toHaveAccessibleDescription(new RegExp(`به: ${sellers[1].name}`));
    await writing(page).fill('برای برنده');
    await page.getByRole('button', { name: 'ارسال', exact: true }).click();
    await expect(page.getByRole('log')).toContainText('برای برنده');
    expect([await texts(0), await texts(1)]).toEqual([['برای نخستین'], ['برای برنده']]);
  });
});
