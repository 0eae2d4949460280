import type { Queryable, Tx } from '../../../platform/database/database.ts';
import type { Body } from '../blocks/index.ts';
import type { HelpTopic } from './help.schemas.ts';

export type HelpRow = {
  id: string;
  frontUniqueId: string;
  title: string;
  body: Body;
  mediaVideoId: string | null;
  relatedQuestionIds: string[];
  version: number;
  updatedAt: Date;
};

const columns = `id, front_unique_id as "frontUniqueId", title, body, media_video_id as "mediaVideoId",
  related_question_ids as "relatedQuestionIds", version, updated_at as "updatedAt"`;

export async function readHelp(db: Queryable, frontUniqueId: string): Promise<HelpRow | undefined> {
  const [row] = await db.query<HelpRow>(`select ${columns} from help_entries where front_unique_id = $1`, [
    frontUniqueId,
  ]);
  return row;
}

export const readHelpByIds = (db: Queryable, ids: readonly string[]) =>
  db.query<HelpRow>(`select ${columns} from help_entries where id = any($1::uuid[])`, [ids], 'help_by_ids');

export const readTopics = (db: Queryable) =>
  db.query<HelpTopic>('select front_unique_id as "frontUniqueId", title from help_entries order by front_unique_id');

export const readAllHelp = (db: Queryable) => db.query<HelpRow>(`select ${columns} from help_entries`);

/** Makes those wait for each other until the transaction ends who write help of a screen. */
export async function lockHelp(tx: Tx, frontUniqueId: string): Promise<HelpRow | undefined> {
  await tx.query("select pg_advisory_xact_lock(hashtextextended('help of ' || $1, 0))", [frontUniqueId]);
  return readHelp(tx, frontUniqueId);
}

type Written = Pick<HelpRow, 'id' | 'frontUniqueId' | 'title' | 'body' | 'mediaVideoId' | 'relatedQuestionIds'> & {
  at: Date;
};

/** Writes the help of a screen, whose version goes up where there was one. */
export async function writeHelp(tx: Tx, written: Written): Promise<HelpRow> {
  const { id, frontUniqueId, title, body, mediaVideoId, relatedQuestionIds, at } = written;
  const [row] = await tx.query<HelpRow>(
    `insert into help_entries as h (id, front_unique_id, title, body, media_video_id, related_question_ids, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $7)
     on conflict (front_unique_id) do update set title = excluded.title, body = excluded.body,
       media_video_id = excluded.media_video_id, related_question_ids = excluded.related_question_ids, updated_at = excluded.updated_at, version = h.version + 1
     returning ${columns}`,
    [id, frontUniqueId, title, JSON.stringify(body), mediaVideoId, relatedQuestionIds, at],
  );
  return row!;
}
