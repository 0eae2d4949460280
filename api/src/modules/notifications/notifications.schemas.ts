import { Type, type Static } from 'typebox';
import { Id, IdList, Instant, named, object, page, pagingQuery, rowIds, Version } from '../../platform/schema.ts';
import { NotificationType } from './notifications.enums.ts';

const about = { type: NotificationType };

export const Notification = named(
  'Notification',
  'Something that happened and concerns the one who asks. Several of one kind within ten minutes are one.',
  object({
    id: Id('Opaque id, the same in REST, in the graph and in addresses of the site.'),
    ...about,
    title: Type.String({ description: 'What happened, in a line.', examples: ['«پارس‌شیر» تأیید شد'] }),
    detail: Type.Optional(Type.String({ description: 'More of it, such as the reason that staff gave.' })),
    path: Type.String({ description: 'Where it leads, below the origin of the site.', examples: ['/profile'] }),
    count: Type.Integer({ description: 'How many events it tells of.', minimum: 1, examples: [1] }),
    isRead: Type.Boolean({ description: 'Whether it has been read.' }),
    at: Instant('When the last of them happened.'),
  }),
);
export type Notification = Static<typeof Notification>;

export const NotificationPage = page('NotificationPage', 'Notices, the newest first.', Notification);
export type NotificationPage = Static<typeof NotificationPage>;

export const NotificationsQuery = object({
  type: Type.Optional(NotificationType),
  isUnread: Type.Optional(Type.Boolean({ description: 'Only those that have not been read.' })),
  ...rowIds,
  ...pagingQuery,
});
export type NotificationsQuery = Static<typeof NotificationsQuery>;

const NotificationCount = named(
  'NotificationCount',
  'How many notices of a kind have not been read.',
  object({
    ...about,
    count: Type.Integer({ description: 'Unread ones; at most 99 are counted.', maximum: 99, examples: [2] }),
  }),
);

export const NotificationSummary = named(
  'NotificationSummary',
  'What of the inbox has not been read.',
  object({
    unreadCount: Type.Integer({ description: 'All unread ones; at most 99 are counted.', maximum: 99, examples: [3] }),
    byType: Type.Array(NotificationCount, { description: 'Of each kind that has some.' }),
  }),
);
export type NotificationSummary = Static<typeof NotificationSummary>;

export const NotificationReading = named(
  'NotificationReading',
  'Which notices have been read: some, or all up to one.',
  object({
    ids: Type.Optional(IdList('The notifications that are read; without it all.')),
    upTo: Type.Optional(Id('This one and all before it, of the same kind where one is named.')),
    type: Type.Optional(NotificationType),
  }),
);
export type NotificationReading = Static<typeof NotificationReading>;

const NotificationChoice = named(
  'NotificationChoice',
  'How a person wants to hear of a kind.',
  object({
    ...about,
    byMail: Type.Boolean({ description: 'By mail too, when it has not been read for ten minutes.' }),
    bySms: Type.Optional(
      Type.Boolean({
        description:
          'By SMS too, when it has not been read for ten minutes, in the night at eight. Only of kinds that go out so; left out it is as it comes.',
      }),
    ),
  }),
);

const choices = Type.Array(NotificationChoice, {
  description: 'Choices by kind of notice, each kind once.',
  maxItems: 100,
});
export const NotificationPreferences = named(
  'NotificationPreferences',
  'How a person wants to hear of what happens; the inbox has all of it.',
  object({
    choices,
    typesForViewer: Type.Array(NotificationType, {
      description:
        'Kinds that can reach the viewer now: told by name, or to those with a permission that the viewer has in a company, and of sellers only where that company sells.',
    }),
    version: Version,
  }),
);
export type NotificationPreferences = Static<typeof NotificationPreferences>;

export const NotificationPreferencesChange = named(
  'NotificationPreferencesChange',
  'All choices; a kind that is left out is as it comes.',
  object({ choices, version: Version }),
);
export type NotificationPreferencesChange = Static<typeof NotificationPreferencesChange>;
