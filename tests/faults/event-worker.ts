import { merchantEvents } from '../../api/src/modules/merchants/merchants.events.ts';
import { ChangeFeed } from '../../api/src/platform/changes/change-feed.ts';
import { systemClock } from '../../api/src/platform/clock.ts';
import type { Database, Queryable } from '../../api/src/platform/database/database.ts';
import { openPostgres } from '../../api/src/platform/database/postgres.ts';
import { makeSubscribers } from '../../api/src/platform/domain-events/subscribers.ts';

/** Where a process ends while it handles a block: before or after a statement, by its name, and after the commit. */
export const DEATHS = [
  'before event_cursor_locked',
  'after event_cursor_locked',
  'after events_of_range',
  'before effect',
  'after effect',
  'before event_cursor_moved',
  'after event_cursor_moved',
  'after commit',
];
const SUBSCRIBER = 'effects';

/** A subscriber that writes down what it handles. */
export const subscribersOn = (db: Database) =>
  makeSubscribers({
    db,
    clock: systemClock,
    feed: new ChangeFeed(db),
    subscribers: {
      [SUBSCRIBER]: {
        events: () => merchantEvents.definitions,
        async handle(tx, events) {
          for (const { id } of events)
            await tx.query('insert into effects values ($1, $2)', [id, process.pid], 'effect');
        },
      },
    },
  });

/** The same database; the process ends at one place of the work on it. */
function dyingAt(db: Database, death: string): Database {
  const dieAt = (place: string) => {
    if (place === death) process.kill(process.pid, 'SIGKILL');
  };
  const watched = (on: Queryable): Queryable['query'] =>
    async function query<Row>(text: string, parameters?: unknown[], name?: string) {
      dieAt(`before ${name}`);
      const rows = await on.query<Row>(text, parameters, name);
      dieAt(`after ${name}`);
      return rows;
    };
  return {
    ...db,
    async transaction(work, options) {
      let isBlock = false;
      const result = await db.transaction((tx) => {
        const query: typeof tx.query = (text, parameters, name) => {
          isBlock ||= name === 'event_cursor_moved';
          return watched(tx)(text, parameters, name);
        };
        return work({ ...tx, query });
      }, options);
      if (isBlock) dieAt('after commit');
      return result;
    },
  };
}

// As a process of its own: handles what waits, and ends in the middle of it.
if (process.env.DIES_AT) {
  const db = openPostgres({ url: process.env.DATABASE_URL!, poolSize: 2, onError: () => undefined });
  await subscribersOn(dyingAt(db, process.env.DIES_AT)).settle();
  await db.close();
}
