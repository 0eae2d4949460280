import type { ManifestPart } from '../../../platform/modules/merge-manifests.ts';
import { MEDIA_VIDEO, makeStaffVideos, type VideoWritingParts } from './staff-videos.service.ts';
import { videoErrors } from './videos.errors.ts';
import { videoForms } from './videos.forms.ts';
import { videoRoutes } from './videos.routes.ts';
import { makeVideos, type VideoReadParts } from './videos.service.ts';

export type VideoParts = VideoReadParts & VideoWritingParts;

/** Short videos. @returns what others need of them beside the part itself */
export function videosPart(parts: VideoParts) {
  const videos = makeVideos(parts);
  const staff = makeStaffVideos(parts);
  const part = {
    errors: videoErrors,
    forms: videoForms,
    routes: (v1) => videoRoutes(v1, videos, staff),
    linkOwners: { [MEDIA_VIDEO]: { canSee: (_actor, ids) => videos.areFilesShown(ids) } },
    things: { VIDEO: videos.thing },
    nodes: [{ type: 'MediaVideo', table: 'content_videos' }],
  } satisfies ManifestPart;
  return { part, videos };
}
