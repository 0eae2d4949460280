import { Type } from 'typebox';
import type { Queryable } from '../database/database.ts';
import type { Parameters } from '../database/parameters.ts';
import { Order } from '../paging/order.ts';
import { invalid } from '../problem.ts';
import { Instant } from '../schema.ts';
import { readHorizon } from './horizon.ts';

/** A query field of lists that programs follow. */
export const updatedSince = Type.Optional(
  Instant(
    'Only what changed at this time or later, the earliest change first; without `sort`. Ask the next time with the `syncedUntil` of the first page of this walk.',
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

/** @param others fields that say otherwise which rows come, or in which order @throws Problem 400 QUERY_CONFLICT naming one of them */
export function refuseBeside(since: string | undefined, others: Record<string, unknown>): void {
  if (since === undefined) return;
  for (const [field, value] of Object.entries(others)) if (value !== undefined) invalid(field, 'QUERY_CONFLICT');
}

/** What of a list is asked for by a program that follows it; undefined where none does. @throws Problem 400 QUERY_CONFLICT */
export async function changeSpan(
  db: Queryable,
  since: string | undefined,
  others: Record<string, unknown> = {},
): Promise<ChangeSpan | undefined> {
  if (since === undefined) return undefined;
  refuseBeside(since, others);
  return { since: new Date(since), before: await readHorizon(db) };
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
