import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { difficultyAfter, makePuzzles } from './puzzle.ts';

const puzzles = makePuzzles('a pepper of this test');
const phone = '+989121234567';
const now = 1_795_000_000;
const easiest = 2 ** 16;
const posed = puzzles.pose(phone, easiest, now);
const target = 2 ** 48 / easiest;
let nonce = 0;
while (
  createHash('sha256')
    .update(posed.token + nonce)
    .digest()
    .readUIntBE(0, 6) >= target
)
  nonce += 1;
const solution = { token: posed.token, nonce: String(nonce) };

it('is solved by who did the work, until it ends', () => {
  expect(puzzles.isSolved(phone, solution, easiest, now)).toBe(true);
  expect(puzzles.isSolved(phone, solution, easiest, now + 599)).toBe(true);
  expect(puzzles.isSolved(phone, solution, easiest, now + 600)).toBe(false);
});

it.each([
  ['another phone', '+989121234568', solution, easiest],
  ['harder work that is wanted by now', phone, solution, easiest * 2],
  ['a nonce that is none', phone, { ...solution, nonce: `${solution.nonce}x` }, easiest],
  ['a token that says it is harder', phone, { ...solution, token: solution.token.replace('.g.', '.k.') }, easiest],
  ['no token', phone, { ...solution, token: 'x' }, easiest],
])('is not solved for %s', (_, ofPhone, given, difficulty) => {
  expect(puzzles.isSolved(ofPhone, given, difficulty, now)).toBe(false);
});

it('is twice as hard after each five, to a limit', () => {
  const hardness = [0, 4, 5, 10, 15, 20, 29].map((further) => difficultyAfter(further) / easiest);
  expect(hardness).toEqual([1, 1, 2, 4, 8, 16, 16]);
});

it('fits one block of the hash with a nonce of eight characters', () => {
  expect(posed.token.length).toBeLessThanOrEqual(47);
});
