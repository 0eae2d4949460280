import { Type, type Static } from 'typebox';
import { patchOf } from '../../../platform/patch.ts';
import {
  Id,
  idOf,
  Instant,
  line,
  named,
  object,
  page,
  pagingQuery,
  rowIds,
  typed,
  Version,
} from '../../../platform/schema.ts';
import { PublicImage } from '../../files/index.ts';
import { AdvertisementSlot, AdvertisementState } from './advertisements.enums.ts';

const MOST_CATEGORIES = 20;
export const MOST_SLOTS = 5;

const shownFields = {
  id: Id('Opaque id, the same in REST and in the graph.'),
  slot: AdvertisementSlot,
  imageDesktop: { ...PublicImage, description: 'Picture for wide screens.' },
  imageMobile: { ...PublicImage, description: 'Picture for phones.' },
  targetPath: Type.String({ description: 'Path of the site that it leads to.', examples: ['/page/how-to-sell'] }),
};

export const Advertisement = named(
  'Advertisement',
  'A picture that leads somewhere, for which somebody may have paid.',
  object(shownFields),
);
export type Advertisement = Static<typeof Advertisement>;

export const AdvertisementsQuery = object({
  slot: Type.Optional({ ...AdvertisementSlot, description: 'Slot that is shown; without it all of them.' }),
  categoryId: Type.Optional(
    Id('Category that the page is about: advertisements for it, and for those above it, may stand there too.'),
  ),
});
export type AdvertisementsQuery = Static<typeof AdvertisementsQuery>;

export const AdvertisementTarget = named(
  'AdvertisementTarget',
  'Where an advertisement leads.',
  object({
    targetPath: Type.String({ description: 'Path of the site to go on to.', examples: ['/page/how-to-sell'] }),
  }),
);
export type AdvertisementTarget = Static<typeof AdvertisementTarget>;

const writtenFields = {
  slot: AdvertisementSlot,
  alt: line(
    'Text alternative: what the picture shows and says, for people who cannot see it.',
    5,
    200,
    'کاتالوگ تازهٔ شیرهای صنعتی',
  ),
  from: Instant('Start of its time.'),
  until: Instant('End of its time: later than its start, and in the future for a new one.'),
  weight: Type.Integer({
    description: 'Share of the time of its slot, in proportion to the weights of the others there.',
    minimum: 1,
    maximum: 10,
    examples: [3],
  }),
  categoryIds: Type.Array(Type.String({ format: 'uuid' }), {
    description:
      'Categories on whose pages it is shown, with all below them; empty for all. Only of slots of categories.',
    maxItems: MOST_CATEGORIES,
    uniqueItems: true,
  }),
};
const withFiles = {
  ...writtenFields,
  imageDesktopId: Id('Id of the uploaded picture for wide screens, in the shape of the slot.'),
  imageMobileId: Id('Id of the uploaded picture for phones, in the shape of the slot.'),
  targetPath: typed('opaque', 'Path of the site that it leads to.', '/page/how-to-sell', {
    minLength: 1,
    maxLength: 500,
  }),
};

export const StaffAdvertisement = named(
  'StaffAdvertisement',
  'An advertisement as staff keep it, with how it fares.',
  object({
    ...shownFields,
    ...writtenFields,
    state: AdvertisementState,
    viewCount: Type.Integer({
      description: 'How often it was seen in the last two years, once for each visitor in half an hour.',
      examples: [1_200],
    }),
    clickCount: Type.Integer({
      description: 'How often it was followed in the last two years, once for each visitor in half an hour.',
      examples: [36],
    }),
    version: Version,
  }),
);
export type StaffAdvertisement = Static<typeof StaffAdvertisement>;
export const StaffAdvertisementPage = page(
  'StaffAdvertisementPage',
  'A page of advertisements, that which ends last first.',
  StaffAdvertisement,
);
export type StaffAdvertisementPage = Static<typeof StaffAdvertisementPage>;
export const StaffAdvertisementQuery = object({
  slot: Type.Optional({ ...AdvertisementSlot, description: 'Only those of this slot.' }),
  ...rowIds,
  ...pagingQuery,
});
export type StaffAdvertisementQuery = Static<typeof StaffAdvertisementQuery>;

export const NewAdvertisement = named('NewAdvertisement', 'An advertisement for a slot and a time.', object(withFiles));
export type NewAdvertisement = Static<typeof NewAdvertisement>;

export const AdvertisementChange = named(
  'AdvertisementChange',
  'The whole advertisement as it shall be.',
  object({ ...withFiles, version: Version }),
);
export type AdvertisementChange = Static<typeof AdvertisementChange>;
export const AdvertisementPatch = patchOf(AdvertisementChange);

export const AdvertisementArchival = named(
  'AdvertisementArchival',
  'Takes an advertisement away for good.',
  object({ version: Version }),
);
export type AdvertisementArchival = Static<typeof AdvertisementArchival>;

export const AdvertisementParams = object({
  id: idOf('advertisementId', 'Id of the advertisement (`Advertisement.id`) that is counted or changed.'),
});
