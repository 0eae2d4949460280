import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { hmac } from '../../platform/sealing.ts';

// docs: safety, OTP. The first one takes a phone about 0.3 s, the hardest about 5 s.
export const EASIEST = 2 ** 16;
const HARDEST = 2 ** 20;
const LIFE_SECONDS = 600;
/** How many further messages make it twice as hard. */
const STEP = 5;
const HASH_RANGE = 2 ** 48;
const MAC_LENGTH = 22;

/** Work to be done before a phone gets another message: `difficulty` is how many hashes that takes on average. */
export type Puzzle = { token: string; difficulty: number; expiresAt: string };
/** A nonce for which the first 48 bits of sha-256(token + nonce), read as a number, are below 2^48 / difficulty. */
export type PuzzleSolution = { token: string; nonce: string };
/** When it was posed and when it ends, in seconds since 1970, and how hard it is. */
export type PosedPuzzle = { posedAt: number; endsAt: number; difficulty: number };

/** @param further messages that newcomers got beyond the free ones */
export const difficultyAfter = (further: number) => Math.min(HARDEST, EASIEST * 2 ** Math.floor(further / STEP));

/**
 * Puzzles that nobody keeps: a token says itself when it ends and how hard it is, and is signed for its phone. Together with
 * a nonce of 8 characters it is one block of the hash.
 */
export function makePuzzles(pepper: string) {
  const sign = (phone: string, head: string) => hmac(pepper, `puzzle ${phone} ${head}`).slice(0, MAC_LENGTH);

  /** What a token says of itself; undefined for one that was not made here for this phone. */
  function read(phone: string, token: string): PosedPuzzle | undefined {
    const [, head = '', ends = '', power = '', mac = ''] =
      /^(([\da-z]{1,8})\.([\da-z]{1,2})\.[\w-]{11})\.([\w-]{22})$/.exec(token) ?? [];
    if (head === '' || !isSame(mac, sign(phone, head))) return undefined;
    const endsAt = parseInt(ends, 36);
    return { posedAt: endsAt - LIFE_SECONDS, endsAt, difficulty: 2 ** parseInt(power, 36) };
  }

  return {
    read,
    /** @param now seconds since 1970 by the database's clock */
    pose(phone: string, difficulty: number, now: number): Puzzle {
      const endsAt = Math.floor(now) + LIFE_SECONDS;
      const parts = [endsAt, Math.log2(difficulty)].map((each) => each.toString(36));
      const head = [...parts, randomBytes(8).toString('base64url')].join('.');
      return { token: `${head}.${sign(phone, head)}`, difficulty, expiresAt: new Date(endsAt * 1_000).toISOString() };
    },
    /** Whether it solves a puzzle of this phone that lives and is hard enough now. */
    isSolved(phone: string, { token, nonce }: PuzzleSolution, difficulty: number, now: number): boolean {
      const posed = read(phone, token);
      if (!posed || posed.endsAt <= now || posed.difficulty < difficulty) return false;
      const hash = createHash('sha256').update(token + nonce);
      return hash.digest().readUIntBE(0, 6) < HASH_RANGE / posed.difficulty;
    },
  };
}

const isSame = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
