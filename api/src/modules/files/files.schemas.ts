import { Type, type Static } from 'typebox';
import { Id, idOf, Instant, Link, named, object } from '../../platform/schema.ts';
import { FileScan } from './files.enums.ts';
import { PUBLIC_SIDES } from './public-address.ts';

export const StoredFile = named(
  'StoredFile',
  'A file that arrived. It becomes part of something within two days or is removed.',
  object({
    id: Id('What other requests call it.'),
    name: Type.String({ description: 'Its name, made harmless.', examples: ['نقشه.pdf'] }),
    size: Type.Integer({ description: 'Bytes, as it is kept.', examples: [48_213] }),
    mime: Type.String({ description: 'Its type, by its bytes.', examples: ['application/pdf'] }),
    sha256: Type.String({ description: 'Of the bytes as they are kept, in hexadecimal.' }),
    width: Type.Optional(
      Type.Integer({ description: 'Of an image or a video: its pixels across, upright.', examples: [1_200] }),
    ),
    height: Type.Optional(Type.Integer({ description: 'Of an image or a video: its pixels down.', examples: [800] })),
    durationMs: Type.Optional(
      Type.Integer({ description: 'Of a video: its length in milliseconds.', examples: [31_400] }),
    ),
    scan: FileScan,
    url: Link('Where it can be read for a quarter of an hour: under the site, and under /api/v1.'),
  }),
);
export type StoredFile = Static<typeof StoredFile>;

/** A form with one part; the bytes never become a value. */
export const UploadForm = object({
  file: Type.Unsafe<never>({ type: 'string', format: 'binary', description: 'One file.' }),
});

export const FileParams = object({ id: idOf('fileId', 'Id of the stored file, as `POST /files` answered it.') });
export const LinkQuery = object({
  side: Type.Optional(Type.Integer({ description: 'A smaller form of an image: its side in pixels.', minimum: 1 })),
  expires: Type.Integer({
    description: 'When the link ends, in seconds since 1970.',
    minimum: 0,
    maximum: 99_999_999_999,
  }),
  signature: Type.String({ description: 'Ours, over the file and the time.', maxLength: 100 }),
});

export const FileLinkAnswer = named(
  'FileLink',
  'A link that lets whoever has it read one file for a short time.',
  object({
    fileId: Id('Id of the stored file, as `POST /files` answered it.'),
    url: Link('Where it can be read: under the site, and under /api/v1.'),
    expiresAt: Instant('When the link ends, at least ten minutes from now.'),
  }),
);
export type FileLinkAnswer = Static<typeof FileLinkAnswer>;

export const MediaParams = object({
  fileId: Id('Id of the uploaded file that is the picture.'),
  side: Type.Integer({ description: 'Its longer side in pixels, at most.', minimum: 1, maximum: 9_999 }),
});

export const VideoParams = object({ fileId: Id('Id of the uploaded file that is the video.') });

export const PaperParams = object({ fileId: Id('Id of the paper that is downloaded.') });

/** A public picture of a thing. */
export const PublicImage = named(
  'PublicImage',
  'A picture that everybody may see who is shown what it is of.',
  object({
    fileId: Id('Id of the uploaded file that is the picture.'),
    url: Link(
      `Where it is, as WebP, within 1280 pixels: under the site and under /api/v1; with ${PUBLIC_SIDES.slice(0, -1).join(', ')} as the last part within so many. Never changes.`,
    ),
    altText: Type.String({ description: 'What is to be seen, in Persian.' }),
    width: Type.Integer({ description: 'Pixels across, as it is kept.', examples: [1_200] }),
    height: Type.Integer({ description: 'Pixels down, as it is kept.', examples: [900] }),
  }),
);
export type PublicImage = Static<typeof PublicImage>;
