import type { Actor } from '../../../platform/actor.ts';
import type { FieldError } from '../../../platform/field-error.ts';
import type { LateRule } from '../../../platform/late-rules.ts';
import { type Caption, normalCaption, problemsOfCaptions, readVtt } from './captions.ts';
import type { Files } from '../../files/index.ts';
import type { Chapter, VideoRow } from './videos.repository.ts';
import { MOST_CAPTIONS, type NewMediaVideo } from './videos.schemas.ts';

/** Pixels of the longer side. */
const MIN_POSTER = 320;

/** What is judged of a video beside its format, for a new one and for one that is stored. */
export function makeVideoRules(files: Pick<Files, 'problemOfOwn' | 'problemOfOwnVideo' | 'videos'>) {
  const durationOf = async (fileId: string | undefined): Promise<number | undefined> =>
    fileId === undefined ? undefined : (await files.videos([fileId]))[0]?.durationMs;

  return (actor: Actor, stored?: VideoRow): LateRule<NewMediaVideo>[] => [
    {
      reads: ['fileId'],
      judge: async ({ fileId }) => {
        const problem = fileId === stored?.fileId ? undefined : await files.problemOfOwnVideo(actor, fileId);
        return problem && { field: 'fileId', ...problem };
      },
    },
    {
      reads: ['posterFileId'],
      judge: async ({ posterFileId }) => {
        const isKept = posterFileId === stored?.posterFileId;
        const problem = isKept ? undefined : await files.problemOfOwn(actor, posterFileId, MIN_POSTER);
        return problem && { field: 'posterFileId', ...problem };
      },
    },
    {
      reads: ['fileId', 'chapters'],
      judge: async ({ fileId, chapters = [] }) => problemsOfChapters(chapters, await durationOf(fileId)),
    },
    {
      reads: ['fileId', 'captions', 'captionsVtt'],
      judge: async (given) => problemsOf(given, await durationOf(given.fileId)),
    },
  ];
}

function problemsOf({ captions = [], captionsVtt }: NewMediaVideo, durationMs: number | undefined): FieldError[] {
  if (captionsVtt === undefined)
    return problemsOfCaptions(captions.map(normalCaption), { field: 'captions', isWhole: false, durationMs });
  const field = 'captionsVtt';
  if (captionsVtt.trim() === '') return [];
  const read = readVtt(captionsVtt);
  if ('brokenLine' in read) return [{ field, code: 'CAPTIONS_UNREADABLE', params: [String(read.brokenLine)] }];
  return tooMany(read.captions) ?? problemsOfCaptions(read.captions, { field, isWhole: true, durationMs }).slice(0, 1);
}

const tooMany = (captions: readonly Caption[]): FieldError[] | undefined =>
  captions.length > MOST_CAPTIONS
    ? [{ field: 'captionsVtt', code: 'MAX_ITEMS', params: [String(MOST_CAPTIONS)] }]
    : undefined;

function problemsOfChapters(chapters: readonly Chapter[], durationMs: number | undefined): FieldError[] {
  return chapters.flatMap(({ start }, index): FieldError[] => {
    const field = `chapters[${index}].start`;
    const before = chapters[index - 1];
    if (before && start <= before.start) return [{ field, code: 'CHAPTER_ORDER' }];
    const isBeyond = durationMs !== undefined && start >= durationMs;
    return isBeyond ? [{ field, code: 'CHAPTER_AFTER_END' }] : [];
  });
}
