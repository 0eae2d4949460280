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
import { AnnouncementAudience, AnnouncementState, AnnouncementTone } from './announcements.enums.ts';

const MOST_PLACES = 99;

const shownFields = {
  id: Id('Opaque id, the same in REST, in the graph and in the cookie of those that were dismissed.'),
  text: Type.String({ description: 'What is announced, in one line.', examples: ['جمعه از ساعت ۲ تا ۴ بامداد…'] }),
  tone: AnnouncementTone,
  href: Type.Optional(
    Type.String({ description: 'Where more of it is told: a path of the site, or a whole address.' }),
  ),
};

export const Announcement = named('Announcement', 'A line above every page, for a time.', object(shownFields));
export type Announcement = Static<typeof Announcement>;

export const AnnouncementsQuery = object({
  audience: Type.Optional({
    ...AnnouncementAudience,
    description: 'Who reads: those for everybody are always among them, and a seller is a user too.',
  }),
});

const order = Type.Integer({
  description: 'Which of several come first: two are shown at a time, those of the least numbers.',
  minimum: 1,
  maximum: MOST_PLACES,
  examples: [1],
});

export const StaffAnnouncement = named(
  'StaffAnnouncement',
  'An announcement as staff keep it.',
  object({
    ...shownFields,
    audience: AnnouncementAudience,
    from: Instant('When it begins to be shown.'),
    until: Instant('When it ends; nobody is shown it from this moment on.'),
    order,
    state: AnnouncementState,
    version: Version,
  }),
);
export type StaffAnnouncement = Static<typeof StaffAnnouncement>;
export const StaffAnnouncementPage = page(
  'StaffAnnouncementPage',
  'A page of announcements, that which ends last first.',
  StaffAnnouncement,
);
export type StaffAnnouncementPage = Static<typeof StaffAnnouncementPage>;
export const StaffAnnouncementQuery = object({ ...rowIds, ...pagingQuery });
export type StaffAnnouncementQuery = Static<typeof StaffAnnouncementQuery>;

const writtenFields = {
  text: line('What is announced, in one line.', 5, 200, 'جمعه از ساعت ۲ تا ۴ بامداد سایت در دسترس نیست.'),
  tone: AnnouncementTone,
  href: Type.Optional(
    typed('opaque', 'A path of this site, or an https address on an allowed host.', '/page/about', {
      minLength: 1,
      maxLength: 500,
    }),
  ),
  audience: AnnouncementAudience,
  from: Instant('When it begins to be shown.'),
  until: Instant('When it ends: later than its start, and in the future for a new announcement.'),
  order,
};

export const NewAnnouncement = named(
  'NewAnnouncement',
  'An announcement that begins at a time.',
  object(writtenFields),
);
export type NewAnnouncement = Static<typeof NewAnnouncement>;

export const AnnouncementChange = named(
  'AnnouncementChange',
  'An announcement as it is from now on; one that ends now is taken away at once.',
  object({ ...writtenFields, version: Version }),
);
export type AnnouncementChange = Static<typeof AnnouncementChange>;
export const AnnouncementPatch = patchOf(AnnouncementChange);
export const AnnouncementParams = object({ id: idOf('announcementId', 'Id of the announcement that staff change.') });
