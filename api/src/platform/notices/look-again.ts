import type { Tx } from '../database/database.ts';

/**
 * Notices that ask for something of these things are looked at again, though nothing happened to the things themselves: what they
 * wait for was done with another one. The event that did it is recorded too.
 */
export const lookAgain = (tx: Tx, objectType: string, objectIds: readonly string[]) =>
  objectIds.length === 0
    ? undefined
    : tx.query(
        `insert into fanout (event_id, type, object_type, object_id, audiences, at)
         select gen_random_uuid(), 'LOOKED_AT_AGAIN', $1::text, thing.id, '{}', now() from unnest($2::uuid[]) as thing (id)
         where exists (select from notifications n where n.object_id = thing.id and n.asks and n.read_at is null)`,
        [objectType, objectIds],
      );
