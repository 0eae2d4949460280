import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { peopleOf } from '../kit/people.ts';
import { noise } from '../kit/pictures.ts';
import { startApiProcess } from '../kit/site.ts';
import { upload } from '../kit/uploads.ts';

// Every picture inside the limits is taken: both largest squares, in each format and way of writing it, as noisy as 5 MB
// allow. How many rows of noise that is was measured; the rest of the picture is flat.
const SIDE = 4_096;
const LARGEST = 7_071;
const MOST_BYTES = 5 * 1_024 * 1_024;
const jpeg = { quality: 40, chromaSubsampling: '4:4:4' };
const png = { compressionLevel: 2 };
const turned = async (bytes: Promise<Buffer>) =>
  sharp(await bytes, { limitInputPixels: false })
    .withMetadata({ orientation: 6 })
    .webp({ quality: 30, effort: 0 })
    .toBuffer();

const pictures: [string, () => Promise<Buffer>][] = [SIDE, LARGEST].flatMap((side) => {
  const rows = (ofSide: number, ofLargest: number) => (side === SIDE ? ofSide : ofLargest);
  const of = (channels: 3 | 4, noisy: number, more = {}) => noise({ side, channels, rows: noisy, ...more });
  const coarse = { mask: 0xf0 };
  const made: [string, () => Promise<Buffer>][] = [
    ['JPEG', () => of(3, rows(1_780, 880)).jpeg(jpeg).toBuffer()],
    [
      'progressive JPEG',
      () =>
        of(3, rows(1_900, 1_030))
          .jpeg({ ...jpeg, progressive: true })
          .toBuffer(),
    ],
    [
      'progressive JPEG for printers',
      () =>
        of(4, rows(1_000, 490))
          .toColourspace('cmyk')
          .jpeg({ ...jpeg, progressive: true })
          .toBuffer(),
    ],
    ['PNG', () => of(4, rows(560, 310), coarse).png(png).toBuffer()],
    [
      'interlaced PNG',
      () =>
        of(4, rows(560, 310), coarse)
          .png({ ...png, progressive: true })
          .toBuffer(),
    ],
    ['deep PNG', () => of(4, rows(148, 82), { isDeep: true }).png(png).toBuffer()],
    [
      'deep interlaced PNG',
      () =>
        of(4, rows(148, 82), { isDeep: true })
          .png({ ...png, progressive: true })
          .toBuffer(),
    ],
    ['WebP', () => of(4, rows(840, 490)).webp({ quality: 30, effort: 0 }).toBuffer()],
    ['WebP of a turned camera', () => turned(of(4, rows(800, 450)).webp({ quality: 30, effort: 0 }).toBuffer())],
    ['lossless WebP', () => of(4, rows(640, 370), coarse).webp({ lossless: true, effort: 1 }).toBuffer()],
  ];
  return made.map(([name, make]): [string, () => Promise<Buffer>] => [`${name}, ${side} pixels square`, make]);
});

let api: Awaited<ReturnType<typeof startApiProcess>>;
let people: ReturnType<typeof peopleOf>;
beforeAll(async () => {
  api = await startApiProcess();
  people = peopleOf(api);
});
afterAll(() => api?.discard());

it.each(pictures)('%s, is taken', async (_, make) => {
  const bytes = await make();
  expect(bytes.length).toBeLessThanOrEqual(MOST_BYTES);
  const { accessToken } = await people.login();
  const { status, body } = await upload(people.filesUrl, {
    bytes,
    headers: { authorization: `Bearer ${accessToken}` },
  });
  expect([status, body.width, body.height], JSON.stringify(body)).toEqual([200, SIDE, SIDE]);
});
