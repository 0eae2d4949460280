import type { ChangeListener } from '@rasteh/shared/change-listener';
import { type Dependence, dropTouched } from '@rasteh/shared/dependence';
import { RecentChanges } from '@rasteh/shared/recent-changes';
import { LRUCache } from 'lru-cache';
import { idsIn } from '@rasteh/shared/ids-in';
import { KeptPage } from './KeptPage.ts';

const mostBytes = 32_000_000;
/** How long a page that is no longer fresh still serves, while a new one is made behind it. */
const staleMs = 10_000;

interface Entry {
  page: KeptPage;
  headers: [string, string][];
  freshUntil: number;
  dependence: Dependence;
}

export type Kept = Pick<Entry, 'page' | 'headers'> & { isFresh: boolean };

/** A page that was rendered with `nonce` and may be kept for `freshMs`, with its headers. */
export interface Rendered {
  page: Buffer;
  headers: [string, string][];
  nonce: string;
  freshMs: number;
  /** Answers that are the page's own, without what every page has, such as the menu. */
  answers: Buffer[];
}

/**
 * Whole pages for visitors without a session, each for as long as the gateway says that all answers in it may be kept, and
 * 10 s longer while a new one is made. Hears of writes and drops what they change; while it cannot hear of them it holds
 * nothing. The page that was not wanted for longest goes first.
 */
export class PageCache implements ChangeListener {
  readonly #pages = new LRUCache<string, Entry>({ maxSize: mostBytes });
  readonly #now: () => number;
  #isHearing = false;
  readonly #changes = new RecentChanges();

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  get isOn(): boolean {
    return this.#isHearing;
  }

  /** Number of changes heard so far; a page is kept when none of those since the start of its rendering concerns it. */
  get changes(): number {
    return this.#changes.count;
  }

  begin(): void {
    this.lost();
    this.#isHearing = true;
  }

  changed(tags: string[]): void {
    this.#changes.add(tags);
    dropTouched(this.#pages, tags);
  }

  lost(): void {
    this.#changes.forget();
    this.#isHearing = false;
    this.#pages.clear();
  }

  /** The page if it may still serve. */
  get(key: string): Kept | undefined {
    const entry = this.#pages.get(key);
    if (!entry) return undefined;
    const now = this.#now();
    if (entry.freshUntil + staleMs <= now) {
      this.#pages.delete(key);
      return undefined;
    }
    return { page: entry.page, headers: entry.headers, isFresh: entry.freshUntil > now };
  }

  /** Keeps a page, unless something that it shows changed since `before`, the number of changes when its rendering began. */
  set(key: string, { page, headers, nonce, freshMs, answers }: Rendered, before = this.changes): void {
    this.#pages.delete(key);
    const dependence = { asked: idsIn(Buffer.from(key)), shown: idsIn(Buffer.concat(answers)) };
    if (!this.#isHearing || this.#changes.touched(dependence, before)) return;
    const kept = {
      page: new KeptPage(page, nonce),
      headers,
      freshUntil: this.#now() + freshMs,
      dependence,
    };
    this.#pages.set(key, kept, { size: Math.ceil(page.length * 1.3) }); // with its compressed form
  }
}
