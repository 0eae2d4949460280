import { readFile } from 'node:fs/promises';

/** In pixels, as the file says it. */
export type Dimensions = { width: number; height: number };

const PNG = 0x89504e47;
const RIFF = 0x52494646;
const JPEG = 0xffd8;
/** Frames of all coding processes; the three left out between them are tables. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
/** Markers that nothing follows: a filler, restarts, another start. */
const isAlone = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);
const END = new Set([0xd9, 0xda]);

/**
 * How large an image claims to be, read without decoding anything. Code of our own: the library for it (image-size 2)
 * copies what is left of a JPEG at each of its segments, which a file of 5 MB turns into minutes.
 * @returns undefined for what it cannot read; the decoder then says what it is
 */
export async function readDimensions(path: string): Promise<Dimensions | undefined> {
  try {
    return dimensionsOf(await readFile(path));
  } catch {
    // Shorter than its header.
    return undefined;
  }
}

/** @throws RangeError for bytes that end too early */
export function dimensionsOf(bytes: Buffer): Dimensions | undefined {
  if (bytes.readUInt32BE(0) === PNG) return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
  if (bytes.readUInt32BE(0) === RIFF) return ofWebp(bytes);
  return bytes.readUInt16BE(0) === JPEG ? ofJpeg(bytes) : undefined;
}

function ofWebp(bytes: Buffer): Dimensions | undefined {
  const form = bytes.toString('latin1', 12, 16);
  if (form === 'VP8X') return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
  if (form === 'VP8 ') return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
  if (form !== 'VP8L') return undefined;
  const bits = bytes.readUInt32LE(21);
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
}

function ofJpeg(bytes: Buffer): Dimensions | undefined {
  for (let at = 2; ;) {
    // Decoders read over bytes between segments, and over fillers.
    at = bytes.indexOf(0xff, at);
    if (at < 0) return undefined;
    while (bytes[at] === 0xff) at += 1;
    const marker = bytes.readUInt8(at);
    at += 1;
    if (marker === 0 || isAlone(marker)) continue;
    if (END.has(marker)) return undefined;
    if (isFrame(marker)) return { width: bytes.readUInt16BE(at + 5), height: bytes.readUInt16BE(at + 3) };
    at += bytes.readUInt16BE(at);
  }
}
