import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newPhone, peopleOf } from '../../kit/people.ts';
import { ok } from '../../kit/rest.ts';
import { startApi } from '../../kit/site.ts';
import type { Person } from '../ownership/kinds.ts';

// What somebody reads who is invited, and what those read who wait for the answer.
let api: Awaited<ReturnType<typeof startApi>>;
let people: ReturnType<typeof peopleOf>;
beforeAll(async () => {
  api = await startApi();
  people = peopleOf(api);
});
afterAll(() => api?.discard());

const AGENTS = '/customers/profile/merchant-agents';
const by = (who: Person, method: string, path: string, body?: unknown) =>
  people.as(who.accessToken, method, path, body);
const customersOf = async (who: Person) => ok(await people.get('/customers', { by: who }));
async function found(firstName = 'مریم') {
  const who = await people.login();
  const person = { version: 1, firstName, lastName: 'احمدی' };
  await people.put('/customers/profile', { by: who, body: { person } });
  const creation = { kind: 'COMPANY', company: { legalName: 'صنایع پمپ البرز' } };
  return { who, id: ok(await people.post('/customers/personcustomer', { by: who, body: creation })).id };
}
const invite = (who: Person, customerId: string, phone: string, terms: object = {}) =>
  people.post('/customers/profile/merchant-agents', {
    by: who,
    body: { customerId, phone, displayName: 'رضا کریمی', permissions: ['MESSAGE'], ...terms },
  });
async function messagesTo(phone: string) {
  const { messages } = (await (await fetch(`${api.url}/dev/outbox?phone=${phone}`)).json()) as {
    messages: { template: string; values: string[] }[];
  };
  return messages.filter(({ template }) => template === 'rasteh-invitation');
}

describe('an invitation', () => {
  it('that has ended cannot be accepted, and can be declined', async () => {
    const owner = await found();
    const phone = newPhone();
    const { id } = ok(await invite(owner.who, owner.id, phone, { validTo: '2020-01-01T00:00:00.000Z' }));
    const colleague = await people.login(phone);
    const answer = (word: string) => by(colleague, 'POST', `${AGENTS}/${id as string}/${word}`);
    expect(await answer('accept')).toMatchObject({ status: 409, body: { code: 'INVITATION_ENDED' } });
    expect(await customersOf(colleague)).toMatchObject([{ membershipStatus: 'INVITED' }]);
    expect((await answer('decline')).status).toBe(200);
  });

  it('to somebody who is disabled rings no phone', async () => {
    const owner = await found();
    const colleague = await people.login();
    const admin = await people.login('+989000000008');
    const { body } = await by(admin, 'GET', `/admin/users?searchKey=${colleague.phone}`);
    const [{ id, version }] = body.items as [{ id: string; version: number }];
    const change = { version, isDisabled: true, reason: 'آزمون غیرفعال شدن' };
    expect((await by(admin, 'PUT', `/admin/users/${id}/status`, change)).status).toBe(200);
    await invite(owner.who, owner.id, colleague.phone);
    await invite(owner.who, owner.id, newPhone());
    expect(await messagesTo(colleague.phone)).toEqual([]);
  });

  it('rings the phone once, without a word that anybody typed, and says who, for what and how far', async () => {
    const owner = await found();
    const phone = newPhone();
    const terms = {
      jobTitle: 'کارشناس خرید',
      spendLimitPerRequestRial: '50000000',
      validTo: '2099-01-01T00:00:00.000Z',
    };
    await invite(owner.who, owner.id, phone, terms);
    const [message, ...more] = await messagesTo(phone);
    expect(more).toEqual([]);
    expect(message!.values).toEqual([expect.stringMatching(/^https?:\/\/[^ ]+\/profile$/)]);
    const colleague = await people.login(phone);
    expect(await customersOf(colleague)).toMatchObject([
      {
        name: 'صنایع پمپ البرز',
        membershipStatus: 'INVITED',
        permissions: [],
        membershipValidTo: terms.validTo,
        invitation: {
          invitedBy: 'مریم احمدی',
          permissions: ['MESSAGE'],
          jobTitle: 'کارشناس خرید',
          spendLimitPerRequestRial: '50000000',
        },
      },
    ]);
    expect((await customersOf(owner.who))[0]).not.toHaveProperty('invitation');
  });

  it.each([
    ['accept', true],
    ['decline', false],
  ] as const)('answered with %s is news for who manages agents, and for nobody else', async (verb, isAccepted) => {
    const owner = await found();
    const phone = newPhone();
    await invite(owner.who, owner.id, phone);
    const colleague = await people.login(phone);
    const [{ membershipId } = { membershipId: '' }] = await customersOf(colleague);
    expect((await customersOf(owner.who))[0]).not.toHaveProperty('answers');
    expect((await by(colleague, 'POST', `${AGENTS}/${membershipId}/${verb}`)).status).toBe(200);
    expect((await customersOf(owner.who))[0]!.answers).toEqual([
      { displayName: 'رضا کریمی', phone, isAccepted, answeredAt: expect.any(String) },
    ]);
    for (const row of await customersOf(colleague)) expect(row).not.toHaveProperty('answers');
    // Who declined may be asked again, and an account that is closed leaves no name behind.
    if (isAccepted) return;
    expect((await invite(owner.who, owner.id, phone)).status).toBe(200);
    expect((await by(colleague, 'POST', '/account/close', { confirmation: phone })).status).toBe(200);
    expect((await customersOf(owner.who))[0]).not.toHaveProperty('answers');
  });

  it('rings no phone more than three times a day, whoever invites it', async () => {
    const one = await found();
    const other = await found();
    const phone = newPhone();
    for (const { who, id } of [one, other, one, other, one]) {
      const { id: agentId } = ok(await invite(who, id, phone));
      expect((await by(who, 'DELETE', AGENTS, { agentId, version: 1 })).status).toBe(200);
    }
    expect(await messagesTo(phone)).toHaveLength(3);
  });
});
