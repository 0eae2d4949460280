import type { ReactNode } from 'react';
import { Badge } from '../../../design/Badge.tsx';
import { formatDate } from '../../../platform/numbers/dates.ts';
import { commentMessages as words } from '../messages.ts';
import type { Comments_ItemFragment as Comment } from './Comments.generated.ts';
import { Stars } from './Stars.tsx';

interface CommentItemProps {
  comment: Comment;
  /** What can be done with it, and its answers. */
  children?: ReactNode;
}

/** A comment. What is in it is text, whatever it looks like. An `<li>`. */
export function CommentItem({ comment, children }: CommentItemProps) {
  const { id, body, isRemoved, answersName } = comment;
  return (
    <li id={`comment-${id}`} className="flex flex-col gap-2 border-b border-border py-3 last:border-b-0">
      {isRemoved ? (
        <p className="text-muted">{words.removed}</p>
      ) : (
        <>
          <Head comment={comment} />
          {answersName && (
            <p className="text-dense text-muted">
              <bdi>{words.answering(answersName)}</bdi>
            </p>
          )}
          <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
            {body}
          </p>
          <Points label={words.pros} sign="+" points={comment.pros} />
          <Points label={words.cons} sign="−" points={comment.cons} />
        </>
      )}
      {children}
    </li>
  );
}

function Head({ comment }: { comment: Comment }) {
  const { authorName, rating, isOfSeller, isVerifiedBuyer, isPending, isEdited, createdAt } = comment;
  return (
    <p className="flex flex-wrap items-center gap-2 text-dense text-muted">
      <bdi className="font-medium text-text">{authorName}</bdi>
      {rating && <Stars of={rating} />}
      {isOfSeller && <Badge kind="info">{words.marks.seller}</Badge>}
      {isVerifiedBuyer && <Badge kind="success">{words.marks.buyer}</Badge>}
      {isPending && <Badge kind="warning">{words.marks.pending}</Badge>}
      <time dateTime={createdAt}>{formatDate(createdAt)}</time>
      {isEdited && <span>{words.marks.edited}</span>}
    </p>
  );
}

function Points({ label, sign, points }: { label: string; sign: string; points: readonly string[] }) {
  if (points.length === 0) return null;
  return (
    <ul aria-label={label} className="text-dense">
      {points.map((point) => (
        <li key={point}>
          <span aria-hidden className="inline-block w-4">
            {sign}
          </span>
          <bdi>{point}</bdi>
        </li>
      ))}
    </ul>
  );
}
