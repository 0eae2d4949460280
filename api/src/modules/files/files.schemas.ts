import { Type, type Static } from 'typebox';
import { Id, Link, named, object } from '../../platform/schema.ts';
import { FileScan } from './files.enums.ts';

export const StoredFile = named(
  'StoredFile',
  'A file that arrived. It becomes part of something within two days or is removed.',
  object({
    id: Id('What other requests call it.'),
    name: Type.String({ description: 'Its name, made harmless.', examples: ['نقشه.pdf'] }),
    size: Type.Integer({ description: 'Bytes, as it is kept.', examples: [48_213] }),
    mime: Type.String({ description: 'Its type, by its bytes.', examples: ['application/pdf'] }),
    sha256: Type.String({ description: 'Of the bytes as they are kept, in hexadecimal.' }),
    width: Type.Optional(Type.Integer({ description: 'Of an image: its pixels across, upright.', examples: [1_200] })),
    height: Type.Optional(Type.Integer({ description: 'Of an image: its pixels down.', examples: [800] })),
    scan: FileScan,
    url: Link('Where it can be read for a quarter of an hour: under the site, and under /api/v1.'),
  }),
);
export type StoredFile = Static<typeof StoredFile>;

/** A form with one part; the bytes never become a value. */
export const UploadForm = object({
  file: Type.Unsafe<never>({ type: 'string', format: 'binary', description: 'One file.' }),
});

export const FileParams = object({ id: Id('The file.') });
export const LinkQuery = object({
  side: Type.Optional(Type.Integer({ description: 'A smaller form of an image: its side in pixels.', minimum: 1 })),
  expires: Type.Integer({
    description: 'When the link ends, in seconds since 1970.',
    minimum: 0,
    maximum: 99_999_999_999,
  }),
  signature: Type.String({ description: 'Ours, over the file and the time.', maxLength: 100 }),
});
