import { Type, type Static } from 'typebox';
import { patchOf } from '../../../platform/patch.ts';
import {
  Id,
  idOf,
  Instant,
  line,
  Link,
  named,
  object,
  page,
  pagingQuery,
  paragraphs,
  rowIds,
  searchKey,
  Version,
} from '../../../platform/schema.ts';
import { PublicImage } from '../../files/index.ts';
import { ContentPlatform } from '../content.enums.ts';

const MOST_CHAPTERS = 20;
export const MOST_CAPTIONS = 300;
export const MOST_FOUND = 50;
const MOST_OF_IDS = 100;
const LONGEST_CAPTION = 300;
const LONGEST_VTT = 60_000;
/** A day: what is later than the end of the video has a code of its own. */
const LATEST_MS = 86_400_000;

const time = (description: string, example: number) =>
  Type.Integer({
    description: `${description}, in milliseconds from the beginning.`,
    minimum: 0,
    maximum: LATEST_MS,
    examples: [example],
  });

const VideoCaption = named(
  'VideoCaption',
  'Words that are read while a part of a video is played.',
  object({
    start: time('When it appears', 1_200),
    end: time('When it goes', 4_800),
    text: Type.String({
      description: 'At most three lines.',
      format: 'lines',
      maxLength: LONGEST_CAPTION,
      examples: ['اندازه را با یکا بنویسید.'],
    }),
  }),
);

const VideoChapter = named(
  'VideoChapter',
  'A part of a video with a heading.',
  object({ start: time('When it begins', 8_000), title: line('Heading of the part.', 1, 80, 'خواندن نتیجه‌ها') }),
);

const captions = Type.Array(VideoCaption, {
  description: 'Captions in the order of their times; together they are the transcript.',
  maxItems: MOST_CAPTIONS,
});
const chapters = Type.Array(VideoChapter, {
  description: 'Parts of the video in the order of their times.',
  maxItems: MOST_CHAPTERS,
});
const platforms = Type.Array(ContentPlatform, {
  description: 'Programs that show it.',
  minItems: 1,
  maxItems: 2,
  uniqueItems: true,
});
const isActive = Type.Boolean({ description: 'True if readers are shown it.' });
const order = Type.Integer({
  description: 'Place among the videos, the least first.',
  minimum: 0,
  maximum: 9_999,
  examples: [10],
});

const shownFields = {
  id: Id('Opaque id, the same in REST and in the graph.'),
  title: Type.String({ description: 'Name by which people find it.', examples: ['جست‌وجوی کالا با اندازه و یکا'] }),
  slug: Type.String({
    description: 'Title as addresses write it, unencoded.',
    examples: ['جست-وجوی-کالا-با-اندازه-و-یکا'],
  }),
  summary: Type.String({ description: 'What it shows, in a sentence or two.' }),
  path: Link('Its page on the site.'),
  url: Link('Where the video is, as WebM: under the site and under /api/v1. Ranges of bytes are served.'),
  captionsUrl: Link('Where the captions are, as WebVTT: under the site and under /api/v1.'),
  poster: PublicImage,
  durationMs: Type.Integer({ description: 'How long it plays, by its last picture.', examples: [31_400] }),
  width: Type.Integer({ description: 'Pixels across of its pictures, as they were recorded.', examples: [960] }),
  height: Type.Integer({ description: 'Pixels down of its pictures, as they were recorded.', examples: [540] }),
  chapters,
  captions,
  publishedAt: Instant('When it was added.'),
  updatedAt: Instant('When staff changed it last.'),
};

export const MediaVideo = named('MediaVideo', 'A short video of the site, with captions.', object(shownFields));
export type MediaVideo = Static<typeof MediaVideo>;
export const MediaVideoPage = page('MediaVideoPage', 'A page of videos, in the order of staff.', MediaVideo);
export type MediaVideoPage = Static<typeof MediaVideoPage>;

export const StaffMediaVideo = named(
  'StaffMediaVideo',
  'A video as staff keep it.',
  object({
    ...shownFields,
    fileId: Id('Id of the uploaded file of the video.'),
    posterFileId: Id('Id of the uploaded picture that is shown before it plays.'),
    captionsVtt: Type.String({ description: 'The captions as a WebVTT file.' }),
    platforms,
    isActive,
    order,
    version: Version,
  }),
);
export type StaffMediaVideo = Static<typeof StaffMediaVideo>;
export const StaffMediaVideoPage = page('StaffMediaVideoPage', 'A page of videos, shown or not.', StaffMediaVideo);
export type StaffMediaVideoPage = Static<typeof StaffMediaVideoPage>;

const platform = Type.Optional(ContentPlatform);
export const MediaVideosQuery = object({ ...pagingQuery, platform });
export type MediaVideosQuery = Static<typeof MediaVideosQuery>;
export const MediaVideoSearchQuery = object({
  searchKey: Type.String({
    description: 'Words of the title, the summary or the captions, in any Persian or Arabic spelling.',
    minLength: 2,
    maxLength: 100,
    examples: ['فیلتر'],
  }),
  platform,
});
export type MediaVideoSearchQuery = Static<typeof MediaVideoSearchQuery>;
export const MediaVideoIdsQuery = object({
  ids: Type.Array(Type.String({ format: 'uuid' }), {
    description: 'Ids of videos.',
    minItems: 1,
    maxItems: MOST_OF_IDS,
    uniqueItems: true,
  }),
});
export const MediaVideoParams = object({ id: idOf('mediaVideoId', 'Id of the video that is played or changed.') });
export const CaptionsParams = object({ fileId: Id('Id of the file of the video.') });
export const StaffMediaVideosQuery = object({
  ...rowIds,
  ...pagingQuery,
  isActive: Type.Optional(Type.Boolean({ description: 'Whether readers are shown it; both when left out.' })),
  searchKey: searchKey('Title, summary and captions'),
});
export type StaffMediaVideosQuery = Static<typeof StaffMediaVideosQuery>;

const writtenFields = {
  title: line('Name by which people find it.', 3, 120, 'جست‌وجوی کالا با اندازه و یکا'),
  slug: Type.Optional(line('Title as its address writes it; made of the title where left out.', 1, 120, 'جست-وجو')),
  summary: paragraphs('What it shows, in a sentence or two.', 10, 400, 'اندازه و یکا را در جست‌وجو بنویسید.'),
  fileId: Id('Id of a video file that the caller uploaded and nothing uses yet, or of the current one.'),
  posterFileId: Id('Id of an image that the caller uploaded and nothing uses yet, or of the current one.'),
  chapters,
  captions: Type.Optional(captions),
  captionsVtt: Type.Optional(
    Type.String({
      description:
        'Captions as a WebVTT file; takes the place of `captions`. Settings, marks and comments are left out.',
      format: 'lines',
      maxLength: LONGEST_VTT,
      examples: ['WEBVTT\n\n00:00:01.200 --> 00:00:04.800\nاندازه را با یکا بنویسید.'],
    }),
  ),
  platforms,
  isActive,
  order,
};

export const NewMediaVideo = named('NewMediaVideo', 'A video of uploaded files.', object(writtenFields));
export type NewMediaVideo = Static<typeof NewMediaVideo>;
export const MediaVideoChange = named(
  'MediaVideoChange',
  'A video as it shall be from now on.',
  object({ ...writtenFields, version: Version }),
);
export type MediaVideoChange = Static<typeof MediaVideoChange>;
export const MediaVideoPatch = patchOf(MediaVideoChange, { perWrite: ['captionsVtt'] });
