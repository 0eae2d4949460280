import type { Queryable, Tx } from '../../../platform/database/database.ts';
import type { ContentPlatform } from '../content.enums.ts';
import type { StaffWebsiteMenuEntry } from './menus.schemas.ts';

export type MenuRow = {
  platform: ContentPlatform;
  version: number;
  entries: StaffWebsiteMenuEntry[];
  checkedAt: Date;
};

const columns = 'platform, version, entries, checked_at as "checkedAt"';

export const readMenus = (db: Queryable) =>
  db.query<MenuRow>(`select ${columns} from website_menus order by platform desc`);

/** That of one platform, which nobody else writes until the transaction ends. Undefined where nobody wrote it yet. */
export async function lockMenu(tx: Tx, platform: ContentPlatform): Promise<MenuRow | undefined> {
  await tx.query('select pg_advisory_xact_lock(hashtext($1))', [`website_menus ${platform}`]);
  const [row] = await tx.query<MenuRow>(`select ${columns} from website_menus where platform = $1 for update`, [
    platform,
  ]);
  return row;
}

/** @returns its version now */
export async function writeMenu(tx: Tx, menu: Omit<MenuRow, 'version'>): Promise<number> {
  const [row] = await tx.query<{ version: number }>(
    `insert into website_menus (platform, entries, checked_at) values ($1, $2, $3)
     on conflict (platform) do update
       set entries = excluded.entries, checked_at = excluded.checked_at, version = website_menus.version + 1
     returning version`,
    [menu.platform, JSON.stringify(menu.entries), menu.checkedAt],
  );
  return row!.version;
}

/** What was found at its targets. The version stays: it is of what staff write. */
export const markEntries = (tx: Tx, { platform, entries, checkedAt }: Omit<MenuRow, 'version'>) =>
  tx.query('update website_menus set entries = $2, checked_at = $3 where platform = $1', [
    platform,
    JSON.stringify(entries),
    checkedAt,
  ]);
