import { Type, type Static } from 'typebox';
import { Id, line, Link, named, object, Version } from '../../../platform/schema.ts';
import { FileScan } from '../../files/index.ts';
import { SupplierDocumentKind } from '../../suppliers/index.ts';

export const OwnImage = named(
  'OwnImage',
  'A picture of an own entry.',
  object({
    fileId: Id('Id of the uploaded file that is the picture.'),
    altText: Type.String({ description: 'What is to be seen, in Persian.' }),
    width: Type.Integer({ description: 'Pixels across, as it is kept.', examples: [1_200] }),
    height: Type.Integer({ description: 'Pixels down, as it is kept.', examples: [900] }),
    url: Type.Optional(
      Link(
        'Where it is within 1280 pixels, under the site and under /api/v1; of what is not shown a link that ends. A repeated answer has none of these.',
      ),
    ),
    small: Type.Optional(Link('The same within 320 pixels.')),
    isWaiting: Type.Boolean({ description: 'Whether staff have yet to let it be shown.' }),
  }),
);
export type OwnImage = Static<typeof OwnImage>;

export const OwnDocument = named(
  'OwnDocument',
  'A paper of an own entry; `fileLink` has a fresh link to it.',
  object({
    title: Type.String({ description: 'Title in Persian, as buyers read it.' }),
    kind: SupplierDocumentKind,
    fileId: Type.Optional(Id('The paper itself; absent where it is only named.')),
    name: Type.Optional(Type.String({ description: 'Name of the file.', examples: ['datasheet.pdf'] })),
    mime: Type.Optional(Type.String({ description: 'Its type, by its bytes.', examples: ['application/pdf'] })),
    size: Type.Optional(Type.Integer({ description: 'Size of the file in bytes.', examples: [48_213] })),
    scan: Type.Optional(FileScan),
    isWaiting: Type.Boolean({ description: 'Whether staff have yet to let it be shown so.' }),
  }),
);
export type OwnDocument = Static<typeof OwnDocument>;

export const EntryImages = named(
  'EntryImages',
  'All pictures of an entry in their order, the first one for lists. Those that are left out are let go.',
  object({
    version: Version,
    images: Type.Array(
      named(
        'EntryImage',
        'One of them.',
        object({
          fileId: Id('One that the entry has, or an own uploaded image with at least 600 pixels on its longer side.'),
          altText: line('What is to be seen, in Persian.', 5, 120, 'شیر توپی برنجی از روبه‌رو'),
        }),
      ),
      { description: 'At most 8, each once.', maxItems: 8 },
    ),
  }),
);
export type EntryImages = Static<typeof EntryImages>;

export const EntryDocuments = named(
  'EntryDocuments',
  'All papers of an entry in their order. Those that are left out are let go.',
  object({
    version: Version,
    documents: Type.Array(
      named(
        'EntryDocument',
        'One of them.',
        object({
          title: line('Title in Persian, as buyers read it.', 2, 80, 'برگهٔ مشخصات فنی'),
          kind: SupplierDocumentKind,
          fileId: Type.Optional(
            Id(
              'One that the entry has, or an own uploaded file; left out of one that is only named and was there before.',
            ),
          ),
        }),
      ),
      { description: 'At most 10, each file once.', maxItems: 10 },
    ),
  }),
);
export type EntryDocuments = Static<typeof EntryDocuments>;
