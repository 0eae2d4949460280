import type { OwnArea } from '../../../platform/site/OwnArea.ts';

/** What the logged-in area says of notes. */
export const area: OwnArea = {
  menu: { place: 20, name: 'Notes', href: '/profile/notes/all', under: '/profile/notes', label: 'یادداشت‌ها' },
  kept: { notes: 'یادداشت‌هایی که نوشته‌اید.' },
};
