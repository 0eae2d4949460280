import { fileURLToPath } from 'node:url';
import { makeProjectPictures, type PublicLink } from '../../src/modules/files/index.ts';
import type { BulkRow } from '../../src/platform/database/bulk.ts';
import type { Database } from '../../src/platform/database/database.ts';
import { slugOf } from '../../src/platform/slug.ts';
import { seededId } from '../random.ts';
import { instantOf } from './days.ts';
import { folder, listOf, needed, readRows } from './folder.ts';
import { categoryIdOf, pageIdOf } from './page-rows.ts';
import { readPages } from './texts.ts';

/** Ids of the pictures of advertisements, by the names of their files. */
export type AdvertisementPictures = ReadonlyMap<string, string>;

const KINDS = ['desktop', 'mobile'];
const idOf = (key: string) => seededId(`advertisement:${key}`);

/** Takes in the pictures that were made for the advertisements (scripts/advertisement-pictures.mjs). */
export async function takeAdvertisementPictures(parts: {
  db: Database;
  folder: string;
}): Promise<AdvertisementPictures> {
  const add = makeProjectPictures(parts);
  const taken = new Map<string, string>();
  for (const line of readRows('advertisements'))
    for (const kind of KINDS) {
      const name = `${needed(line, 'key')}-${kind}.webp`;
      const path = fileURLToPath(new URL(`advertisements/${name}`, folder));
      taken.set(name, (await add({ name, path })).fileId);
    }
  return taken;
}

/** Where one leads; `@KEY` in the file is a text of the seeds. */
export function targetOf(target: string): string {
  if (!target.startsWith('@')) return target;
  const page = readPages().find(({ key }) => `@${key}` === target);
  if (!page) throw new Error(`no page is called ${target}`);
  return `/contents/${pageIdOf(page.key)}/${encodeURIComponent(slugOf(page.title))}`;
}

export const advertisementRows = (pictures: AdvertisementPictures, now: Date): BulkRow[] =>
  readRows('advertisements').map((line) => {
    const key = needed(line, 'key');
    return {
      id: idOf(key),
      slot: needed(line, 'slot'),
      image_desktop_id: pictures.get(`${key}-desktop.webp`)!,
      image_mobile_id: pictures.get(`${key}-mobile.webp`)!,
      alt: needed(line, 'alt'),
      target_path: targetOf(needed(line, 'target')),
      valid_from: instantOf(now, Number(needed(line, 'fromDays'))),
      valid_until: instantOf(now, Number(needed(line, 'untilDays'))),
      weight: Number(needed(line, 'weight')),
      category_ids: listOf(line.categories).map(categoryIdOf),
      version: 1,
      created_at: now,
      updated_at: now,
    };
  });

/** The pictures are seen by everybody. */
export const advertisementLinks = (pictures: AdvertisementPictures): PublicLink[] =>
  readRows('advertisements').flatMap((line) =>
    KINDS.map((kind, sort) => ({
      objectType: 'ADVERTISEMENT',
      objectId: idOf(needed(line, 'key')),
      fileId: pictures.get(`${needed(line, 'key')}-${kind}.webp`)!,
      sort,
      altText: needed(line, 'alt'),
    })),
  );
