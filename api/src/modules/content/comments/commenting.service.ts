import type { Actor } from '../../../platform/actor.ts';
import { recordChange } from '../../../platform/changes/record-change.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { lockCount } from '../../../platform/database/lock-count.ts';
import { newId } from '../../../platform/ids.ts';
import type { Once } from '../../../platform/idempotency/idempotency.ts';
import type { Cases } from '../../../platform/modules/case-kind.ts';
import { invalid, notFound, Problem } from '../../../platform/problem.ts';
import { foldSearchKey } from '../../../platform/text.ts';
import { versionConflict } from '../../../platform/version.ts';
import type { Customers } from '../../customers/index.ts';
import type { Settings } from '../../settings/index.ts';
import { COMMENT } from './comment-cases.ts';
import { type WritingLimits, writingLimits } from './comment-limits.ts';
import { applyStep, isVisible, tellAnswered } from './comment-steps.ts';
import * as writes from './comment-writes.repository.ts';
import type { CommentObject } from './comments.enums.ts';
import { type CommentRow, readByIds } from './comments.repository.ts';
import { canAppeal, canEdit, shownOwn } from './comments.shown.ts';
import type { CommentAppeal, CommentChange, NewComment, OwnComment } from './comments.schemas.ts';
import { hitsIn } from './filter-hits.ts';
import type { CommentObjects } from './objects.ts';
import { readCompanyName, type ThingRow } from './objects.repository.ts';
import { isSampled, isTrusted } from './trust.ts';

type Parts = {
  db: Database;
  clock: Clock;
  objects: CommentObjects;
  customers: Pick<Customers, 'customersOfMany'>;
  cases: Cases;
  settings: Pick<Settings, 'at'>;
  /** Whether one of the companies has completed an order of the offer. */
  hasBought: (tx: Tx, customerIds: readonly string[], supplierProductId: string) => Promise<boolean>;
};
type Target = { thing: ThingRow; objectType: CommentObject; at: Date; limits: WritingLimits };
export type Commenting = ReturnType<typeof makeCommenting>;

/** What authors do with comments. */
export function makeCommenting({ db, clock, objects, customers, cases, settings, hasBought }: Parts) {
  /** @throws Problem 404 unless one's own and not removed, 409 VERSION_CONFLICT */
  async function ownHeld(tx: Tx, actor: Actor, id: string, version: number): Promise<CommentRow> {
    const row = await writes.holdComment(tx, id);
    if (row?.authorUserId !== actor.userId || row.state === 'REMOVED') return notFound('COMMENT_NOT_FOUND');
    return row.version === version ? row : versionConflict(row.version);
  }

  const thingOf = async (tx: Tx, row: CommentRow) => (await objects.named(tx, [row], clock.now())).get(row.objectId);

  /** Of the members of the company to which the thing belongs, the one in whose name they speak; none of everybody else. */
  async function companyOf(tx: Tx, own: readonly string[], thing: ThingRow, isAnswer: boolean) {
    const customerId = own.find((id) => thing.customerIds.includes(id));
    if (customerId === undefined) return { customerId: null, customerName: null };
    if (!isAnswer) throw new Problem(409, 'COMMENT_ON_OWN');
    const customerName = (await readCompanyName(tx, customerId)) ?? thing.name;
    return { customerId, customerName };
  }

  /** The row as it is to be, with what staff are shown of it. @throws Problem 400, 404, 409 */
  async function drafted(tx: Tx, actor: Actor, input: NewComment, { thing, objectType, at, limits }: Target) {
    const { parentId, body, rating = null, pros = [], cons = [], isAnonymous = false } = input;
    const objectId = thing.id;
    const place = await placeOf(tx, parentId, objectId, actor.userId);
    const own = (await customers.customersOfMany(tx, [actor.userId])).get(actor.userId) ?? [];
    const company = await companyOf(tx, own, thing, place.rootId !== null);
    if (company.customerId !== null && isAnonymous) invalid('isAnonymous', 'COMPANY_REPLY_NAMED');
    const id = newId();
    const earlier = await writes.readEarlierTexts(tx, actor.userId, id);
    const hits = hitsIn(
      { body, pros, cons },
      earlier.map((text) => foldSearchKey(text.body)),
    );
    const isTrustedNow = hits.length === 0 && (await isTrusted(tx, actor.userId, at, limits.trust));
    const isVerifiedBuyer = objectType === 'SUPPLIER_PRODUCT' && (await hasBought(tx, own, objectId));
    const row: writes.Insert = {
      id,
      objectType,
      objectId,
      ...place,
      ...company,
      body,
      rating,
      pros,
      cons,
      isAnonymous,
      isVerifiedBuyer,
      state: isTrustedNow ? 'PUBLISHED' : 'PENDING',
      authorUserId: actor.userId,
      at,
    };
    return { row, hits };
  }

  return {
    /**
     * Waits for staff, but of trusted people. @throws Problem 400; 404 of the thing; 409 COMMENTS_CLOSED, COMMENT_ON_OWN, RATED_BEFORE,
     * COMPANY_REPLIED, COMMENT_OTHER_OBJECT, COMMENT_NOT_ANSWERABLE; 429 COMMENT_LIMIT
     */
    async create(actor: Actor, input: NewComment, once: Once | undefined): Promise<OwnComment> {
      const at = clock.now();
      const objectType: CommentObject = input.pageId === undefined ? 'SUPPLIER_PRODUCT' : 'PAGE';
      const thing = await objects.findOpen(db, objectType, input.pageId ?? input.supplierProductId!, at);
      const limits = await writingLimits(settings, at);
      return db.transaction(async (tx) => {
        await lockCount(tx, 'comments', actor.userId);
        await refuseTooMany(tx, actor.userId, at, limits);
        const { row, hits } = await drafted(tx, actor, input, { thing, objectType, at, limits });
        if (!(await writes.insertComment(tx, row))) {
          const code = row.rating === null ? 'COMPANY_REPLIED' : 'RATED_BEFORE';
          throw new Problem(409, code, [{ field: row.rating === null ? 'parentId' : 'rating', code }]);
        }
        const [written] = await readByIds(tx, [row.id]);
        const isPublished = row.state === 'PUBLISHED';
        if (!isPublished || isSampled(row.id, limits.sampledShare))
          await cases.open(tx, {
            kind: 'COMMENT',
            objectType: COMMENT,
            objectId: row.id,
            openedBy: actor.userId,
            hits,
            at,
          });
        if (isPublished) {
          await recordChange(tx, [row.objectId]);
          await tellAnswered(tx, written!, thing, at);
        }
        const answer = shownOwn(written!, thing, at);
        once?.keep(tx, answer);
        return answer;
      });
    },

    /** The text as a change of it begins: the one that waits, where there is one. @throws Problem 404 unless one's own and not removed */
    async stored(actor: Actor, id: string): Promise<object> {
      const [row] = await readByIds(db, [id]);
      if (row?.authorUserId !== actor.userId || row.state === 'REMOVED') return notFound('COMMENT_NOT_FOUND');
      return row.next ?? { body: row.body, pros: row.pros, cons: row.cons };
    },

    /** The old text stays until the new one is decided. @throws Problem 404; 409 COMMENT_TOO_OLD, COMMENT_EDITED_ONCE, VERSION_CONFLICT */
    change: (actor: Actor, id: string, { version, body, pros = [], cons = [] }: CommentChange): Promise<OwnComment> =>
      db.transaction(async (tx) => {
        const at = clock.now();
        const row = await ownHeld(tx, actor, id, version);
        const thing = await thingOf(tx, row);
        if (isVisible(row.state) && !canEdit(row, at))
          throw new Problem(409, row.editedAt === null ? 'COMMENT_TOO_OLD' : 'COMMENT_EDITED_ONCE');
        if (row.rootId !== null && pros.length + cons.length > 0) invalid('pros', 'RATING_OF_ANSWER');
        const next = { body, pros, cons };
        const move = { next, isEdited: true };
        const moved = await applyStep(tx, row, {
          action: 'EDIT',
          by: 'AUTHOR',
          actorId: actor.userId,
          at,
          thing,
          move,
        });
        const hits = hitsIn(next);
        await cases.open(tx, { kind: 'COMMENT', objectType: COMMENT, objectId: id, openedBy: actor.userId, hits, at });
        return shownOwn(moved, thing, at);
      }),

    /** With answers below it a tombstone stays. @throws Problem 404, 409 VERSION_CONFLICT */
    remove: (actor: Actor, id: string, version: number): Promise<void> =>
      db.transaction(async (tx) => {
        const at = clock.now();
        const row = await ownHeld(tx, actor, id, version);
        const thing = await thingOf(tx, row);
        const move = { next: null };
        await applyStep(tx, row, { action: 'REMOVE', by: 'AUTHOR', actorId: actor.userId, at, thing, move });
        await cases.settle(tx, COMMENT, id, at);
      }),

    /** Another moderator looks at it. @throws Problem 404; 409 APPEAL_TOO_LATE, COMMENT_APPEALED_ONCE, VERSION_CONFLICT, INVALID_TRANSITION */
    appeal: (actor: Actor, id: string, { version, reason }: CommentAppeal): Promise<OwnComment> =>
      db.transaction(async (tx) => {
        const at = clock.now();
        const row = await ownHeld(tx, actor, id, version);
        const thing = await thingOf(tx, row);
        const isDecided = row.state === 'REJECTED' || row.state === 'HIDDEN';
        if (isDecided && !canAppeal(row, at))
          throw new Problem(409, row.appealedAt === null ? 'APPEAL_TOO_LATE' : 'COMMENT_APPEALED_ONCE');
        const move = { isAppealed: true };
        const moved = await applyStep(tx, row, {
          action: 'APPEAL',
          by: 'AUTHOR',
          actorId: actor.userId,
          at,
          thing,
          move,
        });
        await cases.open(tx, { kind: 'APPEAL', objectType: COMMENT, objectId: id, openedBy: actor.userId, reason, at });
        return shownOwn(moved, thing, at);
      }),
  };
}

/** @throws Problem 429 COMMENT_LIMIT with the time after which the next one is taken */
async function refuseTooMany(
  tx: Tx,
  userId: string,
  at: Date,
  limits: Pick<WritingLimits, 'soon' | 'day'>,
): Promise<void> {
  const since = (ms: number) => new Date(at.getTime() - ms);
  const { ms: soonMs, most: mostSoon } = limits.soon;
  const { ms: dayMs, most: mostOfDay } = limits.day;
  const { soon, day, oldestSoon, oldestDay } = await writes.countSince(tx, userId, since(soonMs), since(dayMs));
  const waits = [
    day >= mostOfDay && oldestDay ? oldestDay.getTime() + dayMs : 0,
    soon >= mostSoon && oldestSoon ? oldestSoon.getTime() + soonMs : 0,
  ];
  const wait = Math.max(...waits) - at.getTime();
  if (wait > 0) throw new Problem(429, 'COMMENT_LIMIT', [], Math.ceil(wait / 1_000));
}

/** Where an answer stands: below the root, beside the other answers. The root is held. @throws Problem 404, 409 */
async function placeOf(tx: Tx, parentId: string | undefined, objectId: string, userId: string) {
  if (parentId === undefined) return { rootId: null, answersId: null };
  const [parent] = await readByIds(tx, [parentId]);
  const isSeen = parent && (isVisible(parent.state) || parent.state === 'REMOVED' || parent.authorUserId === userId);
  if (!isSeen) return notFound('COMMENT_NOT_FOUND');
  if (parent.objectId !== objectId)
    throw new Problem(409, 'COMMENT_OTHER_OBJECT', [{ field: 'parentId', code: 'COMMENT_OTHER_OBJECT' }]);
  const root = (await writes.holdComment(tx, parent.rootId ?? parent.id))!;
  if (!isVisible(parent.state) || !isVisible(root.state)) throw new Problem(409, 'COMMENT_NOT_ANSWERABLE');
  return { rootId: root.id, answersId: parent.id };
}
