import { Conditions } from '../../../platform/database/conditions.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { newestFirst, Order } from '../../../platform/paging/order.ts';
import type { Paging } from '../../../platform/paging/paging.ts';
import { onlyOf, readCountedPage } from '../../../platform/paging/read-page.ts';
import type { CommentObject, CommentState } from './comments.enums.ts';
import type { OwnComment } from './comments.schemas.ts';
import type { Rated } from './ratings.ts';

export type NextText = { body: string; pros: string[]; cons: string[] };

/** A comment as it is stored, with what people read of its author. */
export type CommentRow = {
  id: string;
  objectType: CommentObject;
  objectId: string;
  rootId: string | null;
  answersId: string | null;
  authorUserId: string | null;
  /** Null for who has told no name, or has left. */
  authorName: string | null;
  customerId: string | null;
  customerName: string | null;
  state: CommentState;
  body: string;
  rating: number | null;
  pros: string[];
  cons: string[];
  next: NextText | null;
  isAnonymous: boolean;
  isVerifiedBuyer: boolean;
  likeCount: number;
  rejectionCode: Exclude<OwnComment['rule'], undefined> | null;
  rejectionText: string | null;
  decidedAt: Date | null;
  editedAt: Date | null;
  appealedAt: Date | null;
  version: number;
  createdAt: Date;
  updatedAt: Date;
};

const nameOf = (person: string) => `nullif(concat_ws(' ', ${person}.first_name, ${person}.last_name), '')`;
const columns = `c.id, c.object_type as "objectType", c.object_id as "objectId", c.root_id as "rootId", c.answers_id as "answersId",
  c.author_user_id as "authorUserId", ${nameOf('p')} as "authorName", c.customer_id as "customerId",
  c.customer_name as "customerName", c.state, c.body, c.rating, c.pros, c.cons, c.next, c.is_anonymous as "isAnonymous",
  c.is_verified_buyer as "isVerifiedBuyer", c.like_count as "likeCount", c.rejection_code as "rejectionCode",
  c.rejection_text as "rejectionText", c.decided_at as "decidedAt", c.edited_at as "editedAt", c.appealed_at as "appealedAt",
  c.version, c.created_at as "createdAt", c.updated_at as "updatedAt"`;
const described = 'comments c left join persons p on p.user_id = c.author_user_id';

/** Read by everybody; one that waits by its author alone. @param viewer placeholder of the viewer's id, null for a visitor */
const isShown = (of: string, viewer: string) =>
  `(${of}.state in ('PUBLISHED', 'EDIT_PENDING') or (${of}.state = 'PENDING' and ${of}.author_user_id = ${viewer}))`;
/** A removed root stays as a tombstone while somebody's answer stands below it. */
const isShownRoot = (viewer: string) =>
  `(${isShown('c', viewer)} or (c.state = 'REMOVED' and exists (
    select from comments a where a.root_id = c.id and ${isShown('a', viewer)})))`;

/** What the viewer, or a visitor, sees of a comment beside it. */
export type ShownRow = CommentRow & {
  isLiked: boolean;
  answerCount: number;
  /** Of an answer to an answer: who wrote that, as readers learn it. */
  answeredName: string | null;
  isAnsweredRoot: boolean;
};
const shownColumns = (viewer: string) => `${columns},
  exists (select from comment_likes l where l.comment_id = c.id and l.user_id = ${viewer}) as "isLiked",
  case when c.root_id is null then (select count(*)::int from comments a where a.root_id = c.id and ${isShown('a', viewer)})
    else 0 end as "answerCount",
  (select coalesce(t.customer_name, case when t.is_anonymous then null else ${nameOf('tp')} end)
    from comments t left join persons tp on tp.user_id = t.author_user_id where t.id = c.answers_id) as "answeredName",
  c.answers_id is not distinct from c.root_id as "isAnsweredRoot"`;

const newestRoots = new Order('comments', newestFirst('c.created_at', 'c.id'));
const oldestAnswers = new Order('answers', [
  { sql: 'c.created_at', kind: 'instant' },
  { sql: 'c.id', kind: 'id' },
]);

type Scope = { objectType: CommentObject; objectId: string; viewerId: string | undefined };

export function readRoots(db: Queryable, { objectType, objectId, viewerId }: Scope, wanted: Paging) {
  const where = new Conditions();
  const viewer = where.add(viewerId ?? null, 'uuid');
  where.and(`c.object_type = ${where.add(objectType)} and c.object_id = ${where.add(objectId, 'uuid')}`);
  where.and(`c.root_id is null and ${isShownRoot(viewer)}`);
  const source = { columns: shownColumns(viewer), from: described, where, order: newestRoots };
  return readCountedPage<ShownRow>(db, source, wanted, 'comments c');
}

export function readAnswers(db: Queryable, rootId: string, { objectId, viewerId }: Scope, wanted: Paging) {
  const where = new Conditions();
  const viewer = where.add(viewerId ?? null, 'uuid');
  where.and(`c.root_id = ${where.add(rootId, 'uuid')} and c.object_id = ${where.add(objectId, 'uuid')}`);
  where.and(isShown('c', viewer));
  const source = { columns: shownColumns(viewer), from: described, where, order: oldestAnswers };
  return readCountedPage<ShownRow>(db, source, wanted, 'comments c');
}

/** The oldest answers of each root; of one of them so many that a certain answer is among them. */
export const readFirstAnswers = (
  db: Queryable,
  rootIds: readonly string[],
  {
    viewerId,
    each,
    around,
  }: { viewerId: string | undefined; each: number; around?: { rootId: string; count: number } },
) =>
  db.query<ShownRow>(
    `select ${shownColumns('$2::uuid')} from ${described}
     join (select a.id, row_number() over (partition by a.root_id order by a.created_at, a.id) as place
       from comments a where a.root_id = any($1::uuid[]) and ${isShown('a', '$2::uuid')}) placed on placed.id = c.id
     where placed.place <= case when c.root_id = $4::uuid then greatest($3::int, $5::int) else $3::int end
     order by c.created_at, c.id`,
    [rootIds, viewerId ?? null, each, around?.rootId ?? null, around?.count ?? 0],
  );

/** Before how many newer roots one stands, and before how many older answers an answer does. */
export async function readPlace(db: Queryable, { objectType, objectId, viewerId }: Scope, around: string) {
  const [row] = await db.query<{ rootId: string; newerRoots: number; olderAnswers: number }>(
    `with at as (select coalesce(root_id, id) as root_id, id, created_at, root_id is not null as is_answer from comments
       where id = $4 and object_type = $1 and object_id = $2),
     root as (select r.id, r.created_at from comments r join at on at.root_id = r.id)
     select root.id as "rootId",
       (select count(*)::int from comments c where c.object_type = $1 and c.object_id = $2 and c.root_id is null
         and (c.created_at, c.id) > (root.created_at, root.id) and ${isShownRoot('$3::uuid')}) as "newerRoots",
       (select count(*)::int from comments a where at.is_answer and a.root_id = root.id
         and (a.created_at, a.id) < (at.created_at, at.id) and ${isShown('a', '$3::uuid')}) as "olderAnswers"
     from root, at`,
    [objectType, objectId, viewerId ?? null, around],
  );
  return row;
}

/** The newest roots of each of many things. */
export const readRootsOfMany = (
  db: Queryable,
  objectIds: readonly string[],
  each: number,
  viewerId: string | undefined,
) =>
  db.query<ShownRow>(
    `select ${shownColumns('$2::uuid')} from ${described}
     join (select c.id, row_number() over (partition by c.object_id order by c.created_at desc, c.id desc) as place from comments c
       where c.object_id = any($1::uuid[]) and c.root_id is null and ${isShownRoot('$2::uuid')}) placed on placed.id = c.id
     where placed.place <= $3 order by c.created_at desc, c.id desc`,
    [objectIds, viewerId ?? null, each],
  );

export const readShownByIds = (db: Queryable, ids: readonly string[], viewerId: string | undefined) =>
  db.query<ShownRow>(
    `select ${shownColumns('$2::uuid')} from ${described} where c.id = any($1::uuid[])
       and (c.root_id is null and ${isShownRoot('$2::uuid')} or ${isShown('c', '$2::uuid')})
     order by c.created_at desc, c.id desc`,
    [ids, viewerId ?? null],
  );

/** Own comments in whatever state, the newest first. */
export function readOwn(db: Queryable, userId: string, state: CommentState | undefined, wanted: Paging) {
  const where = new Conditions();
  where.and(`c.author_user_id = ${where.add(userId, 'uuid')}`);
  if (state) where.and(`c.state = ${where.add(state)}`);
  onlyOf(where, wanted, 'c.id');
  return readCountedPage<CommentRow>(db, { columns, from: described, where, order: newestRoots }, wanted, 'comments c');
}

export const readByIds = (db: Queryable, ids: readonly string[]) =>
  db.query<CommentRow & { answeredBody: string | null }>(
    `select ${columns}, (select t.body from comments t where t.id = c.answers_id) as "answeredBody"
     from ${described} where c.id = any($1::uuid[])`,
    [ids],
  );

/** Whether somebody has rated a thing. */
export async function readHasRated(db: Queryable, userId: string, objectType: CommentObject, objectId: string) {
  const [row] = await db.query<{ found: boolean }>(
    `select exists (select from comments where author_user_id = $1 and object_type = $2 and object_id = $3
       and rating is not null and state <> 'REMOVED') as found`,
    [userId, objectType, objectId],
  );
  return row!.found;
}

export type CountedRatings = Rated & { objectId: string };
const rated = `rating as stars, count(*)::int as count, (count(*) filter (where is_verified_buyer))::int as "verifiedCount"`;
const isCounted = `rating is not null and state in ('PUBLISHED', 'EDIT_PENDING')`;

export const readRatings = (db: Queryable, objectType: CommentObject, objectIds: readonly string[]) =>
  db.query<CountedRatings>(
    `select object_id as "objectId", ${rated} from comments
     where object_type = $1 and object_id = any($2::uuid[]) and ${isCounted} group by object_id, rating`,
    [objectType, objectIds],
  );

export const countComments = (db: Queryable, objectType: CommentObject, objectIds: readonly string[]) =>
  db.query<{ objectId: string; count: number }>(
    `select object_id as "objectId", count(*)::int as count from comments
     where object_type = $1 and object_id = any($2::uuid[]) and state in ('PUBLISHED', 'EDIT_PENDING') group by object_id`,
    [objectType, objectIds],
  );

/** Ratings of everything in the category of each offer; of pages, of all pages. */
export const readCategoryRatings = (db: Queryable, objectType: CommentObject, objectIds: readonly string[]) =>
  objectType === 'PAGE'
    ? db.query<CountedRatings>(
        `select each as "objectId", stars, count, "verifiedCount" from unnest($1::uuid[]) as each,
           (select ${rated} from comments where object_type = 'PAGE' and ${isCounted} group by rating) r`,
        [objectIds],
      )
    : db.query<CountedRatings>(
        `with wanted as (select p.id, b.category_id from supplier_products p join base_products b on b.id = p.base_product_id
           where p.id = any($1::uuid[])),
         means as (select b.category_id, c.rating as stars, count(*)::int as count,
             (count(*) filter (where c.is_verified_buyer))::int as "verifiedCount"
           from comments c join supplier_products p on p.id = c.object_id join base_products b on b.id = p.base_product_id
           where c.object_type = 'SUPPLIER_PRODUCT' and c.rating is not null and c.state in ('PUBLISHED', 'EDIT_PENDING')
             and b.category_id in (select category_id from wanted) group by b.category_id, c.rating)
         select wanted.id as "objectId", stars, count, "verifiedCount" from wanted join means using (category_id)`,
        [objectIds],
      );
