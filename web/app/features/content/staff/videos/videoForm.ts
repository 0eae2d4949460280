import * as v from 'valibot';
import { emptyAsNull } from '../../../../platform/forms/emptyFields.ts';
import { digitText, optionalText, required, requiredText } from '../../../../platform/forms/rules.ts';
import type { ContentPlatform } from '../../../../platform/graph/types.generated.ts';
import { formatInteger } from '../../../../platform/numbers/numbers.ts';
import { chapterLines, readChapters } from './chapterLines.ts';
import { videoStaffMessages as words } from './messages.ts';
import type { StaffVideos_VideoFragment as Video } from './StaffVideos.generated.ts';

const chapters = v.pipe(
  v.string(),
  v.rawCheck(({ dataset, addIssue }) => {
    const read = dataset.typed ? readChapters(dataset.value) : [];
    if (typeof read === 'number') addIssue({ message: words.chapterLine(formatInteger(read)) });
  }),
);

/** What is written of a video beside its files. */
export const videoTexts = {
  title: requiredText(3, 120),
  slug: optionalText(120),
  summary: requiredText(10, 400),
  chapters,
  captionsVtt: v.string(),
  platforms: v.string(),
  order: required(digitText(4)),
  isActive: v.string(),
};
export const textsSchema = v.object(videoTexts);
export type VideoTexts = v.InferOutput<typeof textsSchema>;

const platformsOf: Record<string, ContentPlatform[]> = { WEB: ['WEB'], MOBILE: ['MOBILE'], BOTH: ['WEB', 'MOBILE'] };

/** The texts as the graph takes them. */
export function textsInput({ title, slug, summary, captionsVtt, platforms, order, isActive, ...typed }: VideoTexts) {
  const read = readChapters(typed.chapters);
  return {
    title,
    ...emptyAsNull({ slug }),
    summary,
    chapters: typeof read === 'number' ? [] : read,
    captionsVtt: captionsVtt.trim() === '' ? 'WEBVTT' : captionsVtt,
    platforms: platformsOf[platforms] ?? [],
    order: Number(order),
    isActive: isActive === 'true',
  };
}

/** What stands in the fields at first. */
export function typedTexts(video: Video | undefined) {
  if (!video)
    return {
      title: '',
      slug: '',
      summary: '',
      chapters: '',
      captionsVtt: 'WEBVTT\n\n',
      platforms: 'BOTH',
      order: '10',
      isActive: 'true',
    };
  const { title, slug, summary, captionsVtt, platforms, order, isActive } = video;
  return {
    title,
    slug,
    summary,
    chapters: chapterLines(video.chapters),
    captionsVtt,
    platforms: platforms.length === 2 ? 'BOTH' : (platforms[0] ?? 'WEB'),
    order: String(order),
    isActive: String(isActive),
  };
}

const optionsOf = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

export const platformOptions = optionsOf(words.platforms);
export const activityOptions = optionsOf({ true: words.shown, false: words.hidden });

/** Which field of the form has what the api names by a part of it. */
export const placeOf = (name: string): string => name.replace(/\[.*$/, '');
