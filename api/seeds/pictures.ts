import { fileURLToPath } from 'node:url';
import { makeProjectPictures, type PublicImage, publicAddress, type PublicLink } from '../src/modules/files/index.ts';
import type { Database } from '../src/platform/database/database.ts';

/** Beside the source, and beside the built program. */
const folder = new URL(import.meta.url.endsWith('.ts') ? './pictures/' : '../seeds/pictures/', import.meta.url);

/** Pictures of the project, by the drawing of the categories that they suit (scripts/pictures.mjs), with what they show. */
const views = [
  { icon: 'valve', file: 'valve', shows: 'نمای روبه‌رو' },
  { icon: 'valve', file: 'valve-near', shows: 'نمای نزدیک از گلویی و دستهٔ فلکه' },
  { icon: 'valve', file: 'valve-drawing', shows: 'نقشهٔ برش با محور لوله' },
  { icon: 'pump', file: 'pump', shows: 'نمای روبه‌رو روی پایه' },
  { icon: 'pump', file: 'pump-drawing', shows: 'نقشهٔ پوسته و پره‌ها' },
  { icon: 'pipe', file: 'pipe', shows: 'نمای زانو با دو فلنج' },
  { icon: 'bolt', file: 'bolt', shows: 'نمای پیچ و مهره' },
  { icon: 'gauge', file: 'gauge', shows: 'نمای صفحه و اتصال پایین' },
] as const;
const AT_ONCE = 2;
/** Of four offers that a picture would suit three have some. */
const WITHOUT_ONE_IN = 4;
/** Beyond so many offers nobody looks at them; a market of a million needs no million links. */
const MOST_OFFERS = 2_000;

/** A picture that was taken in. */
export type MarketPicture = { icon: string; shows: string; fileId: string; width: number; height: number };

/** Takes the pictures of the project in, through the files as anybody's; as many at once as there are workers for images. */
export async function takePictures(parts: { db: Database; folder: string }): Promise<MarketPicture[]> {
  const add = makeProjectPictures(parts);
  const taken: MarketPicture[] = [];
  for (let from = 0; from < views.length; from += AT_ONCE)
    taken.push(
      ...(await Promise.all(
        views.slice(from, from + AT_ONCE).map(async ({ icon, file, shows }) => {
          const name = `${file}.webp`;
          return { icon, shows, ...(await add({ name, path: fileURLToPath(new URL(name, folder)) })) };
        }),
      )),
    );
  return taken;
}

/** The pictures of one offer: none to three, those that suit its category, in turn. */
export function picturesOf(
  pictures: readonly MarketPicture[],
  { icon, name, number }: { icon: string; name: string; number: number },
): PublicImage[] {
  const fitting = pictures.filter((each) => each.icon === icon);
  if (fitting.length === 0 || number >= MOST_OFFERS || number % WITHOUT_ONE_IN === 0) return [];
  return fitting.slice(0, 1 + (number % fitting.length)).map(({ shows, fileId, width, height }) => ({
    fileId,
    url: publicAddress(fileId),
    altText: `${name}، ${shows}`,
    width,
    height,
  }));
}

/** The links of an offer's pictures, as they are written. */
export const linksOf = (objectId: string, images: readonly PublicImage[]): PublicLink[] =>
  images.map(({ fileId, altText }, sort) => ({ objectType: 'SUPPLIER_PRODUCT', objectId, fileId, sort, altText }));
