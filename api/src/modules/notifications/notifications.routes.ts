import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/route.ts';
import {
  NotificationPage,
  NotificationPreferences,
  NotificationPreferencesChange,
  NotificationReading,
  NotificationsQuery,
  NotificationSummary,
} from './notifications.schemas.ts';
import type { Notifications } from './notifications.service.ts';

export function notificationRoutes(app: FastifyInstance, notifications: Notifications) {
  route(app, 'notifications', {
    url: '/notifications',
    operationId: 'notifications',
    graph: 'viewer.notifications',
    policy: 'user',
    summary: 'What happened and concerns the one who asks, by kind, the newest first',
    query: NotificationsQuery,
    response: NotificationPage,
    handler: ({ actor, query }) => notifications.list(actor, query),
  });
  route(app, 'notifications', {
    url: '/notifications/summary',
    operationId: 'notificationSummary',
    graph: 'viewer.notificationSummary',
    policy: 'user',
    summary: 'How many notices have not been read, in all and by kind',
    response: NotificationSummary,
    handler: ({ actor }) => notifications.summary(actor),
  });
  route(app, 'notifications', {
    method: 'POST',
    url: '/notifications/read',
    operationId: 'readNotifications',
    graph: 'viewer',
    policy: 'user',
    summary: 'Marks some notices as read, or all up to one',
    body: NotificationReading,
    response: NotificationSummary,
    handler: ({ actor, body }) => notifications.read(actor, body),
  });
  route(app, 'notifications', {
    url: '/notifications/preferences',
    operationId: 'notificationPreferences',
    graph: 'viewer.notificationPreferences',
    policy: 'user',
    summary: 'Of which kinds a person hears by mail or SMS too',
    response: NotificationPreferences,
    handler: ({ actor }) => notifications.preferences(actor),
  });
  route(app, 'notifications', {
    method: 'PUT',
    url: '/notifications/preferences',
    operationId: 'updateNotificationPreferences',
    graph: 'viewer',
    policy: 'user',
    summary: 'Changes of which kinds a person hears by mail or SMS too',
    body: NotificationPreferencesChange,
    response: NotificationPreferences,
    handler: ({ actor, body }) => notifications.changePreferences(actor, body),
  });
}
