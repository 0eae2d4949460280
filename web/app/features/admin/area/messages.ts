import type { OwnArea } from '../../../platform/site/OwnArea.ts';

/** What the logged-in area says of the staff’s pages. */
export const area: OwnArea = {
  menu: { place: 90, name: 'Admin', href: '/profile/admin', label: 'مدیریت سامانه', staffOnly: true },
  liveQueries: { StaffCategory: ['staff.categories', 'staff.categoryReplacements'] },
};
