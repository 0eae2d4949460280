import { promisify } from 'node:util';
import { brotliCompress, constants, crc32, deflateRaw, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const deflate = promisify(deflateRaw);
const BROTLI = { [constants.BROTLI_PARAM_QUALITY]: 4 };
/** Header of a gzip file: deflate, no name, no time, unknown system (RFC 1952). */
const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
/** The last block of a brotli stream, which is empty (RFC 7932, 9.2). */
const BROTLI_END = Buffer.from([3]);
/** What fits into one block of either form that is not compressed. */
const LONGEST_END = 0xffff;

export const compress = (encoding: Encoding, bytes: Buffer): Promise<Buffer> =>
  encoding === 'br' ? brotli(bytes, { params: BROTLI }) : zip(bytes);

/**
 * Compresses the start of what is sent often with another end each time. The stream is flushed to a whole byte after it,
 * and the end follows as a block that is not compressed, so that nothing is compressed anew.
 * @returns the whole with an end, which may have 65,535 bytes
 */
export async function compressStart(encoding: Encoding, start: Buffer): Promise<(end: Buffer) => Buffer> {
  if (encoding === 'br') {
    const flushed = await brotli(start, { params: BROTLI, finishFlush: constants.BROTLI_OPERATION_FLUSH });
    return (end) => Buffer.concat([flushed, brotliBlock(end), BROTLI_END]);
  }
  const flushed = await deflate(start, { finishFlush: constants.Z_FULL_FLUSH });
  const checksum = crc32(start);
  return (end) => {
    const tail = Buffer.alloc(8);
    tail.writeUInt32LE(crc32(end, checksum), 0);
    tail.writeUInt32LE((start.length + end.length) >>> 0, 4);
    return Buffer.concat([GZIP_HEADER, flushed, lastDeflateBlock(end), tail]);
  };
}

/** Bytes as the last block of deflate (RFC 1951, 3.2.4). */
function lastDeflateBlock(bytes: Buffer): Buffer {
  const head = Buffer.from([1, 0, 0, 0, 0]);
  head.writeUInt16LE(bytes.length, 1);
  head.writeUInt16LE(~bytes.length & LONGEST_END, 3);
  return Buffer.concat([head, bytes]);
}

/** Bytes as a block of brotli: not the last, its length less one in four nibbles, not compressed (RFC 7932, 9.2). */
function brotliBlock(bytes: Buffer): Buffer {
  if (bytes.length === 0) return bytes;
  const head = Buffer.alloc(3);
  head.writeUIntLE(((bytes.length - 1) << 3) | (1 << 19), 0, 3);
  return Buffer.concat([head, bytes]);
}
