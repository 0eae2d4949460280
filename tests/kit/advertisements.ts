import sharp from 'sharp';
import type { peopleOf } from './people.ts';
import { ok } from './rest.ts';
import { upload } from './uploads.ts';

/** A picture of one colour. */
export const picture = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#0b5f6b' } })
    .webp()
    .toBuffer();

/** The two pictures of an advertisement above a text, as somebody uploads them. */
export async function advertisementPictures(filesUrl: string, headers: Record<string, string>) {
  const send = async (width: number, height: number) =>
    (await upload(filesUrl, { bytes: await picture(width, height), headers })).body.id;
  return { imageDesktopId: await send(1_200, 200), imageMobileId: await send(640, 320) };
}

/** What else is said of one. */
export const usualAdvertisement = {
  slot: 'PAGE_END' as const,
  alt: 'کاتالوگ تازهٔ شیرهای صنعتی',
  targetPath: '/page/how-to-sell',
  from: '2020-01-01T00:00:00.000Z',
  until: '2099-01-01T00:00:00.000Z',
  weight: 3,
  categoryIds: [] as string[],
};

/** One that is shown below texts. @param by the token of who may write it */
export async function writeAdvertisement(people: ReturnType<typeof peopleOf>, by: string) {
  const pictures = await advertisementPictures(people.filesUrl, { authorization: `Bearer ${by}` });
  return ok(await people.post('/admin/advertisements', { by, body: { ...usualAdvertisement, ...pictures } }));
}
