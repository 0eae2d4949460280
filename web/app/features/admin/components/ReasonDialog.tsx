import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { Button } from '../../../design/Button.tsx';
import { TextField } from '../../../design/TextField.tsx';
import { AskingDialog, CancelButton } from '../../../platform/forms/AskingDialog.tsx';
import { textOf } from '../../../platform/forms/refusal.ts';
import { WriteForm } from '../../../platform/forms/WriteForm.tsx';
import { adminMessages } from '../messages.ts';

const words = adminMessages.reason;
const shortest = 3;

interface ReasonDialogProps {
  title: string;
  /** The word on the button that does it. */
  actionLabel: string;
  /** Who reads the reason, where it is not only the log. */
  hint?: string;
  /** What stands in it at first. */
  suggested?: string | undefined;
  onClose(): void;
  /** Does it; rejects with a GraphError, whose message is shown. */
  act(reason: string, form: FormData): Promise<void>;
  /** What is said of a failure; what it says nothing of is told in the usual words. */
  failureText?(error: unknown): string | undefined;
  /** What else is chosen. */
  children?: ReactNode;
}

/** Asks why before anything is done to somebody. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, actionLabel, hint = words.hint, suggested, onClose, act, failureText, children } = props;
  const form = useId();
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [pending, setPending] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending) return;
    const given = new FormData(event.currentTarget);
    const reason = String(given.get('reason') ?? '').trim();
    setFailure(undefined);
    setError(reason.length < shortest ? words.tooShort : undefined);
    if (reason.length < shortest) return;
    setPending(true);
    act(reason, given)
      .then(onClose, (problem: unknown) =>
        setFailure(failureText?.(problem) ?? textOf(problem, adminMessages.failed, adminMessages.offline)),
      )
      .finally(() => setPending(false));
  };
  const footer = (
    <>
      <Button type="submit" form={form} variant="primary" pending={pending}>
        {actionLabel}
      </Button>
      <CancelButton />
    </>
  );
  return (
    <AskingDialog open title={title} onClose={onClose} closeLabel={words.close} footer={footer}>
      <WriteForm id={form} label={title} onSubmit={submit}>
        {children}
        <TextField
          label={words.label}
          hint={hint}
          error={error}
          name="reason"
          defaultValue={suggested}
          maxLength={500}
          dir="auto"
        />
        <p role="alert" className="text-danger">
          {failure}
        </p>
      </WriteForm>
    </AskingDialog>
  );
}
