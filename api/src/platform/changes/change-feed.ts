import { type Clock, systemClock } from '../clock.ts';
import type { Queryable } from '../database/database.ts';
import { eventsBetween, type LiveEvent } from '../live/live-log.ts';
import { everything } from './record-change.ts';

const POLL_MS = 200;

const place = 'with place as (select pg_snapshot_xmin(pg_current_snapshot()) as upto)';
/** Of transactions from a place on, and those that were planned for a time between two. */
const tags = `coalesce((
  select array_agg(distinct tag) from (
    select tag from changes where transaction_id >= $1::text::xid8 and transaction_id < upto
    union all select tag from planned_changes where at > $2::timestamptz and at <= $3::timestamptz) told
), '{}')`;
/** Planned changes are kept for so long after their time. */
const HOUR_MS = 3_600_000;

/** What changed in the transactions up to a place in their order. */
export type Change = { cursor: string; tags: string[] };
/** Events of the transactions from one place to the next, those of an object in their order. */
export type Block = { before: string; cursor: string; events: LiveEvent[]; hasDomainEvents: boolean };
export type Listener = {
  changed?: (change: Change) => void;
  /** Called with each new place, also when nothing happened up to it. */
  happened?: (block: Block) => void;
  /** The database does not answer: changes may happen and not be heard. */
  lost: () => void;
};

/**
 * Hears what every api on this database has recorded, at most a fifth of a second after its commit; the api that wrote hears
 * it before it answers. The cursor is the oldest transaction that was still running when it was read: all before it are
 * decided, so none is missed and none is heard before it can be read. What was planned for a time is heard when the clock has
 * reached it.
 */
export class ChangeFeed {
  readonly #db: Queryable;
  readonly #clock: Clock;
  readonly #listeners = new Set<Listener>();
  #cursor: string | undefined;
  /** Up to when planned changes were heard. */
  #heardUntil: Date | undefined;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> = Promise.resolve();
  #next: Promise<void> | undefined;
  #isStopped = false;

  constructor(db: Queryable, clock: Clock = systemClock) {
    this.#db = db;
    this.#clock = clock;
  }

  /** Begins to listen. @returns when the first place is known, or the database did not answer */
  async start(): Promise<void> {
    await this.poll();
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

  /**
   * Reads now instead of when it is time, one question for all who ask meanwhile; for who has just written.
   * @returns when the listeners have heard what was committed before, unless an older transaction still runs
   */
  poll(): Promise<void> {
    return (this.#next ??= this.#running.then(() => {
      this.#next = undefined;
      return (this.#running = this.#pollOnce());
    }));
  }

  async #pollOnce(): Promise<void> {
    if (this.#isStopped) return;
    clearTimeout(this.#timer);
    try {
      const before = this.#cursor;
      const now = this.#clock.now();
      const change = await this.#readAll(before, now);
      this.#cursor = change.cursor;
      this.#heardUntil = now;
      for (const each of this.#listeners) {
        if (before !== undefined && change.tags.length > 0) each.changed?.(change);
        each.happened?.({ ...change, before: before ?? change.cursor });
      }
    } catch {
      // Told to those who listen; the database's own failures are told where they are met.
      this.#cursor = undefined;
      for (const each of this.#listeners) each.lost();
    }
    if (!this.#isStopped) this.#timer = setTimeout(() => void this.poll(), POLL_MS).unref();
  }

  async #read(cursor: string): Promise<Change> {
    const now = this.#clock.now();
    const [row] = await this.#db.query<Change>(
      `${place} select upto::text as cursor, ${tags} as tags from place`,
      [cursor, new Date(now.getTime() - HOUR_MS), now],
      'changes_since',
    );
    return row!;
  }

  /** Changes and events in one statement: one question for both, however many listen. */
  async #readAll(cursor: string | undefined, now: Date): Promise<Change & Omit<Block, 'before'>> {
    const [row] = await this.#db.query<Change & Omit<Block, 'before'>>(
      `${place} select upto::text as cursor, ${tags} as tags, ${eventsBetween('$1::text::xid8', 'upto')} as events,
         exists (select from domain_events where transaction_id >= $1::text::xid8 and transaction_id < upto) as "hasDomainEvents"
       from place`,
      [cursor ?? null, this.#heardUntil ?? now, now],
      'changes_and_events_since',
    );
    return row!;
  }
}
