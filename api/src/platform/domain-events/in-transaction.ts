import type { Database, Tx } from '../database/database.ts';
import type { EventDefinition, NewEvent } from './define-events.ts';

/** Does in the transaction of an event what must stand with it or not at all. Where it throws, nothing of the step stands. */
export type InTransactionSubscriber = {
  events: readonly EventDefinition[];
  handle: (tx: Tx, event: NewEvent) => Promise<unknown>;
};

/** The same database, whose transactions hand what is emitted in them to these subscribers, one after the other. */
export const withSubscribers = (db: Database, subscribers: () => readonly InTransactionSubscriber[]): Database => ({
  ...db,
  query: (text, parameters, name) => db.query(text, parameters, name),
  together: (reads) => db.together(reads),
  transaction: (work, options) =>
    db.transaction((tx) => {
      const open: Tx = { ...tx, emitted: (events) => handleAll(open, events, subscribers()) };
      return work(open);
    }, options),
});

async function handleAll(
  tx: Tx,
  events: readonly NewEvent[],
  subscribers: readonly InTransactionSubscriber[],
): Promise<void> {
  for (const event of events)
    for (const { events: handled, handle } of subscribers)
      if (handled.includes(event.definition)) await handle(tx, event);
}
