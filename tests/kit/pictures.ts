import { randomFillSync } from 'node:crypto';
import sharp from 'sharp';

type Noise = {
  side: number;
  channels: 1 | 3 | 4;
  /** How many rows at the top are noise; what is below is flat. */
  rows: number;
  isDeep?: boolean;
  /** Bits that the noise may have. */
  mask?: number;
};

/** A square picture whose upper part is noise: as dear for a decoder as its bytes allow. */
export function noise({ side, channels, rows, isDeep = false, mask = 0xff }: Noise) {
  const bytes = Buffer.alloc(side * side * channels * (isDeep ? 2 : 1));
  const noisy = randomFillSync(bytes, 0, Math.floor((bytes.length * rows) / side)).subarray(0, bytes.length);
  if (mask !== 0xff) for (let at = 0; at < noisy.length; at += 1) noisy[at]! &= mask;
  const pixels = isDeep ? new Uint16Array(bytes.buffer, bytes.byteOffset, bytes.length / 2) : bytes;
  const picture = sharp(pixels, { raw: { width: side, height: side, channels }, limitInputPixels: false });
  return isDeep ? picture.toColourspace('rgb16') : picture;
}

/** 4,096 pixels square in less than 300 kB: one tile of noise again and again, which costs a decoder little and an encoder most. */
export function smallAndDear(): Promise<Buffer> {
  const side = 4_096;
  const tile = 256;
  const row = tile * 4;
  const one = randomFillSync(Buffer.alloc(tile * row));
  const lines = Array.from({ length: tile }, (_, y) => Buffer.alloc(side * 4, one.subarray(y * row, (y + 1) * row)));
  const band = Buffer.concat(lines);
  const pixels = Buffer.alloc(side * side * 4, band);
  return sharp(pixels, { raw: { width: side, height: side, channels: 4 } })
    .webp({ lossless: true, effort: 0, exact: true })
    .toBuffer();
}
