import { type FormEvent, useId, useState } from 'react';
import { Alert } from '../../../design/Alert.tsx';
import { Button } from '../../../design/Button.tsx';
import { Select } from '../../../design/Select.tsx';
import { TextArea } from '../../../design/TextArea.tsx';
import { AskingDialog, CancelButton } from '../../../platform/forms/AskingDialog.tsx';
import { formMessages } from '../../../platform/forms/messages.ts';
import { textOf } from '../../../platform/forms/refusal.ts';
import { WriteForm } from '../../../platform/forms/WriteForm.tsx';
import { write } from '../../../platform/graph/write.ts';
import { notify } from '../../../platform/notify/notify.ts';
import { writingMessages } from './messages.ts';
import { explanationProblem, longestExplanation, reportReasons } from './reportReasons.ts';
import { ReportCommentDocument } from './writing.generated.ts';

const words = writingMessages.report;

/** Tells staff what is wrong with a comment. */
export function ReportDialog({ commentId, onClose }: { commentId: string; onClose(): void }) {
  const form = useId();
  const [reason, setReason] = useState(reportReasons[0]!.value);
  const [explanation, setExplanation] = useState('');
  const [problem, setProblem] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [isSent, setSent] = useState(false);

  async function send() {
    setSent(true);
    setFailure(undefined);
    const said = explanation.trim() === '' ? {} : { explanation };
    try {
      await write(ReportCommentDocument, { input: { commentId, reason, ...said } });
      notify('success', words.sent);
      onClose();
    } catch (refusal) {
      setFailure(textOf(refusal, words.failed, formMessages.offline));
      setSent(false);
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = explanationProblem(reason, explanation);
    setProblem(wrong);
    if (!wrong && !isSent) void send();
  };
  const footer = (
    <>
      <Button type="submit" form={form} variant="primary" pending={isSent}>
        {words.send}
      </Button>
      <CancelButton />
    </>
  );
  return (
    <AskingDialog open title={words.title} onClose={onClose} closeLabel={formMessages.close} footer={footer}>
      <WriteForm id={form} label={words.title} isChanged={explanation !== ''} isSent={isSent} onSubmit={submit}>
        <p>{words.text}</p>
        {failure && <Alert kind="error">{failure}</Alert>}
        <Select
          label={words.reason}
          value={reason}
          onChange={(event) => setReason(event.target.value as typeof reason)}
          options={reportReasons}
        />
        <TextArea
          label={words.explanation}
          hint={words.explanationHint}
          rows={3}
          maxLength={longestExplanation}
          value={explanation}
          onChange={(event) => setExplanation(event.target.value)}
          error={problem}
        />
      </WriteForm>
    </AskingDialog>
  );
}
