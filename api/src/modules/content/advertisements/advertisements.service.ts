import type { Actor } from '../../../platform/actor.ts';
import { tehranDay } from '../../../platform/calendar.ts';
import { concerns } from '../../../platform/changes/record-change.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { notFound } from '../../../platform/problem.ts';
import type { Sender } from '../../../platform/route.ts';
import { snapshot } from '../../../platform/snapshot.ts';
import { valuesOf } from '../../../platform/schema.ts';
import type { Catalog } from '../../catalog/index.ts';
import { publicAddress, type PublicImage } from '../../files/index.ts';
import type { Visitors } from '../visitors.ts';
import { ADVERTISEMENT } from './advertisement-pictures.ts';
import { AdvertisementSlot, type AdvertisementState } from './advertisements.enums.ts';
import * as repository from './advertisements.repository.ts';
import type { AdvertisementRow } from './advertisements.repository.ts';
import type { Advertisement, AdvertisementsQuery, AdvertisementTarget } from './advertisements.schemas.ts';
import { choose, fitting } from './choose.ts';
import { slots } from './slots.ts';

declare module '../../../platform/changes/record-change.ts' {
  interface KindsByOwner {
    contentAdvertisements: 'advertisements';
  }
}
/** The tag of what may stand on any page that has a slot. */
export const ADVERTISEMENTS = 'advertisements';

const FRESH_MS = 30_000;
const CLICK = 'advertisement click';
const KEPT_YEARS = 2;

export type AdvertisementParts = {
  db: Database;
  clock: Clock;
  catalog: Pick<Catalog, 'tree'>;
  visitors: Pick<Visitors, 'countLook' | 'countAct' | 'forgetLooks'>;
};
export type Advertisements = ReturnType<typeof makeAdvertisements>;

/** The day of Tehran since which figures are kept. */
export function figuresSince(now: Date): string {
  const since = new Date(now);
  since.setUTCFullYear(since.getUTCFullYear() - KEPT_YEARS);
  return tehranDay(since);
}

/** What pages show of advertisements, and how it is counted. The clock decides what is shown; no job is needed for it. */
export function makeAdvertisements({ db, clock, catalog, visitors }: AdvertisementParts) {
  const notOver = snapshot({
    db,
    read: (on) => repository.readNotOver(on, clock.now()),
    freshMs: FRESH_MS,
    clock,
    tags: concerns(ADVERTISEMENTS),
  });

  /** The category with all above it; nothing of one that is not there, whose page says so itself. */
  async function pathTo(categoryId: string | undefined): Promise<string[]> {
    const node = categoryId === undefined ? undefined : (await catalog.tree()).byId.get(categoryId);
    return node?.path.map(({ category }) => category.id) ?? [];
  }

  const target = async (id: string) =>
    (await repository.readTarget(db, id, clock.now())) ?? notFound('ADVERTISEMENT_NOT_FOUND');

  return {
    /** At most one for each slot, the same for everybody. */
    async shown({ slot, categoryId }: AdvertisementsQuery): Promise<Advertisement[]> {
      const now = clock.now();
      const running = (await notOver()).filter((row) => stateOf(row, now) === 'RUNNING');
      const path = await pathTo(categoryId);
      return (slot ? [slot] : valuesOf(AdvertisementSlot)).flatMap((each) => {
        const chosen = choose(fitting(running, each, slots[each].isOfCategory ? path : []), now);
        return chosen ? [toAdvertisement(chosen)] : [];
      });
    },

    /** Counts that somebody saw it, once for each visitor in half an hour. @throws Problem 404 */
    async look(id: string, sender: Sender, actor?: Actor): Promise<void> {
      await target(id);
      await visitors.countLook({ objectType: ADVERTISEMENT, objectId: id }, sender, actor);
    },

    /** Counts that somebody followed it, once for each visitor in half an hour. @throws Problem 404 */
    async click(id: string, sender: Sender, actor?: Actor): Promise<AdvertisementTarget> {
      const targetPath = await target(id);
      const look = { objectType: ADVERTISEMENT, objectId: id };
      await visitors.countAct(CLICK, look, (tx, day) => repository.addClick(tx, id, day), sender, actor);
      return { targetPath };
    },

    /** Ends the figures of days that are two years ago. */
    async forgetFigures(): Promise<void> {
      const since = figuresSince(clock.now());
      await repository.forgetClicks(db, since);
      await visitors.forgetLooks(ADVERTISEMENT, since);
    },
  };
}

export function stateOf({ validFrom, validUntil, archivedAt }: AdvertisementRow, now: Date): AdvertisementState {
  if (archivedAt) return 'ARCHIVED';
  if (now >= validUntil) return 'ENDED';
  return now < validFrom ? 'UPCOMING' : 'RUNNING';
}

export function toAdvertisement(row: AdvertisementRow): Advertisement {
  const { id, slot, alt, targetPath, imageDesktopId, desktopSize, imageMobileId, mobileSize } = row;
  const picture = (fileId: string, size: { width: number; height: number }): PublicImage => ({
    fileId,
    url: publicAddress(fileId),
    altText: alt,
    ...size,
  });
  return {
    id,
    slot,
    imageDesktop: picture(imageDesktopId, desktopSize),
    imageMobile: picture(imageMobileId, mobileSize),
    targetPath,
  };
}
