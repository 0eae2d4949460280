import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newPhone, peopleOf } from '../../kit/people.ts';
import { ok } from '../../kit/rest.ts';
import { startApi } from '../../kit/site.ts';
import type { Person } from '../ownership/kinds.ts';

let api: Awaited<ReturnType<typeof startApi>>;
let people: ReturnType<typeof peopleOf>;
beforeAll(async () => {
  api = await startApi();
  people = peopleOf(api);
});
afterAll(() => api?.discard());
type Agent = { id: string; version: number; isOwner: boolean; status: string; phone: string; permissions: string[] };
type Problem = { code: string; errors?: { field: string; code: string; params: string[] }[] };

const sara = { firstName: 'سارا', lastName: 'کریمی', nationalId: '0499370899', birthDate: '1990-05-21' };
const company = { legalName: 'صنایع پمپ البرز', nationalLegalId: '10380284790', sheba: 'IR820540102680020817909002' };
const save = (who: Person, change: object) => people.put('/customers/profile', { by: who, body: change });
const problem = (body: unknown) => body as Problem;

async function owner() {
  const who = await people.login();
  const body = ok(await people.post('/customers/personcustomer', { by: who, body: { kind: 'COMPANY', company } }));
  return { who, customerId: body.id };
}
const AGENTS = '/customers/profile/merchant-agents';
const agentsOf = async (who: Person, customerId: string) =>
  (await people.as(who.accessToken, 'GET', `${AGENTS}?customerId=${customerId}`)).body as unknown as Agent[];
const invite = (who: Person, customerId: string, phone: string, permissions: string[] = ['TRADE_CREATE']) =>
  people.post('/customers/profile/merchant-agents', {
    by: who,
    body: { customerId, phone, displayName: 'رضا', permissions },
  });
const accept = (who: Person, id: string) => people.as(who.accessToken, 'POST', `${AGENTS}/${id}/accept`);

/** Somebody who was invited and accepted. */
async function agent(of: Awaited<ReturnType<typeof owner>>, permissions: string[]) {
  const phone = newPhone();
  const invited = ok(await invite(of.who, of.customerId, phone, permissions));
  const who = await people.login(phone);
  expect((await accept(who, invited.id)).status).toBe(200);
  const mine = (await agentsOf(of.who, of.customerId)).find(({ id }) => id === invited.id)!;
  return { who, mine };
}

describe('a person', () => {
  it('is there from the first login on, and is completed once', async () => {
    const who = await people.login();
    const before = ok(await people.get('/customers/profile', { by: who }));
    expect(before).toMatchObject({ completenessPercent: 0, nextMissingField: 'person.firstName' });
    const said = await people.post('/buyers', { by: who, body: sara });
    expect(said).toMatchObject({ status: 200, body: { id: before.person.id, firstName: 'سارا', version: 2 } });
    expect((await people.post('/buyers', { by: who, body: sara })).body).toEqual(said.body);
    const other = await people.post('/buyers', { by: who, body: { ...sara, firstName: 'مریم' } });
    expect(other).toMatchObject({
      status: 409,
      body: { code: 'BUYER_ALREADY_REGISTERED', errors: [{ field: 'firstName' }] },
    });
    expect(ok(await people.get('/customers/profile', { by: who }))).toMatchObject({
      completenessPercent: 66,
      nextMissingField: 'person.email',
    });
  });

  it('that registers is given nothing in vain: what is new is stored, what is wrong or other is refused', async () => {
    const who = await people.login();
    const register = (body: object) => people.post('/buyers', { by: who, body });
    const name = { firstName: 'سارا', lastName: 'کریمی' };
    expect((await register({ ...name, jobTitle: ' مدیر  خرید\u200f' })).body).toMatchObject({ jobTitle: 'مدیر خرید' });
    expect((await register({ ...name, nationalId: '123', email: 'sara' })).body.errors).toMatchObject([
      { field: 'nationalId', code: 'EXACT_LENGTH', message: 'کد ملی باید ۱۰ رقم باشد.' },
      { field: 'email', code: 'EMAIL' },
    ]);
    expect((await register({ ...name, nationalId: sara.nationalId })).status).toBe(200);
    expect(ok(await people.get('/customers/profile', { by: who })).person).toMatchObject({
      ...name,
      nationalId: sara.nationalId,
      jobTitle: 'مدیر خرید',
    });
    expect(await register({ ...name, jobTitle: 'حسابدار' })).toMatchObject({
      status: 409,
      body: { errors: [{ field: 'jobTitle', code: 'BUYER_ALREADY_REGISTERED' }] },
    });
  });

  it('carries the name into the next token', async () => {
    const who = await people.login();
    await save(who, { person: { version: 1, ...sara } });
    const { body } = await people.refresh(who.refreshToken);
    const claims = JSON.parse(Buffer.from(String(body.access_token).split('.')[1]!, 'base64url').toString()) as object;
    expect(claims).toMatchObject({ name: 'سارا کریمی' });
  });

  it.each([
    ['firstName', { firstName: 'R2' }, 'CHAR_NOT_ALLOWED'],
    ['lastName', { lastName: 'ک' }, 'MIN_LENGTH'],
    ['nationalId', { nationalId: '0499370898' }, 'CHECK_DIGIT'],
    ['nationalId', { nationalId: '049937089' }, 'EXACT_LENGTH'],
    ['nationalId', { nationalId: '04993708۹a' }, 'NUMERIC'],
    ['birthDate', { birthDate: '2010-01-01' }, 'TOO_YOUNG'],
    ['birthDate', { birthDate: '2999-01-01' }, 'IN_FUTURE'],
    ['birthDate', { birthDate: '1990-02-31' }, 'FORMAT'],
    ['email', { email: 'sara@' }, 'EMAIL'],
    ['userId', { userId: '01941f29-7c00-7a3b-8f4e-2b1c9d0e5a6f' }, 'UNKNOWN_PROPERTY'],
    ['phone', { phone: '09120000000' }, 'UNKNOWN_PROPERTY'],
  ])('is refused with a wrong %s: %j', async (field, wrong, code) => {
    const who = await people.login();
    const { status, body } = await save(who, { person: { version: 1, ...sara, ...wrong } });
    expect(status).toBe(400);
    expect(problem(body).errors).toMatchObject([{ field: `person.${field}`, code }]);
    expect(ok(await people.get('/customers/profile', { by: who })).person.firstName).toBeUndefined();
  });

  it.each([
    ['legalName', 'صنایع پمپ البرز \u0410', '\u0410'],
    ['legalName', 'Alb\u043erz Pump', '\u043e'],
    ['brandName', '\u039fmega', '\u039f'],
  ])('is refused a %s with a letter that only looks like one of ours', async (field, name, letter) => {
    const who = await people.login();
    const { status, body } = await people.post('/customers/personcustomer', {
      by: who,
      body: {
        kind: 'COMPANY',
        company: { ...company, [field]: name },
      },
    });
    expect(status).toBe(400);
    expect(problem(body).errors).toMatchObject([
      { field: `company.${field}`, code: 'CHAR_NOT_ALLOWED', params: [letter] },
    ]);
  });

  it('takes addresses as they are pasted, without what stands around them', async () => {
    const { who, customerId } = await owner();
    const { person, customer } = ok(await people.get('/customers/profile', { by: who, query: { customerId } }));
    const { status } = await save(who, {
      person: { version: person.version, ...sara, email: '  Sara+rfq@Example.IR\u200f ' },
      customerId,
      company: { ...company, version: customer!.version, website: '\u2068https://example.ir\u2069\n' },
    });
    expect(status).toBe(200);
    const saved = ok(await people.get('/customers/profile', { by: who, query: { customerId } }));
    expect([saved.person.email, saved.customer!.website]).toEqual(['Sara+rfq@Example.IR', 'https://example.ir']);
    const header = { email: 'sara@example.ir\r\nBcc: all@example.ir' };
    const refused = await save(who, { person: { version: saved.person.version, ...sara, ...header } });
    expect(problem(refused.body).errors).toMatchObject([{ field: 'person.email', code: 'EMAIL' }]);
  });

  it('that was changed meanwhile is not overwritten', async () => {
    const who = await people.login();
    expect((await save(who, { person: { version: 1, ...sara } })).status).toBe(200);
    const late = await save(who, { person: { version: 1, ...sara, firstName: 'مریم' } });
    expect(late.status).toBe(409);
    expect(problem(late.body)).toMatchObject({
      code: 'VERSION_CONFLICT',
      errors: [{ field: 'person.version', params: ['2'] }],
    });
  });
});

describe('a customer', () => {
  it('is made of oneself once, however often it is said', async () => {
    const { accessToken } = await people.login();
    const say = () => people.as(accessToken, 'POST', '/customers/personcustomer', { kind: 'PERSON' });
    const ids = (await Promise.all(Array.from({ length: 5 }, say))).map(({ body }) => body.id);
    expect(new Set(ids).size).toBe(1);
    expect((await people.get('/customers', { by: accessToken })).body).toHaveLength(1);
  });

  it('that is a company belongs to who made it, and to nobody else', async () => {
    const { who, customerId } = await owner();
    const own = ok(await people.get('/customers/profile', { by: who, query: { customerId } }));
    expect(own.customer).toMatchObject({ ...company, id: customerId, isOwner: true, name: company.legalName });
    const stranger = await people.login();
    const change = { customerId, company: { version: 1, legalName: 'دیگری' } };
    expect((await save(stranger, change)).status).toBe(404);
    expect((await people.get('/customers/profile', { by: stranger, query: { customerId } })).status).toBe(404);
    expect(ok(await people.get('/customers/profile', { by: who, query: { customerId } })).customer).toEqual(
      own.customer,
    );
  });

  it.each([
    ['nationalLegalId', { nationalLegalId: '10380284791' }, 'CHECK_DIGIT'],
    ['sheba', { sheba: 'IR820540102680020817909003' }, 'CHECK_DIGIT'],
    ['economicCode', { economicCode: '12345678x' }, 'NUMERIC'],
    ['website', { website: 'javascript:alert(1)' }, 'FORMAT'],
    ['industryCategoryIds[0]', { industryCategoryIds: ['01941f29-7c00-7a3b-8f4e-2b1c9d0e5a6f'] }, 'CATEGORY_NOT_FOUND'],
    ['balance', { balance: '1' }, 'UNKNOWN_PROPERTY'],
  ])('is refused with a wrong %s', async (field, wrong, code) => {
    const { accessToken } = await people.login();
    const { status, body } = await people.post('/customers/personcustomer', {
      by: accessToken,
      body: {
        kind: 'COMPANY',
        company: { ...company, ...wrong },
      },
    });
    expect(status).toBe(400);
    expect(problem(body).errors).toMatchObject([{ field: `company.${field}`, code }]);
    expect((await people.get('/customers', { by: accessToken })).body).toEqual([]);
  });
});

describe('an agent', () => {
  it('is invited by phone, accepts, and may do just what was given', async () => {
    const of = await owner();
    const phone = newPhone();
    const invited = await invite(of.who, of.customerId, phone);
    expect(invited.body).toMatchObject({ status: 'INVITED', phone, isOwner: false, isSelf: false });
    const who = await people.login(phone);
    const [seen] = (await people.as(who.accessToken, 'GET', '/customers')).body as unknown as object[];
    expect(seen).toMatchObject({ membershipStatus: 'INVITED', name: company.legalName, permissions: [] });
    expect(seen).not.toHaveProperty('nationalLegalId');
    const after = await accept(who, ok(invited).id);
    expect(after.body).toMatchObject([{ membershipStatus: 'ACTIVE', permissions: ['TRADE_CREATE'] }]);
    // The account is the owners' business, and so are the agents.
    expect(JSON.stringify(after.body)).not.toContain(company.sheba);
    const list = await people.as(who.accessToken, 'GET', `${AGENTS}?customerId=${of.customerId}`);
    const change = await save(who, { customerId: of.customerId, company: { version: 1, ...company } });
    expect(list).toMatchObject({ status: 403, body: { code: 'PERMISSION_MISSING', permission: 'AGENT_MANAGE' } });
    expect(change).toMatchObject({ status: 403, body: { code: 'PERMISSION_MISSING', permission: 'OWNER' } });
  });

  it('answers an invitation of the own phone only', async () => {
    const of = await owner();
    const { id } = ok(await invite(of.who, of.customerId, newPhone()));
    const stranger = await people.login();
    expect((await accept(stranger, id)).status).toBe(404);
    expect((await people.as(stranger.accessToken, 'POST', `${AGENTS}/${id}/decline`)).status).toBe(404);
  });

  it('is told nothing about whether a phone is known here', async () => {
    const of = await owner();
    const known = await people.login();
    const one = await invite(of.who, of.customerId, known.phone);
    const other = await invite(of.who, of.customerId, newPhone());
    expect(Object.keys(one.body)).toEqual(Object.keys(other.body));
    expect(one.status).toBe(other.status);
  });

  it('who manages agents gives nothing that is not held, and touches neither oneself nor an owner', async () => {
    const of = await owner();
    const { who, mine } = await agent(of, ['AGENT_MANAGE', 'TRADE_CREATE']);
    const more = await invite(who, of.customerId, newPhone(), ['WALLET_PAY']);
    expect(problem(more.body).errors).toMatchObject([{ field: 'permissions[0]', code: 'PERMISSION_NOT_HELD' }]);
    const terms = { agentId: mine.id, version: mine.version, displayName: 'رضا', isOwner: false, isSuspended: false };
    const self = await people.as(who.accessToken, 'PUT', AGENTS, { ...terms, permissions: ['AGENT_MANAGE'] });
    expect(self).toMatchObject({ status: 409, body: { code: 'OWN_PERMISSIONS' } });
    const up = await people.as(who.accessToken, 'PUT', AGENTS, {
      ...terms,
      isOwner: true,
      permissions: mine.permissions,
    });
    expect(up).toMatchObject({ status: 403, body: { code: 'OWNER_CHANGED_BY_AGENT' } });
    const boss = (await agentsOf(of.who, of.customerId)).find(({ isOwner }) => isOwner)!;
    const away = await people.as(who.accessToken, 'DELETE', AGENTS, { agentId: boss.id, version: boss.version });
    expect(away).toMatchObject({ status: 403, body: { code: 'OWNER_CHANGED_BY_AGENT' } });
  });

  it('that is suspended, out of its dates or removed may do nothing', async () => {
    const of = await owner();
    const { who, mine } = await agent(of, ['AGENT_MANAGE']);
    const list = () => people.as(who.accessToken, 'GET', `${AGENTS}?customerId=${of.customerId}`);
    const terms = { agentId: mine.id, displayName: 'رضا', permissions: ['AGENT_MANAGE'], isOwner: false };
    const change = async (more: object) => {
      const { version } = (await agentsOf(of.who, of.customerId)).find(({ id }) => id === mine.id)!;
      const { status } = await people.as(of.who.accessToken, 'PUT', AGENTS, { ...terms, version, ...more });
      expect(status).toBe(200);
    };
    expect((await list()).status).toBe(200);
    await change({ isSuspended: true });
    expect((await list()).status).toBe(404);
    await change({ isSuspended: false, validTo: '2020-01-01T00:00:00Z' });
    expect((await list()).status).toBe(404);
    await change({ isSuspended: false });
    expect((await list()).status).toBe(200);
    const { version } = (await agentsOf(of.who, of.customerId)).find(({ id }) => id === mine.id)!;
    expect((await people.as(of.who.accessToken, 'DELETE', AGENTS, { agentId: mine.id, version })).status).toBe(200);
    expect((await list()).status).toBe(404);
    expect((await people.as(who.accessToken, 'GET', '/customers')).body).toEqual([]);
  });

  it('the last owner stays, when two owners put each other away at once, twenty times', async () => {
    const of = await owner();
    const { who, mine } = await agent(of, ['MESSAGE']);
    const terms = { displayName: 'رضا', permissions: ['MESSAGE'], isSuspended: false };
    const promoted = await people.as(of.who.accessToken, 'PUT', AGENTS, {
      ...terms,
      agentId: mine.id,
      version: mine.version,
      isOwner: true,
    });
    expect(promoted.status).toBe(200);
    const both = (await agentsOf(of.who, of.customerId)).filter(({ isOwner }) => isOwner);
    expect(both).toHaveLength(2);
    const tries = Array.from({ length: 20 }, (_, index) => {
      const [asks, goes] = index % 2 ? [of.who, both[1]!] : [who, both[0]!];
      return people.as(asks.accessToken, 'DELETE', AGENTS, { agentId: goes.id, version: goes.version });
    });
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    const left = [await agentsOf(of.who, of.customerId), await agentsOf(who, of.customerId)].find(Array.isArray);
    expect(left!.filter(({ isOwner }) => isOwner)).toHaveLength(1);
  });
});
