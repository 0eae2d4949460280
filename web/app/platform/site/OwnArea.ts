import type { LiveQueries } from '../live/keepLive.ts';

/** One part of the logged-in area. `name` is what the specification (section 3) calls selectedProfileMenu. */
export interface MenuEntry {
  name: string;
  /** Entries stand by it, the smallest first. */
  place: number;
  /** Where it leads; every page below it, or below those that `under` names, belongs to it. */
  href: string;
  under?: string | readonly string[];
  label: string;
  /** Of what the number of those that were not read stands beside it. */
  counts?: 'notices' | 'messages' | 'orders' | 'basket';
  /** Shown to staff only; the pages ask for themselves. */
  staffOnly?: boolean;
}

/** What a feature's `area/messages.ts` tells the logged-in area, which finds it there by itself. */
export interface OwnArea {
  menu?: MenuEntry | readonly MenuEntry[];
  /** What it keeps of people, in words for the file that they take along: by part of the api's export. */
  kept?: Readonly<Record<string, string>>;
  /** Lists and pages to refetch when an event arrives, by the type of the changed object. */
  liveQueries?: LiveQueries;
}
