import type { LiveQueries } from '../../platform/live/keepLive.ts';
import type { MenuEntry, OwnArea } from '../../platform/site/OwnArea.ts';

// Features come and go without a word here.
const areas = Object.values(import.meta.glob<OwnArea>('../*/area/messages.ts', { eager: true, import: 'area' }));

/** The side menu, in its order. */
export const profileMenu: MenuEntry[] = areas
  .flatMap(({ menu }) => menu ?? [])
  .sort((one, other) => one.place - other.place);

/** What is kept of people, part by part, in words. */
export const keptParts: Record<string, string> = Object.assign({}, ...areas.map(({ kept }) => kept));

/** Lists and pages to refetch when an event arrives, by the type of the changed object; a type may have several features. */
export const liveQueries: LiveQueries = areas.reduce<Record<string, readonly string[]>>(
  (all, { liveQueries: own = {} }) => {
    for (const [type, queries] of Object.entries(own)) all[type] = [...(all[type] ?? []), ...queries];
    return all;
  },
  {},
);

/** The entry that a page belongs to, 'Home' by default. */
export const selectedProfileMenu = (pathname: string): string =>
  profileMenu.findLast(({ href, under = href }) => pathname === href || isBelow(pathname, under))?.name ?? 'Home';

const isBelow = (pathname: string, places: string | readonly string[]) =>
  [places].flat().some((place) => pathname.startsWith(`${place}/`));
