import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { route } from '../../../platform/route.ts';
import {
  Announcement,
  AnnouncementChange,
  AnnouncementParams,
  AnnouncementPatch,
  AnnouncementsQuery,
  NewAnnouncement,
  StaffAnnouncement,
  StaffAnnouncementPage,
  StaffAnnouncementQuery,
} from './announcements.schemas.ts';
import type { Announcements } from './announcements.service.ts';

const policy = { action: 'CONTENT_WRITE' };

export function announcementRoutes(app: FastifyInstance, announcements: Announcements) {
  route(app, 'content', {
    url: '/announcements',
    operationId: 'announcements',
    policy: 'public',
    summary: 'What is announced now to who reads, at most two',
    query: AnnouncementsQuery,
    response: Type.Array(Announcement),
    handler: ({ query }) => announcements.shownTo(query.audience ?? 'ALL'),
  });
  route(app, 'content', {
    url: '/admin/announcements',
    operationId: 'adminAnnouncements',
    graph: 'staff.announcements',
    policy,
    summary: 'All announcements, that which ends last first',
    query: StaffAnnouncementQuery,
    response: StaffAnnouncementPage,
    handler: ({ query }) => announcements.list(query),
  });
  route(app, 'content', {
    method: 'POST',
    url: '/admin/announcements',
    operationId: 'createAnnouncement',
    graph: 'staff',
    policy,
    summary: 'Announces something for a time',
    body: NewAnnouncement,
    response: StaffAnnouncement,
    rules: () => announcements.newRules,
    handler: ({ actor, body, sender }) => announcements.create(actor, body, sender),
  });
  route(app, 'content', {
    method: 'PUT',
    url: '/admin/announcements/:id',
    operationId: 'updateAnnouncement',
    graph: 'staff',
    policy,
    summary: 'Changes an announcement, or ends it',
    params: AnnouncementParams,
    body: AnnouncementChange,
    patch: { body: AnnouncementPatch, stored: ({ params }) => announcements.stored(params.id) },
    response: StaffAnnouncement,
    rules: () => announcements.changeRules,
    handler: ({ actor, params, body, sender }) => announcements.change(actor, params.id, body, sender),
  });
}
