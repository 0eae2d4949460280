import { merchantOf, saleSetting } from '../merchants/own-merchants.kit.ts';
import { delegationOf } from '../ownership/delegations.ts';
import { companyOf, type People, type Person, UNKNOWN } from '../ownership/kinds.ts';

export type Request = { method: string; path: string; body: object };
/** `strangers` are answered 404 where it names what is not theirs, else as the owner. */
export type Case = {
  make: (who: Person) => Promise<Request> | Request;
  told: Record<string, string>;
  strangers?: 404 | 403;
  /** Whether only an administrator may. */
  byAdmin?: true;
  /** Who does it, where a new person cannot. */
  by?: () => Promise<Person>;
};

const wrongTerms = {
  kind: 'NON_EXCLUSIVE',
  permissions: ['LIST_PRODUCTS'],
  scopeKind: 'ALL',
  categoryIds: [],
  supplierProductIds: [],
  isNationwide: false,
  stateIds: [],
  cityIds: [],
  note: 'کم',
  validFrom: '2026-12-01T00:00:00Z',
  validTo: '2026-11-01T00:00:00Z',
};

/** What is told of writes of selling accounts, and of delegations to them. */
export function merchantCases(people: () => People): Record<string, Case> {
  const pathOf = async (who: Person) => `/merchants/${(await merchantOf(people(), who)).split('/')[1]!}`;
  return {
    createMerchant: {
      make: async (who) => ({
        method: 'POST',
        path: '/merchants',
        body: {
          customerId: await companyOf(people(), who),
          name: 'فروش pump.ir',
          kind: 'SUPPLIER_SELF',
          cityId: UNKNOWN,
          about: 'کم',
        },
      }),
      told: { about: 'MIN_LENGTH', name: 'HAS_CONTACT', kind: 'UNKNOWN_VALUE', cityId: 'UNKNOWN_PLACE' },
      strangers: 404,
    },
    updateMerchant: {
      make: async (who) => ({
        method: 'PUT',
        path: await pathOf(who),
        body: { version: 1, name: 'راسته پمپ', cityId: UNKNOWN, about: 'کم' },
      }),
      told: { about: 'MIN_LENGTH', name: 'NAME_RESERVED', cityId: 'UNKNOWN_PLACE' },
      strangers: 404,
    },
    updateMerchantVacation: {
      make: async (who) => ({
        method: 'PUT',
        path: `${await pathOf(who)}/vacation`,
        body: { version: 0, vacation: { from: '2020-01-01', to: '2019-01-01', note: 'سفر' } },
      }),
      told: { version: 'MIN_VALUE', 'vacation.from': 'DAY_PAST', 'vacation.to': 'ENDS_BEFORE_START' },
      strangers: 404,
    },
    updateSaleSetting: {
      make: async (who) => ({
        method: 'PUT',
        path: `${await pathOf(who)}/sale-setting`,
        body: {
          ...saleSetting,
          version: 1,
          responseSlaHours: 1,
          workingHours: [{ day: 'SUNDAY', from: '10:00', to: '08:00' }],
        },
      }),
      told: { responseSlaHours: 'MIN_VALUE', 'workingHours[0].to': 'ENDS_BEFORE_START' },
      strangers: 404,
    },
    createDelegation: {
      make: async (who) => ({
        method: 'POST',
        path: '/merchantdelegations',
        body: { ...wrongTerms, merchantId: (await merchantOf(people(), who)).split('/')[1]!, supplierId: UNKNOWN },
      }),
      told: { note: 'MIN_LENGTH', supplierId: 'UNKNOWN_VALUE', validTo: 'ENDS_BEFORE_START', stateIds: 'REQUIRED' },
      strangers: 404,
    },
    updateDelegation: {
      make: async (who) => ({
        method: 'PUT',
        path: `/merchantdelegations/${(await delegationOf(people(), who, [])).made.id}`,
        body: { ...wrongTerms, version: 1 },
      }),
      told: { note: 'MIN_LENGTH', validTo: 'ENDS_BEFORE_START', stateIds: 'REQUIRED' },
      strangers: 404,
    },
    updateSaleCities: {
      make: async (who) => ({
        method: 'PUT',
        path: `${await pathOf(who)}/sale-cities`,
        body: { version: 0, cityIds: [UNKNOWN] },
      }),
      told: { version: 'MIN_VALUE', 'cityIds[0]': 'UNKNOWN_PLACE' },
      strangers: 404,
    },
  };
}
