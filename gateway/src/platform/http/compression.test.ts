import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { compressStart, type Encoding } from './compression.ts';

const start = Buffer.from(`{"data":{"name":"${'شیر پروانه‌ای '.repeat(900)}"}`);
const ends = ['', '}', ',"extensions":{"cost":{"requested":11,"remaining":19989}}}', 'x'.repeat(0xffff)];
const read: Record<Encoding, (bytes: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync };

describe.each(['br', 'gzip'] as const)('a start that was compressed once (%s)', (encoding) => {
  it('goes out with any end', async () => {
    const withEnd = await compressStart(encoding, start);
    for (const end of ends) {
      const bytes = withEnd(Buffer.from(end));
      expect(read[encoding](bytes).equals(Buffer.concat([start, Buffer.from(end)]))).toBe(true);
      expect(bytes.length).toBeLessThan(start.length / 20 + end.length);
    }
  });

  it('goes out without an end that was sent before', async () => {
    const sentBefore = Buffer.alloc(0);
    // As a socket does: its memory leaves the heap.
    void sentBefore.buffer;
    const withEnd = await compressStart(encoding, start);
    expect(read[encoding](withEnd(sentBefore)).equals(start)).toBe(true);
  });

  it('may be empty', async () => {
    const withEnd = await compressStart(encoding, Buffer.alloc(0));
    expect(read[encoding](withEnd(Buffer.from('{}'))).toString()).toBe('{}');
  });
});
