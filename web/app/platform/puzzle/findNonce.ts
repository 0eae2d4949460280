import { sha256 } from '@noble/hashes/sha2.js';
import type { Puzzle } from './puzzle.ts';

const roundTries = 20_000;
/** More than 36^8 tries nobody needs. */
const longestNonce = 8;

/**
 * Tries one nonce after the other until the first 48 bits of sha-256(token + nonce), read as a number, are below
 * 2^48 / difficulty. @param tell hears now and then how many tries there were
 */
export function findNonce({ token, difficulty }: Puzzle, tell: (tries: number) => void): string {
  const encoder = new TextEncoder();
  const text = new Uint8Array(token.length + longestNonce);
  encoder.encodeInto(token, text);
  const target = 2 ** 48 / difficulty;
  for (let tries = 0; ; tries += 1) {
    const nonce = tries.toString(36);
    const { written } = encoder.encodeInto(nonce, text.subarray(token.length));
    const hash = sha256(text.subarray(0, token.length + written));
    if (first48Bits(hash) < target) return nonce;
    if (tries % roundTries === 0) tell(tries);
  }
}

const first48Bits = (hash: Uint8Array) => {
  const view = new DataView(hash.buffer, hash.byteOffset);
  return view.getUint32(0) * 2 ** 16 + view.getUint16(4);
};
