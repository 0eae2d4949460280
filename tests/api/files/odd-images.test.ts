import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { peopleOf } from '../../kit/people.ts';
import { startApi } from '../../kit/site.ts';
import { pngOf, upload, zipOf } from '../../kit/uploads.ts';

// Pictures that were made to harm, or only odd; what cameras and printers make is taken and cleaned.
let api: Awaited<ReturnType<typeof startApi>>;
let token: string;
beforeAll(async () => {
  api = await startApi();
  ({ accessToken: token } = await peopleOf(api).login());
});
afterAll(() => api?.discard());

const send = (bytes: Buffer | string, name: string) =>
  upload(`${api.url}/api/v1/files`, { bytes, name, headers: { authorization: `Bearer ${token}` } });
const kept = async (url: string) => Buffer.from(await (await fetch(`${api.url}/api/v1${url}`)).arrayBuffer());

const plain = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({
    create: { width, height, channels, background: { r: 200, g: 30, b: 30, alpha: 1 } },
    limitInputPixels: false,
  });
/** Red above, blue below. */
const halves = async () =>
  plain(400, 300)
    .composite([{ input: await plain(400, 150).negate({ alpha: false }).png().toBuffer(), top: 150, left: 0 }])
    .png()
    .toBuffer();
/** A PNG that holds less pixels than its header says. */
const lying = (width: number, height: number) => pngOf(width, height, { pixels: false });
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const PDF = '%PDF-1.7\n1 0 obj\n%%EOF\n';

it.each<[string, () => Buffer | string | Promise<Buffer>, string, number, string]>([
  ['a bomb of 50,000 by 50,000 pixels', () => lying(50_000, 50_000), 'a.png', 413, 'FILE_TOO_LARGE'],
  ['51 megapixels', () => lying(8_500, 6_000), 'a.png', 413, 'FILE_TOO_LARGE'],
  ['51 megapixels that are there', () => plain(8_500, 6_000).jpeg().toBuffer(), 'a.jpg', 413, 'FILE_TOO_LARGE'],
  ['pixels that are not there', () => lying(2_000, 2_000), 'a.png', 400, 'FILE_BROKEN'],
  ['one line that is too long', () => lying(70_000, 2), 'a.png', 413, 'FILE_TOO_LARGE'],
  ['a drawing with scripts', () => SVG, 'a.svg', 415, 'FILE_TYPE_NOT_ALLOWED'],
  ['a drawing with scripts, called a picture', () => SVG, 'a.png', 415, 'FILE_TYPE_NOT_ALLOWED'],
  ['a page called a picture', () => '<html><script>1</script>', 'a.jpg', 415, 'FILE_TYPE_NOT_ALLOWED'],
  ['an animation of another kind', () => plain(40, 40).gif().toBuffer(), 'a.gif', 415, 'FILE_TYPE_NOT_ALLOWED'],
  ['a TIFF called a JPEG', () => plain(40, 40).tiff().toBuffer(), 'a.jpg', 415, 'FILE_TYPE_NOT_ALLOWED'],
])('refused: %s', async (_, make, name, status, code) => {
  expect(await send(await make(), name)).toMatchObject({ status, body: { code } });
});

it.each<[string, string, () => Buffer | string | Promise<Buffer>, object]>([
  ['a JPEG called PNG', 'a.png', () => plain(300, 200).jpeg().toBuffer(), { name: 'a.png.jpg', mime: 'image/jpeg' }],
  ['a WebP called JPEG', 'a.jpg', () => plain(300, 200).webp().toBuffer(), { name: 'a.jpg.webp', mime: 'image/webp' }],
  ['a PDF called JPEG', 'a.jpg', () => PDF, { name: 'a.jpg.pdf', mime: 'application/pdf' }],
  ['50 megapixels', 'a.jpg', () => plain(10_000, 5_000).jpeg().toBuffer(), { width: 4_096, height: 2_048 }],
  ['one that is clear in part', 'a.png', () => plain(300, 200, 4).png().toBuffer(), { width: 300, height: 200 }],
])('taken as its bytes are: %s', { timeout: 60_000 }, async (_, name, make, expected) => {
  expect(await send(await make(), name)).toMatchObject({ status: 200, body: expected });
});

it('what a camera wrote about itself is left out, and the picture stands upright', async () => {
  const place = { IFD0: { Copyright: 'secret camera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '35/1 41/1 0/1' } };
  const given = await sharp(await halves())
    .withExif(place)
    .withMetadata({ orientation: 6, exif: place })
    .jpeg({ quality: 95 })
    .toBuffer();
  expect(given.includes('secret camera')).toBe(true);
  const { status, body } = await send(given, 'a.jpg');
  expect([status, body.width, body.height]).toEqual([200, 300, 400]);
  const bytes = await kept(body.url);
  expect(bytes.includes('secret camera')).toBe(false);
  const { exif, orientation } = await sharp(bytes).metadata();
  expect([exif, orientation]).toEqual([undefined, undefined]);
  // Turned to the right: what was above is at the right.
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const [red, , blue] = data.subarray((200 * info.width + 280) * info.channels);
  expect(red).toBeGreaterThan(blue!);
});

it('a picture for printers is one for screens afterwards', async () => {
  const given = await plain(300, 200).toColourspace('cmyk').jpeg({ quality: 95 }).toBuffer();
  expect((await sharp(given).metadata()).space).toBe('cmyk');
  const { status, body } = await send(given, 'a.jpg');
  expect(status).toBe(200);
  const { space, channels } = await sharp(await kept(body.url)).metadata();
  expect([space, channels]).toEqual(['srgb', 3]);
});

it('a picture that is something else as well is only the picture afterwards', async () => {
  const marker = '<script>alert(1)</script>';
  for (const picture of [plain(300, 200).jpeg(), plain(300, 200).webp(), plain(300, 200).png()]) {
    const given = Buffer.concat([await picture.toBuffer(), Buffer.from(`<html>${marker}`), zipOf('evil.exe')]);
    const { status, body } = await send(given, 'a.jpg');
    expect(status).toBe(200);
    const bytes = await kept(body.url);
    expect([bytes.includes('script'), bytes.includes('evil.exe')]).toEqual([false, false]);
  }
});
