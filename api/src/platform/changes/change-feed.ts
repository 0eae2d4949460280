import type { Queryable } from '../database/database.ts';
import { everything } from './record-change.ts';

const POLL_MS = 200;
const KEPT_HOURS = 1;
const TIDY_MS = 600_000;

/** What changed in the transactions up to a place in their order. */
export type Change = { cursor: string; tags: string[] };
export type Listener = {
  changed: (change: Change) => void;
  /** The database does not answer: changes may happen and not be heard. */
  lost: () => void;
};

/**
 * Hears what every api on this database has recorded, at most a fifth of a second after its commit. The cursor is the
 * oldest transaction that was still running when it was read: all before it are decided, so none is missed and none is heard
 * before it can be read.
 */
export class ChangeFeed {
  readonly #db: Queryable;
  readonly #listeners = new Set<Listener>();
  #cursor: string | undefined;
  #timer: NodeJS.Timeout | undefined;
  #tidyAt = 0;
  #isStopped = false;

  constructor(db: Queryable) {
    this.#db = db;
  }

  /** Begins to listen. @returns when the first place is known, or the database did not answer */
  async start(): Promise<void> {
    await this.#poll();
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }

  /** Where the feed is; undefined while the database does not answer. */
  get cursor(): string | undefined {
    return this.#cursor;
  }

  /** @returns the end of it */
  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** What changed from `cursor` on; everything when nothing from before it is left to tell that none is missing. */
  async since(cursor: string): Promise<Change> {
    const [row] = await this.#db.query<{ forgotten: boolean }>(
      `select not exists (select from changes where transaction_id <= $1::text::xid8) as forgotten`,
      [cursor],
    );
    const change = await this.#read(cursor);
    return row?.forgotten ? { ...change, tags: [everything] } : change;
  }

  async #poll(): Promise<void> {
    try {
      const change = await this.#read(this.#cursor);
      const isFirst = this.#cursor === undefined;
      this.#cursor = change.cursor;
      if (!isFirst && change.tags.length > 0) for (const each of this.#listeners) each.changed(change);
      await this.#tidy();
    } catch {
      // Told to those who listen; the database's own failures are told where they are met.
      this.#cursor = undefined;
      for (const each of this.#listeners) each.lost();
    }
    if (!this.#isStopped) this.#timer = setTimeout(() => void this.#poll(), POLL_MS).unref();
  }

  async #read(cursor: string | undefined): Promise<Change> {
    const [row] = await this.#db.query<Change>(
      `with place as (select pg_snapshot_xmin(pg_current_snapshot()) as upto)
       select upto::text as cursor, coalesce((
         select array_agg(distinct tag) from changes where transaction_id >= $1::text::xid8 and transaction_id < upto
       ), '{}') as tags from place`,
      [cursor ?? null],
      'changes_since',
    );
    return row!;
  }

  async #tidy(): Promise<void> {
    if (Date.now() < this.#tidyAt) return;
    this.#tidyAt = Date.now() + TIDY_MS;
    await this.#db.query(`delete from changes where recorded_at < now() - make_interval(hours => $1)`, [KEPT_HOURS]);
  }
}
