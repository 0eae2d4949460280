import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { dimensionsOf } from './header.ts';

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 9, g: 99, b: 199, alpha: 0.5 } } });

describe('the header of a picture tells its size', () => {
  it.each([
    ['jpeg', () => picture(301, 40).jpeg()],
    ['progressive jpeg', () => picture(301, 40).jpeg({ progressive: true })],
    ['jpeg with a profile and a place', () => picture(301, 40).withMetadata({ orientation: 3 }).jpeg()],
    ['png', () => picture(301, 40).png()],
    ['interlaced png', () => picture(301, 40).png({ progressive: true })],
    ['webp', () => picture(301, 40).webp()],
    ['webp without a clear part', () => picture(301, 40).flatten().webp()],
    ['lossless webp', () => picture(301, 40).webp({ lossless: true })],
  ])('%s', async (_, make) => {
    expect(dimensionsOf(await make().toBuffer())).toEqual({ width: 301, height: 40 });
  });

  it('in a JPEG after fillers, stray bytes and a million segments of nothing', async () => {
    const jpeg = await picture(301, 40).jpeg().toBuffer();
    const empty = Buffer.from([0xff, 0xfe, 0, 2]);
    const before = Buffer.concat([Buffer.from([0xff, 0xff, 0xff, 0xfe, 0, 2, 7, 7]), Buffer.alloc(4_000_000, empty)]);
    const long = Buffer.concat([jpeg.subarray(0, 2), before, jpeg.subarray(2)]);
    expect(dimensionsOf(long)).toEqual({ width: 301, height: 40 });
  });

  it('and is not made up where there is none', async () => {
    const jpeg = await picture(301, 40).jpeg().toBuffer();
    expect(dimensionsOf(Buffer.from('GIF89a and more'))).toBeUndefined();
    expect(dimensionsOf(Buffer.from('RIFF----WEBPVP9 '))).toBeUndefined();
    expect(dimensionsOf(Buffer.from([0xff, 0xd8, 0xff, 0xd9, 0, 0]))).toBeUndefined();
    expect(() => dimensionsOf(jpeg.subarray(0, 3))).toThrow(RangeError);
  });
});
