import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { hasMacros } from './macros.ts';
import { type Entry, withZip } from './zip.ts';

const CONTENT_TYPES = '[content_types].xml';
const MEGABYTE = 1_024 * 1_024;
const entryOf = (name: string, length: number): Entry => ({ name, method: 8, length, at: 0 });

it('no more is read of the disk for a paper than its longest lists, however little comes of it', async () => {
  const lists = Array.from({ length: 4_000 }, (_, at) => entryOf(`word/_rels/${at}.rels`, 5 * MEGABYTE));
  const read = vi.fn(async ({ length }: Entry, most: number) => {
    if (length > most) throw new Error('too long');
    return Buffer.from('<Types/>');
  });
  const paper = { entries: [entryOf(CONTENT_TYPES, 10), ...lists], read };
  await expect(hasMacros(paper)).rejects.toThrow('too long');
  expect(read.mock.calls.length).toBeLessThan(10);
});

describe('an entry of a zip', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'zip-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  /** A zip of one deflated entry whose line says that it is so long, packed; `extra` stands behind its name. */
  async function written(content: Buffer, claimed: number, extra = Buffer.alloc(0)) {
    const local = Buffer.alloc(30);
    const line = Buffer.alloc(46);
    const end = Buffer.alloc(22);
    line.write('PK\x01\x02', 0, 'latin1');
    line.writeUInt16LE(8, 10);
    line.writeUInt32LE(claimed, 20);
    line.writeUInt32LE(claimed === 0xff_ff_ff_ff ? claimed : 1, 24);
    line.writeUInt16LE(1, 28);
    line.writeUInt16LE(extra.length, 30);
    end.write('PK\x05\x06', 0, 'latin1');
    end.writeUInt32LE(46 + 1 + extra.length, 12);
    end.writeUInt32LE(30 + content.length, 16);
    const bytes = Buffer.concat([local, content, line, Buffer.from('a'), extra, end]);
    const path = join(folder, `${claimed}.zip`);
    await writeFile(path, bytes);
    return { path, size: bytes.length };
  }
  const readFirst = ({ path, size }: { path: string; size: number }, most: number) =>
    withZip(path, size, async ({ entries, read }) => String(await read(entries[0]!, most)));
  const content = deflateRawSync('word');

  it('that says it is longer than what may be read is not read', async () => {
    const zip = await written(content, 5_000);
    await expect(readFirst(zip, 4_999)).rejects.toThrow('too long');
    expect(await readFirst(zip, 5_000)).toBe('word');
  });

  it('whose length stands behind its name has that length', async () => {
    const extra = Buffer.alloc(20);
    extra.writeUInt16LE(1, 0);
    extra.writeUInt16LE(16, 2);
    extra.writeBigUInt64LE(4n, 4);
    extra.writeBigUInt64LE(BigInt(content.length), 12);
    expect(await readFirst(await written(content, 0xff_ff_ff_ff, extra), 100)).toBe('word');
  });
});
