import type { RawAnswer } from '../GraphError.ts';
import { isTouched } from '@rasteh/shared/dependence';
import { idsIn } from '@rasteh/shared/ids-in';

/** A good answer of the gateway, parsed once. */
export interface GoodAnswer {
  data: NonNullable<RawAnswer['data']>;
  /** The gateway's own JSON, escaped for a script element. */
  json: Buffer;
  /** How long anybody may keep the answer. */
  freshMs: number;
}

interface Kept {
  answer: Promise<GoodAnswer>;
  /** Ids that it shows; undefined while it is asked. */
  shown?: ReadonlySet<string>;
  /** From then on the answer is asked anew, while the old one still serves. */
  staleAt: number;
  /** From then on it serves nobody. */
  overAt: number;
}

const freshMs = 10_000;
const servesMs = 60_000;
const mostKept = 500;

/**
 * Answers that are the same for every visitor and stand on many pages, such as the menu. They are asked
 * without anybody's identity, kept for 10 s, and then renewed behind the back of the request that finds them
 * stale, for at most a minute. A failed answer is not kept. A write that is heard of ends what shows it;
 * while writes cannot be heard of, nothing is kept.
 */
export class SharedAnswers {
  readonly #kept = new Map<string, Kept>();
  readonly #now: () => number;
  #isHearing = false;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  begin(): void {
    this.#kept.clear();
    this.#isHearing = true;
  }

  changed(tags: string[]): void {
    for (const [key, { shown }] of this.#kept) {
      // What is still asked may have been read before the write.
      if (!shown || isTouched({ asked: idsIn(Buffer.from(key)), shown }, tags)) this.#kept.delete(key);
    }
  }

  lost(): void {
    this.#kept.clear();
    this.#isHearing = false;
  }

  get(key: string, ask: () => Promise<GoodAnswer>): Promise<GoodAnswer> {
    const now = this.#now();
    const kept = this.#kept.get(key);
    if (!this.#isHearing) return ask();
    if (!kept || kept.overAt <= now) return this.#renew(key, ask);
    if (kept.staleAt <= now) {
      kept.staleAt = now + freshMs;
      // One that was dropped meanwhile was asked before a write, as was its successor.
      const isStillKept = () => this.#kept.get(key) === kept;
      ask().then(
        (answer) => isStillKept() && this.#keep(key, Promise.resolve(answer)),
        () => isStillKept() && this.#kept.delete(key),
      );
    }
    return kept.answer;
  }

  #renew(key: string, ask: () => Promise<GoodAnswer>): Promise<GoodAnswer> {
    const answer = ask();
    this.#keep(key, answer);
    answer.catch(() => this.#kept.delete(key));
    return answer;
  }

  #keep(key: string, answer: Promise<GoodAnswer>): void {
    const now = this.#now();
    this.#kept.delete(key);
    const kept: Kept = { answer, staleAt: now + freshMs, overAt: now + servesMs };
    this.#kept.set(key, kept);
    answer.then(
      ({ json }) => (kept.shown = idsIn(json)),
      () => undefined,
    );
    const oldest = this.#kept.keys().next().value;
    if (this.#kept.size > mostKept && oldest !== undefined) this.#kept.delete(oldest);
  }
}
