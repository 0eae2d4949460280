import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../../design/Button.tsx';
import { TextField } from '../../../design/TextField.tsx';
import { toAsciiDigits, toPersianDigits } from '../../../platform/text/digits.ts';
import { identityMessages as words } from '../messages.ts';
import { failureText } from './failureText.ts';
import { useCodeOfSms } from './useCodeOfSms.ts';
import { ResendRow } from './ResendRow.tsx';

interface CodeFormProps {
  maskedPhone: string;
  codeLength: number;
  /** When another code may be asked for, in ms since 1970. */
  resendAt: number;
  /** Both reject with a GraphError. */
  enter(code: string): Promise<void>;
  resend(): Promise<void>;
  editPhone(): void;
}

/** Second step: the code that came by SMS. Sends itself when the last digit is there. */
export function CodeForm({ maskedPhone, codeLength, resendAt, enter, resend, editPhone }: CodeFormProps) {
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [said, setSaid] = useState('');
  const [pending, setPending] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  useCodeOfSms((read) => type(read));

  const attempt = (work: () => Promise<void>) => {
    if (pending) return;
    setPending(true);
    setError(undefined);
    work()
      .catch((problem: unknown) => {
        setError(failureText(problem));
        field.current?.select();
      })
      .finally(() => setPending(false));
  };
  const type = (typed: string) => {
    const digits = toAsciiDigits(typed).replace(/\D/g, '').slice(0, codeLength);
    setCode(digits);
    if (digits.length === codeLength) attempt(() => enter(digits));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.length === codeLength) attempt(() => enter(code));
    else setError(words.codeWrong);
  };
  const again = () =>
    attempt(async () => {
      await resend();
      setCode('');
      setSaid(words.resent);
      field.current?.focus();
    });
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4" method="post">
      <p>
        {words.sentTo} <bdi dir="ltr">{toPersianDigits(maskedPhone)}</bdi>
      </p>
      <TextField
        {...{ label: words.code, error, requiredLabel: words.required, ref: field }}
        {...{ name: 'code', inputMode: 'numeric', autoComplete: 'one-time-code', dir: 'ltr', required: true }}
        value={toPersianDigits(code)}
        onChange={(event) => type(event.target.value)}
      />
      <Button type="submit" variant="primary" block pending={pending}>
        {words.enter}
      </Button>
      <ResendRow {...{ resendAt, again, said }} edit={editPhone} editLabel={words.editPhone} />
    </form>
  );
}
