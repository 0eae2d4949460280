import type { ChangeListener } from '@rasteh/shared/change-stream';
import { type Dependence, isTouched } from '@rasteh/shared/dependence';
import { idsIn } from '../../app/platform/graph/server/idsIn.ts';
import { KeptPage } from './KeptPage.ts';
import { RecentChanges } from '@rasteh/shared/recent-changes';

const mostBytes = 32_000_000;
/** How long a page that is no longer fresh still serves, while a new one is made behind it. */
const staleMs = 10_000;

interface Entry {
  page: KeptPage;
  headers: [string, string][];
  bytes: number;
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
  readonly #pages = new Map<string, Entry>();
  readonly #now: () => number;
  #bytes = 0;
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
    for (const [key, entry] of this.#pages) {
      if (isTouched(entry.dependence, tags)) this.#forget(key, entry);
    }
  }

  lost(): void {
    this.#changes.forget();
    this.#isHearing = false;
    this.#pages.clear();
    this.#bytes = 0;
  }

  /** The page if it may still serve. */
  get(key: string): Kept | undefined {
    const entry = this.#pages.get(key);
    if (!entry) return undefined;
    this.#forget(key, entry);
    const now = this.#now();
    if (entry.freshUntil + staleMs <= now) return undefined;
    this.#remember(key, entry);
    return { page: entry.page, headers: entry.headers, isFresh: entry.freshUntil > now };
  }

  /** Keeps a page, unless something that it shows changed since `before`, the number of changes when its rendering began. */
  set(key: string, { page, headers, nonce, freshMs, answers }: Rendered, before = this.changes): void {
    const known = this.#pages.get(key);
    if (known) this.#forget(key, known);
    const dependence = { asked: idsIn(Buffer.from(key)), shown: idsIn(Buffer.concat(answers)) };
    if (!this.#isHearing || this.#changes.touched(dependence, before)) return;
    const bytes = Math.round(page.length * 1.3); // with its compressed form
    this.#remember(key, {
      page: new KeptPage(page, nonce),
      headers,
      bytes,
      freshUntil: this.#now() + freshMs,
      dependence,
    });
    for (const [oldest, entry] of this.#pages) {
      if (this.#bytes <= mostBytes) break;
      this.#forget(oldest, entry);
    }
  }

  #remember(key: string, entry: Entry): void {
    this.#pages.set(key, entry);
    this.#bytes += entry.bytes;
  }

  #forget(key: string, entry: Entry): void {
    this.#pages.delete(key);
    this.#bytes -= entry.bytes;
  }
}
