import { useState } from 'react';
import { Button } from '../../../design/Button.tsx';
import { write } from '../../../platform/graph/write.ts';
import { useLike } from '../../../platform/likes/useLike.ts';
import type { Comments_ItemFragment as Comment } from '../components/Comments.generated.ts';
import { commentMessages as words } from '../messages.ts';
import { CommentForm } from './CommentForm.tsx';
import { ReportDialog } from './ReportDialog.tsx';
import type { CommentTarget } from './target.ts';
import { LikeCommentDocument } from './writing.generated.ts';

interface ReactionsProps {
  comment: Comment;
  target: CommentTarget;
  /** Whether it can be answered. */
  isOpen: boolean;
  /** Whether a company of the viewer speaks here, whose name is always told. */
  isOfCompany: boolean;
}

/** What who is logged in does with a comment: likes it, answers it, reports it. */
export function Reactions({ comment, target, isOpen, isOfCompany }: ReactionsProps) {
  const [isAnswering, setAnswering] = useState(false);
  const [isReporting, setReporting] = useState(false);
  const { id, authorName, isOwn } = comment;
  const like = useLike(id, comment, async (isLiked) => {
    const { commentLikes } = await write(LikeCommentDocument, { input: { commentId: id, isLiked } });
    return commentLikes;
  });
  return (
    <>
      <div className="-ms-2.5 flex flex-wrap items-center gap-1">
        {isOwn ? (
          like.likeCount > 0 && <span className="ms-2.5 text-dense text-muted">{words.likes(like.likeCount)}</span>
        ) : (
          <Button
            size="small"
            variant="quiet"
            aria-pressed={like.isLiked}
            aria-label={words.likeOf(words.pressed(like.isLiked, like.likeCount), authorName)}
            onClick={() => like.set(!like.isLiked)}
          >
            {words.pressed(like.isLiked, like.likeCount)}
          </Button>
        )}
        {isOpen && (
          <Button size="small" variant="quiet" aria-expanded={isAnswering} onClick={() => setAnswering(!isAnswering)}>
            {words.answer}
          </Button>
        )}
        {!isOwn && (
          <Button size="small" variant="quiet" onClick={() => setReporting(true)}>
            {words.report}
          </Button>
        )}
      </div>
      {isAnswering && (
        <CommentForm target={target} answered={comment} mayHideName={!isOfCompany} onDone={() => setAnswering(false)} />
      )}
      {isReporting && <ReportDialog commentId={id} onClose={() => setReporting(false)} />}
    </>
  );
}
