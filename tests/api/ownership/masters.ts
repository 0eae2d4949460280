import { randomUUID } from 'node:crypto';
import { ok } from '../../kit/rest.ts';
import type { Owned, People } from './kinds.ts';

const reason = 'تقویم رسمی سال اعلام شد';
const letters = () => randomUUID().replace(/\W/g, '').toUpperCase().replace(/^\d/, 'Q').slice(0, 12);
const newUnit = () => ({ code: letters(), symbol: letters(), displayText: `یکای ${letters()}` });

async function someQuantity(people: People): Promise<string> {
  const body = ok(await people.get('/measurementquantities'));
  return body[0]!.id;
}

type Kept = { id: string; version: number; units: { id: string; version: number; displayText: string }[] };
async function keptQuantity(people: People, admin: string): Promise<Kept> {
  const body = ok(await people.get('/admin/measurementquantities', { by: admin }));
  return body[0]!;
}
async function someCity(people: People, admin: string) {
  const body = ok(await people.get('/admin/cities', { by: admin, query: { pageSize: 1 } }));
  return body.items[0]!;
}

/** What the market measures with and counts with. */
export const mastersOwned: Owned = {
  holidayYear: { reaches: 'staff', request: () => ({ path: '/admin/holidays/1406' }) },
  updateHolidays: {
    reaches: 'staff',
    request: async (people, admin) => {
      const { version, holidays } = ok(await people.get('/admin/holidays/{year}', { by: admin, path: { year: 1406 } }));
      return { path: '/admin/holidays/1406', body: { version, holidays, reason } };
    },
  },
  createMeasurementQuantity: {
    reaches: 'staff',
    request: () => ({
      path: '/admin/measurementquantities',
      body: { code: letters(), name: `کمیت ${letters()}`, baseUnit: newUnit(), reason },
    }),
  },
  adminMeasurementQuantities: { reaches: 'staff', request: () => ({ path: '/admin/measurementquantities' }) },
  updateMeasurementQuantity: {
    reaches: 'staff',
    request: async (people, admin) => {
      const { id, version } = await keptQuantity(people, admin);
      return { path: `/admin/measurementquantities/${id}`, body: { name: `کمیت ${letters()}`, version, reason } };
    },
  },
  updateUnit: {
    reaches: 'staff',
    request: async (people, admin) => {
      const { id, version, displayText } = (await keptQuantity(people, admin)).units[0]!;
      const body = { symbol: letters(), displayText, order: 1, isActive: true, version, reason };
      return { path: `/admin/unitofmeasurements/${id}`, body };
    },
  },
  adminCities: { reaches: 'staff', request: () => ({ path: '/admin/cities' }) },
  createCity: {
    reaches: 'staff',
    request: async (people, admin) => {
      const { stateId } = await someCity(people, admin);
      return { path: '/admin/cities', body: { stateId, name: `شهر ${letters()}`, reason } };
    },
  },
  updateCity: {
    reaches: 'staff',
    request: async (people, admin) => {
      const { id, version } = await someCity(people, admin);
      return { path: `/admin/cities/${id}`, body: { name: `شهر ${letters()}`, version, reason } };
    },
  },
  adminSettings: { reaches: 'staff', request: () => ({ path: '/admin/settings' }) },
  createSettingValue: {
    reaches: 'staff',
    request: () => ({ path: '/admin/settings', body: { key: 'entry.price_jump', values: [6], reason } }),
  },
  createUnit: {
    reaches: 'staff',
    request: async (people) => ({
      path: '/admin/unitofmeasurements',
      body: { quantityId: await someQuantity(people), ...newUnit(), factor: '2', reason },
    }),
  },
};
