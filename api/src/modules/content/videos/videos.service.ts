import type { Actor } from '../../../platform/actor.ts';
import type { Database } from '../../../platform/database/database.ts';
import { paging } from '../../../platform/paging/paging.ts';
import { notFound } from '../../../platform/problem.ts';
import type { Sender } from '../../../platform/route.ts';
import type { Thing } from '../../../platform/modules/module.ts';
import { searchWords } from '../../../platform/search-words.ts';
import type { Visitors } from '../visitors.ts';
import { vttOf } from './captions.ts';
import { toVideo } from './shown.ts';
import * as repository from './videos.repository.ts';
import {
  type MediaVideo,
  type MediaVideoPage,
  type MediaVideoSearchQuery,
  type MediaVideosQuery,
  MOST_FOUND,
} from './videos.schemas.ts';

export type VideoReadParts = { db: Database; visitors: Visitors };
export type Videos = ReturnType<typeof makeVideos>;

/** Short videos, as readers see them. */
export function makeVideos({ db, visitors }: VideoReadParts) {
  async function shown(id: string): Promise<MediaVideo> {
    const [row] = await repository.readShown(db, [id]);
    return row ? toVideo(row) : notFound('MEDIA_VIDEO_NOT_FOUND');
  }

  /** In the order in which they are named; those that readers are not shown are left out. */
  async function byIds(ids: readonly string[]): Promise<MediaVideo[]> {
    const rows = new Map((await repository.readShown(db, ids)).map((row) => [row.id, row]));
    return ids.flatMap((id) => rows.get(id) ?? []).map(toVideo);
  }

  const thing: Thing = {
    find: shown,
    names: async (ids) => (await byIds(ids)).map(({ id, title }) => ({ id, name: title })),
  };

  return {
    thing,
    /** @throws Problem 404 */
    video: shown,
    byIds,

    async list({ platform = 'WEB', ...query }: MediaVideosQuery): Promise<MediaVideoPage> {
      const wanted = { platform, isActive: true };
      const { rows, totalCount, page } = await repository.readPage(db, wanted, paging(query));
      return { items: rows.map(toVideo), totalCount, ...page };
    },

    /** Those that have all words. */
    async search({ searchKey, platform = 'WEB' }: MediaVideoSearchQuery): Promise<MediaVideo[]> {
      const words = searchWords(searchKey);
      if (words.length === 0) return [];
      return (await repository.readFound(db, { platform, words }, MOST_FOUND)).map(toVideo);
    },

    /** Counts that a video was played. @throws Problem 404 */
    async look(id: string, sender: Sender, actor?: Actor): Promise<void> {
      await shown(id);
      await visitors.countLook({ objectType: 'VIDEO', objectId: id }, sender, actor);
    },

    /** The captions of a video by its file. @throws Problem 404 */
    async captionsOf(fileId: string): Promise<{ text: string; etag: string }> {
      const row = (await repository.readCaptions(db, fileId)) ?? notFound('MEDIA_VIDEO_NOT_FOUND');
      return { text: vttOf(row.captions), etag: `"${row.id}-${row.version}"` };
    },

    /** Whether everybody may see files of one of some videos. */
    areFilesShown: (ids: readonly string[]) => repository.isOneShown(db, ids),
  };
}
