import { Type } from 'typebox';
import type { Queryable } from '../database/database.ts';
import type { Parameters } from '../database/parameters.ts';
import { Order } from '../paging/order.ts';
import { invalid } from '../problem.ts';
import { Instant, pagingQuery } from '../schema.ts';
import { readHorizon } from './horizon.ts';

/** A query field of lists that programs follow. */
export const updatedSince = Type.Optional(
  Instant(
    'Only what changed at this time or later, the earliest change first. Ask the next time with the `syncedUntil` of the first page of this walk. Whose list it is may stand beside it; `sort` and filters that a row can leave are a QUERY_CONFLICT.',
  ),
);

/** What a page of such a list says with `updatedSince`. */
export const syncedUntil = Type.Optional(
  Instant(
    'With `updatedSince`: everything that changed before this time has been told, or is on the pages that follow. It is a second old or more.',
  ),
);

/** From when to when changes are told; the end is left out. */
export type ChangeSpan = { since: Date; before: Date };

const PAGING = new Set(['updatedSince', ...Object.keys(pagingQuery)]);

/**
 * A row that no longer meets a filter would be told neither by the list nor as removed: beside `updatedSince` stands only what a
 * row cannot leave.
 * @param kept such fields @throws Problem 400 QUERY_CONFLICT naming another that is given
 */
export function refuseBeside<Query extends { updatedSince?: string }>(query: Query, kept: (keyof Query & string)[]) {
  if (query.updatedSince === undefined) return;
  const known = new Set<string>([...PAGING, ...kept]);
  for (const [field, value] of Object.entries(query))
    if (value !== undefined && !known.has(field)) invalid(field, 'QUERY_CONFLICT');
}

/** What of a list is asked for by a program that follows it; undefined where none does. @throws as refuseBeside */
export async function changeSpan<Query extends { updatedSince?: string }>(
  db: Queryable,
  query: Query,
  kept: (keyof Query & string)[] = [],
): Promise<ChangeSpan | undefined> {
  if (query.updatedSince === undefined) return undefined;
  refuseBeside(query, kept);
  return { since: new Date(query.updatedSince), before: await readHorizon(db) };
}

/** Narrows rows to those that changed in a span. @param at SQL of when a row changed */
export function changedIn(where: Pick<Parameters, 'add'>, at: string, { since, before }: ChangeSpan): string {
  return `${at} >= ${where.add(since, 'timestamptz')} and ${at} < ${where.add(before, 'timestamptz')}`;
}

/** The earliest change first. */
export const inOrderOfChange = (list: string, at: string, id: string) =>
  new Order(`${list} by change`, [
    { sql: at, kind: 'instant' },
    { sql: id, kind: 'id' },
  ]);

/** What a page adds in such a walk. */
export const syncedTo = (span: ChangeSpan | undefined) => (span ? { syncedUntil: span.before.toISOString() } : {});
