import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { peopleOf } from '../kit/people.ts';
import { hasPostgres } from '../kit/postgres.ts';
import { ok } from '../kit/rest.ts';
import { startSite } from '../kit/site.ts';
import { until } from '../kit/until.ts';
import { WebBrowser } from '../kit/web-browser.ts';

// What is announced on every page: to whom, until it is dismissed, and never in a page that is kept for others.
let site: Awaited<ReturnType<typeof startSite>>;
let people: ReturnType<typeof peopleOf>;
let admin: string;
beforeAll(async () => {
  site = await startSite({
    ...(hasPostgres && { database: 'postgres' as const }),
    doors: { RESPONSE_CACHE_SECONDS: '600' },
  });
  people = peopleOf(site.api);
  admin = (await people.login('09000000008')).accessToken;
});
afterAll(() => site?.stop());

const HOUR_MS = 3_600_000;
const announce = async (text: string, audience: string) => {
  const from = new Date(Date.now() - HOUR_MS).toISOString();
  const until = new Date(Date.now() + HOUR_MS).toISOString();
  const body = { text, tone: 'INFO' as const, audience, from, until, order: 1 };
  const { id, version } = ok(await people.post('/admin/announcements', { by: admin, body }));
  const end = () =>
    people.put('/admin/announcements/{id}', {
      by: admin,
      path: { id },
      body: { ...body, until: new Date().toISOString(), version },
    });
  return { id, end };
};
const htmlOf = async (browser: WebBrowser, path = '/') => (await browser.send(path)).text();
/** What a reader sees: the answers that the page carries name all that is announced. */
const seenBy = async (browser: WebBrowser, path: string) =>
  (await htmlOf(browser, path)).replace(/<script.*?<\/script>/gs, '');
const shows = (browser: WebBrowser, text: string, isShown = true, path = '/') =>
  until(
    `the page ${isShown ? 'shows' : 'hides'} ${text}`,
    async () => (await seenBy(browser, path)).includes(text) === isShown,
  );
const form = (browser: WebBrowser, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  browser.send('/announcements/dismiss', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...browser.ours(), ...headers },
    body: new URLSearchParams(fields).toString(),
  });

it('a kept page hears of one at once, and of its end', async () => {
  const visitor = new WebBrowser(site);
  await htmlOf(visitor);
  const text = 'سامانه امشب ساعتی در دسترس نیست.';
  const { end } = await announce(text, 'ALL');
  await shows(visitor, text);
  expect((await end()).status).toBe(200);
  await shows(visitor, text, false);
});

it('what is for users and for sellers stands in their pages, and in none of a visitor under interleaved requests', async () => {
  const forUsers = `تنها برای کاربران a${randomUUID().slice(0, 8)}`;
  const forSellers = `تنها برای فروشندگان a${randomUUID().slice(0, 8)}`;
  const announced = [await announce(forUsers, 'USER'), await announce(forSellers, 'SELLER')];
  const visitor = new WebBrowser(site);
  const user = new WebBrowser(site);
  const seller = new WebBrowser(site);
  await user.login();
  await seller.login('09000000004');
  await shows(user, forUsers);
  await shows(seller, forSellers);
  const all = Array.from({ length: 50 }, (_, at) => [visitor, user, visitor, seller, visitor][at % 5]!);
  const pages = await Promise.all(all.map(async (browser) => ({ browser, html: await htmlOf(browser) })));
  for (const { browser, html } of pages) {
    expect(html.includes(forUsers)).toBe(browser !== visitor);
    expect(html.includes(forSellers)).toBe(browser === seller);
  }
  for (const { end } of announced) await end();
});

it('a form without script hides it for that browser, and for no other', async () => {
  const text = `برای بستن a${randomUUID().slice(0, 8)}`;
  const { id, end } = await announce(text, 'ALL');
  const one = new WebBrowser(site);
  const other = new WebBrowser(site);
  await shows(one, text);
  const answer = await form(one, { id, back: '/?a=b' });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/?a=b']);
  await shows(one, text, false);
  await shows(other, text);
  // Twice is once.
  await form(one, { id, back: '/' });
  expect(one.cookies.get('dismissed')).toBe(id);
  await end();
});

it('the form leads to no other site, takes nothing from one, and remembers no more than ids', async () => {
  const visitor = new WebBrowser(site);
  for (const back of ['//evil.example', 'https://evil.example/', '/\\evil.example', ''])
    expect((await form(visitor, { id: randomUUID(), back })).headers.get('location')).toBe('/');
  expect((await form(visitor, { id: '"; Path=/profile', back: '/' })).status).toBe(303);
  expect(visitor.cookies.get('dismissed') ?? '').toMatch(/^[\da-f.-]*$/);
  const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
  expect((await form(visitor, { id: randomUUID(), back: '/' }, foreign)).status).toBe(403);
  const json = { 'content-type': 'application/json' };
  expect((await form(visitor, { id: randomUUID(), back: '/' }, json)).status).toBe(415);
  expect((await visitor.send('/announcements/dismiss')).status).toBe(404);
});
