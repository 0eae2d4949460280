import type { FieldError } from '../../../platform/field-error.ts';
import { Problem } from '../../../platform/problem.ts';

export type TurnLimits = {
  /** Works at once, and those of them that may be dear. */
  workers: number;
  dear: number;
  /** Works that wait: of one person, and of all. */
  waitingOfOne: number;
  waitingOfAll: number;
  /** What one person may take of the workers within a window. */
  spendingMs: number;
  windowMs: number;
};
export type Asker = {
  person: string;
  isDear: boolean;
  longestWaitMs: number;
  /** Who leaves loses the place. */
  signal?: AbortSignal | undefined;
};
/** Tells what it took of a worker, whether it came to an end or not. */
type Work<T> = (took: (ms: number) => void) => Promise<T>;
type Waiting = Asker & { begin: () => void };

const RETRY_SECONDS = 10;
const busy = () => new Problem(503, 'BUSY', [], RETRY_SECONDS);
/** Nobody hears it: the sender is gone. No refusal that would be kept for the next one with the same key. */
export const senderGone = () => new Problem(408, 'UPLOAD_TIMED_OUT');

/**
 * Turns at few workers for many people: of each person one work at a time, the persons one after the other, so that
 * nobody waits for how much another one sends.
 */
export function makeTurns(limits: TurnLimits, now: () => number = Date.now) {
  /** By person, the one whose turn comes next first. */
  const lines = new Map<string, Waiting[]>();
  const working = new Set<string>();
  const spent = makeSpending(limits.windowMs, now);
  let running = 0;
  let dear = 0;
  let waiting = 0;

  const fits = ({ isDear }: Asker) => running < limits.workers && !(isDear && dear >= limits.dear);

  function next() {
    for (const [person, line] of lines) {
      if (working.has(person)) continue;
      const found = line.find(fits);
      if (!found) continue;
      leave(found);
      found.begin();
    }
  }

  function leave(one: Waiting) {
    const line = lines.get(one.person)!;
    line.splice(line.indexOf(one), 1);
    waiting -= 1;
    if (line.length === 0) lines.delete(one.person);
  }

  /** Who had a turn waits until all others had one. */
  function toTheEnd(person: string) {
    const line = lines.get(person);
    if (line && lines.delete(person)) lines.set(person, line);
  }

  /** @throws Problem 429 TOO_MANY_AT_ONCE, IMAGE_WORK_LIMIT; 503 BUSY */
  function requireRoom(person: string) {
    const { waitingOfOne, waitingOfAll } = limits;
    if ((lines.get(person)?.length ?? 0) >= waitingOfOne)
      throw new Problem(429, 'TOO_MANY_AT_ONCE', [maximum(waitingOfOne + 1)], RETRY_SECONDS);
    if (waiting >= waitingOfAll) throw busy();
    requireUnspent(person);
  }

  function requireUnspent(person: string) {
    const seconds = spent.secondsOver(person, limits.spendingMs);
    if (seconds > 0) throw new Problem(429, 'IMAGE_WORK_LIMIT', [], seconds);
  }

  function turnOf(asker: Asker): Promise<void> {
    return new Promise((resolve, reject) => {
      const end = (settle: () => void) => {
        clearTimeout(timer);
        asker.signal?.removeEventListener('abort', hangUp);
        settle();
      };
      const one: Waiting = {
        ...asker,
        begin() {
          working.add(asker.person);
          running += 1;
          if (asker.isDear) dear += 1;
          end(resolve);
        },
      };
      const giveUp = (problem: Problem) => {
        leave(one);
        end(() => reject(problem));
      };
      const hangUp = () => giveUp(senderGone());
      const timer = setTimeout(() => giveUp(busy()), asker.longestWaitMs);
      asker.signal?.addEventListener('abort', hangUp);
      const line = lines.get(asker.person);
      if (line) line.push(one);
      else lines.set(asker.person, [one]);
      waiting += 1;
      next();
    });
  }

  return {
    /** Does the work when it is its turn. @throws Problem 429 TOO_MANY_AT_ONCE, IMAGE_WORK_LIMIT; 503 BUSY */
    async take<T>(asker: Asker, work: Work<T>): Promise<T> {
      if (asker.signal?.aborted) throw senderGone();
      requireRoom(asker.person);
      await turnOf(asker);
      try {
        // What waited with this one may have spent the rest.
        requireUnspent(asker.person);
        return await work((ms) => spent.add(asker.person, ms));
      } finally {
        working.delete(asker.person);
        toTheEnd(asker.person);
        running -= 1;
        if (asker.isDear) dear -= 1;
        next();
      }
    },
    /** How many work and wait, for who watches. */
    counts: () => ({ running, waiting }),
  };
}

const maximum = (count: number): FieldError => ({ field: '', code: 'MAX_ITEMS', params: [String(count)] });

/** What people took within a window of time. */
function makeSpending(windowMs: number, now: () => number) {
  const taken = new Map<string, { at: number; ms: number }[]>();
  function of(person: string) {
    const left = (taken.get(person) ?? []).filter(({ at }) => at > now() - windowMs);
    if (left.length > 0) taken.set(person, left);
    else taken.delete(person);
    return left;
  }
  return {
    add(person: string, ms: number) {
      // Those who come no more are forgotten as others come.
      for (const other of taken.keys()) of(other);
      taken.set(person, [...of(person), { at: now(), ms }]);
    },
    /** Seconds until a person is below a limit again; 0: is below it. */
    secondsOver(person: string, limitMs: number): number {
      const all = of(person);
      let over = all.reduce((sum, { ms }) => sum + ms, 0) - limitMs;
      if (over < 0) return 0;
      const last = all.find(({ ms }) => (over -= ms) < 0)!;
      return Math.max(1, Math.ceil((last.at + windowMs - now()) / 1_000));
    },
  };
}
