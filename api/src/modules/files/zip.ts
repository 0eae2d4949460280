import { open } from 'node:fs/promises';
import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';

const inflate = promisify(inflateRaw);
const END_OF_DIRECTORY = Buffer.from('PK\x05\x06', 'latin1');
const ENTRY = Buffer.from('PK\x01\x02', 'latin1');
const END_BYTES = 22 + 65_535;
const STORED = 0;
const DEFLATED = 8;

/** A line of a zip's directory; its name in small letters. */
type Entry = { name: string; method: number; length: number; at: number };
/** A zip on disk. */
export type Zip = {
  entries: Entry[];
  /** Bytes of an entry, at most so many when they are unpacked. @throws Error for more, or for what cannot be unpacked */
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
    const [length, offset] = [tail.readUInt32LE(end + 12), tail.readUInt32LE(end + 16)];
    if (offset + length > size) return undefined;
    return await work({
      entries: entriesOf(await bytes(offset, length)),
      async read({ name, method, length: packed, at }, most) {
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
      length: directory.readUInt32LE(at + 20),
      at: directory.readUInt32LE(at + 42),
    });
    at += 46 + nameLength + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
  }
  return entries;
}
