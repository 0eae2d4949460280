import { idFormat, instantFormat } from '../formats.ts';
import { type Keys, readCursor } from './cursor.ts';
import type { Paging } from './paging.ts';

/** Takes parameters of a statement while it is put together. @returns the placeholder */
type Parameters = { add(value: unknown, cast: string): string };

type Kind = { cast: string; toText: (sql: string) => string; isRight: (text: string) => boolean };
const plain = (cast: string, form: RegExp): Kind => ({
  cast,
  toText: (sql) => `(${sql})::text`,
  isRight: (text) => form.test(text),
});

/** Kinds of keys: a cursor carries a key's text, which gives the very value back, to the microsecond. */
const kinds = {
  id: plain('uuid', idFormat),
  whole: plain('bigint', /^-?\d{1,18}$/),
  real: plain('real', /^-?\d{1,12}(\.\d{1,12})?$/),
  numeric: plain('numeric', /^-?\d{1,30}(\.\d{1,30})?$/),
  flag: plain('boolean', /^(true|false)$/),
  text: plain('text', /^[^\0]*$/),
  instant: {
    cast: 'timestamptz',
    toText: (sql) => `to_char(${sql} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
    isRight: instantFormat,
  },
} satisfies Record<string, Kind>;

/** One key of an order. Where it may be null, rows without it stand last. */
type Key = { sql: string; kind: keyof typeof kinds; isDescending?: true; isNullable?: true };

/** The newest first: by an instant, and by id where it is the same. */
export const newestFirst = (at: string, id = 'id') =>
  [
    { sql: at, kind: 'instant', isDescending: true },
    { sql: id, kind: 'id', isDescending: true },
  ] as const;

/** How rows of a table are sorted, and how the rows after one of them are found. The last key tells every two rows apart. */
export class Order {
  /** For `order by`. */
  readonly sql: string;
  /** A row's keys as texts, for its cursor. */
  readonly keysSql: string;

  /** @param list the list and its order by name: a cursor fits nowhere else */
  constructor(
    readonly list: string,
    readonly keys: readonly Key[],
  ) {
    this.sql = keys
      .map(
        ({ sql, isDescending, isNullable }) => sql + (isDescending ? ' desc' : '') + (isNullable ? ' nulls last' : ''),
      )
      .join(', ');
    this.keysSql = `array[${keys.map(({ sql, kind }) => kinds[kind].toText(sql)).join(', ')}]`;
  }

  /** What is true of the rows after the cursor; `true` without one. @throws Problem 400 CURSOR_INVALID */
  beyond({ after }: Paging, parameters: Parameters): string {
    if (after === undefined) return 'true';
    const values = this.#values(after, parameters);
    if (this.keys.every((key) => !key.isNullable && key.isDescending === this.keys[0]!.isDescending)) {
      const columns = this.keys.map(({ sql }) => sql).join(', ');
      return `(${columns}) ${this.keys[0]!.isDescending ? '<' : '>'} (${values.join(', ')})`;
    }
    const from = (index: number): string => {
      const later = `(${this.#later(index, values[index]).join(' or ') || 'false'})`;
      if (index === this.keys.length - 1) return later;
      return `(${later} or (${this.#same(index, values[index])} and ${from(index + 1)}))`;
    };
    return from(0);
  }

  /**
   * The same in parts, each of which an index of this order answers from the place where it begins: rows that share all keys
   * but the last with the cursor's, then those that share all but the last two, and so on. Rows of each come after those
   * before it. @throws Problem 400 CURSOR_INVALID
   */
  steps({ after }: Paging, parameters: Parameters): string[] {
    if (after === undefined) return ['true'];
    const values = this.#values(after, parameters);
    return this.keys
      .flatMap((_, index) => {
        const shared = values.slice(0, index).map((value, each) => this.#same(each, value));
        return this.#later(index, values[index]).map((later) => [...shared, later].join(' and '));
      })
      .reverse();
  }

  /** The keys that a cursor carries. @throws Problem 400 CURSOR_INVALID */
  keysAfter(after: string): Keys {
    return readCursor(this.list, after, (found) => this.#areRight(found));
  }

  /** Placeholders of the cursor's values; undefined for null. */
  #values(after: string, parameters: Parameters): (string | undefined)[] {
    return this.keysAfter(after).map((key, index) =>
      key === null ? undefined : parameters.add(key, kinds[this.keys[index]!.kind].cast),
    );
  }

  #areRight(found: Keys): boolean {
    const isRight = ({ kind, isNullable }: Key, value: Keys[number] | undefined) =>
      typeof value === 'string' ? kinds[kind].isRight(value) : value === null && isNullable === true;
    return found.length === this.keys.length && this.keys.every((key, index) => isRight(key, found[index]));
  }

  #same(index: number, value: string | undefined): string {
    const { sql } = this.keys[index]!;
    return value === undefined ? `${sql} is null` : `${sql} = ${value}`;
  }

  /** What a key after that one may be, the last first; nothing comes after null. */
  #later(index: number, value: string | undefined): string[] {
    const { sql, isDescending, isNullable } = this.keys[index]!;
    if (value === undefined) return [];
    return [...(isNullable ? [`${sql} is null`] : []), `${sql} ${isDescending ? '<' : '>'} ${value}`];
  }
}
