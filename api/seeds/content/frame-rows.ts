import type { BulkRow } from '../../src/platform/database/bulk.ts';
import { seededId } from '../random.ts';
import { ago } from './days.ts';
import { needed, readRows } from './folder.ts';
import { typeIdOf } from './page-rows.ts';

const PLATFORMS = ['WEB', 'MOBILE'];

/** A menu for each platform; `@KEY` in the file leads to a type of pages. */
export function menuRows(now: Date): BulkRow[] {
  const lines = readRows('menus');
  return PLATFORMS.map((platform) => ({
    platform,
    version: 1,
    entries: lines.filter((line) => line.platform === platform).map(entryOf),
    checked_at: now,
  }));
}

function entryOf(line: Readonly<Record<string, string>>) {
  const { href } = line;
  const target = href?.startsWith('@') ? `/contents/${typeIdOf(href.slice(1))}` : href;
  return {
    level: Number(needed(line, 'level')),
    title: needed(line, 'title'),
    ...(target && { href: target }),
    isDead: false,
  };
}

export const announcementRows = (now: Date): BulkRow[] =>
  readRows('announcements').map((line) => ({
    id: seededId(`announcement:${needed(line, 'place')}`),
    text: needed(line, 'text'),
    tone: needed(line, 'tone'),
    href: line.href ?? null,
    audience: needed(line, 'audience'),
    valid_from: ago(now, -Number(needed(line, 'fromDays'))),
    valid_until: ago(now, -Number(needed(line, 'untilDays'))),
    place: Number(needed(line, 'place')),
    version: 1,
    created_at: now,
    updated_at: now,
  }));

/** Who runs the site: invented, and it says so. */
export const operatorRows = (now: Date): BulkRow[] => [
  {
    id: 1,
    version: 1,
    name: 'راسته‌گستر صنعت (ساختگی)',
    address: 'تهران، خیابان نمونه، کوچهٔ راسته، پلاک ۱۲، طبقهٔ سوم',
    phones: ['02100000000'],
    email: 'info@rasteh.example',
    support_hours: 'شنبه تا چهارشنبه، ۸ تا ۱۷؛ پنجشنبه، ۸ تا ۱۲',
    updated_at: now,
  },
];
