import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { TextField } from '../../design/TextField.tsx';
import { AskingDialog, CancelButton } from '../../platform/forms/AskingDialog.tsx';
import { textOf } from '../../platform/forms/refusal.ts';
import { WriteForm } from '../../platform/forms/WriteForm.tsx';
import { GraphError } from '../../platform/graph/GraphError.ts';
import { isReasonGiven, problemsIn } from './decidePlainly.ts';
import { queueMessages } from './messages.ts';

const words = queueMessages.reason;

interface ReasonDialogProps {
  title: string;
  /** The word on the button that does it. */
  actionLabel: string;
  /** Who reads the reason, where it is not only the log. */
  hint?: string;
  /** What stands in it at first. */
  suggested?: string | undefined;
  onClose(): void;
  /** Whether it is done without a reason too. */
  isOptional?: boolean;
  /** Does it, with an empty reason where none is needed; rejects with a GraphError, whose message is shown. */
  act(reason: string, form: FormData): Promise<void>;
  /** What is said of a failure; what it says nothing of is told in the usual words. */
  failureText?(error: unknown): string | undefined;
  /** Other fields; what the api refuses in them is told beside them. */
  fieldNames?: readonly string[] | undefined;
  /** What is wrong with the other fields before anything is asked. */
  judge?: ((form: FormData) => Readonly<Record<string, string>>) | undefined;
  /** What else is chosen. */
  children?: ReactNode | ((problems: Readonly<Record<string, string>>) => ReactNode);
}

/** Asks why before anything is done to somebody. */
export function ReasonDialog(props: ReasonDialogProps) {
  const {
    title,
    actionLabel,
    hint = words.hint,
    suggested,
    isOptional = false,
    onClose,
    act,
    failureText,
    fieldNames = [],
    judge,
    children,
  } = props;
  const form = useId();
  const field = useRef<HTMLInputElement>(null);
  // Who came by keys goes on by them: Enter does it.
  useEffect(() => field.current?.focus(), []);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [failure, setFailure] = useState<string>();
  const [pending, setPending] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending) return;
    const given = new FormData(event.currentTarget);
    const reason = String(given.get('reason') ?? '').trim();
    setFailure(undefined);
    const isTooShort = !isReasonGiven(reason, isOptional);
    const wrong = { ...judge?.(given), ...(isTooShort && { reason: words.tooShort }) };
    setProblems(wrong);
    if (Object.keys(wrong).length > 0) return;
    setPending(true);
    act(reason, given)
      .then(onClose, (error: unknown) => {
        const inFields = error instanceof GraphError ? problemsIn(error, ['reason', ...fieldNames]) : {};
        setProblems(inFields);
        if (Object.keys(inFields).length > 0) return;
        setFailure(failureText?.(error) ?? textOf(error, queueMessages.failed, queueMessages.offline));
      })
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
        {typeof children === 'function' ? children(problems) : children}
        <TextField
          label={isOptional ? words.optionalLabel : words.label}
          hint={hint}
          error={problems.reason}
          ref={field}
          name="reason"
          defaultValue={suggested}
          maxLength={500}
          dir="auto"
        />
        <p role="alert" className="text-danger empty:hidden">
          {failure}
        </p>
      </WriteForm>
    </AskingDialog>
  );
}
