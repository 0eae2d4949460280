import { randomUUID } from 'node:crypto';
import type { Owned, People } from './kinds.ts';

const reason = 'تقویم رسمی سال اعلام شد';
const letters = () => randomUUID().replace(/\W/g, '').toUpperCase().replace(/^\d/, 'Q').slice(0, 12);
const newUnit = () => ({ code: letters(), symbol: letters(), displayText: `یکای ${letters()}` });

async function someQuantity(people: People): Promise<string> {
  const { body } = await people.read('/measurementquantities');
  return (body as unknown as { id: string }[])[0]!.id;
}

/** What the market measures with and counts with. */
export const mastersOwned: Owned = {
  holidayYear: { reaches: 'staff', request: () => ({ path: '/admin/holidays/1406' }) },
  updateHolidays: {
    reaches: 'staff',
    request: async (people, admin) => {
      const { body } = await people.as(admin, 'GET', '/admin/holidays/1406');
      const { version, holidays } = body as { version: number; holidays: object[] };
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
