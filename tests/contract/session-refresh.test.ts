import { randomUUID } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { changeSessionIn, endAccessIn, sessionIn } from '../kit/aged-session.ts';
import { startCountingProxy } from '../kit/counting-proxy.ts';
import { startProgram } from '../kit/program.ts';
import { startGateway, startSite } from '../kit/site.ts';
import { until } from '../kit/until.ts';
import { pngOf, upload } from '../kit/uploads.ts';
import { questionOf, WebBrowser } from '../kit/web-browser.ts';

// Row B5 of the safety page: tokens are exchanged while a person does things, and nobody is logged out by that.
let site: Awaited<ReturnType<typeof startSite>>;
let between: Awaited<ReturnType<typeof startCountingProxy>>;
let web: Awaited<ReturnType<typeof startProgram>>;
let browser: WebBrowser;
beforeAll(async () => {
  site = await startSite();
  between = await startCountingProxy(site.gateway.url);
  web = await startProgram('web', { GATEWAY_URL: between.url, NODE_ENV: 'production' });
});
afterAll(async () => {
  await web?.stop();
  await between?.stop();
  await site?.stop();
});
beforeEach(async () => {
  between.refuse();
  browser = new WebBrowser({ web, api: site.api });
  await browser.login();
});

const cookie = () => [...browser.cookies].map((pair) => pair.join('=')).join('; ');

describe('an upload', () => {
  /** An upload of which the first half is on its way. */
  function begin() {
    const boundary = 'b'.repeat(20);
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n`;
    const body = Buffer.concat([Buffer.from(head), pngOf(900, 900), Buffer.from(`\r\n--${boundary}--\r\n`)]);
    const sending = httpRequest(`${web.url}/files`, {
      method: 'POST',
      headers: {
        cookie: cookie(),
        ...browser.ours(),
        'idempotency-key': randomUUID(),
        'content-type': `multipart/form-data; boundary=${boundary}`,
        'content-length': body.length,
      },
    });
    const answer = new Promise<{ status: number; setCookies: string[] }>((resolve, reject) => {
      sending.on('error', reject).on('response', (response) => {
        response.resume();
        response.on('end', () =>
          resolve({ status: response.statusCode!, setCookies: response.headers['set-cookie'] ?? [] }),
        );
      });
    });
    sending.write(body.subarray(0, 500));
    return { answer, end: () => sending.end(body.subarray(500)) };
  }

  it('takes no new tokens with it, so that what is asked meanwhile gets them', async () => {
    await endAccessIn(browser, 20);
    const held = await sessionIn(browser);
    const { answer, end } = begin();
    await until('it has come to the gateway', () => between.seen('/files'));
    expect((await browser.whoAmI()).isLoggedIn).toBe(true);
    expect((await sessionIn(browser)).refreshToken).not.toBe(held.refreshToken);
    end();
    expect(await answer).toEqual({ status: 200, setCookies: [] });
    expect((await browser.whoAmI()).isLoggedIn).toBe(true);
  });

  it('with a token that has ended waits for a new one: the browser asks for the session and sends it again', async () => {
    await endAccessIn(browser, -1);
    const send = () =>
      upload(`${web.url}/files`, { bytes: pngOf(10, 10), headers: { cookie: cookie(), ...browser.ours() } });
    expect(await send()).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
    expect((await browser.whoAmI()).isLoggedIn).toBe(true);
    expect((await send()).status).toBe(200);
  });
});

describe('a token that looks good and is not taken, as after a change of keys', () => {
  /** Signed by a key that nobody has. */
  const foreign = async () => {
    const { accessToken } = await sessionIn(browser);
    await changeSessionIn(browser, { accessToken: `${accessToken.slice(0, -20)}${'A'.repeat(20)}` });
  };

  it('is exchanged on the way, for pages, questions and the session', async () => {
    for (const path of ['/', '/profile']) {
      await foreign();
      const page = await browser.send(path);
      expect([path, page.status, await page.text()]).toEqual([path, 200, expect.stringContaining('حساب من')]);
      expect(browser.setCookies.join()).toContain('rasteh=');
    }
    await foreign();
    const { body } = await browser.post('/graphql', questionOf('MyData', {}));
    expect(body).not.toHaveProperty('errors');
    await foreign();
    expect((await browser.whoAmI()).isLoggedIn).toBe(true);
  });

  it('of a session that has ended leaves a visitor, whose pages are whole', async () => {
    const refreshToken = 'nobody has this one';
    const end = async () => {
      await browser.login();
      await foreign();
      await changeSessionIn(browser, { refreshToken });
    };
    await end();
    const home = await browser.send('/');
    expect([home.status, browser.cookies.has('rasteh')]).toEqual([200, false]);
    await end();
    const own = await browser.send('/profile');
    expect([own.status, own.headers.get('location')]).toEqual([302, expect.stringMatching(/^\/users\/login/)]);
    await end();
    const { body } = await browser.post('/graphql', questionOf('MyData', {}));
    expect(JSON.stringify(body)).toContain('"viewer":null');
    expect(browser.cookies.has('rasteh')).toBe(false);
    await end();
    expect(await browser.whoAmI()).toEqual({ isLoggedIn: false, userInfo: null });
  });
});

it('an operation that the gateway left out tells its page to load itself anew', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'rasteh-none-'));
  await using newer = await startGateway({ apiUrl: site.api.url, env: { PERSISTED_FOLDER: folder } });
  await using before = await startProgram('web', { GATEWAY_URL: newer.url, NODE_ENV: 'production' });
  const old = new WebBrowser({ web: before, api: site.api });
  const { status, body } = await old.post('/graphql', questionOf('MyData', {}));
  expect(status).toBe(404);
  expect(body).toMatchObject({ errors: [{ extensions: { code: 'PERSISTED_OPERATION_NOT_FOUND' } }] });
});

describe('while no tokens are given', () => {
  const refusal = {
    path: '/connect/token',
    status: 429,
    headers: { 'retry-after': '7' },
    body: '{"code":"RATE_LIMITED"}',
  };
  const told = { code: 'RATE_LIMITED', retryAfterSeconds: 7 };

  it('a token at hand is used to its end', async () => {
    between.refuse(refusal);
    await endAccessIn(browser, 20);
    expect((await browser.whoAmI()).isLoggedIn).toBe(true);
    expect(browser.setCookies).toEqual([]);
  });

  it('nobody is told to be logged out, and the cookie stays', async () => {
    between.refuse(refusal);
    await endAccessIn(browser, -1);
    const session = await browser.send('/session');
    expect([session.status, session.headers.get('retry-after')]).toEqual([503, '7']);
    expect(await session.json()).toMatchObject(told);
    const home = await browser.send('/');
    expect(home.status).toBe(200);
    expect(await home.text()).toContain('حساب من');
    expect((await browser.send('/profile')).status).toBe(503);
    expect(browser.cookies.has('rasteh')).toBe(true);
    between.refuse();
    // What was refused is not asked again for five seconds.
    await until('the person is there again', async () => (await browser.whoAmI()).isLoggedIn);
    expect((await browser.send('/profile')).status).toBe(200);
  });

  it('a logout is not said to be done; when it is, the session is over', async () => {
    const { refreshToken } = await sessionIn(browser);
    between.refuse({ ...refusal, status: 503 });
    await endAccessIn(browser, -1);
    const logout = () => browser.post('/session/logout', {});
    const refused = await logout();
    expect(refused).toMatchObject({ status: 503, body: told });
    expect(refused.headers.get('retry-after')).toBe('7');
    expect(browser.cookies.has('rasteh')).toBe(true);
    between.refuse();
    await until('it is done', async () => (await logout()).status === 200);
    expect(browser.cookies.has('rasteh')).toBe(false);
    const again = new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken, client_id: 'test' });
    expect((await fetch(`${site.api.url}/connect/token`, { method: 'POST', body: again })).status).toBe(400);
  });

  it('an action fails for a while and not for the want of a login', async () => {
    between.refuse(refusal);
    await endAccessIn(browser, -1);
    const { headers, body } = await browser.post('/graphql', questionOf('MyData', {}));
    expect(headers.get('retry-after')).toBe('7');
    expect(JSON.stringify(body)).toContain('RATE_LIMITED');
  });
});
