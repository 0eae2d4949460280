import type { Static } from 'typebox';
import { namedEnum } from '../../platform/schema.ts';

export const AddressKind = namedEnum('AddressKind', 'What a place is; delivery addresses are a book of their own.', {
  DELIVERY: { en: 'Where goods go.', fa: 'تحویل کالا' },
  OFFICE: { en: 'Where people work at desks.', fa: 'دفتر' },
  FACTORY: { en: 'Where things are made.', fa: 'کارخانه' },
  BILLING: { en: 'Where invoices go.', fa: 'صورتحساب' },
});
export type AddressKind = Static<typeof AddressKind>;
