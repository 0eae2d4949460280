import { createHash } from 'node:crypto';
import { Lru } from '../lru.ts';
import type { Answer } from './send.ts';

type Held = { answer: Answer; storedAt: number };

/**
 * Answers to anonymous queries, for a short time, under the very text of the request. It is asked and filled only for
 * requests without authorization, so nothing of one person can reach another.
 */
export class ResponseCache {
  readonly #held: Lru<Held>;
  readonly #freshMs: number;

  /** @param freshSeconds 0 holds nothing */
  constructor(freshSeconds: number, megabytes: number) {
    this.#freshMs = freshSeconds * 1000;
    this.#held = new Lru(megabytes * 1_000_000);
  }

  get isOn() {
    return this.#freshMs > 0;
  }

  /** A fresh answer with what is left of its time. */
  find(key: string): { answer: Answer; headers: Record<string, string> } | undefined {
    const held = this.#held.get(key);
    if (!held) return undefined;
    const age = Date.now() - held.storedAt;
    if (age >= this.#freshMs) {
      this.#held.delete(key);
      return undefined;
    }
    return {
      answer: held.answer,
      headers: { 'cache-control': publicFor(this.#freshMs - age), age: String(Math.floor(age / 1000)) },
    };
  }

  /** Keeps an answer. @param isTagged gives it an ETag, which only GET has a use for. @returns it with how long it holds */
  keep(key: string, { status, headers, body }: Answer, isTagged: boolean): Answer {
    const etag = isTagged ? { etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` } : {};
    const kept: Answer = {
      status,
      headers: { ...headers, ...etag, 'cache-control': publicFor(this.#freshMs) },
      body,
      encoded: new Map(),
    };
    // Compressed forms and the entry itself take about as much again.
    this.#held.set(key, { answer: kept, storedAt: Date.now() }, key.length + 2 * body.length + 500);
    return kept;
  }
}

const publicFor = (ms: number) => `public, max-age=${Math.ceil(ms / 1000)}`;
