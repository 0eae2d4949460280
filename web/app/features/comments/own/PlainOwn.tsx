import { useActionData } from 'react-router-dom';
import { Alert } from '../../../design/Alert.tsx';
import { Button } from '../../../design/Button.tsx';
import { TextArea } from '../../../design/TextArea.tsx';
import { plainPart } from '../../../platform/forms/plain/plainPart.tsx';
import { PlainForm } from '../../../platform/forms/plain/PlainForm.tsx';
import { useRefused } from '../../../platform/forms/plain/refusedPart.ts';
import { writingMessages } from '../writing/messages.ts';
import { ownMessages as words } from './messages.ts';
import type { OwnComment_CommentFragment as Comment } from './OwnComment.generated.ts';
import { plainAppealName, plainEditName, plainRemoveName, type RefusedOwn } from './plainOwnForms.ts';

function OwnForms({ comment }: { comment: Comment }) {
  const may = (action: string) => comment.allowedActions.some((each) => each === action);
  const answer = useActionData() as RefusedOwn | undefined;
  // What was typed stays, also where it can no longer be done.
  const isRefused = (form: string) => answer?.form === form && answer.id === comment.id;
  return (
    <div className="flex flex-col gap-2 empty:hidden">
      {(may('EDIT') || isRefused(plainEditName)) && <Edit comment={comment} />}
      {(may('APPEAL') || isRefused(plainAppealName)) && <Appeal comment={comment} />}
      {(may('REMOVE') || isRefused(plainRemoveName)) && <Remove comment={comment} />}
    </div>
  );
}

function Edit({ comment: { id, version, body, pros, cons, isAnswer } }: { comment: Comment }) {
  const refused = useRefused<RefusedOwn>(plainEditName, id);
  const { typed, problems, failure } = refused ?? {};
  return (
    <details open={refused !== undefined}>
      <summary className="flex min-h-11 cursor-pointer items-center text-dense text-primary">{words.edit}</summary>
      <PlainForm name={plainEditName} label={words.editLabel} hidden={{ id, version }}>
        <p className="text-dense text-muted">{words.editLead}</p>
        {failure && <Alert kind="error">{failure}</Alert>}
        <TextArea
          name="body"
          label={writingMessages.fields.body}
          rows={4}
          defaultValue={typed?.body ?? body}
          error={problems?.body}
        />
        {!isAnswer &&
          (['pros', 'cons'] as const).map((name) => (
            <TextArea
              key={name}
              name={name}
              label={writingMessages.fields[name]}
              hint={writingMessages.pointsHint}
              rows={2}
              defaultValue={typed?.[name] ?? (name === 'pros' ? pros : cons).join('\n')}
              error={problems?.[name]}
            />
          ))}
        <div>
          <Button type="submit" variant="primary">
            {words.save}
          </Button>
        </div>
      </PlainForm>
    </details>
  );
}

function Appeal({ comment: { id, version } }: { comment: Comment }) {
  const refused = useRefused<RefusedOwn>(plainAppealName, id);
  return (
    <details open={refused !== undefined}>
      <summary className="flex min-h-11 cursor-pointer items-center text-dense text-primary">{words.appeal}</summary>
      <PlainForm name={plainAppealName} label={words.appealLabel} hidden={{ id, version }}>
        <p className="text-dense text-muted">{words.appealLead}</p>
        {refused?.failure && <Alert kind="error">{refused.failure}</Alert>}
        <TextArea
          name="reason"
          label={words.appealReason}
          rows={3}
          maxLength={500}
          defaultValue={refused?.typed.reason}
          error={refused?.problems.reason}
        />
        <div>
          <Button type="submit">{words.sendAppeal}</Button>
        </div>
      </PlainForm>
    </details>
  );
}

function Remove({ comment: { id, version } }: { comment: Comment }) {
  const refused = useRefused<RefusedOwn>(plainRemoveName, id);
  return (
    <details open={refused !== undefined}>
      <summary className="flex min-h-11 cursor-pointer items-center text-dense text-primary">{words.remove}</summary>
      <PlainForm name={plainRemoveName} label={words.removeTitle} hidden={{ id, version }}>
        <p>{words.removeText}</p>
        {refused?.failure && <Alert kind="error">{refused.failure}</Alert>}
        <div>
          <Button type="submit" variant="danger">
            {words.remove}
          </Button>
        </div>
      </PlainForm>
    </details>
  );
}

/** What one does with an own comment without script. */
export const PlainOwn = plainPart(import.meta.env.SSR && OwnForms);
