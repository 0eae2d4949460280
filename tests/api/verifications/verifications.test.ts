import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newNationalId, peopleOf } from '../../kit/people.ts';
import { ok } from '../../kit/rest.ts';
import { startApi } from '../../kit/site.ts';
import type { Person } from '../ownership/kinds.ts';

let api: Awaited<ReturnType<typeof startApi>>;
let people: ReturnType<typeof peopleOf>;
let admin: Person;
beforeAll(async () => {
  api = await startApi();
  people = peopleOf(api);
  admin = await people.login('09000000008');
});
afterAll(() => api?.discard());

type Verification = { id: string; version: number; status: string; decisionReason?: string } & {
  claims: { name: string; claimed: string; stored?: string }[];
};
type Problem = { code: string; errors?: { field: string; code: string }[] };

const OWN = '/customers/profile/identity-verifications';
const STAFF = '/admin/identity-verifications';
const reason = 'تصویر کارت ملی دیده شد';
const company = { legalName: 'صنایع پمپ البرز', nationalLegalId: '10380284790' };

/** Somebody whose number nobody else has here. */
const identity = (lastName = 'کریمی') => ({
  firstName: 'سارا',
  lastName,
  nationalId: newNationalId(),
  birthDate: '1990-05-21',
});

const ask = (who: Person, body: object) => people.post('/customers/profile/identity-verifications', { by: who, body });
const own = async (who: Person) => ok(await people.get('/customers/profile/identity-verifications', { by: who }));
const decide = (of: Verification, isConfirmed: boolean, by = admin) =>
  people.put('/admin/identity-verifications/{id}', {
    by,
    path: { id: of.id },
    body: { isConfirmed, reason, version: of.version },
  });
const profileOf = async (who: Person) => ok(await people.get('/customers/profile', { by: who }));
const save = async (who: Person, change: object) => {
  const { version } = (await profileOf(who)).person;
  return people.put('/customers/profile', { by: who, body: { person: { version, ...change } } });
};
async function asked(who: Person, person: object): Promise<Verification> {
  const { status, body } = await ask(who, { person });
  expect(status, JSON.stringify(body)).toBe(200);
  return body as unknown as Verification;
}
const problem = ({ status, body }: { status: number; body: unknown }) => ({ status, code: (body as Problem).code });

describe('an identity', () => {
  it('is checked by staff, and is locked from then on', async () => {
    const who = await people.login();
    const me = identity();
    const request = await asked(who, me);
    expect(request).toMatchObject({ status: 'PENDING', version: 1 });
    expect((await profileOf(who)).person.identityVerifiedAt).toBeUndefined();
    const { body } = await people.as(admin.accessToken, 'GET', `${STAFF}?status=PENDING&pageSize=100`);
    const listed = (body.items as (Verification & { review: { phone: string } })[]).find(
      ({ id }) => id === request.id,
    )!;
    expect(listed.review.phone).toBe(`${who.phone.slice(0, 4)}***${who.phone.slice(-4)}`);
    expect(await decide(request, true)).toMatchObject({ status: 200, body: { status: 'CONFIRMED', version: 2 } });

    const { person } = await profileOf(who);
    expect(person).toMatchObject({ ...me, identityVerifiedAt: expect.any(String) });
    const wrong = { ...me, lastName: 'احمدی', nationalId: identity().nationalId, email: 'هیچ' };
    const change = await save(who, wrong);
    expect(change.status).toBe(400);
    expect((change.body as unknown as Problem).errors).toMatchObject([
      { field: 'person.email', code: 'EMAIL' },
      { field: 'person.lastName', code: 'IDENTITY_LOCKED' },
      { field: 'person.nationalId', code: 'IDENTITY_LOCKED' },
    ]);
    expect((await save(who, { ...me, jobTitle: 'خریدار' })).status).toBe(200);
  });

  it('that was checked changes with another check, and a rejected one changes nothing', async () => {
    const who = await people.login();
    const me = identity();
    await decide(await asked(who, me), true);
    expect(problem(await ask(who, { person: me }))).toEqual({ status: 409, code: 'IDENTITY_UNCHANGED' });
    const rejected = await asked(who, { ...me, lastName: 'احمدی' });
    expect(rejected.claims.map(({ name }) => name)).toEqual(['firstName', 'lastName', 'nationalId', 'birthDate']);
    expect(rejected.claims[1]).toEqual({ name: 'lastName', claimed: 'احمدی', stored: 'کریمی' });
    expect(await decide(rejected, false)).toMatchObject({ body: { status: 'REJECTED', decisionReason: reason } });
    expect((await profileOf(who)).person.lastName).toBe('کریمی');
    await decide(await asked(who, { ...me, lastName: 'احمدی' }), true);
    expect((await profileOf(who)).person.lastName).toBe('احمدی');
    expect((await own(who)).map(({ status }) => status)).toEqual(['CONFIRMED', 'REJECTED', 'CONFIRMED']);
  });

  it('belongs to one: a number that was checked is confirmed for nobody else', async () => {
    const first = await people.login();
    const second = await people.login();
    const shared = identity();
    const requests = [await asked(first, shared), await asked(second, shared)];
    const answers = await Promise.all(requests.map((request) => decide(request, true)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.map(({ body }) => body.code)).toContain('IDENTITY_TAKEN');
  });

  it('is one request at a time; said again it is the same, and it may be taken back', async () => {
    const who = await people.login();
    const me = identity();
    const answers = await Promise.all([1, 2, 3, 4].map(() => ask(who, { person: me })));
    expect(new Set(answers.map((answer) => ok(answer).id)).size).toBe(1);
    expect(problem(await ask(who, { person: identity('احمدی') }))).toEqual({
      status: 409,
      code: 'VERIFICATION_PENDING',
    });
    const [request] = await own(who);
    const withdraw = () => people.as(who.accessToken, 'DELETE', `${OWN}/${request!.id}`, { version: 1 });
    expect(await withdraw()).toMatchObject({ status: 200, body: { status: 'WITHDRAWN' } });
    expect(problem(await withdraw())).toEqual({ status: 409, code: 'VERSION_CONFLICT' });
    expect(problem(await decide({ ...request!, version: 2 }, true))).toEqual({
      status: 409,
      code: 'VERIFICATION_DECIDED',
    });
    expect((await asked(who, identity())).id).not.toBe(request!.id);
  });

  it('is decided once, however many decide at the same time', async () => {
    const request = await asked(await people.login(), identity());
    const answers = await Promise.all([true, false, true, false].map((isConfirmed) => decide(request, isConfirmed)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  });

  it('is not decided by who asks for it', async () => {
    const request = await asked(admin, identity('مدیری'));
    expect(problem(await decide(request, true))).toEqual({ status: 403, code: 'OWN_VERIFICATION' });
  });

  it('is refused field by field when it cannot be right', async () => {
    const who = await people.login();
    const wrong = await ask(who, { person: { ...identity(), nationalId: '1234567890', birthDate: '2020-01-01' } });
    expect(wrong.status).toBe(400);
    expect((wrong.body as unknown as Problem).errors).toMatchObject([
      { field: 'person.nationalId', code: 'CHECK_DIGIT' },
      { field: 'person.birthDate', code: 'TOO_YOUNG' },
    ]);
    expect(await ask(who, {})).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'person', code: 'REQUIRED' }] },
    });
    expect(await ask(who, { company })).toMatchObject({ status: 400, body: { errors: [{ field: 'customerId' }] } });
  });
});

describe('what only staff see of a request', () => {
  it('is told to nobody else, before it is decided and after', async () => {
    const who = await people.login();
    const me = identity();
    const request = await asked(who, me);
    const seen = async () => [...(await own(who)), ok(await people.get('/account/export', { by: who }))];
    const before = await seen();
    const decided = await decide(request, true);
    expect(decided.body).toMatchObject({ id: request.id, review: { isOwn: false, requestedBy: expect.any(String) } });
    const taken = await asked(who, { ...me, lastName: 'احمدی' });
    const withdrawal = { version: taken.version };
    const withdrawn = await people.delete('/customers/profile/identity-verifications/{id}', {
      by: who,
      path: { id: taken.id },
      body: withdrawal,
    });
    const answers = JSON.stringify([request, before, taken, withdrawn.body, await seen()]);
    expect(answers).toContain('WITHDRAWN');
    expect(answers).not.toMatch(/review|isOwn|blockedBy/);
    for (const path of [STAFF, `${STAFF}?status=PENDING`])
      expect(problem(await people.as(who.accessToken, 'GET', path))).toEqual({ status: 403, code: 'FORBIDDEN' });
    expect(problem(await decide(taken, true, who))).toEqual({ status: 403, code: 'FORBIDDEN' });
  });
});

describe('the identity of a company', () => {
  it('is not decided by whoever owns it too', async () => {
    const who = await people.login();
    const asWho = (method: string, path: string, body: object) => people.as(who.accessToken, method, path, body);
    const customerId = (await asWho('POST', '/customers/personcustomer', { kind: 'COMPANY', company })).body
      .id as string;
    const request = ok(await ask(who, { customerId, company: { ...company, registrationNumber: '777' } }));
    const agents = '/customers/profile/merchant-agents';
    const terms = { displayName: 'مدیر', permissions: ['TRADE_CREATE'] };
    const invited = await asWho('POST', agents, { customerId, phone: admin.phone, ...terms });
    const agentId = invited.body.id as string;
    await people.as(admin.accessToken, 'POST', `${agents}/${agentId}/accept`);
    const { body: members } = await people.as(who.accessToken, 'GET', `${agents}?customerId=${customerId}`);
    const { version } = (members as unknown as { id: string; version: number }[]).find(({ id }) => id === agentId)!;
    const owner = { ...terms, agentId, version, isOwner: true, isSuspended: false };
    expect((await asWho('PUT', agents, owner)).status).toBe(200);

    expect(problem(await decide(request, true))).toEqual({ status: 403, code: 'OWN_VERIFICATION' });
    const { body } = await people.as(admin.accessToken, 'GET', `${STAFF}?status=PENDING&pageSize=100`);
    const listed = (body.items as { id: string; review: { isOwn: boolean } }[]).find(({ id }) => id === request.id)!;
    expect(listed.review.isOwn).toBe(true);
  });

  it('is asked by an owner, checked, and locked', async () => {
    const who = await people.login();
    const { body } = await people.as(who.accessToken, 'POST', '/customers/personcustomer', {
      kind: 'COMPANY',
      company: { ...company, phone: '02188776655' },
    });
    const customerId = body.id as string;
    const request = await ask(who, { customerId, company: { ...company, registrationNumber: '12345' } });
    expect(request.status, JSON.stringify(request.body)).toBe(200);
    expect((await decide(ok(request), true)).status).toBe(200);
    const read = await people.as(who.accessToken, 'GET', `/customers/profile?customerId=${customerId}`);
    const { customer } = read.body as unknown as { customer: { version: number } };
    expect(customer).toMatchObject({ registrationNumber: '12345', identityVerifiedAt: expect.any(String) });
    const change = (fields: object) =>
      people.as(who.accessToken, 'PUT', '/customers/profile', {
        customerId,
        company: { version: customer.version, ...company, registrationNumber: '12345', ...fields },
      });
    expect(await change({ legalName: 'نام تازه' })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'company.legalName', code: 'IDENTITY_LOCKED' }] },
    });
    expect((await change({ phone: '02188776656' })).status).toBe(200);
  });
});

it('goes with an account that is closed', async () => {
  const who = await people.login();
  const me = identity();
  await decide(await asked(who, me), true);
  const exported = await people.get('/account/export', { by: who });
  expect(JSON.stringify(exported.body)).toContain(me.nationalId);
  const closed = await people.post('/account/close', { by: who, body: { confirmation: who.phone } });
  expect(closed.status, JSON.stringify(closed.body)).toBe(200);
  // The number is free for whoever comes next.
  expect((await decide(await asked(await people.login(), me), true)).status).toBe(200);
});
