import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newPhone, peopleOf } from '../../kit/people.ts';
import { ok } from '../../kit/rest.ts';
import { startApi } from '../../kit/site.ts';
import type { Person } from '../ownership/kinds.ts';

// Who owns a company, who leaves it, and what those give who manage its agents.
let api: Awaited<ReturnType<typeof startApi>>;
let people: ReturnType<typeof peopleOf>;
beforeAll(async () => {
  api = await startApi();
  people = peopleOf(api);
});
afterAll(() => api?.discard());

const AGENTS = '/customers/profile/merchant-agents';
const PAST = '2026-01-01T00:00:00.000Z';
const FUTURE = '2099-01-01T00:00:00.000Z';
const refusal = (field: string, code: string) => ({ status: 400, body: { errors: [{ field, code }] } });
const lastOwner = { status: 409, body: { code: 'LAST_OWNER' } };

/** A company and its owner, the first of its members. */
async function found() {
  const who = await people.login();
  const creation = { kind: 'COMPANY', company: { legalName: 'صنایع پمپ البرز' } };
  const customer = ok(await people.post('/customers/personcustomer', { by: who, body: creation }));
  return { who, customerId: customer.id, mine: customer.membershipId };
}
type Company = Awaited<ReturnType<typeof found>>;

const invite = (by: Person, customerId: string, terms: object) =>
  people.post('/customers/profile/merchant-agents', {
    by,
    body: {
      customerId,
      phone: newPhone(),
      displayName: 'رضا',
      permissions: ['MESSAGE'],
      ...terms,
    },
  });
/** Somebody who accepted an invitation with such terms. */
async function join({ who: by, customerId }: Company, terms: object = {}) {
  const phone = newPhone();
  const { id } = ok(await invite(by, customerId, { phone, ...terms }));
  const who = await people.login(phone);
  await people.as(who.accessToken, 'POST', `${AGENTS}/${id}/accept`);
  return { who, id };
}
const membersSeenBy = async (who: Person, customerId: string) =>
  ok(await people.get('/customers/profile/merchant-agents', { by: who, query: { customerId } }));
async function stored(company: Company, id: string) {
  return (await membersSeenBy(company.who, company.customerId)).find((each) => each.id === id)!;
}
/** Changes a member, who otherwise stays as the founder sees them. */
async function change(company: Company, id: string, by: Person, terms: object) {
  const { version, displayName, permissions, isOwner } = await stored(company, id);
  const kept = { agentId: id, version, displayName, permissions, isOwner, isSuspended: false };
  return people.put('/customers/profile/merchant-agents', { by, body: { ...kept, ...terms } });
}
const remove = (by: Person, agentId: string, version: number) =>
  people.delete('/customers/profile/merchant-agents', { by, body: { agentId, version } });
const customersOf = async ({ accessToken }: Person) => ok(await people.get('/customers', { by: accessToken }));

describe('whoever belongs to a company', () => {
  it('leaves it, an agent who manages nobody too', async () => {
    const company = await found();
    const { who, id } = await join(company, { validTo: FUTURE });
    const [seen] = await customersOf(who);
    expect(seen).toMatchObject({ membershipId: id, membershipVersion: 2, membershipValidTo: FUTURE });
    expect((await remove(who, id, 1)).status).toBe(409);
    expect(await remove(who, id, 2)).toMatchObject({ status: 200, body: { status: 'REMOVED' } });
    expect(await customersOf(who)).toEqual([]);
    expect(await membersSeenBy(company.who, company.customerId)).toHaveLength(1);
  });

  it('leaves while suspended, and takes nobody else away', async () => {
    const company = await found();
    const leaving = await join(company);
    const other = await join(company);
    expect((await remove(leaving.who, other.id, 2)).status).toBe(403);
    expect((await remove(leaving.who, company.mine, 1)).status).toBe(403);
    expect((await change(company, leaving.id, company.who, { isSuspended: true })).status).toBe(200);
    expect((await remove(leaving.who, leaving.id, 3)).status).toBe(200);
  });

  it('hands it over: makes another owner, and goes', async () => {
    const company = await found();
    const { who, id } = await join(company);
    expect(await remove(company.who, company.mine, 1)).toMatchObject(lastOwner);
    expect((await change(company, id, company.who, { isOwner: true })).body).toMatchObject({ isOwner: true });
    expect((await remove(company.who, company.mine, 1)).status).toBe(200);
    expect(await membersSeenBy(who, company.customerId)).toMatchObject([{ id, isOwner: true }]);
    expect(await customersOf(company.who)).toEqual([]);
  });
});

describe('the last owner', () => {
  it('does not lock everybody out by dates of one’s own', async () => {
    const company = await found();
    for (const dates of [{ validFrom: FUTURE }, { validFrom: PAST }, { validTo: FUTURE }]) {
      const answer = await change(company, company.mine, company.who, dates);
      expect(answer).toMatchObject({ status: 409, body: { code: 'OWN_PERMISSIONS' } });
    }
    expect((await change(company, company.mine, company.who, { displayName: 'سارا' })).status).toBe(200);
  });

  it.each([
    ['is not there yet', { validFrom: FUTURE }],
    ['is there no more', { validTo: PAST }],
    ['will be gone one day', { validTo: FUTURE }],
  ])('does not go when the other one %s', async (_, dates) => {
    const company = await found();
    const { who, id } = await join(company);
    expect((await change(company, id, company.who, { isOwner: true, ...dates })).status).toBe(200);
    expect(await remove(company.who, company.mine, 1)).toMatchObject(lastOwner);
    const closing = { confirmation: company.who.phone };
    expect(await people.post('/account/close', { by: company.who, body: closing })).toMatchObject({
      status: 409,
      body: { code: 'SOLE_OWNER' },
    });
    expect((await remove(who, id, 3)).status).toBe(200);
  });

  it('is not given an end by an owner who has one', async () => {
    const company = await found();
    const { who, id } = await join(company);
    expect((await change(company, id, company.who, { isOwner: true, validTo: FUTURE })).status).toBe(200);
    expect(await change(company, company.mine, who, { validTo: FUTURE })).toMatchObject(lastOwner);
    expect((await change(company, company.mine, who, { displayName: 'سارا' })).status).toBe(200);
  });
});

describe('an owner who is suspended', () => {
  it('changes nothing of the company', async () => {
    const company = await found();
    const { who, id } = await join(company);
    expect((await change(company, id, company.who, { isOwner: true, isSuspended: true })).status).toBe(200);
    const data = { customerId: company.customerId, company: { version: 1, legalName: 'دیگری' } };
    expect((await people.put('/customers/profile', { by: who, body: data })).status).toBe(404);
    expect(await customersOf(company.who)).toMatchObject([{ name: 'صنایع پمپ البرز' }]);
  });
});

describe('an agent who manages agents', () => {
  const held = {
    permissions: ['AGENT_MANAGE'],
    spendLimitPerRequestRial: '1000',
    spendLimitPerMonthRial: '5000',
    validTo: FUTURE,
  };
  it.each([
    ['spendLimitPerRequestRial', { spendLimitPerRequestRial: '1001' }, 'LIMIT_NOT_HELD'],
    ['spendLimitPerRequestRial', { spendLimitPerRequestRial: undefined }, 'LIMIT_NOT_HELD'],
    ['spendLimitPerMonthRial', { spendLimitPerMonthRial: '10000' }, 'LIMIT_NOT_HELD'],
    ['validTo', { validTo: '2099-01-01T00:00:01Z' }, 'ENDS_AFTER_OWN'],
    ['validTo', { validTo: undefined }, 'ENDS_AFTER_OWN'],
  ])('gives no other %s than held: %j', async (field, more, code) => {
    const company = await found();
    const { who } = await join(company, held);
    expect(await invite(who, company.customerId, { ...held, ...more })).toMatchObject(refusal(field, code));
    const equal = await invite(who, company.customerId, { ...held, validTo: '2099-01-01T03:30:00+03:30' });
    expect(equal.status).toBe(200);
    expect((await invite(company.who, company.customerId, { ...held, ...more })).status).toBe(200);
  });
});

describe('an invitation', () => {
  it.each([
    ['permissions', { permissions: [] }, 'SELECT_ONE'],
    [
      'spendLimitPerRequestRial',
      { spendLimitPerRequestRial: '5001', spendLimitPerMonthRial: '5000' },
      'ABOVE_MONTH_LIMIT',
    ],
    ['displayName', { displayName: ' \u200c\u202e ' }, 'REQUIRED'],
    ['phone', { phone: '02188776655' }, 'FORMAT'],
  ])('is refused at %s: %j', async (field, wrong, code) => {
    const company = await found();
    expect(await invite(company.who, company.customerId, wrong)).toMatchObject(refusal(field, code));
    const others = { jobTitle: 'ا', validFrom: FUTURE, validTo: PAST };
    const { body } = await invite(company.who, company.customerId, { ...others, ...wrong });
    expect((body.errors as { field: string }[]).map((each) => each.field).sort()).toEqual(
      [field, 'jobTitle', 'validTo'].sort(),
    );
  });

  it('is not of oneself', async () => {
    const company = await found();
    const own = { phone: company.who.phone.replace('0', '+98') };
    expect(await invite(company.who, company.customerId, own)).toMatchObject(refusal('phone', 'OWN_PHONE'));
  });
});

describe('the dates of an agent', () => {
  it.each([
    ['2026-01-01T07:00:00Z', '2026-01-01T08:00:00+03:30', 'ENDS_BEFORE_START'],
    ['2026-01-01T08:00:00Z', '2026-01-01T08:00:00.000Z', 'ENDS_BEFORE_START'],
    ['2026-01-01T07:00:00Z', '2026-12-31T23:59:60Z', 'FORMAT'],
  ])('are compared as times: %s, %s', async (validFrom, validTo, code) => {
    const company = await found();
    expect(await invite(company.who, company.customerId, { validFrom, validTo })).toMatchObject(
      refusal('validTo', code),
    );
    const right = { validFrom: '2026-01-01T08:00:00+03:30', validTo: '2026-01-01T07:00:00Z' };
    expect((await invite(company.who, company.customerId, right)).status).toBe(200);
  });
});
