import { promisify } from 'node:util';
import { constants, crc32, deflateRaw } from 'node:zlib';

const deflate = promisify(deflateRaw);
const level = 6;
/** Header of a gzip file: deflate, no name, no time, unknown system (RFC 1952). */
const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);

interface Zipped {
  pieces: Buffer[];
  /** Checksum of the page with zeros in place of every nonce. */
  crcWithZeros: number;
  /** How a change of the nonce moves the checksum, for all its places together. */
  reach: number;
  length: number;
}

/**
 * A whole page without its nonce: the bytes before, between and after the places where it was. Its compressed form is
 * made once as well. Each piece is deflated by itself and ended with a full flush, so that pieces can be joined with any
 * nonce between them as a stored block; the checksum at the end is moved to the new nonce by arithmetic instead of being
 * computed anew (docs/decisions/0010-kept-pages.md).
 */
export class KeptPage {
  readonly #parts: Buffer[];
  readonly #nonceLength: number;
  #zipped: Promise<Zipped> | undefined;

  /** `page` was rendered with `nonce`; any other nonce must be as long. */
  constructor(page: Buffer, nonce: string) {
    this.#parts = split(page, Buffer.from(nonce));
    this.#nonceLength = Buffer.byteLength(nonce);
  }

  /** The page with a nonce of its own, in pieces: most of them are those of every visitor, and none is copied. */
  withNonce(nonce: string): Buffer[] {
    return joined(this.#parts, Buffer.from(nonce));
  }

  /** The same as a gzip file. */
  async gzippedWithNonce(nonce: string): Promise<Buffer[]> {
    const { pieces, crcWithZeros, reach, length } = await (this.#zipped ??= this.#zip());
    const fresh = Buffer.from(nonce);
    const end = Buffer.alloc(8);
    end.writeUInt32LE((crcWithZeros ^ multiply(reach, difference(fresh))) >>> 0, 0);
    end.writeUInt32LE(length, 4);
    return [gzipHeader, ...joined(pieces, storedBlock(fresh)), end];
  }

  async #zip(): Promise<Zipped> {
    const parts = this.#parts;
    const last = parts.length - 1;
    const pieces = await Promise.all(
      parts.map((part, index) =>
        deflate(part, { level, finishFlush: index === last ? constants.Z_FINISH : constants.Z_FULL_FLUSH }),
      ),
    );
    const whole = Buffer.concat(joined(parts, Buffer.alloc(this.#nonceLength)));
    let reach = 0;
    let behind = 0;
    for (let index = last; index > 0; index -= 1) {
      behind += parts[index]?.length ?? 0;
      reach ^= shiftedBy(behind);
      behind += this.#nonceLength;
    }
    return { pieces, crcWithZeros: crc32(whole), reach, length: whole.length };
  }
}

function split(page: Buffer, nonce: Buffer): Buffer[] {
  const parts: Buffer[] = [];
  let start = 0;
  for (let at = page.indexOf(nonce); at !== -1; at = page.indexOf(nonce, start)) {
    parts.push(page.subarray(start, at));
    start = at + nonce.length;
  }
  return [...parts, page.subarray(start)];
}

const joined = (parts: Buffer[], between: Buffer) =>
  parts.flatMap((part, index) => (index === 0 ? [part] : [between, part]));

/** Bytes as a block of deflate that is not compressed and not the last (RFC 1951, 3.2.4). */
function storedBlock(bytes: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt16LE(bytes.length, 1);
  head.writeUInt16LE(~bytes.length & 0xffff, 3);
  return Buffer.concat([head, bytes]);
}

/** What bytes change in a checksum that was made with zeros in their place. */
const difference = (bytes: Buffer) => (crc32(bytes) ^ crc32(Buffer.alloc(bytes.length))) >>> 0;

// Checksums are polynomials over two elements, the highest bit the lowest power, modulo that of CRC-32.
const polynomial = 0xedb88320;
const one = 0x80000000;

function multiply(a: number, b: number): number {
  let product = 0;
  let factor = b;
  for (let bit = one; bit !== 0 && a !== 0; bit >>>= 1) {
    if (a & bit) product ^= factor;
    factor = factor & 1 ? (factor >>> 1) ^ polynomial : factor >>> 1;
  }
  return product >>> 0;
}

/** x to the power of eight times `bytes`: what passing over so many bytes does to a checksum. */
function shiftedBy(bytes: number): number {
  let power = one >>> 8;
  let result = one;
  for (let rest = bytes; rest > 0; rest = Math.floor(rest / 2)) {
    if (rest & 1) result = multiply(result, power);
    power = multiply(power, power);
  }
  return result;
}
