import type { Actor } from '../../../platform/actor.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { paging } from '../../../platform/paging/paging.ts';
import { notFound } from '../../../platform/problem.ts';
import type { Customers } from '../../customers/index.ts';
import * as repository from './comments.repository.ts';
import type { ShownRow } from './comments.repository.ts';
import { shownComment, shownOwn } from './comments.shown.ts';
import type {
  Comment,
  CommentPage,
  CommentsOfThingsQuery,
  CommentTreeQuery,
  OwnCommentPage,
  OwnCommentsQuery,
  RatingSummariesQuery,
  RatingSummary,
} from './comments.schemas.ts';
import type { CommentObjects } from './objects.ts';
import { meanOf, ratingOf, starCounts } from './ratings.ts';

const FIRST_ANSWERS = 3;

type Parts = { db: Database; clock: Clock; objects: CommentObjects; customers: Pick<Customers, 'customersOfMany'> };
export type Comments = ReturnType<typeof makeComments>;

/** Comments as people read them. */
export function makeComments({ db, clock, objects, customers }: Parts) {
  async function withAnswers(
    rows: readonly ShownRow[],
    viewerId: string | undefined,
    around?: { rootId: string; count: number },
  ): Promise<Comment[]> {
    const rootIds = rows.filter(({ answerCount }) => answerCount > 0).map(({ id }) => id);
    const each = FIRST_ANSWERS;
    const answers =
      rootIds.length > 0
        ? await repository.readFirstAnswers(db, rootIds, { viewerId, each, ...(around && { around }) })
        : [];
    const ofRoot = Map.groupBy(answers, ({ rootId }) => rootId);
    return rows.map((row) => shownComment(row, viewerId, ofRoot.get(row.id)));
  }

  /** What the viewer can write there. */
  async function commenting(
    actor: Actor | undefined,
    { objectType }: CommentTreeQuery,
    thing: { id: string; isOpen: boolean; customerIds: string[] },
  ) {
    const { id, isOpen } = thing;
    if (!actor) return { isOpen, isOwnObject: false, canRate: true };
    const own = thing.customerIds.length > 0 ? await customers.customersOfMany(db, [actor.userId]) : undefined;
    const isOwnObject = own?.get(actor.userId)?.some((each) => thing.customerIds.includes(each)) ?? false;
    const canRate = !isOwnObject && !(await repository.readHasRated(db, actor.userId, objectType, id));
    return { isOpen, isOwnObject, canRate };
  }

  return {
    /** @throws Problem 404 for what nobody is shown, and for a comment that is not there */
    async tree(objectId: string, query: CommentTreeQuery, actor: Actor | undefined): Promise<CommentPage> {
      const { objectType, parentId, around, ...page } = query;
      const thing = await objects.find(db, objectType, objectId, clock.now());
      const viewerId = actor?.userId;
      const scope = { objectType, objectId, viewerId };
      const rights = await commenting(actor, query, thing);
      if (parentId !== undefined) {
        const found = await repository.readAnswers(db, parentId, scope, paging(page));
        const items = found.rows.map((row) => shownComment(row, viewerId));
        return { items, totalCount: found.totalCount, ...found.page, ...rights };
      }
      const place =
        around === undefined
          ? undefined
          : ((await repository.readPlace(db, scope, around)) ?? notFound('COMMENT_NOT_FOUND'));
      const wanted = paging(
        place ? { ...page, after: undefined, pageNumber: pageOf(place.newerRoots, page.pageSize) } : page,
      );
      const found = await repository.readRoots(db, scope, wanted);
      const items = await withAnswers(
        found.rows,
        viewerId,
        place && { rootId: place.rootId, count: Math.min(place.olderAnswers + 1, 100) },
      );
      return { items, totalCount: found.totalCount, ...found.page, ...rights };
    },

    /** The newest of each of several things, or some by their ids. */
    async ofThings(
      { objectIds, ids, perParent = FIRST_ANSWERS }: CommentsOfThingsQuery,
      actor: Actor | undefined,
    ): Promise<Comment[]> {
      const viewerId = actor?.userId;
      if (ids) return (await repository.readShownByIds(db, ids, viewerId)).map((row) => shownComment(row, viewerId));
      return withAnswers(await repository.readRootsOfMany(db, objectIds ?? [], perParent, viewerId), viewerId);
    },

    /** Own ones in whatever state. */
    async own(actor: Actor, { state, ...query }: OwnCommentsQuery): Promise<OwnCommentPage> {
      const { rows, totalCount, page } = await repository.readOwn(db, actor.userId, state, paging(query));
      const now = clock.now();
      const things = await objects.named(db, rows, now);
      return { items: rows.map((row) => shownOwn(row, things.get(row.objectId), now)), totalCount, ...page };
    },

    /** Ratings of up to a hundred things of a kind, in the order of their ids. */
    async summaries({ objectType, objectIds }: RatingSummariesQuery): Promise<RatingSummary[]> {
      const [ratings, counts, ofCategories] = await Promise.all([
        repository.readRatings(db, objectType, objectIds),
        repository.countComments(db, objectType, objectIds),
        repository.readCategoryRatings(db, objectType, objectIds),
      ]);
      const rated = Map.groupBy(ratings, ({ objectId }) => objectId);
      const around = Map.groupBy(ofCategories, ({ objectId }) => objectId);
      const commentCounts = new Map(counts.map(({ objectId, count }) => [objectId, count]));
      return objectIds.map((objectId) => {
        const own = rated.get(objectId) ?? [];
        const rating = ratingOf(own, meanOf(around.get(objectId) ?? []));
        return {
          objectId,
          ...(rating !== undefined && { rating }),
          ratingCount: own.reduce((sum, { count }) => sum + count, 0),
          commentCount: commentCounts.get(objectId) ?? 0,
          stars: starCounts(own),
        };
      });
    },
  };
}

const pageOf = (before: number, pageSize = 20) => Math.floor(before / pageSize) + 1;
