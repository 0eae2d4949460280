/** Collects parameters while SQL text is put together; values never enter the text. */
export class Parameters {
  readonly values: unknown[];

  /** @param first values that are `$1`… already */
  constructor(first: readonly unknown[] = []) {
    this.values = [...first];
  }

  /** @returns the placeholder, with a cast where PostgreSQL cannot infer the type */
  add(value: unknown, cast = ''): string {
    return `$${this.values.push(value)}${cast && `::${cast}`}`;
  }
}
