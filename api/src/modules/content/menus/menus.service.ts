import type { Actor } from '../../../platform/actor.ts';
import { recordAudit } from '../../../platform/audit.ts';
import { concerns, recordChange } from '../../../platform/changes/record-change.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { type LateRule, requireAll } from '../../../platform/late-rules.ts';
import type { Sender } from '../../../platform/route.ts';
import { valuesOf } from '../../../platform/schema.ts';
import { snapshot } from '../../../platform/snapshot.ts';
import { versionConflict } from '../../../platform/version.ts';
import { ContentPlatform } from '../content.enums.ts';
import { FRAME } from '../frame-changes.ts';
import { readLinkTarget } from '../link-target.ts';
import { liveTargets, type TargetParts } from './live-targets.ts';
import { problemsOf, shownTree } from './menu-tree.ts';
import * as repository from './menus.repository.ts';
import type { MenuRow } from './menus.repository.ts';
import type { StaffWebsiteMenu, WebsiteMenuBranch, WebsiteMenuChange, WebsiteMenuEntry } from './menus.schemas.ts';

const FRESH_MS = 30_000;

type Parts = { db: Database; clock: Clock } & TargetParts;
export type Menus = ReturnType<typeof makeMenus>;

/** The menu of each platform, written as a whole. */
export function makeMenus({ db, clock, ...targets }: Parts) {
  const trees = snapshot({
    db,
    read: async (on) => new Map((await repository.readMenus(on)).map((row) => [row.platform, shownTree(row.entries)])),
    freshMs: FRESH_MS,
    clock,
    tags: concerns(FRAME),
  });

  const rules: LateRule<WebsiteMenuChange>[] = [{ reads: ['entries'], judge: ({ entries }) => problemsOf(entries) }];

  /** Entries with what is found at their targets now. */
  async function checked(entries: readonly WebsiteMenuEntry[]) {
    const hrefs = entries.flatMap(({ href }) => href ?? []);
    const live = await liveTargets(targets, hrefs);
    return entries.map(({ level, title, href }) => ({
      level,
      title,
      ...(href !== undefined && { href }),
      isDead: href !== undefined && !live.has(href),
    }));
  }

  return {
    rules,

    tree: async (platform: ContentPlatform): Promise<WebsiteMenuBranch[]> => (await trees()).get(platform) ?? [],

    /** Of all platforms, also those that nobody wrote yet. */
    async list(): Promise<StaffWebsiteMenu[]> {
      const rows = new Map((await repository.readMenus(db)).map((row) => [row.platform, row]));
      return valuesOf(ContentPlatform).map((platform) => {
        const row = rows.get(platform);
        return row ? toStaffMenu(row) : { platform, version: 0, entries: [] };
      });
    },

    /** @throws Problem 400 with the path of the entry, 409 VERSION_CONFLICT */
    async write(actor: Actor, platform: ContentPlatform, change: WebsiteMenuChange, sender: Sender) {
      await requireAll(rules, change);
      const written = change.entries.map(({ href, ...rest }) => ({
        ...rest,
        ...(href !== undefined && { href: readLinkTarget(href)! }),
      }));
      const entries = await checked(written);
      const checkedAt = clock.now();
      return db.transaction(async (tx) => {
        const stored = (await repository.lockMenu(tx, platform))?.version ?? 0;
        if (stored !== change.version) versionConflict(stored);
        const version = await repository.writeMenu(tx, { platform, entries, checkedAt });
        await recordChange(tx, [FRAME]);
        await recordAudit(tx, sender, {
          actorId: actor.userId,
          action: 'WEBSITE_MENU_WRITTEN',
          objectType: 'WebsiteMenu',
          objectId: platform,
          result: 'DONE',
          detail: { version, entries: entries.length },
        });
        return toStaffMenu({ platform, version, entries, checkedAt });
      });
    },

    /** Looks at every target again: what leads nowhere any more is marked, and what leads somewhere again is not. */
    async checkTargets(): Promise<void> {
      for (const { platform, entries: before } of await repository.readMenus(db)) {
        const entries = await checked(before);
        await db.transaction(async (tx) => {
          const now = await repository.lockMenu(tx, platform);
          // Whoever wrote it meanwhile has looked.
          if (!now || JSON.stringify(now.entries) !== JSON.stringify(before)) return;
          await repository.markEntries(tx, { platform, entries, checkedAt: clock.now() });
          const isSame = entries.every(({ isDead }, index) => isDead === before[index]!.isDead);
          if (!isSame) await recordChange(tx, [FRAME]);
        });
      }
    },
  };
}

const toStaffMenu = ({ checkedAt, ...row }: MenuRow): StaffWebsiteMenu => ({
  ...row,
  checkedAt: checkedAt.toISOString(),
});
