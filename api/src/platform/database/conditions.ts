import { Parameters } from './parameters.ts';

/** Conditions of one statement, all of which must hold, with their parameters. */
export class Conditions extends Parameters {
  readonly #parts: string[] = [];

  /** Also text is cast: what a value is compared with may be of another type. */
  override add(value: unknown, cast = 'text'): string {
    return super.add(value, cast);
  }

  and(part: string): this {
    this.#parts.push(part);
    return this;
  }

  get sql(): string {
    return this.#parts.join(' and ') || 'true';
  }
}
