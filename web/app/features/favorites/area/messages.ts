import type { OwnArea } from '../../../platform/site/OwnArea.ts';

/** What the logged-in area says of what people save. */
export const area: OwnArea = {
  menu: { place: 10, name: 'Favorites', href: '/profile/favorites', label: 'ذخیره‌شده‌ها' },
  kept: { favorites: 'ذخیره‌شده‌ها و نام فهرست هر یک.' },
};
