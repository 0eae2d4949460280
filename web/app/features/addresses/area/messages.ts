import type { OwnArea } from '../../../platform/site/OwnArea.ts';

/** What the logged-in area says of addresses. */
export const area: OwnArea = {
  menu: { place: 50, name: 'Address', href: '/profile/address', label: 'نشانی‌ها' },
  kept: { addresses: 'نشانی‌ها.' },
};
