import type { OwnArea } from '../../../platform/site/OwnArea.ts';

/** What the logged-in area says of itself. */
export const area: OwnArea = {
  menu: { place: 0, name: 'Home', href: '/profile', label: 'خانه' },
};
