import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inRoot } from '../../../scripts/machine/root.mjs';
import { peopleOf } from '../../kit/people.ts';
import { ok } from '../../kit/rest.ts';
import { startApi } from '../../kit/site.ts';
import { upload } from '../../kit/uploads.ts';
import { contentCases } from './late-rules-of-content.ts';
import { decisionCases } from './late-rules-of-decisions.ts';
import { entryCases } from './late-rules-of-entries.ts';
import { masterCases } from './late-rules-of-masters.ts';
import { productCases } from './late-rules-of-products.ts';
import { supplierCases } from './late-rules-of-suppliers.ts';
import { tradeCases } from './late-rules-of-trade.ts';
import { type Case, merchantCases, type Request } from './late-rules-of-merchants.ts';
import { newSample, type Person, type Sample, UNKNOWN } from '../ownership/kinds.ts';
import { unitIds } from '../../kit/units.ts';

// What is wrong in its format and what only the service can judge is told in one refusal.
let api: Awaited<ReturnType<typeof startApi>>;
let people: ReturnType<typeof peopleOf>;
let sample: Sample;
let otherStateId: string;
beforeAll(async () => {
  api = await startApi();
  people = peopleOf(api);
  sample = await newSample(people);
  const { items } = ok(await people.get('/states/filter', { query: { pageSize: 100 } }));
  otherStateId = items.find(({ id }) => id !== sample.place.stateId)!.id;
});
afterAll(() => api?.discard());

const PAST = '2001-01-01T00:00:00.000Z';
const AGENTS = '/customers/profile/merchant-agents';
const by = async (who: Person, method: string, path: string, body?: unknown) => {
  const answer = await people.as(who.accessToken, method, path, body);
  expect([path, answer.status, answer.body.errors]).toEqual([path, 200, undefined]);
  return answer.body as { id: string; version: number };
};
const pdfOf = async ({ accessToken }: Person) => {
  const headers = { authorization: `Bearer ${accessToken}` };
  return (await upload(people.filesUrl, { bytes: '%PDF-1.7 notice', name: 'آگهی.pdf', headers })).body.id;
};
const company = (who: Person) =>
  by(who, 'POST', '/customers/personcustomer', { kind: 'COMPANY', company: { legalName: 'صنایع پمپ البرز' } });
const note = (who: Person) =>
  by(who, 'POST', '/notes', { objectType: 'CATEGORY', objectId: sample.categoryId, body: 'متن' });
const delivery = (who: Person) => by(who, 'POST', '/deliveryaddresses', sample.place);
const bookOf = async (who: Person) => {
  const body = ok(await people.get('/customers/profile', { by: who }));
  return `/persons/${body.person.id}/addresses`;
};
const elsewhere = () => ({ ...sample.place, stateId: otherStateId });

/** An agent who may invite others but holds one permission beside that, and another agent of the same company. */
async function manager(owner: Person, who: Person) {
  const { id: customerId } = await company(owner);
  const terms = { customerId, displayName: 'رضا', validTo: '2099-01-01T00:00:00.000Z' };
  const permissions = ['AGENT_MANAGE', 'MESSAGE'];
  const { id } = await by(owner, 'POST', AGENTS, { ...terms, phone: who.phone, permissions });
  await people.post('/customers/profile/merchant-agents/{id}/accept', { by: who, path: { id } });
  const phone = (await people.login()).phone;
  return by(owner, 'POST', AGENTS, { ...terms, phone, permissions: ['MESSAGE'] });
}

const cases: Record<string, Case> = {
  createNote: {
    make: () => ({
      method: 'POST',
      path: '/notes',
      body: { objectType: 'CATEGORY', objectId: sample.categoryId, body: '', remindAt: PAST, isShared: true },
    }),
    told: { body: 'REQUIRED', remindAt: 'REMINDER_IN_PAST', isShared: 'NO_CUSTOMER_TO_SHARE_WITH' },
  },
  updateNote: {
    make: async (who) => {
      const { id, version } = await note(who);
      return { method: 'PUT', path: `/notes/${id}`, body: { version, body: '', remindAt: PAST } };
    },
    told: { body: 'REQUIRED', remindAt: 'REMINDER_IN_PAST' },
    strangers: 404,
  },
  createDeliveryAddress: {
    make: () => ({ method: 'POST', path: '/deliveryaddresses', body: { ...elsewhere(), title: '', postalCode: '1' } }),
    told: { title: 'REQUIRED', postalCode: 'EXACT_LENGTH', cityId: 'CITY_OF_ANOTHER_STATE' },
  },
  updateDeliveryAddress: {
    make: async (who) => {
      const { id, version } = await delivery(who);
      return { method: 'PUT', path: `/deliveryaddresses/${id}`, body: { ...elsewhere(), version, postalCode: '1' } };
    },
    told: { postalCode: 'EXACT_LENGTH', cityId: 'CITY_OF_ANOTHER_STATE' },
    strangers: 404,
  },
  createPersonAddress: {
    make: async (who) => ({
      method: 'POST',
      path: await bookOf(who),
      body: { ...elsewhere(), kind: 'DELIVERY', postalCode: '1' },
    }),
    told: { postalCode: 'EXACT_LENGTH', kind: 'UNKNOWN_VALUE', cityId: 'CITY_OF_ANOTHER_STATE' },
    strangers: 404,
  },
  updatePersonAddress: {
    make: async (who) => {
      const path = await bookOf(who);
      const { id: addressId, version } = await by(who, 'POST', path, { ...sample.place, kind: 'OFFICE' });
      const change = { ...sample.place, addressId, version, kind: 'DELIVERY', title: '' };
      return { method: 'PUT', path, body: { ...change, urbanAreaId: UNKNOWN } };
    },
    told: { title: 'REQUIRED', kind: 'UNKNOWN_VALUE', urbanAreaId: 'URBAN_AREA_OF_ANOTHER_CITY' },
    strangers: 404,
  },
  createCompanyAddress: {
    make: async (who) => ({
      method: 'POST',
      path: `/customers/${(await company(who)).id}/addresses`,
      body: { ...elsewhere(), kind: 'OFFICE', isDefault: true, postalCode: '1' },
    }),
    told: { postalCode: 'EXACT_LENGTH', isDefault: 'DEFAULT_NO_DELIVERY', cityId: 'CITY_OF_ANOTHER_STATE' },
    strangers: 404,
  },
  updateCompanyAddress: {
    make: async (who) => {
      const path = `/customers/${(await company(who)).id}/addresses`;
      const { id, version } = await by(who, 'POST', path, { ...sample.place, kind: 'OFFICE' });
      const change = { ...sample.place, version, kind: 'OFFICE', isDefault: true, title: '' };
      return { method: 'PUT', path: `${path}/${id}`, body: { ...change, urbanAreaId: UNKNOWN } };
    },
    told: { title: 'REQUIRED', isDefault: 'DEFAULT_NO_DELIVERY', urbanAreaId: 'URBAN_AREA_OF_ANOTHER_CITY' },
    strangers: 404,
  },
  deletePersonAddress: {
    make: async (who) => {
      const path = await bookOf(who);
      const { id: addressId } = await by(who, 'POST', path, { ...sample.place, kind: 'OFFICE' });
      return { method: 'DELETE', path, body: { addressId, version: 0, successorId: UNKNOWN } };
    },
    told: { version: 'MIN_VALUE', successorId: 'UNKNOWN_VALUE' },
    strangers: 404,
  },
  setProfilePicture: {
    make: async (who) => ({
      method: 'POST',
      path: '/users/profile-picture',
      body: { fileId: await pdfOf(who), crop: { left: -1, top: 0, size: 1 } },
    }),
    told: { 'crop.left': 'MIN_VALUE', fileId: 'FILE_TYPE_NOT_ALLOWED' },
    strangers: 404,
  },
  startPhoneChange: {
    make: ({ phone: newPhone }) => ({ method: 'POST', path: '/users/phone-change', body: { newPhone, puzzle: 5 } }),
    told: { newPhone: 'SAME_PHONE', puzzle: 'FORMAT' },
  },
  closeAccount: {
    make: () => ({
      method: 'POST',
      path: '/account/close',
      body: { confirmation: '09120000000', closeCompanyIds: ['x'] },
    }),
    told: { confirmation: 'PHONE_MISMATCH', 'closeCompanyIds[0]': 'FORMAT' },
  },
  closeCustomer: {
    make: async (who) => {
      const body = { version: 0, confirmation: 'نام دیگر' };
      return { method: 'POST', path: `/customers/${(await company(who)).id}/close`, body };
    },
    told: { version: 'MIN_VALUE', confirmation: 'NAME_MISMATCH' },
    strangers: 404,
  },
  inviteCustomerAgent: {
    make: async (who) => {
      const { id: customerId } = await company(who);
      const body = { customerId, phone: who.phone, displayName: '', permissions: ['MESSAGE'] };
      return { method: 'POST', path: AGENTS, body };
    },
    told: { displayName: 'REQUIRED', phone: 'OWN_PHONE' },
    strangers: 404,
  },
  updateCustomerAgent: {
    make: async (who) => {
      const { id: agentId, version } = await manager(await people.login(), who);
      const terms = { displayName: '', permissions: ['ADDRESS_EDIT'], spendLimitPerMonthRial: 'x' };
      return { method: 'PUT', path: AGENTS, body: { agentId, version, isOwner: false, isSuspended: false, ...terms } };
    },
    told: {
      displayName: 'REQUIRED',
      'permissions[0]': 'PERMISSION_NOT_HELD',
      spendLimitPerMonthRial: 'NUMERIC',
      validTo: 'ENDS_AFTER_OWN',
    },
    strangers: 404,
  },
  ...contentCases(() => people),
  ...decisionCases,
  ...masterCases,
  ...merchantCases(() => people),
  ...tradeCases(() => people),
  ...supplierCases(() => people),
  ...productCases(() => people),
  ...entryCases(() => people),
  createCustomer: {
    make: async (who) => ({
      method: 'POST',
      path: '/customers/personcustomer',
      body: {
        kind: 'COMPANY',
        company: { legalName: '', industryCategoryIds: [UNKNOWN], logoFileId: await pdfOf(who) },
      },
    }),
    told: {
      'company.legalName': 'REQUIRED',
      'company.industryCategoryIds[0]': 'CATEGORY_NOT_FOUND',
      'company.logoFileId': 'FILE_TYPE_NOT_ALLOWED',
    },
    strangers: 404,
  },
  updateCustomerProfile: {
    make: async (who) => {
      const { id: customerId, version } = await company(who);
      const logoFileId = await pdfOf(who);
      const change = { version, legalName: '', industryCategoryIds: [UNKNOWN], logoFileId };
      return { method: 'PUT', path: '/customers/profile', body: { customerId, company: change } };
    },
    told: {
      'company.legalName': 'REQUIRED',
      'company.industryCategoryIds[0]': 'CATEGORY_NOT_FOUND',
      'company.logoFileId': 'FILE_TYPE_NOT_ALLOWED',
    },
    strangers: 404,
  },
  // Judged by itself, before whose it is.
  updateSupplierProduct: {
    make: () => ({
      method: 'PUT',
      path: `/supplierproducts/${UNKNOWN}`,
      body: {
        version: 0,
        title: 'شیر توپی، تماس ۰۹۱۲۳۴۵۶۷۸۹',
        saleUnitId: unitIds.box,
        conversions: [{ unitId: unitIds.box, quantity: '10' }],
        moq: '0',
        orderStep: '1',
        priceMode: 'TIERED',
        priceTiers: [{ minQty: '1', unitPriceRial: '5000000' }],
        stockState: 'IN_STOCK',
        leadTimeDays: 3,
      },
    }),
    told: {
      version: 'MIN_VALUE',
      title: 'HAS_CONTACT',
      'conversions[0].unitId': 'CONVERSION_TO_ITSELF',
      moq: 'MIN_VALUE',
      priceTiers: 'MIN_ITEMS',
    },
  },
};

/** Logged in once: a phone gets few codes. */
let administrator: Promise<Person> | undefined;
const admin = () => (administrator ??= people.login('09000000008'));
const ask = (who: Person, { method, path, body }: Request) => people.as(who.accessToken, method, path, body);
const errorsOf = ({ body }: { body: Record<string, unknown> }) =>
  Object.fromEntries(
    ((body.errors ?? []) as { field: string; code: string }[]).map(({ field, code }) => [field, code]),
  );

describe('a wrong format and what is judged later are told at once', () => {
  it.each(Object.entries(cases))('%s', async (_, { make, told, byAdmin, by }) => {
    const who = await (byAdmin ? admin() : (by?.() ?? people.login()));
    const answer = await ask(who, await make(who));
    expect([answer.status, answer.body.code, errorsOf(answer)]).toEqual([400, 'VALIDATION_FAILED', told]);
  });

  it.each(Object.entries(cases).filter(([, { strangers }]) => strangers))(
    '%s, to a stranger neither',
    async (_, { make, strangers, byAdmin, by }) => {
      const who = await (byAdmin ? admin() : (by?.() ?? people.login()));
      const stranger = await people.login();
      const answer = await ask(stranger, await make(who));
      expect([answer.status, answer.body.errors]).toEqual([strangers, undefined]);
    },
  );
});

it('is so for every write that has such rules', () => {
  const folder = inRoot('api/src/modules');
  const files = (readdirSync(folder, { recursive: true }) as string[]).filter((file) => file.endsWith('.routes.ts'));
  const routes = files.flatMap((file) => readFileSync(`${folder}/${file}`, 'utf8').split(/\broute\(/));
  const ruled = routes.filter((text) => /^\s+rules:/m.test(text));
  const names = ruled.map((text) => /operationId: '(\w+)'/.exec(text)![1]);
  expect(names.sort()).toEqual(Object.keys(cases).sort());
});
