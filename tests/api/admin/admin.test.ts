import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firstBrokenLine } from '../../../api/src/platform/audit-log.ts';
import { newPhone, otherThan, peopleOf } from '../../kit/people.ts';
import { startApiProcess } from '../../kit/site.ts';
import { inStoppedMarket } from '../../kit/stopped-market.ts';
import { until } from '../../kit/until.ts';
import type { Page } from '../../kit/client.ts';
import { ok } from '../../kit/rest.ts';

type User = { id: string; phone: string; status: string; roles: string[]; sessionsCount: number; version: number };
type Line = { id: string; action: string; objectId: string; actorPhone?: string; isIntact: boolean } & {
  details: { name: string; value: string }[];
};
const ADMIN_PHONE = '09000000008';
/** Somebody of the seeds who has no session. */
const CONSUMER_PHONE = '09000000001';
const NOBODY = '01941f29-7c00-7a3b-8f4e-2b1c9d0e5a6f';

let api: Awaited<ReturnType<typeof startApiProcess>>;
let people: ReturnType<typeof peopleOf>;
let admin: string;
beforeAll(async () => {
  api = await startApiProcess();
  people = peopleOf(api);
  admin = (await people.login(ADMIN_PHONE)).accessToken;
});
afterAll(() => api?.discard());

const get = async <T>(path: string, token = admin) => {
  const { status, body } = await people.as(token, 'GET', `/admin${path}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body as T;
};
const userWith = async (phone: string) => (await get<Page<User>>(`/users?searchKey=${phone}`)).items[0]!;
const change = (id: string, body: object, token = admin) =>
  people.put('/admin/users/{id}/roles', { by: token, path: { id }, body });
const reason = 'به درخواست خود او';
const setDisabled = (id: string, isDisabled: boolean, version: number, why = reason, token = admin) =>
  people.put('/admin/users/{id}/status', { by: token, path: { id }, body: { isDisabled, reason: why, version } });
/** Somebody who is staff and logged in. */
async function staff(...roles: string[]) {
  const person = await people.login();
  const { id, version } = await userWith(person.phone);
  expect((await change(id, { roles, reason, version })).status).toBe(200);
  return { ...person, id };
}

describe('users', () => {
  it('are found by the whole phone, in any spelling, and only then shown with it', async () => {
    const { phone } = await people.login();
    const persian = phone.replace(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)]!);
    for (const written of [phone, `+98${phone.slice(1)}`, persian])
      expect((await get<Page<User>>(`/users?searchKey=${encodeURIComponent(written)}`)).items).toMatchObject([
        { phone },
      ]);
    const { id } = await userWith(phone);
    const masked = `${phone.slice(0, 4)}***${phone.slice(-4)}`;
    expect((await get<Page<User>>(`/users?searchKey=${id}`)).items).toMatchObject([{ id, phone: masked }]);
    const byEnd = await get<Page<User>>(`/users?searchKey=${phone.slice(-4)}`);
    expect(byEnd.items).toContainEqual(expect.objectContaining({ id, phone: masked }));
    const listed = await get<Page<User>>('/users?pageSize=100');
    expect(JSON.stringify(listed)).not.toMatch(/09\d{9}|98\d{10}/);
  });

  it('are not named in the log by what is searched for', async () => {
    await using talkative = await startApiProcess({ products: 0, env: { LOG_LEVEL: 'debug' } });
    const phone = newPhone();
    await peopleOf(talkative).get('/admin/users', { by: '', query: { searchKey: phone } });
    await until('the line of the answer', async () => talkative.output().includes('/admin/users'));
    expect(talkative.output()).not.toContain(phone);
  });

  it('are not found by a part of the phone that is masked', async () => {
    const answer = await people.get('/admin/users', { by: admin, query: { searchKey: '091212' } });
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ field: 'searchKey', code: 'FORMAT' }] } });
  });

  it('are narrowed by role and status, the newest first', async () => {
    const moderators = await get<Page<User>>('/users?role=MODERATOR&status=ACTIVE');
    expect(moderators.items.length).toBeGreaterThan(0);
    for (const { roles } of moderators.items) expect(roles).toContain('MODERATOR');
    expect((await get<Page<User>>('/users?status=CLOSED&role=ADMIN')).totalCount).toBe(0);
    const newest = (await people.login()).phone;
    const all = await get<Page<User>>('/users?role=CONSUMER&pageSize=1');
    expect(all.items[0]!.phone.endsWith(newest.slice(-4))).toBe(true);
    expect(all.totalCount).toBeGreaterThan(8);
  });

  it('are told nothing of tokens and codes', async () => {
    await people.login();
    const seen = JSON.stringify([await get('/users?pageSize=100'), await get('/sessions'), await get('/audit')]);
    expect(seen).not.toMatch(/eyJ|token|hash|codeHash|sealed/i);
  });
});

describe('roles', () => {
  it('are given with a reason, work at once, and are in the audit log', async () => {
    const support = await staff('SUPPORT');
    expect((await people.get('/admin/users', { by: support })).status).toBe(200);
    expect((await people.get('/admin/audit', { by: support })).status).toBe(403);
    const { items } = await get<Page<Line>>(`/audit?objectType=User&objectId=${support.id}`);
    expect(items).toMatchObject([{ action: 'USER_ROLES_CHANGED', actorPhone: '0900***0008', isIntact: true }]);
    expect(items[0]!.details).toEqual(
      expect.arrayContaining([
        { name: 'to', value: 'SUPPORT' },
        { name: 'reason', value: reason },
      ]),
    );
  });

  it('are taken away again, and with the next token the person is no staff', async () => {
    const support = await staff('SUPPORT');
    const { version } = await userWith(support.phone);
    expect((await change(support.id, { roles: [], reason, version })).body).toMatchObject({ roles: ['CONSUMER'] });
    const { body } = await people.refresh(support.refreshToken);
    expect((await people.as(body.access_token as string, 'GET', '/admin/users')).status).toBe(403);
  });

  it('are not one’s own to give, nor anybody’s without being an administrator', async () => {
    const own = await userWith(ADMIN_PHONE);
    const answer = await change(own.id, { roles: ['ADMIN', 'FINANCE'], reason, version: own.version });
    expect(answer).toMatchObject({ status: 403, body: { code: 'OWN_ROLES_NOT_CHANGEABLE' } });
    const support = await staff('SUPPORT');
    expect((await change(support.id, { roles: ['ADMIN'], reason, version: 2 }, support.accessToken)).status).toBe(403);
  });

  it.each([
    ['a role that comes with a company', { roles: ['CUSTOMER_OWNER'] }, 'roles[0]'],
    ['no role at all', { roles: ['KING'] }, 'roles[0]'],
    ['no reason', { reason: undefined }, 'reason'],
    ['spaces for a reason', { reason: '     ' }, 'reason'],
    ['no version', { version: undefined }, 'version'],
    ['a status', { status: 'DISABLED' }, 'status'],
    ['more than that', { id: NOBODY }, 'id'],
    ['a phone', { phone: '+989120000000' }, 'phone'],
  ])('are not given with %s', async (_, wrong, field) => {
    const { phone } = await people.login();
    const { id, version } = await userWith(phone);
    const answer = await change(id, { roles: ['FINANCE'], reason, version, ...wrong });
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ field }] } });
    expect((await userWith(phone)).roles).toEqual(['CONSUMER']);
  });

  it('of an old version are refused with the new one, and of nobody are not found', async () => {
    const { phone } = await people.login();
    const { id, version } = await userWith(phone);
    await change(id, { roles: ['FINANCE'], reason, version });
    const late = await change(id, { roles: [], reason, version });
    expect(late).toMatchObject({ status: 409, body: { code: 'VERSION_CONFLICT', errors: [{ params: ['2'] }] } });
    expect((await change(NOBODY, { roles: [], reason, version })).body).toMatchObject({ code: 'USER_NOT_FOUND' });
  });
});

describe('a user who is disabled', () => {
  it('B11: is out at once, for reads and for changes, and is let in again when enabled', async () => {
    const person = await people.login();
    const { id, version } = await userWith(person.phone);
    expect(await setDisabled(id, true, version, '   ')).toMatchObject({ status: 400 });
    const disabled = await setDisabled(id, true, version);
    expect(disabled.body).toMatchObject({ status: 'DISABLED', sessionsCount: 0 });
    expect((await people.get('/sessions', { by: person })).status).toBe(401);
    expect((await people.post('/notes', { by: person, body: {} })).status).toBe(401);
    expect((await people.refresh(person.refreshToken)).status).toBe(400);
    const enabled = await setDisabled(id, false, version + 1);
    expect(enabled.body).toMatchObject({ status: 'ACTIVE' });
    // The old session stays ended.
    expect((await people.get('/sessions', { by: person })).status).toBe(401);
    const { items } = await get<Page<Line>>(`/audit?objectId=${id}`);
    expect(items.map(({ action }) => action)).toEqual(['USER_ENABLED', 'USER_DISABLED']);
  });

  it('B11: does not come in with a right code, and is told why; a wrong one tells nothing', async () => {
    const { id, version } = await userWith(CONSUMER_PHONE);
    await setDisabled(id, true, version);
    const { status, body } = await people.start(CONSUMER_PHONE);
    expect(status).toBe(200);
    const code = await people.codeFor(CONSUMER_PHONE);
    const wrong = await people.withCode(body.challengeId as string, otherThan(code));
    expect(wrong).toMatchObject({ status: 400, body: { error: 'invalid_grant', code: 'OTP_INVALID' } });
    const answer = await people.withCode(body.challengeId as string, code);
    expect(answer).toMatchObject({ status: 403, body: { error: 'access_denied', code: 'USER_DISABLED' } });
    expect(await userWith(CONSUMER_PHONE)).toMatchObject({ status: 'DISABLED', sessionsCount: 0 });
  });
});

describe('names', () => {
  const call = async (firstName: string, lastName: string) => {
    const person = await people.login();
    await people.put('/customers/profile', { by: person, body: { person: { version: 1, firstName, lastName } } });
    return { ...person, id: (await userWith(person.phone)).id };
  };

  it('find users, in any order and spelling, and stand beside them', async () => {
    const { id } = await call('گل‌نسا', 'یکتاپرست');
    for (const key of ['یکتاپرست گل‌نسا', 'گلنسا', 'يكتا']) {
      const { items } = await get<Page<User & { name: string }>>(`/users?searchKey=${encodeURIComponent(key)}`);
      expect(items, key).toMatchObject([{ id, name: 'گل‌نسا یکتاپرست' }]);
      expect(items[0]!.phone).toContain('***');
    }
    expect((await get<Page<User>>(`/users?searchKey=${encodeURIComponent('یکتاپرست مریم')}`)).totalCount).toBe(0);
  });

  it('find what somebody did, and say who did it to whom', async () => {
    const support = await staff('SUPPORT', 'ADMIN');
    const other = await call('نازنین', 'دلاوری');
    const person = { version: 1, firstName: 'کیان', lastName: 'بهرامی‌نژاد' };
    await people.put('/customers/profile', { by: support, body: { person } });
    expect((await setDisabled(other.id, true, 1, reason, support.accessToken)).status).toBe(200);
    const actor = encodeURIComponent('بهرامی‌نژاد');
    const log = await get<Page<Line>>(`/audit?actor=${actor}&action=USER_DISABLED`);
    expect(log.items).toMatchObject([
      { actorName: 'کیان بهرامی‌نژاد', objectName: 'نازنین دلاوری', objectId: other.id },
    ]);
    for (const key of [support.phone, support.id])
      expect((await get<Page<Line>>(`/audit?actor=${key}&action=USER_DISABLED`)).items).toHaveLength(1);
    expect((await get<Page<Line>>(`/audit?actor=${encodeURIComponent('هیچ‌کس‌نیست')}`)).totalCount).toBe(0);
    const later = new Date(Date.now() + 60_000).toISOString();
    expect((await get<Page<Line>>(`/audit?actor=${actor}&from=${later}`)).totalCount).toBe(0);
    expect(await people.get('/admin/audit', { by: admin, query: { actor: '0912' } })).toMatchObject({ status: 200 });
    expect(await people.get('/admin/audit', { by: admin, query: { actor: '09121' } })).toMatchObject({ status: 400 });
  });
});

describe('sessions', () => {
  it('of a person are listed, and one is ended with a reason', async () => {
    const person = await people.login();
    const { id: userId } = await userWith(person.phone);
    const { items } = await get<Page<{ id: string; phone: string }>>(`/sessions?userId=${userId}`);
    expect(items).toMatchObject([
      { owner: { userId }, isCurrent: false, address: expect.stringMatching(/\*$/) as string },
    ]);
    const own = ok(await people.get('/sessions', { by: person }));
    expect(own).toMatchObject([{ id: items[0]!.id, isCurrent: true }]);
    expect(JSON.stringify(own)).not.toMatch(/owner|userId|phone/);
    const path = `/admin/sessions/${items[0]!.id}`;
    expect((await people.as(admin, 'DELETE', path, {})).body).toMatchObject({ errors: [{ field: 'reason' }] });
    expect((await people.as(admin, 'DELETE', path, { reason })).body).toEqual({ endedCount: 1 });
    expect((await people.get('/sessions', { by: person })).status).toBe(401);
    expect((await people.as(admin, 'DELETE', path, { reason })).status).toBe(404);
    const log = await get<Page<Line>>(`/audit?action=SESSION_REVOKED&objectId=${items[0]!.id}`);
    expect(log.items[0]!.details).toContainEqual({ name: 'note', value: reason });
  });
});

describe('the audit log', () => {
  it('is read by who, what, whereof and when, and says that it is intact', async () => {
    const before = new Date().toISOString();
    const support = await staff('SUPPORT');
    const log = await get<Page<Line> & { isIntact: boolean }>(`/audit?from=${before}&pageSize=100`);
    expect(log.isIntact).toBe(true);
    expect(log.items.map(({ action }) => action)).toEqual(['USER_ROLES_CHANGED', 'SESSION_BEGUN']);
    expect((await get<Page<Line>>(`/audit?actorId=${support.id}`)).items).toMatchObject([{ action: 'SESSION_BEGUN' }]);
    expect((await get<Page<Line>>(`/audit?to=2020-01-01T00:00:00Z`)).totalCount).toBe(0);
    expect((await get<Page<Line>>('/audit')).totalCount).toBe(Number(log.items[0]!.id));
  });

  it('shows a line that was changed behind its back', async () => {
    const own = await startApiProcess();
    try {
      const others = peopleOf(own);
      const { accessToken } = await others.login(ADMIN_PHONE);
      for (let nth = 0; nth < 3; nth += 1) await others.login();
      const read = async () => ok(await others.get('/admin/audit', { by: accessToken }));
      expect((await read()).isIntact).toBe(true);
      await own.stop();
      const changed = await inStoppedMarket(own.settings, async (db) => {
        expect(await firstBrokenLine(db)).toBeUndefined();
        await expect(db.query("update audit set action = 'NOTHING'")).rejects.toThrow('only added');
        await db.execute('alter table audit disable trigger audit_is_append_only');
        await db.query("update audit set address = '10.0.0.1' where id = 2");
        return firstBrokenLine(db);
      });
      expect(changed).toBe('2');
      await own.startAgain();
      const after = await read();
      expect(after.isIntact).toBe(false);
      expect(after.items.filter(({ isIntact }) => !isIntact).map(({ id }) => id)).toEqual(['2']);
    } finally {
      await own.discard();
    }
  });
});

describe('the last administrator', () => {
  it('stays, whoever takes whose role away at the same moment', async () => {
    const own = await startApiProcess();
    try {
      const others = peopleOf(own);
      const first = (await others.login(ADMIN_PHONE)).accessToken;
      const admins = [{ token: first, phone: ADMIN_PHONE }];
      const find = async (phone: string) =>
        ok(await others.get('/admin/users', { by: first, query: { searchKey: phone } })).items[0]!;
      for (let nth = 0; nth < 4; nth += 1) {
        const { phone, accessToken } = await others.login(newPhone());
        const { id, version } = await find(phone);
        await others.put('/admin/users/{id}/roles', {
          by: first,
          path: { id },
          body: { roles: ['ADMIN'], reason, version },
        });
        admins.push({ token: accessToken, phone });
      }
      const known = await Promise.all(admins.map(async (each) => ({ ...each, ...(await find(each.phone)) })));
      // Each takes away each other's role: 20 calls at once.
      const calls = known.flatMap((one) =>
        known
          .filter((other) => other !== one)
          .map(({ id, version }) =>
            others.put('/admin/users/{id}/roles', {
              by: one.token,
              path: { id },
              body: { roles: [], reason, version },
            }),
          ),
      );
      const answers = await Promise.all(calls);
      expect(answers).toHaveLength(20);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(4);
      // The others come too late: without the role, with an older version, or against the last one.
      expect(answers.filter(({ status }) => ![200, 403, 409].includes(status))).toEqual([]);
      const left = await Promise.all(
        known.map(({ token }) => others.get('/admin/users', { by: token, query: { role: 'ADMIN' } })),
      );
      const [one, ...more] = left.filter(({ status }) => status === 200);
      expect(more).toEqual([]);
      expect((one!.body as unknown as Page<User>).totalCount).toBe(1);
    } finally {
      await own.discard();
    }
  });
});
