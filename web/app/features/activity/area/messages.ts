import type { OwnArea } from '../../../platform/site/OwnArea.ts';

/** What the logged-in area says of last visits. */
export const area: OwnArea = {
  menu: {
    place: 30,
    name: 'LastVisits',
    href: '/profile/last-visits/all',
    under: '/profile/last-visits',
    label: 'بازدیدهای اخیر',
  },
  kept: { lastVisits: 'بازدیدهای اخیر.' },
};
