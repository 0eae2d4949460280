import { open } from 'node:fs/promises';
import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';

const inflate = promisify(inflateRaw);
const END_OF_DIRECTORY = Buffer.from('PK\x05\x06', 'latin1');
const ENTRY = Buffer.from('PK\x01\x02', 'latin1');
const END_BYTES = 22 + 65_535;
const STORED = 0;
const DEFLATED = 8;

/** What stands in the place of a length that an extra field tells (zip64). */
const ELSEWHERE = 0xff_ff_ff_ff;
const ZIP64 = 1;

/** A line of a zip's directory: its name in small letters, `length` in bytes as they are packed, and where it begins. */
export type Entry = { name: string; method: number; length: number; at: number };
/** A zip on disk. */
export type Zip = {
  entries: Entry[];
  /** Bytes of an entry, at most so many, packed and unpacked. @throws Error for more, or for what cannot be unpacked */
  read(entry: Entry, most: number): Promise<Buffer>;
};

/** @returns what `work` makes of the zip; undefined for one that was cut or has no directory */
export async function withZip<T>(path: string, size: number, work: (zip: Zip) => Promise<T>): Promise<T | undefined> {
  const file = await open(path);
  const bytes = async (position: number, length: number) => {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
    return buffer.subarray(0, bytesRead);
  };
  try {
    const tail = await bytes(Math.max(0, size - END_BYTES), Math.min(size, END_BYTES));
    const end = tail.lastIndexOf(END_OF_DIRECTORY);
    if (end < 0 || end + 22 > tail.length) return undefined;
    const length = tail.readUInt32LE(end + 12);
    const offset = tail.readUInt32LE(end + 16);
    if (offset + length > size) return undefined;
    return await work({
      entries: entriesOf(await bytes(offset, length)),
      async read({ name, method, length: packed, at }, most) {
        // The directory may say anything, and the same of any number of entries.
        if (packed > most) throw new Error(`${name} is too long`);
        const local = await bytes(at, 30);
        const from = at + 30 + local.readUInt16LE(26) + local.readUInt16LE(28);
        const content = await bytes(from, Math.min(packed, size - from));
        if (method === DEFLATED) return inflate(content, { maxOutputLength: most });
        if (method !== STORED || content.length > most) throw new Error(`cannot unpack ${name}`);
        return content;
      },
    });
  } finally {
    await file.close();
  }
}

function entriesOf(directory: Buffer): Entry[] {
  const entries: Entry[] = [];
  for (let at = 0; at + 46 <= directory.length && directory.subarray(at, at + 4).equals(ENTRY);) {
    const nameLength = directory.readUInt16LE(at + 28);
    entries.push({
      name: directory.toString('latin1', at + 46, at + 46 + nameLength).toLowerCase(),
      method: directory.readUInt16LE(at + 10),
      length: lengthAt(directory, at),
      at: directory.readUInt32LE(at + 42),
    });
    at += 46 + nameLength + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
  }
  return entries;
}

/** Packed bytes of the entry whose line begins there; programs that do not know them beforehand write them behind the name. */
function lengthAt(directory: Buffer, line: number): number {
  const length = directory.readUInt32LE(line + 20);
  if (length !== ELSEWHERE) return length;
  const from = line + 46 + directory.readUInt16LE(line + 28);
  const extra = directory.subarray(from, from + directory.readUInt16LE(line + 30));
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2)) {
    if (extra.readUInt16LE(at) !== ZIP64) continue;
    // The unpacked length comes first, where it is not in the line either.
    const place = at + 4 + (directory.readUInt32LE(line + 24) === ELSEWHERE ? 8 : 0);
    return place + 8 <= extra.length ? Number(extra.readBigUInt64LE(place)) : length;
  }
  return length;
}
