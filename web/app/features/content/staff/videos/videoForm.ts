import * as v from 'valibot';
import { byLabels } from '../../../../platform/forms/conflict.ts';
import { emptyAsNull } from '../../../../platform/forms/emptyFields.ts';
import { digitText, optionalText, required, requiredText } from '../../../../platform/forms/rules.ts';
import type { ContentPlatform } from '../../../../platform/graph/types.generated.ts';
import { formatInteger } from '../../../../platform/numbers/numbers.ts';
import { toPersianDigits } from '../../../../platform/text/digits.ts';
import { requiredFile } from '../../../files/index.ts';
import { staffForm } from '../../../staff/index.ts';
import { chapterLines, readChapters } from './chapterLines.ts';
import { videoStaffMessages as words } from './messages.ts';
import {
  CreateMediaVideoDocument,
  type StaffVideos_VideoFragment as Video,
  UpdateMediaVideoDocument,
} from './StaffVideos.generated.ts';

/** A file of captions that has none. */
const NO_CAPTIONS = 'WEBVTT';

const chapters = v.pipe(
  v.string(),
  v.rawCheck(({ dataset, addIssue }) => {
    const read = dataset.typed ? readChapters(dataset.value) : [];
    if (typeof read === 'number') addIssue({ message: words.chapterLine(formatInteger(read)) });
  }),
);

const platformsOf: Record<string, ContentPlatform[]> = { WEB: ['WEB'], MOBILE: ['MOBILE'], BOTH: ['WEB', 'MOBILE'] };

/** Writes a video: its files, its texts and its captions. */
export const videoForm = staffForm({
  name: 'media-video',
  schema: v.object({
    title: requiredText(3, 120),
    slug: optionalText(120),
    summary: requiredText(10, 400),
    fileId: requiredFile,
    posterFileId: requiredFile,
    chapters,
    captionsVtt: v.string(),
    platforms: v.string(),
    order: required(digitText(4)),
    isActive: v.string(),
  }),
  files: ['fileId', 'posterFileId'],
  outdates: ['staff.mediaVideos'],
  placeOf: placeOfVideo,
  save({ slug, captionsVtt, platforms, order, isActive, ...typed }, { id, version }, { write }) {
    const read = readChapters(typed.chapters);
    const input = {
      ...typed,
      ...emptyAsNull({ slug }),
      chapters: typeof read === 'number' ? [] : read,
      captionsVtt: captionsVtt.trim() === '' ? NO_CAPTIONS : captionsVtt,
      platforms: platformsOf[platforms] ?? [],
      order: Number(order),
      isActive: isActive === 'true',
    };
    if (id === undefined) return write(CreateMediaVideoDocument, { input });
    return write(UpdateMediaVideoDocument, { input: { ...input, mediaVideoId: id, version } });
  },
});

/** How its files and its choices read. */
export function displayVideo(name: string, value: string): string {
  if (name === 'fileId' || name === 'posterFileId') return words.otherFile;
  return byLabels({ platforms: words.platforms, isActive: { true: words.shown, false: words.hidden } })(name, value);
}

/** What is stored, as its form holds it. */
export const storedVideo = (video: Video | undefined) => ({
  ...(video && { version: video.version }),
  values: typedVideo(video),
});

const nothing = {
  title: '',
  slug: '',
  summary: '',
  fileId: '',
  posterFileId: '',
  chapters: '',
  captionsVtt: `${NO_CAPTIONS}\n\n`,
  platforms: 'BOTH',
  order: '۱۰',
  isActive: 'true',
};

/** What stands in the fields at first. */
export function typedVideo(video: Video | undefined): typeof nothing {
  if (!video) return nothing;
  const { title, slug, summary, fileId, posterFileId, captionsVtt, platforms, order, isActive } = video;
  return {
    title,
    slug,
    summary,
    fileId,
    posterFileId,
    chapters: chapterLines(video.chapters),
    captionsVtt,
    platforms: platforms.length === 2 ? 'BOTH' : (platforms[0] ?? 'WEB'),
    order: toPersianDigits(String(order)),
    isActive: String(isActive),
  };
}

const optionsOf = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

export const platformOptions = optionsOf(words.platforms);
export const activityOptions = optionsOf({ true: words.shown, false: words.hidden });

/** Which field of the form has what the api names by a part of it. */
export function placeOfVideo(name: string): string {
  return name.replace(/\[.*$/, '');
}
