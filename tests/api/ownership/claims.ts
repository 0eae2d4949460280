import { newLegalId } from '../../kit/people.ts';
import { ok } from '../../kit/rest.ts';
import { upload } from '../../kit/uploads.ts';
import { supportOf, verifyCompany } from '../merchants/own-merchants.kit.ts';
import { companyOf, newAddress, type Owned, type People, type Person, type Sample } from './kinds.ts';

const about =
  'سازندهٔ شیرهای صنعتی فولادی و برنجی در اصفهان از سال ۱۳۸۲، با آزمایشگاه فشار، انبار مرکزی و شبکهٔ پخش در همهٔ استان‌های کشور.';
const statement = 'این شرکت از سال ۱۳۸۲ با همین نام کار می‌کند.';
const reason = 'مدارک دیده شد';

/** What stands behind the company in `customer/thing`; of an id that nothing has, itself. */
export const thingIn = (id: string, place = 1) => id.split('/')[place] ?? id.split('/')[0]!;
const draft = (customerId: string, cityId: string, brandName = 'شیرسازی آزمون') => ({
  customerId,
  brandName,
  legalName: 'صنایع شیرسازی آزمون',
  nationalLegalId: newLegalId(),
  cityId,
});
const page = ({ place }: Pick<Sample, 'place'>) => ({
  version: 1,
  cityId: place.cityId,
  supplierTypes: ['Product'],
  about,
  phones: [],
});
const names = { version: 1, brandName: 'شیرسازی نو', legalName: 'صنایع شیرسازی نو' };

async function done(people: People, token: string, method: string, path: string, body?: unknown) {
  const answer = await people.as(token, method, path, body);
  if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body as { id: string; version: number };
}

async function verifiedCompany(people: People, owner: Person): Promise<string> {
  const customerId = await companyOf(people, owner, 'صنایع آزمون');
  await verifyCompany(people, owner, await supportOf(people), customerId, 'صنایع آزمون');
  return customerId;
}

export async function draftOf(people: People, owner: Person, brandName?: string): Promise<string> {
  const customerId = await verifiedCompany(people, owner);
  const { cityId } = await newAddress(people);
  const { id } = await done(people, owner.accessToken, 'POST', '/suppliers', draft(customerId, cityId, brandName));
  return `${customerId}/${id}`;
}

export const paperOf = async (people: People, { accessToken }: Person) =>
  (
    await upload(people.filesUrl, {
      bytes: '%PDF-1.7',
      name: 'parvaneh.pdf',
      headers: { authorization: `Bearer ${accessToken}` },
    })
  ).body.id;
const evidence = (fileId: string) => ({
  level: 'BUSINESS',
  claim: 'پروانهٔ بهره‌برداری',
  issuedBy: 'وزارت صنعت',
  validFrom: '2026-01-01',
  validTo: new Date(Date.now() + 365 * 86_400_000).toISOString().slice(0, 10),
  fileId,
});
const addEvidence = async (people: People, owner: Person, supplierId: string, more: object = {}) =>
  done(people, owner.accessToken, 'POST', `/suppliers/${supplierId}/evidences`, {
    ...evidence(await paperOf(people, owner)),
    ...more,
  });

/** A draft that lacks nothing, in its second version. */
async function readyOf(people: People, owner: Person): Promise<string> {
  const id = await draftOf(people, owner);
  const place = await newAddress(people);
  await done(people, owner.accessToken, 'PUT', `/suppliers/${thingIn(id)}`, page({ place }));
  return `${id}/${(await addEvidence(people, owner, thingIn(id))).id}`;
}
async function submittedOf(people: People, owner: Person): Promise<string> {
  const id = await readyOf(people, owner);
  await done(people, owner.accessToken, 'POST', `/suppliers/${thingIn(id)}/submit`, { version: 2 });
  return id;
}
/** In its fourth version. */
async function confirmedOf(people: People, owner: Person): Promise<string> {
  const id = await submittedOf(people, owner);
  const staff = await supportOf(people);
  const verdict = { version: 1, decision: 'ACCEPT', reason };
  await done(people, staff, 'PUT', `/admin/evidences/${thingIn(id, 2)}`, verdict);
  const decision = { version: 3, decision: 'CONFIRM', reason };
  await done(people, staff, 'PUT', `/admin/suppliers/${thingIn(id)}`, decision);
  return id;
}
async function changedOf(people: People, owner: Person): Promise<string> {
  const id = await confirmedOf(people, owner);
  await done(people, owner.accessToken, 'PUT', `/suppliers/${thingIn(id)}/names`, { ...names, version: 4 });
  return id;
}

/** A claim of a new company on a supplier. */
async function claimOn(people: People, claimant: Person, supplierId: string): Promise<string> {
  const customerId = await verifiedCompany(people, claimant);
  const input = { customerId, supplierId, statement };
  return `${customerId}/${(await done(people, claimant.accessToken, 'POST', '/suppliers/claims', input)).id}`;
}
/** A supplier of the market that nobody runs. */
async function nobodys(people: People): Promise<string> {
  const body = ok(await people.get('/suppliers', { query: { onlyConfirmed: true, pageSize: 50 } }));
  return body.items.find(({ isClaimed }) => !isClaimed)!.id;
}
/** A claim of somebody else on a supplier of the owner. */
async function claimed(people: People, owner: Person): Promise<string> {
  const id = await confirmedOf(people, owner);
  const claim = await claimOn(people, await people.login(), thingIn(id));
  return `${thingIn(id, 0)}/${thingIn(claim)}`;
}

const step = (name: string, version: number) => (id: string) => ({
  path: `/suppliers/${thingIn(id)}/${name}`,
  body: { version },
});

/** Suppliers that companies run, claims and evidence. */
export const claimsOwned: Owned = {
  ownSuppliers: { reaches: 'rows', make: draftOf, path: '/suppliers/own' },
  createSupplier: {
    reaches: 'party',
    permission: 'OWNER',
    make: verifiedCompany,
    request: (customerId, { place }) => ({ path: '/suppliers', body: draft(customerId, place.cityId) }),
  },
  updateSupplier: {
    reaches: 'party',
    permission: 'CATALOG_EDIT',
    make: draftOf,
    request: (id, sample) => ({ path: `/suppliers/${thingIn(id)}`, body: page(sample) }),
  },
  updateSupplierNames: {
    reaches: 'party',
    permission: 'OWNER',
    make: draftOf,
    request: (id) => ({ path: `/suppliers/${thingIn(id)}/names`, body: names }),
  },
  withdrawSupplierNames: {
    reaches: 'party',
    permission: 'OWNER',
    make: changedOf,
    request: (id) => ({ path: `/suppliers/${thingIn(id)}/names?version=5` }),
  },
  submitSupplier: { reaches: 'party', permission: 'OWNER', make: readyOf, request: step('submit', 2) },
  withdrawSupplier: { reaches: 'party', permission: 'OWNER', make: submittedOf, request: step('withdraw', 3) },
  deleteSupplier: {
    reaches: 'party',
    permission: 'OWNER',
    make: draftOf,
    request: (id) => ({ path: `/suppliers/${thingIn(id)}?version=1` }),
  },
  supplierClaims: {
    reaches: 'rows',
    make: async (people, owner, marker) => {
      const customerId = await verifiedCompany(people, owner);
      const input = { customerId, supplierId: await nobodys(people), statement: `${statement} ${marker}` };
      return done(people, owner.accessToken, 'POST', '/suppliers/claims', input);
    },
    path: '/suppliers/claims',
  },
  claimSupplier: {
    reaches: 'party',
    permission: 'OWNER',
    make: async (people, owner) => `${await verifiedCompany(people, owner)}/${await nobodys(people)}`,
    request: (id) => ({
      path: '/suppliers/claims',
      body: { customerId: thingIn(id, 0), supplierId: thingIn(id), statement },
    }),
  },
  withdrawSupplierClaim: {
    reaches: 'party',
    permission: 'OWNER',
    make: async (people, owner) => claimOn(people, owner, await nobodys(people)),
    request: (id) => ({ path: `/suppliers/claims/${thingIn(id)}/withdraw`, body: { version: 1 } }),
  },
  answerSupplierClaim: {
    reaches: 'party',
    permission: 'OWNER',
    make: claimed,
    request: (id) => ({ path: `/suppliers/claims/${thingIn(id)}/answer`, body: { version: 1, isAgreed: true } }),
  },
  supplierEvidences: {
    reaches: 'party',
    make: readyOf,
    request: (id) => ({ path: `/suppliers/${thingIn(id)}/evidences` }),
  },
  // A file belongs to its uploader; tests/api/suppliers/claims/supplier-machines.test.ts covers what agents may do.
  createSupplierEvidence: {
    reaches: 'object',
    make: async (people, owner) => `${await draftOf(people, owner)}/${await paperOf(people, owner)}`,
    request: (id) => ({ path: `/suppliers/${thingIn(id)}/evidences`, body: evidence(thingIn(id, 2)) }),
  },
  withdrawSupplierEvidence: {
    reaches: 'party',
    permission: 'CATALOG_EDIT',
    make: readyOf,
    request: (id) => ({ path: `/suppliers/${thingIn(id)}/evidences/${thingIn(id, 2)}?version=1` }),
  },
  adminSuppliers: { reaches: 'staff', request: () => ({ path: '/admin/suppliers?status=PENDING' }) },
  decideSupplier: {
    reaches: 'staff',
    request: async (people) => {
      const id = thingIn(await submittedOf(people, await people.login()));
      return { path: `/admin/suppliers/${id}`, body: { version: 3, decision: 'REJECT', reason } };
    },
  },
  adminSupplierClaims: { reaches: 'staff', request: () => ({ path: '/admin/supplierclaims?status=PENDING' }) },
  decideSupplierClaim: {
    reaches: 'staff',
    request: async (people) => {
      const id = thingIn(await claimOn(people, await people.login(), await nobodys(people)));
      return { path: `/admin/supplierclaims/${id}`, body: { version: 1, decision: 'ASK', reason } };
    },
  },
  adminEvidences: { reaches: 'staff', request: () => ({ path: '/admin/evidences?status=WAITING' }) },
  decideSupplierEvidence: {
    reaches: 'staff',
    request: async (people) => {
      const id = thingIn(await readyOf(people, await people.login()), 2);
      return { path: `/admin/evidences/${id}`, body: { version: 1, decision: 'ACCEPT', reason } };
    },
  },
};
