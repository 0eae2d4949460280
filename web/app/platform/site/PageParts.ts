import { encodeUtf8 } from '@rasteh/shared/utf8';

const mostKept = 100;
const encoded = new Map<string, Buffer>();

/**
 * Parts of one page that need no rendering because they are bytes already: the gateway's answers, and links that
 * are the same on every page. React writes a mark in their place and the bytes are put in at the end; through
 * React they would be joined, searched and encoded anew for every visitor. Exists on the server only.
 */
export class PageParts {
  readonly #parts: Buffer[][] = [];
  readonly #mark: string;

  /** `nonce`: unguessable, so that no text in the page can be taken for a mark. */
  constructor(nonce: string) {
    this.#mark = `<!--${nonce}:`;
  }

  /** Takes bytes and returns the mark to render. */
  hold(bytes: Buffer[]): string {
    return `${this.#mark}${this.#parts.push(bytes) - 1}-->`;
  }

  /** The same for a text that many pages have; it is encoded once. */
  holdText(text: string): string {
    let bytes = encoded.get(text);
    if (!bytes) {
      const oldest = encoded.keys().next().value;
      if (encoded.size >= mostKept && oldest !== undefined) encoded.delete(oldest);
      encoded.set(text, (bytes = encodeUtf8(text)));
    }
    return this.hold([bytes]);
  }

  /**
   * The rendered page with all parts in their places. `texts` are its pieces, none of which begins or ends inside a mark:
   * joined they would be copied whole before they are searched.
   */
  fill(...texts: string[]): Buffer {
    return Buffer.concat(texts.flatMap((text) => this.#filled(text)));
  }

  #filled(html: string): Buffer[] {
    const pieces: Buffer[] = [];
    let start = 0;
    for (let at = html.indexOf(this.#mark); at !== -1; at = html.indexOf(this.#mark, start)) {
      const end = html.indexOf('-->', at);
      pieces.push(encodeUtf8(html.slice(start, at)));
      pieces.push(...(this.#parts[Number(html.slice(at + this.#mark.length, end))] ?? []));
      start = end + 3;
    }
    return [...pieces, encodeUtf8(html.slice(start))];
  }
}
