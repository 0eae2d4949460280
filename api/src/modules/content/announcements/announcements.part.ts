import type { ManifestPart } from '../../../platform/modules/merge-manifests.ts';
import * as enums from './announcements.enums.ts';
import { announcementErrors } from './announcements.errors.ts';
import { announcementForms } from './announcements.forms.ts';
import { announcementRoutes } from './announcements.routes.ts';
import { makeAnnouncements } from './announcements.service.ts';

export function announcementsPart(parts: Parameters<typeof makeAnnouncements>[0]) {
  const announcements = makeAnnouncements(parts);
  return {
    errors: announcementErrors,
    enums,
    forms: announcementForms,
    routes: (v1) => announcementRoutes(v1, announcements),
    nodes: [{ type: 'Announcement', table: 'announcements' }],
  } satisfies ManifestPart;
}
