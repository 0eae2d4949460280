import type { Static } from 'typebox';
import { Conditions } from '../database/conditions.ts';
import type { Database, Queryable } from '../database/database.ts';
import { paging } from '../paging/paging.ts';
import { readCountedPage } from '../paging/read-page.ts';
import { invalid } from '../problem.ts';
import { Id, Instant, named, object, page, pagingQuery } from '../schema.ts';
import { changedIn, inOrderOfChange } from './changes.ts';
import { readHorizon } from './horizon.ts';

/** So many days what vanished is told; a day longer it is kept. */
const TOLD_DAYS = 30;
const DAY_MS = 86_400_000;
const DELETED_AT_ONCE = 5_000;
const NOBODY = '00000000-0000-0000-0000-000000000000';

const RemovedThing = named(
  'RemovedThing',
  'Something that a list has removed.',
  object({
    thingId: Id('The id under which it stood there.'),
    removedAt: Instant('When it vanished. What came back since is not told.'),
  }),
);
export const RemovedThingPage = page('RemovedThingPage', 'What a list has removed, the earliest first.', RemovedThing, {
  syncedUntil: Instant('Everything that vanished before this time has been told, or is on the pages that follow.'),
});
export type RemovedThingPage = Static<typeof RemovedThingPage>;

export const removedQuery = {
  updatedSince: Instant(
    `Items removed at this time or later, at most ${TOLD_DAYS} days ago. Clients that were offline longer reload the whole list.`,
  ),
  ...pagingQuery,
};
export const RemovedQuery = object(removedQuery);
export type RemovedQuery = Static<typeof RemovedQuery>;

export type Followed = {
  /** As the check of `removed_things` names it. */
  list: string;
  /** Whose list it is; a public one is nobody's. */
  owners?: readonly string[];
  /**
   * SQL of the rows that the list shows, by `r.thing_id`, for an `exists`. What is shown within a time is judged by the end of the
   * span: what ends after it is told the next time.
   */
  shown?: (where: Conditions, before: Date) => string;
  /** SQL of what vanished without being told, as `thing_id, removed_at`. */
  more?: string;
};

/** What vanished from a list. @throws Problem 400 UPDATED_SINCE_TOO_OLD */
export async function readRemoved(
  db: Queryable,
  { updatedSince, ...query }: RemovedQuery,
  { list, owners = [NOBODY], shown, more }: Followed,
): Promise<RemovedThingPage> {
  const since = new Date(updatedSince);
  const before = await readHorizon(db);
  if (before.getTime() - since.getTime() > TOLD_DAYS * DAY_MS)
    invalid('updatedSince', 'UPDATED_SINCE_TOO_OLD', String(TOLD_DAYS));
  const where = new Conditions();
  const told = `select thing_id, removed_at from removed_things
    where list = ${where.add(list)} and owner_id = any(${where.add(owners, 'uuid[]')})`;
  where.and(changedIn(where, 'r.removed_at', { since, before }));
  if (shown) where.and(`not exists (${shown(where, before)})`);
  const from = `(${more ? `${told} union all ${more}` : told}) r`;
  const order = inOrderOfChange(`removed ${list}`, 'r.removed_at', 'r.thing_id');
  const source = { columns: 'r.thing_id as "thingId", r.removed_at as "removedAt"', from, where, order };
  const found = await readCountedPage<{ thingId: string; removedAt: Date }>(db, source, paging(query));
  return {
    items: found.rows.map(({ thingId, removedAt }) => ({ thingId, removedAt: removedAt.toISOString() })),
    totalCount: found.totalCount,
    ...found.page,
    syncedUntil: before.toISOString(),
  };
}

/** Takes away what is told no more. */
export async function forgetRemoved(db: Database): Promise<void> {
  for (;;) {
    const gone = await db.query(
      `delete from removed_things where (list, owner_id, thing_id) in (
         select list, owner_id, thing_id from removed_things where removed_at < now() - make_interval(days => $1)
         order by removed_at limit $2) returning 1`,
      [TOLD_DAYS + 1, DELETED_AT_ONCE],
    );
    if (gone.length < DELETED_AT_ONCE) return;
  }
}
