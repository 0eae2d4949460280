import { createHash } from 'node:crypto';

/** Solves what a 428 PUZZLE_REQUIRED asks for, as a program would. */
export function solvePuzzle({ token, difficulty }: Record<string, unknown>) {
  const target = 2 ** 48 / Number(difficulty);
  for (let turn = 0; ; turn += 1) {
    const nonce = turn.toString(36);
    const hash = createHash('sha256').update(String(token) + nonce);
    if (hash.digest().readUIntBE(0, 6) < target) return { token: String(token), nonce };
  }
}
