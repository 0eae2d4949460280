/** Conditions of one statement, all of which must hold, with their parameters; values never enter the text. */
export class Conditions {
  readonly values: unknown[];
  readonly #parts: string[] = [];

  /** @param first values that are `$1`… already */
  constructor(first: unknown[] = []) {
    this.values = [...first];
  }

  /** @returns the placeholder of a value, with a cast where PostgreSQL cannot infer the type */
  add(value: unknown, cast = 'text'): string {
    return `$${this.values.push(value)}::${cast}`;
  }

  and(part: string): this {
    this.#parts.push(part);
    return this;
  }

  get sql(): string {
    return this.#parts.join(' and ') || 'true';
  }
}
