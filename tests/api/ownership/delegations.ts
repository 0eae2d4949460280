import { lastingLogin } from '../../kit/logins.ts';
import { newMerchant, supportOf, verifyCompany } from '../merchants/own-merchants.kit.ts';
import { companyOf, type Owned, type Ownership, type People, type Person } from './kinds.ts';
import { ok } from '../../kit/rest.ts';

// A delegation has two sides: it is asked for by the company of a merchant, and given by that of a supplier.
type Made = { id: string; version: number; supplierId: string; merchantId: string };

/** Who runs a supplier: a person of the seeds. */
const giverOf = (people: People): Promise<Person> => lastingLogin(people, '09000000004');
export async function giverCompany(people: People) {
  const giver = await giverOf(people);
  const [own] = ok(await people.get('/merchants/own', { by: giver }));
  return { giver, customerId: own!.customerId!, supplierId: own!.supplierId! };
}

/** A confirmed merchant of a company of the owner. */
export async function confirmedMerchant(people: People, owner: Person) {
  const support = await supportOf(people);
  const customerId = await companyOf(people, owner, 'بازرگانی آزمون');
  await verifyCompany(people, owner, support, customerId, 'بازرگانی آزمون');
  const { id } = await newMerchant(people, owner, customerId);
  const setting = {
    acceptsDirectOrder: true,
    deliveryMethods: [{ kind: 'PICKUP', sameCityRial: '0', days: 0 }],
    paymentTerms: ['ON_DELIVERY'],
    responseSlaHours: 24,
    workingHours: [],
  };
  await people.put('/merchants/{id}/sale-setting', { by: owner, path: { id }, body: { ...setting, version: 1 } });
  await people.post('/merchants/{id}/submit', { by: owner, path: { id }, body: { version: 2 } });
  const verdict = { version: 3, decision: 'CONFIRM', reason: 'مدارک دیده شد' };
  const confirmed = await people.put('/admin/merchants/{id}', { by: support, path: { id }, body: verdict });
  if (confirmed.status !== 200) throw new Error(`merchant: ${JSON.stringify(confirmed.body)}`);
  return { customerId, merchantId: id };
}

const terms = {
  kind: 'SERVICE_ONLY',
  permissions: ['AFTER_SALES'],
  scopeKind: 'ALL',
  categoryIds: [],
  supplierProductIds: [],
  isNationwide: true,
  stateIds: [],
  cityIds: [],
  validFrom: new Date(Date.now() - 86_400_000).toISOString(),
  validTo: new Date(Date.now() + 90 * 86_400_000).toISOString(),
};
const ids = (id: string) => {
  const [, ...rest] = id.split('/');
  return rest.length > 0 ? rest : [id, id];
};
const path = (id: string, step = '') => `/merchantdelegations/${ids(id)[0]}${step}`;

/** The delegation of `company/delegation`, as it is after some steps: by who asks, then by who gives. */
export async function delegationOf(
  people: People,
  asks: Person,
  steps: string[],
): Promise<{ company: string; giver: string; made: Made }> {
  const { giver, customerId: givers, supplierId } = await giverCompany(people);
  const { customerId, merchantId } = await confirmedMerchant(people, asks);
  const created = await people.as(asks.accessToken, 'POST', '/merchantdelegations', {
    merchantId,
    supplierId,
    ...terms,
  });
  if (created.status !== 200) throw new Error(`delegation: ${created.status} ${JSON.stringify(created.body)}`);
  let made = created.body as unknown as Made;
  for (const step of steps) {
    const who = step === 'submit' ? asks : giver;
    const body = { version: made.version, reason: 'دلیل آزمون' };
    const plain = { version: made.version };
    const sent = ['suspend', 'revoke'].includes(step) ? body : plain;
    const answer = await people.as(who.accessToken, 'POST', `/merchantdelegations/${made.id}/${step}`, sent);
    if (answer.status !== 200) throw new Error(`${step}: ${answer.status} ${JSON.stringify(answer.body)}`);
    made = answer.body as unknown as Made;
  }
  return { company: customerId, giver: givers, made };
}

type OfParty = Extract<Ownership, { reaches: 'party' }>;
const permission = 'DELEGATION_MANAGE';

/** As the merchant's side reaches it. */
const asked = (steps: string[], request: OfParty['request'], needs = true): OfParty => ({
  reaches: 'party',
  ...(needs && { permission }),
  make: async (people, owner) => {
    const { company, made } = await delegationOf(people, owner, steps);
    return `${company}/${made.id}`;
  },
  request,
});
/** As the supplier's side reaches it. */
const given = (steps: string[], request: OfParty['request']): OfParty => ({
  reaches: 'party',
  permission,
  owner: giverOf,
  make: async (people) => {
    const { giver, made } = await delegationOf(people, await people.login(), steps);
    return `${giver}/${made.id}`;
  },
  request,
});
const step = (name: string, version: number, reason?: string) => (id: string) => ({
  path: path(id, `/${name}`),
  body: { version, ...(reason && { reason }) },
});
const why = 'دلیل آزمون';

/** Delegations, of both sides. */
export const delegationsOwned: Owned = {
  ownDelegations: {
    reaches: 'party',
    make: async (people, owner) => companyOf(people, owner),
    request: (id) => ({ path: `/merchantdelegations/own?customerId=${id}` }),
  },
  ownDelegation: asked([], (id) => ({ path: path(id, '/own') }), false),
  delegationOverlaps: {
    reaches: 'party',
    permission,
    make: async (people, owner) => {
      const { customerId, merchantId } = await confirmedMerchant(people, owner);
      return `${customerId}/${merchantId}/${(await giverCompany(people)).supplierId}`;
    },
    request: (id) => {
      const [merchantId, supplierId] = ids(id) as [string, string];
      const { validFrom, validTo } = terms;
      const query = {
        merchantId,
        supplierId,
        kind: 'EXCLUSIVE',
        scopeKind: 'ALL',
        isNationwide: 'true',
        validFrom,
        validTo,
      };
      return { path: `/merchantdelegations/overlaps?${new URLSearchParams(query)}` };
    },
  },
  createDelegation: {
    reaches: 'party',
    permission,
    make: async (people, owner) => {
      const { customerId, merchantId } = await confirmedMerchant(people, owner);
      return `${customerId}/${merchantId}/${(await giverCompany(people)).supplierId}`;
    },
    request: (id) => {
      const [merchantId, supplierId] = ids(id);
      return { path: '/merchantdelegations', body: { merchantId, supplierId, ...terms } };
    },
  },
  updateDelegation: asked([], (id) => ({ path: path(id), body: { version: 1, ...terms } })),
  deleteDelegation: asked([], (id) => ({ path: `${path(id)}?version=1` })),
  submitDelegation: asked([], step('submit', 1)),
  withdrawDelegation: asked(['submit'], step('withdraw', 2)),
  confirmDelegation: given(['submit'], step('confirm', 2)),
  rejectDelegation: given(['submit'], step('reject', 2, why)),
  suspendDelegation: given(['submit', 'confirm'], step('suspend', 3, why)),
  resumeDelegation: given(['submit', 'confirm', 'suspend'], step('resume', 4)),
  revokeDelegation: given(['submit', 'confirm'], step('revoke', 3, why)),
  keepDelegation: given(['submit', 'confirm', 'revoke'], step('keep', 4)),
  adminDelegations: { reaches: 'staff', request: () => ({ path: '/admin/merchantdelegations?isWaiting=true' }) },
  decideDelegation: {
    reaches: 'staff',
    request: async (people) => {
      const { made } = await delegationOf(people, await people.login(), ['submit', 'confirm']);
      const body = { version: made.version, decision: 'SUSPEND', reason: why };
      return { path: `/admin/merchantdelegations/${made.id}`, body };
    },
  },
};
