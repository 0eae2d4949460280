import { merchantOf, newMerchantName, readyMerchant, saleSetting, supportOf } from '../merchants/own-merchants.kit.ts';
import { companyOf, type Owned, type People, type Person, type Sample } from './kinds.ts';
import { ok } from '../../kit/rest.ts';

/** The merchant of `customer/merchant`; of an id that nothing has, itself. */
const merchantIn = (id: string) => `/merchants/${id.split('/')[1] ?? id}`;
const about = 'فروش شیر و اتصال صنعتی در کشور.';

async function readyOf(people: People, owner: Person): Promise<string> {
  const { customerId, merchant } = await readyMerchant(people, owner, await supportOf(people));
  return `${customerId}/${merchant.id}`;
}
async function submittedOf(people: People, owner: Person): Promise<string> {
  const id = await readyOf(people, owner);
  await people.as(owner.accessToken, 'POST', `${merchantIn(id)}/submit`, { version: 2 });
  return id;
}
const newIn = (customerId: string, { place }: Sample) => ({
  path: '/merchants',
  body: { customerId, name: newMerchantName(), kind: 'RESELLER', cityId: place.cityId },
});
const step = (name: string, version: number) => (id: string) => ({
  path: `${merchantIn(id)}/${name}`,
  body: { version },
});

/** Selling accounts as a company runs them. */
export const merchantsOwned: Owned = {
  ownMerchants: {
    reaches: 'rows',
    make: async (people, owner, marker) => {
      const customerId = await companyOf(people, owner);
      const body = ok(await people.get('/cities/filter', { query: { pageSize: 1 } }));
      const [city] = body.items;
      const draft = { customerId, name: `فروشگاه ${marker}`, kind: 'RESELLER', cityId: city!.id };
      return people.post('/merchants', { by: owner, body: draft });
    },
    path: '/merchants/own',
  },
  merchantNameCheck: {
    reaches: 'self',
    why: 'asks about a name',
    request: () => ({ path: `/merchants/is-valid-name?name=${encodeURIComponent('پارس پمپ نو')}` }),
  },
  createMerchant: { reaches: 'party', permission: 'OWNER', make: companyOf, request: newIn },
  updateMerchant: {
    reaches: 'party',
    permission: 'SALE_SETTING_EDIT',
    make: merchantOf,
    request: (id, { place }) => ({
      path: merchantIn(id),
      body: { version: 1, name: newMerchantName(), cityId: place.cityId, about },
    }),
  },
  updateMerchantVacation: {
    reaches: 'party',
    permission: 'SALE_SETTING_EDIT',
    make: merchantOf,
    request: (id) => ({ path: `${merchantIn(id)}/vacation`, body: { version: 1 } }),
  },
  updateSaleSetting: {
    reaches: 'party',
    permission: 'SALE_SETTING_EDIT',
    make: merchantOf,
    request: (id) => ({ path: `${merchantIn(id)}/sale-setting`, body: { version: 1, ...saleSetting } }),
  },
  updateSaleCities: {
    reaches: 'party',
    permission: 'SALE_SETTING_EDIT',
    make: merchantOf,
    request: (id, { place }) => ({
      path: `${merchantIn(id)}/sale-cities`,
      body: { version: 1, cityIds: [place.cityId] },
    }),
  },
  submitMerchant: { reaches: 'party', permission: 'OWNER', make: readyOf, request: step('submit', 2) },
  withdrawMerchant: { reaches: 'party', permission: 'OWNER', make: submittedOf, request: step('withdraw', 3) },
  closeMerchant: { reaches: 'party', permission: 'OWNER', make: merchantOf, request: step('close', 1) },
  adminMerchants: { reaches: 'staff', request: () => ({ path: '/admin/merchants?status=PENDING' }) },
  decideMerchant: {
    reaches: 'staff',
    request: async (people) => {
      const id = (await submittedOf(people, await people.login())).split('/')[1]!;
      return {
        path: `/admin/merchants/${id}`,
        body: { version: 3, decision: 'CONFIRM', reason: 'مدارک دیده شد' },
      };
    },
  },
};
