import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endAccessIn } from '../kit/aged-session.ts';
import { newPhone, peopleOf } from '../kit/people.ts';
import { startSite } from '../kit/site.ts';
import { WebBrowser } from '../kit/web-browser.ts';

// The session as a browser has it: one sealed cookie of the web server.
let site: Awaited<ReturnType<typeof startSite>>;
let people: ReturnType<typeof peopleOf>;
beforeAll(async () => {
  site = await startSite();
  people = peopleOf(site.api);
});
afterAll(() => site?.stop());

const newBrowser = () => new WebBrowser(site);

describe('the session cookie', () => {
  it('is out of the reach of scripts and says nothing', async () => {
    const browser = newBrowser();
    const { body, headers } = await browser.login();
    const line = browser.setCookies.find((each) => each.startsWith('rasteh='))!;
    expect(line).toMatch(/; Path=\/; HttpOnly; SameSite=Lax/);
    expect(Buffer.from(line, 'base64url').toString()).not.toContain('eyJ0eXAi');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body).toEqual({
      isLoggedIn: true,
      userInfo: { exp: expect.any(Number), sub: expect.any(String), displayName: expect.any(String) },
    });
    expect((await browser.whoAmI()).isLoggedIn).toBe(true);
  });

  it('that came with the browser is not continued by a login', async () => {
    const one = newBrowser();
    const other = newBrowser();
    await one.login();
    const given = one.cookies.get('rasteh')!;
    other.cookies.set('rasteh', given);
    await other.login();
    expect(other.cookies.get('rasteh')).not.toBe(given);
    expect((await other.whoAmI()).userInfo).not.toEqual((await one.whoAmI()).userInfo);
  });

  it('twice is nobody; one that is not ours is taken away', async () => {
    const browser = newBrowser();
    await browser.login();
    const value = browser.cookies.get('rasteh')!;
    const twice = await fetch(`${site.web.url}/session`, { headers: { cookie: `rasteh=${value}; rasteh=${value}` } });
    expect(await twice.json()).toEqual({ isLoggedIn: false, userInfo: null });
    const broken = await fetch(`${site.web.url}/session`, { headers: { cookie: `rasteh=${'x'.repeat(3_000)}` } });
    expect(broken.status).toBe(400);
    expect(broken.headers.getSetCookie()[0]).toMatch(/^rasteh=; Max-Age=0/);
    const page = await fetch(`${site.web.url}/`, { headers: { cookie: 'rasteh=broken' } });
    expect(page.status).toBe(200);
  });

  it('is not the cookie of a login that was begun', async () => {
    const browser = newBrowser();
    await browser.start(newPhone());
    const headers = { cookie: `rasteh=${browser.cookies.get('rasteh-login')}` };
    const page = await fetch(`${site.web.url}/`, { headers });
    expect([page.status, page.headers.getSetCookie()]).toEqual([200, [expect.stringMatching(/^rasteh=; Max-Age=0/)]]);
    expect((await fetch(`${site.web.url}/session`, { headers })).status).toBe(400);
    // Nor the other way round.
    await browser.login();
    browser.cookies.set('rasteh-login', browser.cookies.get('rasteh')!);
    const answer = await browser.post('/session/login', { challengeId: randomUUID(), code: '000000' });
    expect(answer).toMatchObject({ status: 400, body: { code: 'OTP_INVALID' } });
  });

  it('is worth nothing after logout, and no page leads around in a circle with it', async () => {
    const browser = newBrowser();
    await browser.login();
    const old = browser.cookies.get('rasteh')!;
    const { headers, body } = await browser.post('/session/logout', {});
    expect(headers.get('clear-site-data')).toBe('"cache"');
    expect(body).toEqual({ isLoggedIn: false, userInfo: null });
    const thief = newBrowser();
    thief.cookies.set('rasteh', old);
    const page = await thief.send('/profile');
    expect(page.status).toBe(302);
    expect(page.headers.get('location')).toContain('/users/login');
    expect(thief.cookies.has('rasteh')).toBe(false);
    thief.cookies.set('rasteh', old);
    expect(await thief.whoAmI()).toEqual({ isLoggedIn: false, userInfo: null });
  });
});

describe('logout', () => {
  it('answers with one line for the cookie, also when the session was just kept fresh', async () => {
    const browser = newBrowser();
    await browser.login();
    // Its access token is about to end: the same request gets another one first.
    await endAccessIn(browser, 5);
    await browser.post('/session/logout', {});
    expect(browser.setCookies).toEqual([expect.stringMatching(/^rasteh=; Max-Age=0/)]);
  });

  it('leaves the browser known: others who ask for its phone are not in its way', async () => {
    const browser = newBrowser();
    const stranger = newBrowser();
    const phone = newPhone();
    await browser.login(phone);
    expect(browser.setCookies.find((line) => line.startsWith('rasteh-known='))).toMatch(
      /Max-Age=15552000; Path=\/; HttpOnly/,
    );
    await browser.post('/session/logout', {});
    await expect(stranger.start(phone)).rejects.toThrow();
    expect(await browser.start(phone)).toBeTruthy();
  });
});

describe('a login', () => {
  it('belongs to the browser that began it; a code from another counts as a failed attempt', async () => {
    const one = newBrowser();
    const other = newBrowser();
    const phone = newPhone();
    const challengeId = await one.start(phone);
    const code = await people.codeFor(phone);
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const answer = await other.post('/session/login', { challengeId, code });
      expect(answer).toMatchObject({ status: 400, body: { code: 'OTP_INVALID' } });
    }
    expect((await one.post('/session/login', { challengeId, code })).status).toBe(400);
  });

  it.each([
    ['without our header', { 'x-rasteh-client': '' }, 403],
    ['from another origin', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }, 403],
    ['as a form', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
  ])('%s is refused before anything is read', async (_, headers, status) => {
    const answer = await newBrowser().post('/session/login', { challengeId: 'x', code: '1' }, headers);
    expect(answer.status).toBe(status);
  });
});

describe('in whose name one acts', () => {
  const found = async (browser: WebBrowser, legalName: string) =>
    (
      await browser.run<{ createCustomer: { customer: { id: string } } }>('CreateCompany', {
        input: { kind: 'COMPANY', company: { legalName } },
      })
    ).createCustomer.customer.id;
  const choose = async (browser: WebBrowser, party: object, headers: Record<string, string> = {}) => {
    const own = { 'content-type': 'application/json', ...browser.ours(), ...headers };
    const answer = await browser.send('/session/party', { method: 'PUT', headers: own, body: JSON.stringify(party) });
    return { status: answer.status, body: (await answer.json()) as { code?: string; party?: object } };
  };
  const partyOf = async (browser: WebBrowser) => (await browser.whoAmI()) as { party?: object };

  it('is the only company by default, the chosen one of several, and nobody after the logout', async () => {
    const browser = newBrowser();
    const phone = newPhone();
    await browser.login(phone);
    expect(await partyOf(browser)).not.toHaveProperty('party');
    const one = await found(browser, 'صنایع پمپ البرز');
    expect((await partyOf(browser)).party).toEqual({ customerId: one });
    const other = await found(browser, 'فولاد زاگرس');
    expect(await partyOf(browser), 'two').not.toHaveProperty('party');

    expect(await choose(browser, { customerId: other })).toMatchObject({
      status: 200,
      body: { party: { customerId: other } },
    });
    expect((await partyOf(browser)).party).toEqual({ customerId: other });
    const before = browser.cookies.get('rasteh')!;
    await browser.post('/session/logout', {});
    expect(await browser.whoAmI()).toEqual({ isLoggedIn: false, userInfo: null });
    // Another session of the same person has not chosen.
    browser.cookies.set('rasteh', before);
    expect(await browser.whoAmI()).toEqual({ isLoggedIn: false, userInfo: null });
  });

  it('is an own one only, and asked for as every other change of the session', async () => {
    const browser = newBrowser();
    const stranger = newBrowser();
    await browser.login();
    await stranger.login();
    const own = await found(browser, 'صنایع پمپ البرز');
    const foreign = await found(stranger, 'فولاد زاگرس');
    for (const party of [
      { customerId: foreign },
      { customerId: randomUUID() },
      { customerId: own, merchantId: randomUUID() },
    ])
      expect(await choose(browser, party)).toMatchObject({ status: 404, body: { code: 'PARTY_NOT_FOUND' } });
    for (const party of [{}, { customerId: 'x' }, { customerId: own, more: 1 }])
      expect(await choose(browser, party)).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } });
    expect((await choose(browser, { customerId: own }, { 'x-rasteh-client': '' })).status).toBe(403);
    const evil = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    expect((await choose(browser, { customerId: own }, evil)).status).toBe(403);
    expect((await choose(browser, { customerId: own }, { 'content-type': 'text/plain' })).status).toBe(415);
    expect((await browser.post('/session/party', { customerId: own })).status).toBe(405);
    expect((await choose(newBrowser(), { customerId: own })).status).toBe(401);
  });
});

it('a page with a session is kept by nobody', async () => {
  const browser = newBrowser();
  await browser.login();
  const page = await browser.send('/');
  expect(page.headers.get('cache-control')).toBe('no-store');
  expect(await page.text()).toContain('حساب من');
  expect(await (await fetch(`${site.web.url}/`)).text()).not.toContain('حساب من');
});

it('tokens are given by the gateway too, so that a client needs one host', async () => {
  const phone = newPhone();
  const { body } = await people.start(phone);
  const gateway = peopleOf(site.gateway);
  const answer = await gateway.withCode(body.challengeId as string, await people.codeFor(phone));
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const keys = await fetch(`${site.gateway.url}/.well-known/jwks.json`);
  expect(((await keys.json()) as { keys: unknown[] }).keys.length).toBeGreaterThan(0);
});
