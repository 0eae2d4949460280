import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { findNonce } from './findNonce.ts';

it('finds what the api takes for a solution, and tells of its progress', () => {
  const token = 'uh1q3k.g.AAAAAAAAAAA.BBBBBBBBBBBBBBBBBBBBBB';
  const told: number[] = [];
  const nonce = findNonce({ token, difficulty: 65_536 }, (tries) => told.push(tries));
  expect(nonce).toMatch(/^[0-9a-z]{1,8}$/);
  const first48Bits = createHash('sha256')
    .update(token + nonce)
    .digest()
    .readUIntBE(0, 6);
  expect(first48Bits).toBeLessThan(2 ** 48 / 65_536);
  expect(told).toEqual(told.toSorted((one, other) => one - other));
});
