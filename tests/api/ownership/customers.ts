import { newNationalId, newPhone } from '../../kit/people.ts';
import { ok } from '../../kit/rest.ts';
import { companyOf, type Owned, type People, type Person } from './kinds.ts';

const VERIFICATIONS = '/customers/profile/identity-verifications';
const AGENTS = '/customers/profile/merchant-agents';

async function invitedOf(people: People, owner: Person, phone = newPhone()): Promise<string> {
  const customerId = await companyOf(people, owner);
  const invitation = { customerId, phone, displayName: 'رضا', permissions: ['MESSAGE'] };
  return ok(await people.post('/customers/profile/merchant-agents', { by: owner, body: invitation })).id;
}
/** An invitation of the owner's phone by somebody else. */
async function invitationOf(people: People, owner: Person): Promise<string> {
  return invitedOf(people, await people.login(), owner.phone);
}

/** An address for mails that got a link. @returns what the link carries */
async function emailOf(people: People, owner: Person): Promise<string> {
  const email = `${owner.phone}@example.ir`;
  const body = ok(await people.get('/customers/profile', { by: owner }));
  const { version } = body.person;
  const person = { version, firstName: 'سارا', lastName: 'کریمی', email };
  await people.put('/customers/profile', { by: owner, body: { person } });
  return people.tokenFor(email);
}
const EMAIL = '/customers/profile/email-verification';
const companyIdentity = (legalName = 'صنایع پمپ البرز') => ({ legalName, nationalLegalId: '10380284790' });

/** A request to check a company of the owner. */
async function requestOf(people: People, owner: Person, legalName?: string): Promise<string> {
  const body = { customerId: await companyOf(people, owner), company: companyIdentity(legalName) };
  return ok(await people.post('/customers/profile/identity-verifications', { by: owner, body })).id;
}

/** A person whose identity staff confirmed. */
async function confirmedOf(people: People, admin: string): Promise<string> {
  const { accessToken } = await people.login();
  const person = { firstName: 'سارا', lastName: 'کریمی', nationalId: newNationalId(), birthDate: '1990-05-21' };
  const body = ok(
    await people.post('/customers/profile/identity-verifications', { by: accessToken, body: { person } }),
  );
  const decision = { isConfirmed: true, reason: 'کارت دیده شد', version: 1 };
  await people.put('/admin/identity-verifications/{id}', { by: admin, path: { id: body.id }, body: decision });
  return ok(await people.get('/customers/profile', { by: accessToken })).person.id;
}

export const customersOwned: Owned = {
  registerBuyer: {
    reaches: 'self',
    why: 'names the person of the token',
    request: () => ({ path: '/buyers', body: { firstName: 'سارا', lastName: 'کریمی' } }),
  },
  createCustomer: {
    reaches: 'self',
    why: 'makes something new',
    request: () => ({ path: '/customers/personcustomer', body: { kind: 'PERSON' } }),
  },
  customers: { reaches: 'rows', make: companyOf, path: '/customers' },
  closeCustomer: {
    reaches: 'object',
    make: companyOf,
    request: (id) => ({ path: `/customers/${id}/close`, body: { version: 1, confirmation: 'صنایع پمپ البرز' } }),
  },
  customerProfile: {
    reaches: 'object',
    make: companyOf,
    request: (id) => ({ path: `/customers/profile?customerId=${id}` }),
  },
  updateCustomerProfile: {
    reaches: 'object',
    make: companyOf,
    request: (customerId) => ({
      path: '/customers/profile',
      body: { customerId, company: { version: 1, legalName: 'نام تازه' } },
    }),
  },
  sendEmailLink: { reaches: 'object', make: emailOf, request: () => ({ path: EMAIL }) },
  verifyEmail: {
    reaches: 'object',
    make: emailOf,
    request: (token) => ({ path: `${EMAIL}/confirm`, body: { token } }),
  },
  identityVerifications: { reaches: 'rows', make: requestOf, path: VERIFICATIONS },
  requestIdentityVerification: {
    reaches: 'object',
    make: companyOf,
    request: (customerId) => ({ path: VERIFICATIONS, body: { customerId, company: companyIdentity() } }),
  },
  withdrawIdentityVerification: {
    reaches: 'object',
    make: requestOf,
    request: (id) => ({ path: `${VERIFICATIONS}/${id}`, body: { version: 1 } }),
  },
  adminIdentityVerifications: { reaches: 'staff', request: () => ({ path: '/admin/identity-verifications' }) },
  decideIdentityVerification: {
    reaches: 'staff',
    request: async (people) => ({
      path: `/admin/identity-verifications/${await requestOf(people, await people.login())}`,
      body: { isConfirmed: false, reason: 'تصویر کارت خوانا نیست', version: 1 },
    }),
  },
  endIdentity: {
    reaches: 'staff',
    request: async (people, admin) => ({
      path: `/admin/identities/${await confirmedOf(people, admin)}/end`,
      body: { reason: 'این شماره به شخص دیگری تعلق دارد' },
    }),
  },
  approvalRules: { reaches: 'object', make: companyOf, request: (id) => ({ path: `/customers/${id}/approval-rules` }) },
  changeApprovalRules: {
    reaches: 'object',
    make: companyOf,
    request: (id) => ({
      path: `/customers/${id}/approval-rules`,
      body: { version: 1, selfConfirm: true, publishNeeds: 'OWNER' },
    }),
  },
  customerAgents: { reaches: 'object', make: companyOf, request: (id) => ({ path: `${AGENTS}?customerId=${id}` }) },
  inviteCustomerAgent: {
    reaches: 'object',
    make: companyOf,
    request: (customerId) => ({
      path: AGENTS,
      body: { customerId, phone: newPhone(), displayName: 'رضا', permissions: ['MESSAGE'] },
    }),
  },
  updateCustomerAgent: {
    reaches: 'object',
    make: invitedOf,
    request: (agentId) => ({
      path: AGENTS,
      body: {
        agentId,
        version: 1,
        displayName: 'رضا',
        permissions: ['MESSAGE'],
        isOwner: false,
        isSuspended: false,
      },
    }),
  },
  removeCustomerAgent: {
    reaches: 'object',
    make: invitedOf,
    request: (agentId) => ({ path: AGENTS, body: { agentId, version: 1 } }),
  },
  acceptCustomerInvitation: {
    reaches: 'object',
    make: invitationOf,
    request: (id) => ({ path: `${AGENTS}/${id}/accept` }),
  },
  declineCustomerInvitation: {
    reaches: 'object',
    make: invitationOf,
    request: (id) => ({ path: `${AGENTS}/${id}/decline` }),
  },
};
