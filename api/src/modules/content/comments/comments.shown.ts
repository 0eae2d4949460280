import { allowedActions } from '../../../platform/machine.ts';
import { commentMachine } from './comment-machine.ts';
import type { CommentAction } from './comments.enums.ts';
import type { CommentRow, ShownRow } from './comments.repository.ts';
import type { Comment, OwnComment } from './comments.schemas.ts';
import { UNNAMED } from './messages.ts';
import type { ThingRow } from './objects.repository.ts';

const DAY_MS = 86_400_000;
const EDIT_MS = DAY_MS;
const APPEAL_MS = 14 * DAY_MS;

/** A comment as readers see it; its author reads of it, too, that it waits. */
export function shownComment(row: ShownRow, viewerId: string | undefined, answers: readonly ShownRow[] = []): Comment {
  const isOwn = viewerId !== undefined && row.authorUserId === viewerId;
  const { id, objectId, state, isVerifiedBuyer, isLiked, likeCount, answerCount } = row;
  return {
    id,
    objectId,
    ...placeOf(row),
    authorName: nameOf(row),
    isOfSeller: row.customerName !== null,
    isVerifiedBuyer,
    isOwn,
    isLiked,
    isPending: isOwn && (state === 'PENDING' || state === 'EDIT_PENDING'),
    isRemoved: state === 'REMOVED',
    isEdited: row.editedAt !== null && state === 'PUBLISHED',
    ...contentOf(row),
    likeCount,
    answerCount,
    createdAt: row.createdAt.toISOString(),
    answers: answers.map((answer) => shownComment(answer, viewerId)),
  };
}

/** Of an answer: below what it stands, and to whom it speaks where that is another answer. */
function placeOf({ rootId, answersId, isAnsweredRoot, answeredName }: ShownRow) {
  if (rootId === null) return {};
  return {
    rootId,
    ...(answersId !== null && { answersId }),
    ...(!isAnsweredRoot && { answersName: answeredName ?? UNNAMED }),
  };
}

function nameOf({ customerName, authorName, isAnonymous, state }: ShownRow): string {
  const isNamed = !isAnonymous && state !== 'REMOVED';
  return customerName ?? (isNamed ? authorName : null) ?? UNNAMED;
}

/** Nothing of a removed one is told. */
function contentOf({ state, body, rating, pros, cons }: ShownRow) {
  if (state === 'REMOVED') return { pros: [], cons: [] };
  return { body, ...(rating !== null && { rating }), pros, cons };
}

/** A comment as its author sees it. */
export function shownOwn(row: CommentRow, thing: ThingRow | undefined, now: Date): OwnComment {
  const { id, objectId, state, body, pros, cons, isAnonymous, likeCount, version } = row;
  return {
    id,
    objectId,
    ...(thing && { objectName: thing.name }),
    ...(thing?.path && { path: thing.path }),
    isAnswer: row.rootId !== null,
    state,
    body,
    ...(row.next && { nextBody: row.next.body, nextPros: row.next.pros, nextCons: row.next.cons }),
    ...(row.rating !== null && { rating: row.rating }),
    pros,
    cons,
    isAnonymous,
    ...(row.rejectionCode !== null && { rule: row.rejectionCode }),
    ...(row.rejectionText !== null && { answer: row.rejectionText }),
    likeCount,
    allowedActions: actionsOfAuthor(row, now),
    version,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

function actionsOfAuthor(row: CommentRow, now: Date): CommentAction[] {
  const possible = allowedActions(commentMachine, row.state, (by) => by === 'AUTHOR');
  return possible.filter((action) => {
    if (action === 'EDIT') return canEdit(row, now);
    return action !== 'APPEAL' || canAppeal(row, now);
  });
}

export const canEdit = ({ editedAt, createdAt }: CommentRow, now: Date): boolean =>
  editedAt === null && now.getTime() - createdAt.getTime() <= EDIT_MS;

export const canAppeal = ({ appealedAt, decidedAt, updatedAt }: CommentRow, now: Date): boolean =>
  appealedAt === null && now.getTime() - (decidedAt ?? updatedAt).getTime() <= APPEAL_MS;
