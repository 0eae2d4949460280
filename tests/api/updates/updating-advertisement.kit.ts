import { randomUUID } from 'node:crypto';
import { usualAdvertisement } from '../../kit/advertisements.ts';
import { aListing } from '../../kit/seeded.ts';
import type { App, Person } from '../suppliers/claims/claims.kit.ts';
import type { Updated } from './updated-thing.ts';

async function fileOf(app: App, width: number, height: number): Promise<string> {
  const id = randomUUID();
  await app.db.query(
    `insert into files (id, name, kind, mime, size, sha256, scan, width, height)
     values ($1::uuid, 'a.webp', 'IMAGE', 'image/webp', 1000, $1::text, 'NOT_SCANNED', $2, $3)`,
    [id, width, height],
  );
  return id;
}

/** An advertisement whose pictures are on no disk: none is sent anew. */
export async function updatedAdvertisement(app: App, by: Person): Promise<Updated> {
  const imageDesktopId = await fileOf(app, 600, 500);
  const imageMobileId = await fileOf(app, 640, 320);
  const { categoryId } = await aListing(app);
  const from = '2026-12-05T00:00:00.000Z';
  const until = '2027-06-01T00:00:00.000Z';
  const id = randomUUID();
  await app.db.query(
    `insert into advertisements (id, slot, image_desktop_id, image_mobile_id, alt, target_path, valid_from, valid_until,
       weight, category_ids, created_at, updated_at)
     values ($1, 'LIST_SIDE', $2, $3, 'آگهی', '/faq', $4, $5, 1, '{}', $4, $4)`,
    [id, imageDesktopId, imageMobileId, from, until],
  );
  const pictures = { imageDesktopId, imageMobileId };
  type Pictured = { imageDesktop: { fileId: string }; imageMobile: { fileId: string } };
  return {
    path: `/admin/advertisements/${id}`,
    by,
    whole: { ...usualAdvertisement, slot: 'LIST_SIDE', categoryIds: [categoryId], ...pictures, from, until },
    written: (body) => {
      const { imageDesktop, imageMobile } = body as unknown as Pictured;
      return { ...body, imageDesktopId: imageDesktop.fileId, imageMobileId: imageMobile.fileId };
    },
  };
}
