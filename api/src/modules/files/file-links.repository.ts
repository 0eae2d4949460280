import { bulkTable, insertStatement } from '../../platform/database/bulk.ts';
import type { Queryable, Tx } from '../../platform/database/database.ts';
import { type FileLink, type NewFileLink, PUBLIC } from './links.ts';

/** A public picture of a thing, in its place among the others of it. */
export type LinkedImage = {
  objectId: string;
  fileId: string;
  sort: number;
  altText: string;
  width: number;
  height: number;
};
/** A link as a load of a whole market writes it. */
export type PublicLink = { objectType: string; objectId: string; fileId: string; sort: number; altText: string };

const linkTable = bulkTable('file_links', 'file_id object_type object_id role sort alt_text linked_at');

export const insertLink = (tx: Tx, fileId: string, { objectType, objectId, role, sort, altText }: NewFileLink) =>
  tx.query(
    'insert into file_links (file_id, object_type, object_id, role, sort, alt_text) values ($1, $2, $3, $4, $5, $6)',
    [fileId, objectType, objectId, role, sort ?? 0, altText ?? null],
  );

/** Where some linked pictures stand among those of their thing, and what they show. */
export const arrangeLinks = (
  tx: Tx,
  { objectType, objectId, role }: FileLink,
  places: readonly { fileId: string; sort: number; altText: string }[],
) =>
  tx.query(
    `update file_links l set sort = g.sort, alt_text = g.alt_text
     from jsonb_to_recordset($4::jsonb) as g (file_id uuid, sort smallint, alt_text text)
     where l.file_id = g.file_id and l.object_type = $1 and l.object_id = $2 and l.role = $3`,
    [
      objectType,
      objectId,
      role,
      JSON.stringify(places.map(({ fileId, sort, altText }) => ({ file_id: fileId, sort, alt_text: altText }))),
    ],
  );

/** The files that a thing has in some roles, and the places of those of each role. */
export const readLinkedFiles = (db: Queryable, objectType: string, objectId: string) =>
  db.query<{ fileId: string; role: string; sort: number; altText: string | null }>(
    `select file_id as "fileId", role, sort, alt_text as "altText" from file_links
     where object_type = $1 and object_id = $2 order by role, sort, file_id`,
    [objectType, objectId],
  );

/** Takes a link away, and lets the file go when it was the last one. The row of the file first: who links it now waits. */
export async function removeLink(tx: Tx, fileId: string, { objectType, objectId, role }: FileLink): Promise<void> {
  await tx.query('select from files where id = $1 for update', [fileId]);
  await tx.query('delete from file_links where file_id = $1 and object_type = $2 and object_id = $3 and role = $4', [
    fileId,
    objectType,
    objectId,
    role,
  ]);
  await tx.query(
    `update files set released_at = now() where id = $1 and released_at is null
       and not exists (select from file_links where file_id = $1)`,
    [fileId],
  );
}

/** Many links of one role at once, for loads of whole markets; the files are part of something from then on. */
export async function loadPublicLinks(query: Queryable, links: PublicLink[], role: string = PUBLIC): Promise<void> {
  if (links.length === 0) return;
  const now = new Date().toISOString();
  const rows = links.map(({ objectType, objectId, fileId, sort, altText }) => ({
    file_id: fileId,
    object_type: objectType,
    object_id: objectId,
    role,
    sort,
    alt_text: altText,
    linked_at: now,
  }));
  await query.query(insertStatement(linkTable), [JSON.stringify(rows)]);
  await query.query(
    `update files set attached_to = $2, attached_at = now() where id = any ($1::uuid[]) and attached_at is null`,
    [[...new Set(links.map(({ fileId }) => fileId))], role],
  );
}

const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

/** What a file is part of, all or in one role, a part of the list at a time. */
export const readLinks = (
  db: Queryable,
  fileId: string,
  { role, after, atMost }: { role?: string | undefined; after?: FileLink | undefined; atMost: number },
) =>
  db.query<FileLink>(
    `select object_type as "objectType", object_id as "objectId", role from file_links
     where file_id = $1 and ($2::text is null or role = $2) and (role, object_type, object_id) > ($3, $4, $5::uuid)
     order by role, object_type, object_id limit $6`,
    [fileId, role ?? null, after?.role ?? '', after?.objectType ?? '', after?.objectId ?? BEFORE_ALL, atMost],
  );

/** The public pictures of things of one kind, those of each thing in their order. */
export const readLinkedImages = (db: Queryable, objectType: string, objectIds: string[]) =>
  db.query<LinkedImage>(
    `select l.object_id as "objectId", f.id as "fileId", l.sort, coalesce(l.alt_text, '') as "altText", f.width, f.height
     from file_links l join files f on f.id = l.file_id
     where l.object_type = $1 and l.object_id = any ($2::uuid[]) and l.role = '${PUBLIC}'
       and f.width is not null and f.height is not null
     order by l.object_id, l.sort, f.id`,
    [objectType, objectIds],
    'linked_images',
  );
