import { gunzipSync } from 'node:zlib';
import { array, assert, asyncProperty, string } from 'fast-check';
import { expect, it } from 'vitest';
import { KeptPage } from './KeptPage.ts';

const nonces = ['AAAAAAAAAAAAAAAAAAAAAA==', '0/+xYz0123456789abcdef==', 'zzzzzzzzzzzzzzzzzzzzzz=='] as const;
const pageOf = (parts: string[], nonce: string) => Buffer.from(parts.join(nonce));

it.each([
  ['no nonce at all', ['<p>شیر</p>']],
  ['a nonce at both ends', ['', 'میان', '']],
  ['nonces side by side', ['a', '', '', 'b']],
  ['a long page', ['x', 'شیر توپی '.repeat(40_000), 'y'.repeat(70_000), '']],
])('joins %s with a nonce of its own, plain and compressed', async (_what, parts) => {
  const page = new KeptPage(pageOf(parts, nonces[0]), nonces[0]);
  for (const nonce of nonces) {
    expect(Buffer.concat(page.withNonce(nonce)).equals(pageOf(parts, nonce))).toBe(true);
    // gunzip itself refuses a wrong checksum or length.
    expect(gunzipSync(Buffer.concat(await page.gzippedWithNonce(nonce))).equals(pageOf(parts, nonce))).toBe(true);
  }
});

it('does so for any page', async () => {
  const parts = array(string({ unit: 'grapheme', maxLength: 300 }), { minLength: 1, maxLength: 12 });
  await assert(
    asyncProperty(parts, async (texts) => {
      const page = new KeptPage(pageOf(texts, nonces[1]), nonces[1]);
      expect(gunzipSync(Buffer.concat(await page.gzippedWithNonce(nonces[2]))).equals(pageOf(texts, nonces[2]))).toBe(
        true,
      );
    }),
  );
});
