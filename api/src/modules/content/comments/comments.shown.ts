import { allowedActions } from '../../../platform/machine.ts';
import { commentMachine } from './comment-machine.ts';
import type { CommentAction } from './comments.enums.ts';
import type { CommentRow, ShownRow } from './comments.repository.ts';
import type { Comment, OwnComment } from './comments.schemas.ts';
import { UNNAMED } from './messages.ts';
import type { ThingRow } from './objects.repository.ts';

const DAY_MS = 86_400_000;
export const EDIT_MS = DAY_MS;
export const APPEAL_MS = 14 * DAY_MS;

/** A comment as readers see it; its author reads of it, too, that it waits. */
export function shownComment(row: ShownRow, viewerId: string | undefined, answers: readonly ShownRow[] = []): Comment {
  const isOwn = viewerId !== undefined && row.authorUserId === viewerId;
  const isRemoved = row.state === 'REMOVED';
  const { id, objectType, objectId, rootId, answersId, rating, createdAt } = row;
  return {
    id,
    objectType,
    objectId,
    ...(rootId !== null && { rootId }),
    ...(answersId !== null && { answersId }),
    ...(rootId !== null && !row.isAnsweredRoot && { answersName: row.answeredName ?? UNNAMED }),
    authorName: row.customerName ?? (row.isAnonymous || isRemoved ? null : row.authorName) ?? UNNAMED,
    isOfSeller: row.customerName !== null,
    isVerifiedBuyer: row.isVerifiedBuyer,
    isOwn,
    isLiked: row.isLiked,
    isPending: isOwn && (row.state === 'PENDING' || row.state === 'EDIT_PENDING'),
    isRemoved,
    isEdited: row.editedAt !== null && row.state === 'PUBLISHED',
    ...(!isRemoved && { body: row.body }),
    ...(!isRemoved && rating !== null && { rating }),
    pros: isRemoved ? [] : row.pros,
    cons: isRemoved ? [] : row.cons,
    likeCount: row.likeCount,
    answerCount: row.answerCount,
    createdAt: createdAt.toISOString(),
    answers: answers.map((answer) => shownComment(answer, viewerId)),
  };
}

/** A comment as its author sees it. */
export function shownOwn(row: CommentRow, thing: ThingRow | undefined, now: Date): OwnComment {
  const { id, objectType, objectId, state, body, pros, cons, isAnonymous, likeCount, version } = row;
  return {
    id,
    objectType,
    objectId,
    ...(thing && { objectName: thing.name }),
    ...(thing?.path && { path: thing.path }),
    isAnswer: row.rootId !== null,
    state,
    body,
    ...(row.next && { nextBody: row.next.body }),
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
