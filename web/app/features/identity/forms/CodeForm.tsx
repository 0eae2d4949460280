import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../../design/Button.tsx';
import { TextField } from '../../../design/TextField.tsx';
import { toAsciiDigits, toPersianDigits } from '../../../platform/text/digits.ts';
import { formMessages } from '../../../platform/forms/messages.ts';
import { identityMessages as words } from '../messages.ts';
import { failureText, isSpent, isWrongCode } from './failureText.ts';
import { useCodeOfSms } from './useCodeOfSms.ts';
import { ResendRow } from './ResendRow.tsx';

interface CodeFormProps {
  maskedPhone: string;
  codeLength: number;
  /** Two digits that stand in the message too. */
  mark: string;
  /** Codes that were refused. */
  wrong: number;
  /** When another code may be asked for, in ms since 1970. */
  resendAt: number;
  /** Both reject with a GraphError. */
  enter(code: string): Promise<void>;
  resend(): Promise<void>;
  editPhone(): void;
  /** What takes long about another code. */
  waitsFor: string;
}

/** Second step: the code that came by SMS. Sends itself when the last digit is there. */
export function CodeForm(props: CodeFormProps) {
  const { maskedPhone, codeLength, mark, wrong, resendAt, enter, resend, editPhone, waitsFor } = props;
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [said, setSaid] = useState('');
  const [pending, setPending] = useState(false);
  const isBusy = useRef(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  useCodeOfSms((read) => type(read));

  const attempt = async (work: () => Promise<void>, then: 'stay' | 'leave') => {
    // State is as old as the last render, and the button may be pressed while the last digit sends itself.
    if (isBusy.current) return;
    isBusy.current = true;
    setPending(true);
    setError(undefined);
    try {
      await work();
      // The code is used up: until the page is left, another try could only be refused.
      if (then === 'leave') return;
    } catch (problem) {
      setError(isSpent(wrong + 1) && isWrongCode(problem) ? words.codeSpent : failureText(problem));
      field.current?.select();
    }
    isBusy.current = false;
    setPending(false);
  };
  const type = (typed: string) => {
    const digits = toAsciiDigits(typed).replace(/\D/g, '').slice(0, codeLength);
    setCode(digits);
    if (digits.length === codeLength) tryCode(digits);
  };
  const tryCode = (digits: string) => {
    if (isSpent(wrong)) setError(words.codeSpent);
    else void attempt(() => enter(digits), 'leave');
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.length === codeLength) tryCode(code);
    else setError(words.codeWrong);
  };
  const again = () =>
    void attempt(async () => {
      await resend();
      setCode('');
      setSaid(words.resent);
      field.current?.focus();
    }, 'stay');
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4" method="post">
      <p>
        {words.sentTo} <bdi dir="ltr">{toPersianDigits(maskedPhone)}</bdi>
      </p>
      <p className="text-muted">{words.markOfCode(toPersianDigits(mark))}</p>
      <TextField
        label={words.code}
        error={error}
        requiredLabel={formMessages.required}
        ref={field}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        dir="ltr"
        required
        value={toPersianDigits(code)}
        onChange={(event) => type(event.target.value)}
      />
      <Button type="submit" variant="primary" block pending={pending}>
        {words.enter}
      </Button>
      <ResendRow
        resendAt={resendAt}
        again={again}
        said={waitsFor || said}
        edit={editPhone}
        editLabel={words.editPhone}
      />
    </form>
  );
}
