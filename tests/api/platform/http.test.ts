import { createHmac } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApiProcess } from '../../kit/site.ts';
import { clientOf } from '../../kit/client.ts';

const SECRET = 'the secret of this very test';
let api: Awaited<ReturnType<typeof startApiProcess>>;
beforeAll(async () => {
  api = await startApiProcess({ env: { RATE_LIMIT_PER_MINUTE: '200', EVENTS_SECRET: SECRET } });
});
afterAll(() => api.discard());

/** 210 calls, few at once: a machine that is busy answers very many at once with 503. */
async function callBeyondLimit() {
  const { call } = clientOf(api);
  const answers = [];
  for (let round = 0; round < 14; round += 1) {
    const some = Array.from({ length: 15 }, () => call<{ code: string }>('/categories/top-levels'));
    answers.push(...(await Promise.all(some)));
  }
  return answers;
}

describe('HTTP manners', () => {
  it('answers a repeated read with 304', async () => {
    const { call } = clientOf(api);
    const first = await call('/categories/top-levels');
    const tag = first.headers.get('etag')!;
    expect(tag).toBeTruthy();
    expect(first.headers.get('cache-control')).toContain('max-age');
    const again = await call('/categories/top-levels', { headers: { 'if-none-match': tag } });
    expect(again.status).toBe(304);
    expect(again.body).toBeUndefined();
  });

  it('names each request, and takes a harmless name over', async () => {
    const { call } = clientOf(api);
    expect(
      (await call('/categories/top-levels', { headers: { 'x-request-id': 'test-request-1' } })).headers.get(
        'x-request-id',
      ),
    ).toBe('test-request-1');
    expect(
      (await call('/categories/top-levels', { headers: { 'x-request-id': '<script>' } })).headers.get('x-request-id'),
    ).toMatch(/^[\w-]{36}$/);
  });

  it('serves the contract that is committed, and docs that load nothing from elsewhere', async () => {
    const committed = JSON.parse(
      await readFile(new URL('../../../api/openapi.json', import.meta.url), 'utf8'),
    ) as object;
    expect(await (await fetch(`${api.url}/api/v1/openapi.json`)).json()).toEqual(committed);
    const page = await fetch(`${api.url}/api/docs/static/index.html`);
    const policy = page.headers.get('content-security-policy')!;
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/https?:|\*|unsafe|swagger\.io/);
    const docs = await page.text();
    expect(docs).toContain('swagger');
    expect(docs).not.toMatch(/(src|href)="(https?:)?\/\//);
  });

  it('groups the contract by the features that there are', async () => {
    type Operation = { tags: string[] };
    const { tags, paths } = JSON.parse(
      await readFile(new URL('../../../api/openapi.json', import.meta.url), 'utf8'),
    ) as {
      tags: { name: string; description: string }[];
      paths: Record<string, Record<string, Operation>>;
    };
    const used = Object.values(paths).flatMap((methods) => Object.values(methods).flatMap((each) => each.tags));
    expect([...new Set(used)].sort()).toEqual(tags.map(({ name }) => name).sort());
    const folders = await readdir(new URL('../../../api/src/modules', import.meta.url));
    expect(tags.map(({ name }) => name).sort()).toEqual(folders.sort());
  });

  it('is alive and ready', async () => {
    expect((await fetch(`${api.url}/healthz`)).status).toBe(200);
    // A machine that is busy is not ready for a moment, and says so.
    const ready = async () => (await fetch(`${api.url}/readyz`)).json();
    await expect
      .poll(ready, { timeout: 120_000 })
      .toMatchObject({ status: 'ready', checks: { database: true, migrations: true } });
  });

  it('tells the limit and what is left of it, and refuses beyond it', async () => {
    const { call } = clientOf(api);
    const { headers } = await call('/categories/top-levels');
    expect(headers.get('ratelimit-limit')).toBe('200');
    expect(Number(headers.get('ratelimit-remaining'))).toBeLessThan(200);
    const refused = (await callBeyondLimit()).find((answer) => answer.status === 429)!;
    expect(refused.body.code).toBe('RATE_LIMITED');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('is for the calls of others: the gateway, which has limits of its own, is known by what only it can say', async () => {
    const { call } = clientOf(api);
    await callBeyondLimit();
    const status = async (key: string) =>
      (await call('/categories/top-levels', { headers: { 'x-gateway-key': key } })).status;
    const key = createHmac('sha256', SECRET).update('calls of the gateway').digest('base64url');
    expect([await status(key), await status(`${key}x`), await status(SECRET), await status('')]).toEqual([
      200, 429, 429, 429,
    ]);
  });
});
