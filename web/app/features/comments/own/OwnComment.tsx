import { useState } from 'react';
import { Button } from '../../../design/Button.tsx';
import { Card } from '../../../design/Card.tsx';
import { StateBadge } from '../../../design/StateBadge.tsx';
import { formatDate } from '../../../platform/numbers/dates.ts';
import { type Masked, readFragment } from '../../../platform/graph/readFragment.ts';
import { Stars } from '../components/Stars.tsx';
import { AppealForm } from './AppealForm.tsx';
import { EditForm } from './EditForm.tsx';
import { ownMessages as words } from './messages.ts';
import type {
  OwnComment_CommentFragment as Comment,
  OwnComment_LabelsFragment as Labels,
} from './OwnComment.generated.ts';
import { PlainOwn } from './PlainOwn.tsx';
import { RemoveDialog } from './RemoveDialog.tsx';

interface OwnCommentProps {
  comment: Masked<Comment> & { id: string };
  labels: Labels;
  /** Says whether something is being written about it: it stays in the list then, whatever becomes of it. */
  hold(isHeld: boolean): void;
}

/** An own comment with its state, why it is so, and what can be done. An `<li>`. */
export function OwnComment({ comment: masked, labels, hold }: OwnCommentProps) {
  const comment = readFragment<Comment>(masked);
  const [doing, setDoing] = useState<'EDIT' | 'APPEAL' | 'REMOVE'>();
  const begin = (what: 'EDIT' | 'APPEAL' | 'REMOVE') => {
    setDoing(what);
    hold(true);
  };
  const stop = () => {
    setDoing(undefined);
    hold(false);
  };
  const may = (action: string) => comment.allowedActions.some((each) => each === action);
  return (
    <Card as="li" className="flex flex-col gap-2">
      <About comment={comment} labels={labels} />
      {doing === 'EDIT' ? <EditForm comment={comment} onDone={stop} /> : <Text comment={comment} />}
      <Reason comment={comment} labels={labels} />
      {doing === 'APPEAL' && <AppealForm comment={comment} onDone={stop} />}
      {doing === 'REMOVE' && <RemoveDialog comment={comment} onClose={stop} />}
      {(doing === undefined || doing === 'REMOVE') && (
        <div className="flex flex-wrap gap-2 empty:hidden noscript:hidden">
          {may('EDIT') && (
            <Button size="small" icon="pencil" onClick={() => begin('EDIT')}>
              {words.edit}
            </Button>
          )}
          {may('APPEAL') && (
            <Button size="small" onClick={() => begin('APPEAL')}>
              {words.appeal}
            </Button>
          )}
          {may('REMOVE') && (
            <Button size="small" variant="quiet" icon="trash" onClick={() => begin('REMOVE')}>
              {words.remove}
            </Button>
          )}
        </div>
      )}
      <PlainOwn comment={comment} />
    </Card>
  );
}

function About({ comment, labels }: { comment: Comment; labels: Labels }) {
  const { objectName, path, state, createdAt, rating, isAnswer, isAnonymous, likeCount } = comment;
  return (
    <>
      <h2 className="text-[1rem] font-medium">
        {path && objectName ? (
          <a className="link inline-block pointer-coarse:py-2" href={`${path}#comments`}>
            <bdi>{objectName}</bdi>
          </a>
        ) : (
          (objectName ?? words.gone)
        )}
      </h2>
      <p className="flex flex-wrap items-center gap-2 text-dense text-muted">
        <StateBadge states={labels.commentStates?.values} value={state} />
        <time dateTime={createdAt}>{formatDate(createdAt)}</time>
        {rating && <Stars of={rating} />}
        {isAnswer && <span>{words.answer}</span>}
        {isAnonymous && <span>{words.anonymous}</span>}
        {likeCount > 0 && <span>{words.likes(likeCount)}</span>}
      </p>
    </>
  );
}

function Text({ comment: { body, nextBody, nextPros, nextCons, pros, cons } }: { comment: Comment }) {
  return (
    <>
      <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
        {body}
      </p>
      <Points pros={pros} cons={cons} />
      {nextBody && (
        <div className="rounded-card border border-border p-3">
          <p className="text-dense text-muted">{words.next}</p>
          <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
            {nextBody}
          </p>
          <Points pros={nextPros ?? []} cons={nextCons ?? []} />
        </div>
      )}
    </>
  );
}

function Points({ pros, cons }: Pick<Comment, 'pros' | 'cons'>) {
  return [...pros.map((point) => `+ ${point}`), ...cons.map((point) => `− ${point}`)].map((point) => (
    <p key={point} className="text-dense">
      <bdi>{point}</bdi>
    </p>
  ));
}

/** The rule that it broke in plain words, and what staff said. */
function Reason({ comment: { rule, answer }, labels }: { comment: Comment; labels: Labels }) {
  const said = labels.moderationRules?.values.find(({ value }) => value === rule)?.displayFa;
  if (!said && !answer) return null;
  return (
    <div className="rounded-card border border-border bg-bg p-3">
      {said && (
        <p>
          <span className="text-muted">{words.rule}: </span>
          {said}
        </p>
      )}
      {answer && (
        <p>
          <span className="text-muted">{words.said}: </span>
          <bdi>{answer}</bdi>
        </p>
      )}
    </div>
  );
}
