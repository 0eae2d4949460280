import type { Queryable, Tx } from '../../../platform/database/database.ts';

/** Nobody else sets this person's like of this page until the transaction ends. */
export const lockLike = (tx: Tx, pageId: string, userId: string) =>
  tx.query("select pg_advisory_xact_lock(hashtextextended('like ' || $1 || ' ' || $2, 0))", [pageId, userId]);

export async function isLikedBy(tx: Queryable, pageId: string, userId: string): Promise<boolean> {
  const rows = await tx.query('select from page_likes where page_id = $1 and user_id = $2', [pageId, userId]);
  return rows.length > 0;
}

/** A like is a row, and the number of all counts rows. */
export const addLike = (tx: Tx, pageId: string, userId: string, now: Date) =>
  tx.query(
    `with liked as (
       insert into page_likes (page_id, user_id, liked_at) values ($1, $2, $3) on conflict do nothing returning page_id)
     insert into page_like_counts (page_id, likes) select page_id, 1 from liked
     on conflict (page_id) do update set likes = page_like_counts.likes + 1`,
    [pageId, userId, now],
  );

export const removeLike = (tx: Tx, pageId: string, userId: string) =>
  tx.query(
    `with gone as (delete from page_likes where page_id = $1 and user_id = $2 returning page_id)
     update page_like_counts c set likes = c.likes - 1 from gone where c.page_id = gone.page_id`,
    [pageId, userId],
  );

export type LikeRow = { pageId: string; isLiked: boolean; likeCount: number };

export const readLikes = (db: Queryable, pageIds: readonly string[], userId: string) =>
  db.query<LikeRow>(
    `select wanted.id as "pageId", coalesce(c.likes, 0) as "likeCount",
       exists (select from page_likes l where l.page_id = wanted.id and l.user_id = $2) as "isLiked"
     from unnest($1::uuid[]) with ordinality as wanted (id, place)
     left join page_like_counts c on c.page_id = wanted.id order by wanted.place`,
    [pageIds, userId],
  );

/** What a person likes, for the export of an account. */
export const readLikesOf = (db: Queryable, userId: string) =>
  db.query<{ pageId: string; likedAt: Date }>(
    'select page_id as "pageId", liked_at as "likedAt" from page_likes where user_id = $1 order by liked_at, page_id',
    [userId],
  );

/** Takes back all likes of a person. */
export const forgetLikes = (tx: Tx, userId: string) =>
  tx.query(
    `with gone as (delete from page_likes where user_id = $1 returning page_id)
     update page_like_counts c set likes = c.likes - 1 from gone where c.page_id = gone.page_id`,
    [userId],
  );
