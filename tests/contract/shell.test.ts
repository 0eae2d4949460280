import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startProgram, startRefused } from '../kit/program.ts';
import { startSite } from '../kit/site.ts';
import { until } from '../kit/until.ts';

// The web server's own routes and the headers of its answers.
let site: Awaited<ReturnType<typeof startSite>>;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const get = (path: string, init: RequestInit = {}) => fetch(site.web.url + path, init);

describe('which build runs', () => {
  it('is told at /builds/latest.json and under its own id, never from a cache', async () => {
    const latest = await get('/builds/latest.json');
    const build = (await latest.json()) as { id: string; timestamp: number };
    expect(latest.headers.get('cache-control')).toBe('no-store');
    expect(build.id).toMatch(/^\w+$/);
    expect(build.timestamp).toBeLessThanOrEqual(Date.now());
    expect(await (await get(`/builds/meta/${build.id}.json`)).json()).toEqual(build);
    expect((await get('/builds/meta/unknown.json')).status).toBe(404);
    expect(await (await get('/')).text()).toContain(build.id);
  });
});

it('leads to selling from the home page and from the footer of every page', async () => {
  const linksOf = async (path: string) =>
    (await (await get(path)).text()).match(/<a[^>]*href="\/profile\/suppliers\?tab=sell"/g) ?? [];
  expect(await linksOf('/')).toHaveLength(2);
  expect(await linksOf('/search')).toHaveLength(1);
});

describe('what went wrong in a browser', () => {
  const send = (body: unknown, headers: Record<string, string> = {}) =>
    get('/client-errors', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...headers },
      body: JSON.stringify(body),
    });

  it('becomes one line of the log with its build, path and message, and nothing else of what was sent', async () => {
    const report = {
      buildId: 'b1',
      path: '/x',
      message: `gone\r\nfaked line ${'y'.repeat(900)}`,
      phone: '09121234567',
    };
    expect((await send(report)).status).toBe(204);
    const line = await until('the line', () =>
      site.web
        .output()
        .split('\n')
        .find((it) => it.includes('client error')),
    );
    const written = (JSON.parse(line) as { report: Record<string, string> }).report;
    expect(Object.keys(written)).toEqual(['buildId', 'path', 'message']);
    expect(written.message).toHaveLength(500);
  });

  it('is refused from elsewhere, too large or by another method', async () => {
    const before = site.web.output().length;
    const foreign: Record<string, string>[] = [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }];
    for (const headers of foreign) expect((await send({ message: 'foreign' }, headers)).status).toBe(403);
    expect((await send({ message: 'x'.repeat(5_000) })).status).toBe(413);
    expect((await get('/client-errors')).status).toBe(405);
    expect(site.web.output().slice(before)).not.toContain('foreign');
  });

  it('is taken ten times a minute from one address', async () => {
    const statuses = new Set<number>();
    let last = await send({ message: 'often' });
    for (let times = 0; times < 10; times += 1) statuses.add((last = await send({ message: 'often' })).status);
    expect(statuses).toContain(429);
    expect([last.status, Number(last.headers.get('retry-after')) > 0]).toEqual([429, true]);
  });
});

describe('what nobody can read', () => {
  const ours = { 'x-rasteh-client': 'web', 'sec-fetch-site': 'same-origin' };
  const post = (path: string, type: string, body: string | Buffer) =>
    get(path, { method: 'POST', headers: { ...ours, 'content-type': type }, body: new Uint8Array(Buffer.from(body)) });

  it('is refused, and fills no log', async () => {
    const before = site.web.output().length;
    const json = 'application/json';
    const large = JSON.stringify({ code: 'x'.repeat(5_000) });
    for (const path of ['/session/login', '/session/logout']) {
      expect((await post(path, json, '{')).status).toBe(400);
      expect((await post(path, json, large)).status).toBe(413);
      expect((await post(path, `${json}; charset=utf-16`, Buffer.from('{}', 'utf16le'))).status).toBeLessThan(500);
      const unknown = await post(path, `${json}; charset=utf-99`, '{}');
      expect([unknown.status, ((await unknown.json()) as { code: string }).code]).toEqual([
        415,
        'MEDIA_TYPE_NOT_SUPPORTED',
      ]);
    }
    for (const path of ['/files/%', '/builds/%ZZ', '/builds/meta/%.json'])
      expect([path, (await get(path)).status]).toEqual([path, 400]);
    expect((await get('/x%/%ff')).status).toBe(404);
    expect(site.web.output().slice(before)).not.toMatch(/"stack"|URIError|"level":50/);
  });
});

describe('headers', () => {
  it('of a page that came with a broken session say that nobody keeps it', async () => {
    const { headers } = await get('/', { headers: { cookie: 'rasteh=broken' } });
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('of a page let nothing in but this site’s own, with a nonce', async () => {
    const { headers } = await get('/');
    const policy = headers.get('content-security-policy')!;
    for (const rule of ["default-src 'none'", "frame-ancestors 'none'", "base-uri 'none'", "object-src 'none'"])
      expect(policy).toContain(rule);
    expect(policy).toMatch(/script-src 'nonce-[\w+/=]{24}' 'strict-dynamic';/);
    expect(policy).not.toMatch(/script-src[^;]*(unsafe|https?:|\*)/);
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'private, no-cache',
    });
    expect(headers.get('x-powered-by')).toBeNull();
  });

  it('of what is no page close it altogether', async () => {
    for (const path of ['/robots.txt', '/builds/latest.json', '/assets/none.js'])
      expect((await get(path)).headers.get('content-security-policy')).toContain("default-src 'none'; frame-ancestors");
  });
});

describe('a rule that leads elsewhere', () => {
  it('is followed on a first load: within the site with its query, to another site as it stands', async () => {
    const rules = { '/راهنما': 'https://help.example/fa', '/old': '/products/شیر', '/one': '/two?a=b' };
    const env = { REDIRECT_RULES: JSON.stringify(rules), EXTERNAL_HOSTS: 'help.example' };
    await using web = await startProgram('web', { GATEWAY_URL: site.gateway.url, NODE_ENV: 'production', ...env });
    const locationOf = async (path: string) => {
      const answer = await fetch(web.url + path, { redirect: 'manual' });
      return `${answer.status} ${answer.headers.get('location')}`;
    };
    expect(await locationOf(encodeURI('/راهنما?a=1'))).toBe('302 https://help.example/fa');
    expect(await locationOf('/old?sort=NAME')).toBe(`302 ${encodeURI('/products/شیر')}?sort=NAME`);
    expect(await locationOf('/one?c=d')).toBe('302 /two?a=b');
    expect(await locationOf('/older')).toBe('404 null');
    expect(await (await fetch(`${web.url}/`)).text()).toContain('help.example');
  });

  it('to a site that nobody allowed refuses the start, in one line', async () => {
    const settings = { NODE_ENV: 'production', REDIRECT_RULES: '{"/help":"https://help.example/"}' };
    const { code, output } = await startRefused('web', settings);
    expect(code).toBe(1);
    expect(output.trim().split('\n')).toHaveLength(1);
    expect(output).toMatch(/REDIRECT_RULES: \/help leads to https:\/\/help.example\/.*EXTERNAL_HOSTS/);
  });
});
