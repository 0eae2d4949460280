import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Role } from '../../../api/src/modules/identity/identity.enums.ts';
import { can, permissions } from '../../../api/src/modules/identity/permissions.ts';
import { valuesOf } from '../../../api/src/platform/schema.ts';
import { requirePolicies } from '../../../api/src/platform/route.ts';
import { startAppAt } from '../../kit/app-at.ts';
import { peopleOf } from '../../kit/people.ts';
import { ok } from '../../kit/rest.ts';
import { startApi } from '../../kit/site.ts';

// The table of roles and actions, tried on every route that names an action.
describe('what a role may', () => {
  let app: Awaited<ReturnType<typeof startAppAt>>;
  let named: { method: string; url: string; action: string }[];
  beforeAll(async () => {
    app = await startAppAt('2026-12-01T08:00:00Z');
    named = app.declared.flatMap(({ method, url, policy }) =>
      typeof policy === 'object'
        ? [{ method, url: url.replace(/:\w+/g, () => randomUUID()), action: policy.action }]
        : [],
    );
  });
  afterAll(() => app.stop());

  const answersTo = async (headers: Record<string, string>) => {
    const found: [string, number][] = [];
    for (const { method, url, action } of named) {
      const answer = await app.inject({ method: method as 'GET', url, headers });
      found.push([`${action} ${method} ${url}`, answer.statusCode]);
    }
    return found;
  };

  it.each(valuesOf(Role))('%s gets through where the table says so, and nowhere else', async (role) => {
    const answers = await answersTo(await app.headersOf([role]));
    expect(answers.length).toBeGreaterThan(5);
    for (const [what, status] of answers) {
      if (can([role], what.split(' ')[0]!)) expect([401, 403], what).not.toContain(status);
      else expect(status, what).toBe(403);
      expect(status, what).toBeLessThan(500);
    }
  });

  it('nobody without a login gets through, nor with one and no role', async () => {
    for (const [what, status] of await answersTo({})) expect(status, what).toBe(401);
    for (const [what, status] of await answersTo(await app.headersOf([]))) expect(status, what).toBe(403);
  });

  it('every action of the table is one that a route or a kind of case asks for, and the other way round', () => {
    // Which kinds of the one queue somebody reads and decides: tried in message-cases and page-cases.
    const ofCases = ['COMMENTS_READ', 'COMMENTS_DECIDE', 'REPORTS_READ'];
    const asked = new Set([...named.map(({ action }) => action), ...ofCases]);
    expect([...asked].sort()).toEqual(Object.keys(permissions).sort());
  });
});

it('a route that says nothing of who may call it stops the start', () => {
  const hooks: ((route: object) => void)[] = [];
  const app = { declared: [], decorate: () => undefined, addHook: (_: string, hook: never) => hooks.push(hook) };
  requirePolicies(app as never);
  expect(() => hooks[0]!({ method: 'GET', url: '/open', config: {} })).toThrow('route GET /open declares no policy');
  expect(() => hooks[0]!({ method: 'GET', url: '/told', config: { policy: 'user' } })).not.toThrow();
});

describe('a guarded address', () => {
  let api: Awaited<ReturnType<typeof startApi>>;
  let tokens: (string | undefined)[];
  let admin: string;
  beforeAll(async () => {
    api = await startApi();
    const people = peopleOf(api);
    tokens = [undefined, (await people.login()).accessToken];
    admin = (await people.login('09000000008')).accessToken;
  });
  afterAll(() => api?.discard());

  /** The path goes out byte by byte: `fetch` would tidy it up. */
  const statusOf = (method: string, path: string, headers: Record<string, string | undefined>) =>
    new Promise<number>((resolve, reject) => {
      const sent = Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined));
      const asking = request({ host: '127.0.0.1', port: api.port, method, path, headers: sent }, (answer) => {
        answer.resume();
        answer.on('end', () => resolve(answer.statusCode!));
      });
      asking.on('error', reject).end();
    });
  const bearer = (token: string | undefined) => ({ authorization: token && `Bearer ${token}` });

  it.each([
    '/api/v1//admin/users',
    '//api/v1/admin/users',
    '/api//v1/admin/users',
    '/API/V1/admin/users',
    '/api/v1/ADMIN/users',
    '/api/v1%2Fadmin/users',
    '/api/v1/admin%2Fusers',
    '/api/v1/%61dmin/users',
    '/api/v1/admin/users.',
    '/api/v1/admin/users/',
    '/api/v1/admin/users/.',
    '/api/v1/./admin/users',
    '/api/v1/categories/../admin/users',
    '/api/v1/categories/..%2f..%2fadmin/users',
    '/api/v1/admin/users;a=b',
    '/api/v1/admin;a=b/users',
    '/api/v1/admin/users%00',
    '/api/v1/admin/users%20',
    '/api/v1/admin\\users',
    '/api/v1/admin/users?x=/api/v1/categories',
    '/api/v1/admin/users#',
    'http://127.0.0.1/api/v1/admin/users',
    '/api/v1/admin/users%',
    '/api/v1/admin/users/%c0%ae%c0%ae',
    '/.well-known/../api/v1/admin/users',
  ])('is not opened by another spelling: %s (C10)', async (path) => {
    for (const token of tokens) {
      const status = await statusOf('GET', path, bearer(token));
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
    }
  });

  it.each(['x-http-method-override', 'x-http-method', 'x-method-override'])(
    'is not opened by the header %s (C10)',
    async (name) => {
      for (const token of tokens) {
        expect(await statusOf('GET', '/api/v1/admin/users', { ...bearer(token), [name]: 'OPTIONS' })).toBe(
          token ? 403 : 401,
        );
        const session = `/api/v1/admin/sessions/${randomUUID()}`;
        expect(await statusOf('GET', `${session}?_method=DELETE`, { ...bearer(token), [name]: 'DELETE' })).toBe(404);
      }
    },
  );

  it.each(['1', '-1', '1e3', '0x1', '%00', '%5B%5D', 'null', 'a'.repeat(10_000), `${randomUUID()}%00`, '..'])(
    'knows no id %s (C9)',
    async (id) => {
      for (const [method, path] of [
        ['DELETE', `/api/v1/sessions/${id}`],
        ['DELETE', `/api/v1/admin/sessions/${id}`],
        ['PUT', `/api/v1/admin/users/${id}/roles`],
      ] as const)
        expect([400, 404, 414], `${method} ${path.slice(0, 60)}`).toContain(
          await statusOf(method, path, bearer(admin)),
        );
    },
  );

  it.each(['urn:uuid:ID', 'CAPITALS', '{ID}', 'ID%0A'])(
    'knows an id in one spelling only, not as %s (C9)',
    async (as) => {
      const body = ok(await peopleOf(api).get('/admin/users', { by: admin, query: { searchKey: '09000000008' } }));
      const { id } = body.items[0]!;
      const written = as.replace('ID', id).replace('CAPITALS', id.toUpperCase());
      const version = 1;
      const change = { roles: ['ADMIN', 'FINANCE'], reason: 'for this test', version };
      for (const [method, path, sent] of [
        ['GET', `/notes/${written}`],
        ['DELETE', `/sessions/${written}`],
        ['PUT', `/admin/users/${written}/roles`, change],
      ] as [string, string, object?][])
        expect(await peopleOf(api).as(admin, method, path, sent), `${method} ${path}`).toMatchObject({
          status: 400,
          body: { code: 'VALIDATION_FAILED', errors: [{ code: 'FORMAT' }] },
        });
    },
  );
});
