import { fileURLToPath } from 'node:url';
import { makeProjectPictures, makeProjectVideos, type PublicLink } from '../../src/modules/files/index.ts';
import type { BulkRow } from '../../src/platform/database/bulk.ts';
import type { Database } from '../../src/platform/database/database.ts';
import { slugOf } from '../../src/platform/slug.ts';
import { foldSearchKey } from '../../src/platform/text.ts';
import { seededId } from '../random.ts';
import { ago } from './days.ts';
import { folder, needed, readRows } from './folder.ts';

export const videoIdOf = (key: string) => seededId(`video:${key}`);

/** What stands of a video in its file: times in milliseconds from the beginning. */
export type SeededVideo = {
  key: string;
  title: string;
  summary: string;
  order: number;
  captions: { start: number; end: number; text: string }[];
  chapters: { start: number; title: string }[];
};

/** The clips of the site, recorded by `npm run clips`. */
export const readVideos = (): SeededVideo[] =>
  readRows('videos').map((row) => {
    const key = needed(row, 'key');
    const lines = readRows(`videos/${key}`).map((line) => ({
      start: Number(needed(line, 'start')),
      end: Number(needed(line, 'end')),
      text: needed(line, 'text'),
      chapter: line.chapter,
    }));
    return {
      key,
      title: needed(row, 'title'),
      summary: needed(row, 'summary'),
      order: Number(needed(row, 'order')),
      captions: lines.map(({ start, end, text }) => ({ start, end, text })),
      chapters: lines.flatMap(({ start, chapter }) => (chapter ? { start, title: chapter } : [])),
    };
  });

export const clipPath = (name: string) => fileURLToPath(new URL(`videos/${name}`, folder));

/** Files of a video that were taken in. */
export type VideoFiles = ReadonlyMap<string, { fileId: string; posterFileId: string }>;

/** Takes the clips in, through the files as anybody's, one after the other. */
export async function takeVideos(parts: { db: Database; folder: string }): Promise<VideoFiles> {
  const addVideo = makeProjectVideos(parts);
  const addPicture = makeProjectPictures(parts);
  const files = new Map<string, { fileId: string; posterFileId: string }>();
  for (const { key } of readVideos()) {
    const { fileId } = await addVideo({ name: `${key}.webm`, path: clipPath(`${key}.webm`) });
    const poster = await addPicture({ name: `${key}.webp`, path: clipPath(`${key}.webp`) });
    files.set(key, { fileId, posterFileId: poster.fileId });
  }
  return files;
}

/** How long ago the first of them was added; each day another one. */
const FIRST_DAYS = 40;

export const videoRows = (files: VideoFiles, now: Date): BulkRow[] =>
  readVideos().map(({ key, title, summary, order, captions, chapters }) => {
    const at = ago(now, FIRST_DAYS - order);
    const { fileId, posterFileId } = files.get(key)!;
    return {
      id: videoIdOf(key),
      title,
      slug: slugOf(title),
      summary,
      file_id: fileId,
      poster_file_id: posterFileId,
      chapters,
      captions,
      platforms: ['WEB', 'MOBILE'],
      is_active: true,
      sort_order: order * 10,
      search_key: foldSearchKey([title, summary, ...captions.map(({ text }) => text)].join(' ')),
      version: 1,
      created_at: at,
      updated_at: at,
    };
  });

const linkOf = (key: string, fileId: string): PublicLink => ({
  objectType: 'MEDIA_VIDEO',
  objectId: videoIdOf(key),
  fileId,
  sort: 0,
  altText: '',
});

export const videoLinks = (files: VideoFiles): PublicLink[] =>
  [...files].map(([key, { fileId }]) => linkOf(key, fileId));
export const posterLinks = (files: VideoFiles): PublicLink[] =>
  [...files].map(([key, { posterFileId }]) => linkOf(key, posterFileId));
