import type { Actor } from '../../../platform/actor.ts';
import { recordAudit } from '../../../platform/audit.ts';
import { recordChange } from '../../../platform/changes/record-change.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { audience } from '../../../platform/events/audience.ts';
import { recordEvent } from '../../../platform/events/record-event.ts';
import { newId } from '../../../platform/ids.ts';
import { type LateRule, requireAll } from '../../../platform/late-rules.ts';
import { paging } from '../../../platform/paging/paging.ts';
import { notFound } from '../../../platform/problem.ts';
import type { Sender } from '../../../platform/route.ts';
import { searchWords } from '../../../platform/search-words.ts';
import { slugOf } from '../../../platform/slug.ts';
import { foldSearchKey } from '../../../platform/text.ts';
import { versionConflict } from '../../../platform/version.ts';
import { type Files, PUBLIC, VIDEO } from '../../files/index.ts';
import { type Caption, normalCaption, readVtt } from './captions.ts';
import { indexVideos } from '../searching/content-index.ts';
import { toStaffVideo } from './shown.ts';
import * as repository from './videos.repository.ts';
import type { VideoRow } from './videos.repository.ts';
import type {
  MediaVideoChange,
  NewMediaVideo,
  StaffMediaVideo,
  StaffMediaVideoPage,
  StaffMediaVideosQuery,
} from './videos.schemas.ts';
import { makeVideoRules } from './video-rules.ts';

/** What links call a video. */
export const MEDIA_VIDEO = 'MEDIA_VIDEO';

export type VideoWritingParts = {
  db: Database;
  clock: Clock;
  files: Pick<Files, 'problemOfOwn' | 'problemOfOwnVideo' | 'videos' | 'preparePublic' | 'attach' | 'release'>;
};
export type StaffVideos = ReturnType<typeof makeStaffVideos>;

/** Videos as staff keep them. */
export function makeStaffVideos({ db, clock, files }: VideoWritingParts) {
  const rules = makeVideoRules(files);
  const existing = async (id: string): Promise<VideoRow> =>
    (await repository.readVideo(db, id)) ?? notFound('MEDIA_VIDEO_NOT_FOUND');

  const writtenOf = (id: string, input: NewMediaVideo): repository.WrittenVideo => {
    const { title, slug, summary, fileId, posterFileId, chapters, platforms, isActive, order } = input;
    const captions = captionsOf(input);
    const texts = [title, summary, ...captions.map(({ text }) => text)];
    const shown = { fileId, posterFileId, chapters, captions, platforms, isActive, order };
    return {
      ...shown,
      id,
      title,
      summary,
      slug: slugOf(slug ?? title) || '-',
      searchKey: foldSearchKey(texts.join(' ')),
      at: clock.now(),
    };
  };

  /** Makes a new picture ready to be seen; before the transaction, since pictures take their time. */
  const prepare = async (actor: Actor, { posterFileId }: NewMediaVideo, stored?: VideoRow): Promise<void> => {
    if (posterFileId !== stored?.posterFileId) await files.preparePublic(actor, posterFileId);
  };

  /** Links the files that it has not yet, and lets those go that it has no more. */
  async function linkFiles(tx: Tx, actor: Actor, written: repository.WrittenVideo, stored?: VideoRow): Promise<void> {
    const held = [
      { role: VIDEO, field: 'fileId', next: written.fileId, last: stored?.fileId },
      { role: PUBLIC, field: 'posterFileId', next: written.posterFileId, last: stored?.posterFileId },
    ];
    for (const { role, field, next, last } of held) {
      if (next === last) continue;
      const link = { objectType: MEDIA_VIDEO, objectId: written.id, role };
      await files.attach(tx, actor, next, link, field);
      if (last !== undefined) await files.release(tx, last, link);
    }
  }

  async function told(tx: Tx, id: string, actor: Actor, sender: Sender, action: string): Promise<StaffMediaVideo> {
    const row = (await repository.lockVideo(tx, id))!;
    const what = { objectType: 'StaffMediaVideo', objectId: id };
    await indexVideos(tx, [id]);
    await recordChange(tx, [id]);
    await recordEvent(tx, { ...what, type: action, seq: row.version, audiences: [audience.staff('CONTENT_WRITE')] });
    await recordAudit(tx, sender, { ...what, actorId: actor.userId, action, result: 'DONE' });
    return toStaffVideo(row);
  }

  return {
    newRules: (actor: Actor): readonly LateRule<NewMediaVideo>[] => rules(actor),
    changeRules: async (actor: Actor, id: string): Promise<readonly LateRule<MediaVideoChange>[]> =>
      // One that is not there is refused by the write.
      rules(actor, await repository.readVideo(db, id)),

    async list({ isActive, searchKey, ...query }: StaffMediaVideosQuery): Promise<StaffMediaVideoPage> {
      const wanted = { isActive, words: searchWords(searchKey) };
      const { rows, totalCount, page } = await repository.readPage(db, wanted, paging(query));
      return { items: rows.map(toStaffVideo), totalCount, ...page };
    },

    /** @throws Problem 404 */
    one: async (id: string): Promise<StaffMediaVideo> => toStaffVideo(await existing(id)),

    /** @throws Problem 400 naming each wrong field */
    async create(actor: Actor, input: NewMediaVideo, sender: Sender): Promise<StaffMediaVideo> {
      await requireAll(rules(actor), input);
      await prepare(actor, input);
      return db.transaction(async (tx) => {
        const written = writtenOf(newId(), input);
        await repository.insertVideo(tx, written);
        await linkFiles(tx, actor, written);
        return told(tx, written.id, actor, sender, 'MEDIA_VIDEO_CREATED');
      });
    },

    /** @throws Problem 400, 404, 409 VERSION_CONFLICT */
    async change(actor: Actor, id: string, input: MediaVideoChange, sender: Sender): Promise<StaffMediaVideo> {
      const before = await existing(id);
      // Files of a video that somebody changed meanwhile are judged by what it is now.
      if (before.version !== input.version) versionConflict(before.version);
      await requireAll(rules(actor, before), input);
      await prepare(actor, input, before);
      return db.transaction(async (tx) => {
        const stored = (await repository.lockVideo(tx, id)) ?? notFound('MEDIA_VIDEO_NOT_FOUND');
        if (stored.version !== input.version) versionConflict(stored.version);
        const written = writtenOf(id, input);
        await repository.updateVideo(tx, written);
        await linkFiles(tx, actor, written, stored);
        return told(tx, id, actor, sender, 'MEDIA_VIDEO_CHANGED');
      });
    },
  };
}

/** Captions as they are stored; those of a file take the place of others. */
function captionsOf({ captions = [], captionsVtt }: NewMediaVideo): Caption[] {
  if (captionsVtt === undefined) return captions.map(normalCaption);
  const read = readVtt(captionsVtt);
  return 'captions' in read ? read.captions : [];
}
