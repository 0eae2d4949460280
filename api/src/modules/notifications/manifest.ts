import type { ChangeFeed } from '../../platform/changes/change-feed.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { EventDefinition } from '../../platform/domain-events/define-events.ts';
import type { Module } from '../../platform/modules/module.ts';
import type { EventNotices, NoticeTypes } from '../../platform/notices/notice-type.ts';
import type { Notices } from '../../platform/outbox/notices.ts';
import type { Outbox } from '../../platform/outbox/outbox.ts';
import type { Customers } from '../customers/index.ts';
import { makeFanOut } from './fan-out.ts';
import { makeNoticeMails, noticeMails } from './mails.ts';
import * as enums from './notifications.enums.ts';
import { notificationErrors } from './notifications.errors.ts';
import { notificationForms } from './notifications.forms.ts';
import { notificationRoutes } from './notifications.routes.ts';
import { makeNotifications } from './notifications.service.ts';
import { makeNoticeSms } from './sms.ts';

type Parts = {
  db: Database;
  clock: Clock;
  feed: ChangeFeed;
  outbox: Outbox;
  notices: Notices;
  publicOrigin: string;
  customers: Pick<Customers, 'peopleOf'>;
  /** Of all modules; known when they are. */
  noticeTypes: () => NoticeTypes;
  eventNotices: () => Readonly<Record<string, EventNotices>>;
  /** Events of all modules. */
  domainEvents: () => readonly EventDefinition[];
};

export function notificationsModule(parts: Parts) {
  const notifications = makeNotifications(parts);
  const fanOut = makeFanOut(parts);
  const mails = makeNoticeMails(parts);
  const sms = makeNoticeSms(parts);
  return {
    name: 'notifications',
    about: 'What people are told of, in their inbox, by mail and by SMS.',
    errors: notificationErrors,
    enums,
    forms: notificationForms,
    mails: noticeMails,
    routes: (v1) => notificationRoutes(v1, notifications),
    recurring: {
      'fan-out': { everyMinutes: 1, run: fanOut.run },
      'mail-notifications': { everyMinutes: 1, run: mails.send },
      'sms-notifications': { everyMinutes: 1, run: sms.send },
      'forget-notifications': { everyMinutes: 1_440, run: notifications.forgetOld },
    },
    subscribers: {
      notices: {
        events: () => parts.domainEvents().filter(({ aggregate }) => Object.hasOwn(parts.eventNotices(), aggregate)),
        handle: fanOut.tellOf,
      },
    },
    afterStart: async () => fanOut.start(),
    checkAtStart: notifications.check,
    personal: { notifications: notifications.personal },
    nodes: [{ type: 'Notification', table: 'notifications' }],
    service: notifications,
  } satisfies Module;
}
