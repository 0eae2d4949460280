import { accountMessages as words } from './messages.ts';

/** One part of the logged-in area. `name` is what the specification (section 3) calls selectedProfileMenu. */
interface MenuEntry {
  name: string;
  /** Where it leads; every page below belongs to it. */
  href: string;
  label: string;
  /** Shown to staff only; the pages ask for themselves. */
  staffOnly?: boolean;
}

/** The side menu, in its order. */
export const profileMenu: MenuEntry[] = [
  { name: 'Home', href: '/profile', label: words.home },
  { name: 'Favorites', href: '/profile/favorites', label: words.favorites },
];

/** The entry that a page belongs to, 'Home' by default. */
export const selectedProfileMenu = (pathname: string): string =>
  profileMenu.findLast(({ href }) => pathname === href || pathname.startsWith(`${href}/`))?.name ?? 'Home';
