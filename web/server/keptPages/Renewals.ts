/**
 * Makes kept pages anew behind those who got the old one, in turns of our own. However many get a page while its turn has
 * not come, it is made once: the others would make it again after it is new, and keep the turn from other pages.
 */
export class Renewals {
  readonly #begun = new Set<string>();
  readonly #place: () => Promise<(() => void) | undefined>;

  /** @param place waits for a turn; gives how to end it, or undefined when there is none */
  constructor(place: () => Promise<(() => void) | undefined>) {
    this.#place = place;
  }

  /** Without a place nothing is made; the next visitor has it tried again. */
  async renew(key: string, make: () => Promise<unknown>): Promise<void> {
    if (this.#begun.has(key)) return;
    this.#begun.add(key);
    try {
      const leave = await this.#place();
      if (leave) await make().finally(leave);
    } finally {
      this.#begun.delete(key);
    }
  }
}
