import { type FormEvent, useState } from 'react';
import { Alert } from '../../../design/Alert.tsx';
import { Button } from '../../../design/Button.tsx';
import { TextArea } from '../../../design/TextArea.tsx';
import { formMessages } from '../../../platform/forms/messages.ts';
import { textOf } from '../../../platform/forms/refusal.ts';
import { WriteForm } from '../../../platform/forms/WriteForm.tsx';
import { write } from '../../../platform/graph/write.ts';
import { notify } from '../../../platform/notify/notify.ts';
import { ownMessages as words } from './messages.ts';
import { AppealCommentDocument, type OwnComment_CommentFragment as Comment } from './OwnComment.generated.ts';

/** Asks another moderator to look at a comment again. */
export function AppealForm({ comment: { id, version }, onDone }: { comment: Comment; onDone(): void }) {
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [isSent, setSent] = useState(false);
  async function send() {
    setSent(true);
    setFailure(undefined);
    try {
      await write(AppealCommentDocument, { input: { commentId: id, version, reason } });
      notify('success', words.appealed);
      onDone();
    } catch (refusal) {
      setFailure(textOf(refusal, words.appealFailed, formMessages.offline));
      setSent(false);
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isShort = reason.trim().length < 10;
    setProblem(isShort ? words.appealTooShort : undefined);
    if (!isShort && !isSent) void send();
  };
  return (
    <WriteForm label={words.appealLabel} isChanged={reason !== ''} isSent={isSent} onSubmit={submit}>
      <p className="text-dense text-muted">{words.appealLead}</p>
      {failure && <Alert kind="error">{failure}</Alert>}
      <TextArea
        label={words.appealReason}
        rows={3}
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        error={problem}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" pending={isSent}>
          {words.sendAppeal}
        </Button>
        <Button onClick={onDone}>{formMessages.cancel}</Button>
      </div>
    </WriteForm>
  );
}
