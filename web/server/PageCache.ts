const mostBytes = 32_000_000;

/** A page without its nonce: what stands before, between and after the places where it was. */
export interface KeptPage {
  parts: Buffer[];
  headers: [string, string][];
  bytes: number;
  freshUntil: number;
}

/**
 * Whole pages, each for as long as the gateway says that all answers in it may be kept, so a page is never
 * older than what the gateway itself would answer. Only for visitors without a session; the page that was
 * not wanted for longest goes first.
 */
export class PageCache {
  readonly #pages = new Map<string, KeptPage>();
  readonly #now: () => number;
  #bytes = 0;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** The page if it is fresh. */
  get(key: string): KeptPage | undefined {
    const page = this.#pages.get(key);
    if (!page) return undefined;
    this.#forget(key, page);
    if (page.freshUntil <= this.#now()) return undefined;
    this.#remember(key, page);
    return page;
  }

  /** Keeps a page that was rendered with `nonce` for `freshMs`. */
  set(key: string, page: Buffer, headers: [string, string][], nonce: string, freshMs: number): void {
    const known = this.#pages.get(key);
    if (known) this.#forget(key, known);
    const parts = split(page, Buffer.from(nonce));
    this.#remember(key, { parts, headers, bytes: page.length, freshUntil: this.#now() + freshMs });
    for (const [oldest, kept] of this.#pages) {
      if (this.#bytes <= mostBytes) break;
      this.#forget(oldest, kept);
    }
  }

  #remember(key: string, page: KeptPage): void {
    this.#pages.set(key, page);
    this.#bytes += page.bytes;
  }

  #forget(key: string, page: KeptPage): void {
    this.#pages.delete(key);
    this.#bytes -= page.bytes;
  }
}

/** The kept page with a nonce of its own. */
export function withNonce({ parts }: KeptPage, nonce: string): Buffer {
  const fresh = Buffer.from(nonce);
  return Buffer.concat(parts.flatMap((part, index) => (index === 0 ? [part] : [fresh, part])));
}

function split(page: Buffer, nonce: Buffer): Buffer[] {
  const parts: Buffer[] = [];
  let start = 0;
  for (let at = page.indexOf(nonce); at !== -1; at = page.indexOf(nonce, start)) {
    parts.push(page.subarray(start, at));
    start = at + nonce.length;
  }
  return [...parts, page.subarray(start)];
}
