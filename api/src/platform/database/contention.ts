import { setTimeout as pause } from 'node:timers/promises';
import { Problem } from '../problem.ts';

/** Two pieces of work stood in each other's way and all of this one was taken back: serialization_failure, deadlock_detected. */
const TAKEN_BACK = new Set(['40001', '40P01']);
/** lock_not_available: somebody holds for too long what this one needs. */
const LOCKED = '55P03';
/** How often work that was taken back is done again. */
export const RETRIES = 3;

/**
 * Does work on the database again when the database took it back because of others' work at the same time, after a moment of
 * 10 to 50 ms. @throws Problem 503 BUSY when that does not help, or when a lock is not to be had
 */
export async function repeated<T>(work: () => Promise<T>, retries: number): Promise<T> {
  for (let left = retries; ; left -= 1) {
    try {
      return await work();
    } catch (error) {
      const { code = '' } = error as { code?: string };
      if (code === LOCKED || (TAKEN_BACK.has(code) && left <= 0)) throw new Problem(503, 'BUSY', [], 1);
      if (!TAKEN_BACK.has(code)) throw error;
    }
    await pause(10 + Math.random() * 40);
  }
}
