import { type FormEvent, useState } from 'react';
import { Button } from '../../../design/Button.tsx';
import { TextField } from '../../../design/TextField.tsx';
import { useHydrated } from '../../../platform/navigation/useHydrated.ts';
import { isMobile } from '../../../platform/forms/iran.ts';
import { TermsOfUse } from '../terms/TermsOfUse.tsx';
import { formMessages } from '../../../platform/forms/messages.ts';
import { identityMessages as words } from '../messages.ts';
import { failureText } from './failureText.ts';

interface PhoneFormProps {
  /** What was typed before, when one comes back to change it. */
  phone: string;
  /** Asks for a code; rejects with a GraphError. */
  send(phone: string): Promise<void>;
  /** What takes long about it. */
  said: string;
}

/** First step: whose phone it is. */
export function PhoneForm({ phone, send, said }: PhoneFormProps) {
  const [error, setError] = useState<string>();
  const [pending, setPending] = useState(false);
  const isAlive = useHydrated();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending) return;
    const typed = String(new FormData(event.currentTarget).get('phone') ?? '');
    // What is plainly too short or too long needs no question to the server.
    if (!isMobile(typed)) return setError(words.phoneWrong);
    setPending(true);
    setError(undefined);
    send(typed)
      .catch((problem: unknown) => setError(failureText(problem)))
      .finally(() => setPending(false));
  };
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4" method="post">
      <p className="text-muted">{words.lead}</p>
      <TextField
        label={words.phone}
        hint={words.phoneHint}
        error={error}
        requiredLabel={formMessages.required}
        name="phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        dir="ltr"
        required
        // Not held by React, which would take away what was typed before it came.
        defaultValue={phone}
      />
      <TermsOfUse />
      <Button type="submit" variant="primary" block pending={pending} disabled={!isAlive}>
        {words.send}
      </Button>
      <p role="status" className="text-muted empty:hidden">
        {said}
      </p>
      <noscript>{words.noScript}</noscript>
    </form>
  );
}
