import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeTurns } from './turns.ts';

const LIMITS = { workers: 2, dear: 1, waitingOfOne: 3, waitingOfAll: 6, spendingMs: 1_000, windowMs: 10_000 };
let turns: ReturnType<typeof makeTurns>;
/** Names of the works that have begun, in their order, and how each is ended. */
let begun: string[];
let ends: Record<string, (ms?: number) => Promise<void>>;

beforeEach(() => {
  vi.useFakeTimers();
  turns = makeTurns(LIMITS);
  begun = [];
  ends = {};
});
afterEach(() => void vi.useRealTimers());

const settled = () => vi.advanceTimersByTimeAsync(0);

/** Asks for a turn: `a1` is the first work of person a, `a1!` a dear one. @returns its code when it was refused */
function ask(name: string, signal?: AbortSignal) {
  const asker = { person: name[0]!, isDear: name.endsWith('!'), longestWaitMs: 30_000, signal };
  const outcome = turns.take(asker, async (took) => {
    begun.push(name);
    const ms = await new Promise<number>((resolve) => {
      ends[name] = async (given = 0) => {
        resolve(given);
        await settled();
      };
    });
    took(ms);
  });
  return outcome.then(
    () => 'done',
    (error: { code: string; status: number; retryAfterSeconds?: number }) =>
      `${error.status} ${error.code} ${error.retryAfterSeconds ?? ''}`.trim(),
  );
}
const askAll = async (...names: string[]) => {
  for (const name of names) void ask(name);
  await settled();
};

describe('turns', () => {
  it('go round the persons, one work of each at a time, however many one of them has sent', async () => {
    await askAll('a1', 'a2', 'a3', 'b1', 'b2', 'c1');
    expect(begun).toEqual(['a1', 'b1']);
    await ends.a1!();
    expect(begun.at(-1)).toBe('c1');
    await ends.c1!();
    expect(begun.at(-1)).toBe('a2');
    await ends.a2!();
    expect(begun, 'b is at work, so a goes on').toEqual(['a1', 'b1', 'c1', 'a2', 'a3']);
    await ends.b1!();
    expect(begun.at(-1)).toBe('b2');
  });

  it('leave a worker to what is not dear', async () => {
    await askAll('a1!', 'b1!', 'c1', 'd1');
    expect(begun).toEqual(['a1!', 'c1']);
    await ends.c1!();
    expect(begun.at(-1)).toBe('d1');
    await ends['a1!']!();
    expect(begun.at(-1)).toBe('b1!');
  });

  it('are not waited for by more works than the limits, of one person and of all', async () => {
    await askAll('a1', 'a2', 'a3', 'a4');
    expect(await ask('a5')).toBe('429 TOO_MANY_AT_ONCE 10');
    await askAll('b1', 'b2', 'b3', 'b4');
    expect(turns.counts()).toEqual({ running: 2, waiting: 6 });
    expect(await ask('c1')).toBe('503 BUSY 10');
  });

  it('are waited for no longer than one is willing to', async () => {
    await askAll('a1');
    const late = ask('a2');
    await vi.advanceTimersByTimeAsync(29_999);
    expect(turns.counts().waiting).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await late).toBe('503 BUSY 10');
    await ends.a1!();
    expect([begun, turns.counts()]).toEqual([['a1'], { running: 0, waiting: 0 }]);
  });

  it('are lost by who hangs up, before, in the line and after', async () => {
    const early = new AbortController();
    const later = new AbortController();
    early.abort();
    expect(await ask('a0', early.signal)).toMatch(/^408/);
    await askAll('a1');
    const waiting = ask('a2', later.signal);
    await askAll('a3');
    later.abort();
    expect(await waiting).toMatch(/^408/);
    await ends.a1!();
    expect(begun).toEqual(['a1', 'a3']);
    await ends.a3!();
    expect(turns.counts()).toEqual({ running: 0, waiting: 0 });
  });

  it('are not given to who has taken all that one may take, until the time for it has passed', async () => {
    const first = ask('a1');
    void ask('a2');
    const waiting = ask('a3');
    await settled();
    await ends.a1!(600);
    expect(await first).toBe('done');
    await vi.advanceTimersByTimeAsync(4_000);
    await ends.a2!(400);
    expect(await waiting).toBe('429 IMAGE_WORK_LIMIT 6');
    expect(await ask('a4')).toBe('429 IMAGE_WORK_LIMIT 6');
    await askAll('b1');
    expect(begun.at(-1)).toBe('b1');
    await vi.advanceTimersByTimeAsync(6_001);
    await askAll('a5');
    expect(begun.at(-1)).toBe('a5');
  });

  it('go on after a work that failed', async () => {
    const failing = turns.take({ person: 'a', isDear: true, longestWaitMs: 1 }, () => Promise.reject(new Error('no')));
    await expect(failing).rejects.toThrow('no');
    await askAll('a1!');
    expect(begun).toEqual(['a1!']);
  });
});
