import type { OwnArea } from '../../../platform/site/OwnArea.ts';

/** What the logged-in area says of selling. */
export const area: OwnArea = {
  menu: { place: 35, name: 'Selling', href: '/profile/suppliers', label: 'تأمین‌کنندگان و فروش' },
};
