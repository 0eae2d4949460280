import type { Tx } from '../database/database.ts';

/** The tag of a change that may show anywhere. */
export const everything = '*';
/** The tag of what is listed under a thing: its members changed, it did not. */
export const listsOf = (id: string) => `${id}/`;

/**
 * Kinds of reference data that is kept in memory and may show anywhere, by the module that keeps it; each adds its own beside its
 * snapshot. Nothing writes it yet; who will records its kind beside the ids.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- modules add theirs by declaration merging
export interface KindsByOwner {}
export type Kind = KindsByOwner[keyof KindsByOwner];

/** What a snapshot is forgotten by: changes of these kinds, and of everything. Without a kind only of everything. */
export const concerns =
  (...kinds: Kind[]) =>
  ({ tags }: { tags: readonly string[] }): boolean =>
    tags.includes(everything) || kinds.some((kind) => tags.includes(kind));

/** A writer that touches more things than this has changed the market as a whole. */
const MOST_TAGS = 500;

/**
 * Tells all caches what a transaction changes; it is heard when the transaction commits, and never if it does not.
 * @param tags ids of the things that changed, wherever they show; `listsOf` those in whose lists they show:
 *   that concerns only who asked for them by id
 */
export async function recordChange(tx: Tx, tags: Iterable<string>): Promise<void> {
  const told = fewTags(tags);
  if (told.length === 0) return;
  await tx.query(
    'insert into changes (tag) select unnest($1::text[]) on conflict do nothing',
    [told],
    'change_recorded',
  );
}

/**
 * Tells all caches at a time what reads otherwise from then on; no job has to run for it. They are told when the transaction
 * commits too: it may end after that time.
 */
export async function planChange(tx: Tx, at: Date, tags: Iterable<string>): Promise<void> {
  const told = fewTags(tags);
  await recordChange(tx, told);
  await tx.query(
    'insert into planned_changes (at, tag) select $1::timestamptz, unnest($2::text[]) on conflict do nothing',
    [at, told],
  );
}

function fewTags(tags: Iterable<string>): string[] {
  const distinct = [...new Set(tags)];
  return distinct.length > MOST_TAGS ? [everything] : distinct;
}
