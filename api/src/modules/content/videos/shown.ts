import { type PublicImage, publicAddress, videoAddress } from '../../files/index.ts';
import { vttOf } from './captions.ts';
import type { VideoRow } from './videos.repository.ts';
import type { MediaVideo, StaffMediaVideo } from './videos.schemas.ts';

/** Where the captions of a video are, under the site and under /api/v1. */
const captionsAddress = (fileId: string) => `/media/${fileId}/captions`;

const posterOf = ({ posterFileId, posterWidth, posterHeight, title }: VideoRow): PublicImage => ({
  fileId: posterFileId,
  url: publicAddress(posterFileId),
  altText: title,
  width: posterWidth,
  height: posterHeight,
});

/** Where a video stands on the site. */
export const videoPath = ({ id, slug }: Pick<VideoRow, 'id' | 'slug'>) => `/videos/${id}/${encodeURIComponent(slug)}`;

/** What readers are told of a video. */
export const toVideo = (row: VideoRow): MediaVideo => ({
  id: row.id,
  title: row.title,
  slug: row.slug,
  summary: row.summary,
  path: videoPath(row),
  url: videoAddress(row.fileId),
  captionsUrl: captionsAddress(row.fileId),
  poster: posterOf(row),
  durationMs: row.durationMs,
  width: row.width,
  height: row.height,
  chapters: row.chapters,
  captions: row.captions,
  publishedAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

/** The same for staff. */
export const toStaffVideo = (row: VideoRow): StaffMediaVideo => ({
  ...toVideo(row),
  fileId: row.fileId,
  posterFileId: row.posterFileId,
  captionsVtt: vttOf(row.captions),
  platforms: row.platforms,
  isActive: row.isActive,
  order: row.order,
  version: row.version,
});
