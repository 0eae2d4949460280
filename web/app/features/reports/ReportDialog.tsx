import { type FormEvent, useId, useState } from 'react';
import { Alert } from '../../design/Alert.tsx';
import { Button } from '../../design/Button.tsx';
import { Select } from '../../design/Select.tsx';
import { TextArea } from '../../design/TextArea.tsx';
import { AskingDialog, CancelButton } from '../../platform/forms/AskingDialog.tsx';
import { formMessages } from '../../platform/forms/messages.ts';
import { textOf } from '../../platform/forms/refusal.ts';
import { WriteForm } from '../../platform/forms/WriteForm.tsx';
import { notify } from '../../platform/notify/notify.ts';
import {
  explanationProblem,
  longestExplanation,
  reasonsOf,
  type Report,
  reportOf,
  type ReportWords,
} from './reportChoices.ts';

interface ReportDialogProps<Reason extends string> {
  words: ReportWords<Reason>;
  /** Writes the report down. @throws GraphError */
  report: (report: Report<Reason>) => Promise<unknown>;
  onClose(): void;
}

/** Tells staff what is wrong with something that somebody wrote. */
export function ReportDialog<Reason extends string>({ words, report, onClose }: ReportDialogProps<Reason>) {
  const form = useId();
  const reasons = reasonsOf(words);
  const [reason, setReason] = useState(reasons[0]!.value);
  const [explanation, setExplanation] = useState('');
  const [problem, setProblem] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [isSent, setSent] = useState(false);

  async function send() {
    setSent(true);
    setFailure(undefined);
    try {
      await report(reportOf(reason, explanation));
      notify('success', words.sent);
      onClose();
    } catch (refusal) {
      setFailure(textOf(refusal, words.failed, formMessages.offline));
      setSent(false);
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = explanationProblem(words, reason, explanation);
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
          options={reasons}
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
