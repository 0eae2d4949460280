import { accountMessages as words } from './messages.ts';

/** One part of the logged-in area. `name` is what the specification (section 3) calls selectedProfileMenu. */
interface MenuEntry {
  name: string;
  /** Where it leads; every page below, or below `under`, belongs to it. */
  href: string;
  under?: string;
  label: string;
  /** Shown to staff only; the pages ask for themselves. */
  staffOnly?: boolean;
}

/** The side menu, in its order. */
export const profileMenu: MenuEntry[] = [
  { name: 'Home', href: '/profile', label: words.home },
  { name: 'Favorites', href: '/profile/favorites', label: words.favorites },
  { name: 'Notes', href: '/profile/notes/all', under: '/profile/notes', label: words.notes },
  { name: 'LastVisits', href: '/profile/last-visits/all', under: '/profile/last-visits', label: words.lastVisits },
  { name: 'PersonalInfo', href: '/profile/personal-info', label: words.personalInfo },
  { name: 'Address', href: '/profile/address', label: words.addresses },
  { name: 'Admin', href: '/profile/admin', label: words.admin, staffOnly: true },
];

/** The entry that a page belongs to, 'Home' by default. */
export const selectedProfileMenu = (pathname: string): string =>
  profileMenu.findLast(({ href, under = href }) => pathname === href || pathname.startsWith(`${under}/`))?.name ??
  'Home';
