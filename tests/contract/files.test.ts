import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientOf, type Page } from '../kit/client.ts';
import { startSite } from '../kit/site.ts';
import { until } from '../kit/until.ts';
import { pngOf, upload } from '../kit/uploads.ts';
import { WebBrowser } from '../kit/web-browser.ts';

// Bytes on their way from a browser through all three programs and back.
let site: Awaited<ReturnType<typeof startSite>>;
let browser: WebBrowser;
beforeAll(async () => {
  site = await startSite();
  browser = new WebBrowser(site);
  await browser.login();
});
afterAll(() => site?.stop());

const cookie = () => [...browser.cookies].map((pair) => pair.join('=')).join('; ');
const send = (bytes: Buffer | string, headers: Record<string, string> = {}, name = 'a.png') =>
  upload(`${site.web.url}/files`, { bytes, name, headers: { cookie: cookie(), ...browser.ours(), ...headers } });
const incoming = () => {
  const folder = join(site.api.settings.RASTEH_DATA!, 'files/incoming');
  return existsSync(folder) ? readdirSync(folder) : [];
};

describe('POST /files on the site', () => {
  it('takes a file for whoever is logged in, and its link is under the site', async () => {
    const { status, body } = await send(pngOf(300, 300));
    expect(status).toBe(200);
    expect(body).toMatchObject({ mime: 'image/png', url: expect.stringMatching(/^\/files\//) });
    const image = await fetch(site.web.url + body.url);
    expect(image.status).toBe(200);
    expect(image.headers.get('content-type')).toBe('image/png');
    expect(image.headers.get('cache-control')).toMatch(/^private, max-age=\d+$/);
    expect(image.headers.get('content-security-policy')).toContain('sandbox');
    expect(image.headers.get('x-content-type-options')).toBe('nosniff');
    expect((await image.arrayBuffer()).byteLength).toBe(body.size);
    expect((await fetch(`${site.gateway.url}${body.url}`)).status).toBe(200);
    const changed = await fetch(`${site.web.url}${body.url}x`);
    expect(changed.status).toBe(404);
    expect(await changed.json()).toMatchObject({ code: 'FILE_NOT_FOUND' });
  });

  it('passes twenty megabytes on, and refuses more with the words of the api', { timeout: 400_000 }, async () => {
    const drawing = Buffer.concat([Buffer.from('AC1032'), Buffer.alloc(19 * 1_024 * 1_024)]);
    const { status, body } = await send(drawing, {}, 'a.dwg');
    expect([status, body.size]).toEqual([200, drawing.length]);
    const kept = await fetch(site.web.url + body.url);
    expect(kept.headers.get('content-disposition')).toMatch(/^attachment/);
    expect((await kept.arrayBuffer()).byteLength).toBe(drawing.length);
    const tooLarge = await send(Buffer.concat([drawing, Buffer.alloc(2 * 1_024 * 1_024)]), {}, 'a.dwg');
    expect(tooLarge).toMatchObject({ status: 413, body: { code: 'FILE_TOO_LARGE' } });
    const image = await send(Buffer.concat([pngOf(10, 10), Buffer.alloc(6 * 1_024 * 1_024)]));
    expect(image).toMatchObject({ status: 413, body: { code: 'FILE_TOO_LARGE' } });
  });

  it.each([
    ['without our header', { 'x-rasteh-client': '' }, 403],
    ['from another origin', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }, 403],
    ['from no origin', { origin: 'null', 'sec-fetch-site': 'cross-site' }, 403],
    ['without a session', { cookie: '' }, 401],
  ])('%s is refused (CSRF)', async (_, headers, status) => {
    expect((await send(pngOf(10, 10), headers)).status).toBe(status);
    expect(incoming()).toEqual([]);
  });

  it('is refused as anything but a form of parts', async () => {
    const answer = await browser.post('/files', {});
    expect(answer.status).toBe(415);
  });

  it('that breaks off at half leaves nothing, through all programs', async () => {
    const boundary = 'b'.repeat(20);
    const sending = httpRequest(`${site.web.url}/files`, {
      method: 'POST',
      headers: {
        cookie: cookie(),
        ...browser.ours(),
        'idempotency-key': randomUUID(),
        'content-type': `multipart/form-data; boundary=${boundary}`,
        'content-length': 10_000_000,
      },
    }).on('error', () => undefined);
    sending.write(`--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.dwg"\r\n\r\nAC1032`);
    sending.write(Buffer.alloc(2_000_000));
    await until('the file is on its way', () => incoming().length === 1);
    sending.destroy();
    await until('it is gone', () => incoming().length === 0);
  });
});

it('an upload whose answer was lost is sent again and is the same file', async () => {
  const key = randomUUID();
  const again = () => send(pngOf(220, 220), { 'idempotency-key': key });
  const first = await again();
  const second = await again();
  expect(first.status).toBe(200);
  expect(second.body.id).toBe(first.body.id);
});

it('without an api the answer is 503, and the site goes on', async () => {
  await using other = await startSite();
  const alone = new WebBrowser(other);
  await alone.login();
  await other.api.kill();
  const headers = { ...alone.ours(), cookie: [...alone.cookies].map((pair) => pair.join('=')).join('; ') };
  const answer = await upload(`${other.web.url}/files`, { bytes: pngOf(10, 10), headers });
  expect(answer.status).toBe(503);
  expect((await fetch(`${other.web.url}/healthz`)).status).toBe(200);
});

it('a public picture is under the site: for everybody, for a year, without a session, and in parts', async () => {
  const { items } = await clientOf(site.api).get<Page<{ image?: { url: string } }>>(
    '/supplierproducts/catalog?searchKey=شیر&pageSize=50',
  );
  const { url } = items.find(({ image }) => image)!.image!;
  const headers = { cookie: cookie() };
  const whole = await fetch(site.web.url + url, { headers });
  expect(whole.status).toBe(200);
  expect(Object.fromEntries(whole.headers)).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'cross-origin-resource-policy': 'cross-origin',
    'content-security-policy': "default-src 'none'; sandbox",
    'accept-ranges': 'bytes',
  });
  expect(whole.headers.getSetCookie()).toEqual([]);
  expect(whole.headers.get('vary') ?? '').not.toMatch(/cookie|authorization/i);
  const bytes = Buffer.from(await whole.arrayBuffer());
  const part = await fetch(site.web.url + url, { headers: { ...headers, range: 'bytes=8-11' } });
  expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 8-11/${bytes.length}`]);
  expect(await part.text()).toBe('WEBP');
  const etag = whole.headers.get('etag')!;
  expect((await fetch(site.web.url + url, { headers: { 'if-none-match': etag } })).status).toBe(304);
  for (const path of [url.replace('1280', '64'), '/media/x/640', `${url}/more`, '/media'])
    expect((await fetch(site.web.url + path)).status, path).toBe(404);
});
