import { jalaliYearOf, tehranDay } from '../calendar.ts';
import type { Database } from '../database/database.ts';

/** So many are taken at once, outside of any transaction: numbers have gaps, and nobody waits for who writes one. */
const BLOCK = 20;
const DIGITS = 6;

/** Public numbers of things of one kind, as `MD-1405-000123`: the kind, the Jalali year, and the next of the year. */
export function makeNumbers(db: Database, kind: string) {
  let block: { year: number; next: number; last: number } | undefined;
  let turn: Promise<unknown> = Promise.resolve();

  async function take(year: number): Promise<number> {
    if (block?.year !== year || block.next > block.last) {
      const [row] = await db.query<{ last: number }>(
        `insert into number_counters (kind, year, last) values ($1, $2, $3)
         on conflict (kind, year) do update set last = number_counters.last + excluded.last returning last`,
        [kind, year, BLOCK],
      );
      block = { year, next: row!.last - BLOCK + 1, last: row!.last };
    }
    return block.next++;
  }

  /** The next one of the year that the instant lies in; asked before a transaction begins. */
  return (now: Date): Promise<string> => {
    const year = jalaliYearOf(tehranDay(now));
    const mine = turn.then(() => take(year));
    turn = mine.catch(() => undefined);
    return mine.then((number) => `${kind}-${year}-${String(number).padStart(DIGITS, '0')}`);
  };
}
