import { Button } from '../../../design/Button.tsx';
import { plainPart } from '../../../platform/forms/plain/plainPart.tsx';
import { PlainForm } from '../../../platform/forms/plain/PlainForm.tsx';
import { useRefused } from '../../../platform/forms/plain/refusedPart.ts';
import { PlainReportFields, type RefusedReport } from '../../reports/index.ts';
import type { Comments_ItemFragment as Comment } from '../components/Comments.generated.ts';
import { commentMessages } from '../messages.ts';
import { writingMessages } from '../writing/messages.ts';
import type { CommentTarget } from '../writing/target.ts';
import { plainCommentName, plainLikeName, plainReportName } from './names.ts';
import { CommentForms } from './PlainComment.tsx';

const words = writingMessages.report;

interface PlainReactionsProps {
  comment: Comment;
  target: CommentTarget;
  isOpen: boolean;
}

function ReactionForms({ comment, target, isOpen }: PlainReactionsProps) {
  const { id, isOwn, isLiked, likeCount } = comment;
  return (
    <div className="flex flex-col gap-2">
      {!isOwn && (
        <PlainForm name={plainLikeName} label={commentMessages.like} hidden={{ id, isLiked: isLiked ? '' : '1' }}>
          <div>
            <Button type="submit" size="small" variant="quiet">
              {commentMessages.pressed(isLiked, likeCount)}
            </Button>
          </div>
        </PlainForm>
      )}
      {isOpen && <AnswerForms comment={comment} target={target} />}
      {!isOwn && <ReportForms id={id} />}
    </div>
  );
}

function AnswerForms({ comment, target }: Omit<PlainReactionsProps, 'isOpen'>) {
  const isRefused = useRefused(plainCommentName, comment.id) !== undefined;
  return (
    <details open={isRefused}>
      <summary className="flex min-h-11 cursor-pointer items-center text-dense text-primary">
        {commentMessages.answer}
      </summary>
      <CommentForms target={target} answered={comment} />
    </details>
  );
}

function ReportForms({ id }: { id: string }) {
  const refused = useRefused<RefusedReport>(plainReportName, id);
  return (
    <PlainForm name={plainReportName} label={words.title} hidden={{ id }}>
      <details open={refused !== undefined}>
        <summary className="flex min-h-11 cursor-pointer items-center text-dense text-primary">
          {commentMessages.report}
        </summary>
        <div className="mt-2 flex flex-col gap-3">
          <PlainReportFields words={words} refused={refused} />
          <div>
            <Button type="submit">{words.send}</Button>
          </div>
        </div>
      </details>
    </PlainForm>
  );
}

/** What one does with a comment without script. */
export const PlainReactions = plainPart(import.meta.env.SSR && ReactionForms);
