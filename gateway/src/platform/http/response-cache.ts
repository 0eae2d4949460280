import { createHash } from 'node:crypto';
import type { ChangeListener } from '@rasteh/shared/change-listener';
import { type Dependence, dropTouched } from '@rasteh/shared/dependence';
import { idsIn } from '@rasteh/shared/ids-in';
import { RecentChanges } from '@rasteh/shared/recent-changes';
import { LRUCache } from 'lru-cache';
import type { Answer } from './send.ts';

/** An answer of the graph but for its end, with what its operation costs. */
export type Made = { answer: Answer; requested: number };
type Held = Made & { storedAt: number; dependence: Dependence };

/** One answer of this size would push hundreds of others out. */
const LARGEST = 1_000_000;

/**
 * Answers to anonymous queries, for a short time, under the very text of the request. It is asked and filled only for
 * requests without authorization, so nothing of one person can reach another. It hears of writes and drops what they change;
 * while it cannot hear of them it holds nothing.
 */
export class ResponseCache implements ChangeListener {
  readonly #held: LRUCache<string, Held>;
  readonly #freshMs: number;
  readonly #now: () => number;
  #isHearing = false;
  readonly #changes = new RecentChanges();

  /** @param freshSeconds 0 holds nothing */
  constructor(freshSeconds: number, megabytes: number, now: () => number = Date.now) {
    this.#freshMs = freshSeconds * 1000;
    this.#held = new LRUCache({ maxSize: megabytes * 1_000_000 });
    this.#now = now;
  }

  get isOn() {
    return this.#freshMs > 0 && this.#isHearing;
  }

  /** Number of changes heard so far; an answer is kept when none of those since its question concerns it. */
  get changes() {
    return this.#changes.count;
  }

  begin(): void {
    this.lost();
    this.#isHearing = true;
  }

  changed(tags: string[]): void {
    this.#changes.add(tags);
    dropTouched(this.#held, tags);
  }

  lost(): void {
    this.#changes.forget();
    this.#isHearing = false;
    this.#held.clear();
  }

  /** A fresh answer with what is left of its time. */
  find(key: string): (Made & { headers: Record<string, string> }) | undefined {
    const held = this.#held.get(key);
    if (!held) return undefined;
    const age = this.#now() - held.storedAt;
    if (age >= this.#freshMs) {
      this.#held.delete(key);
      return undefined;
    }
    return {
      answer: held.answer,
      requested: held.requested,
      headers: { 'cache-control': publicFor(this.#freshMs - age), age: String(Math.floor(age / 1000)) },
    };
  }

  /**
   * Keeps an answer, unless something that it shows changed since its question was asked or it is too large.
   * @param before `changes` when the question came
   * @param isTagged gives it an ETag, which only GET has a use for
   * @returns it with how long it holds
   */
  keep(key: string, given: Made, { before, isTagged }: { before: number; isTagged: boolean }): Made {
    const { requested, answer } = given;
    const { status, headers, body } = answer;
    if (!this.isOn || body.length > LARGEST) return given;
    const dependence = { asked: idsIn(Buffer.from(key)), shown: idsIn(body) };
    if (this.#changes.touched(dependence, before)) return given;
    const etag = isTagged ? { etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` } : {};
    const kept: Answer = {
      status,
      headers: { ...headers, ...etag, 'cache-control': publicFor(this.#freshMs) },
      body,
      encoded: new Map(),
    };
    // Compressed forms and the entry itself take about as much again.
    this.#held.set(
      key,
      { answer: kept, requested, storedAt: this.#now(), dependence },
      { size: key.length + 2 * body.length + 500 },
    );
    return { answer: kept, requested };
  }
}

const publicFor = (ms: number) => `public, max-age=${Math.ceil(ms / 1000)}`;
