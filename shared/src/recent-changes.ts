import { type Dependence, isTouched } from './dependence.ts';

/** What is read takes a second or two; so many changes come in that time only while many write at once. */
const MOST_KEPT = 500;

/** The last changes that were heard: what was read meanwhile is judged by those that concern it, and not by their number. */
export class RecentChanges {
  #count = 0;
  #recent: (readonly string[])[] = [];

  /** Number of changes heard so far. */
  get count(): number {
    return this.#count;
  }

  add(tags: readonly string[]): void {
    this.#count += 1;
    this.#recent.push(tags);
    if (this.#recent.length > MOST_KEPT) this.#recent.shift();
  }

  /** Some may not have been heard. */
  forget(): void {
    this.#count += 1;
    this.#recent = [];
  }

  /** Whether anything that concerns it changed since the number was `before`, as far as anybody can tell. */
  touched(dependence: Dependence, before: number): boolean {
    const since = this.#count - before;
    const { length } = this.#recent;
    return since > length || this.#recent.slice(length - since).some((tags) => isTouched(dependence, tags));
  }
}
