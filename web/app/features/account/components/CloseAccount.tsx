import { type FormEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../../design/Button.tsx';
import { Dialog } from '../../../design/Dialog.tsx';
import { TextField } from '../../../design/TextField.tsx';
import { textOf } from '../../../platform/forms/refusal.ts';
import { pageGraph } from '../../../platform/graph/browser/pageGraph.ts';
import { notify } from '../../../platform/notify/notify.ts';
import { logout } from '../../../platform/session/session.ts';
import { accountMessages } from '../messages.ts';
import { CloseAccountDocument } from './MyData.generated.ts';

const words = accountMessages.myData;

/** Asks for the own phone before the account is closed for good. */
export function CloseAccount({ onCancel }: { onCancel(): void }) {
  const form = useId();
  const [error, setError] = useState<string>();
  const [pending, setPending] = useState(false);
  const navigate = useNavigate();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending) return;
    const confirmation = String(new FormData(event.currentTarget).get('confirmation') ?? '');
    setPending(true);
    setError(undefined);
    pageGraph()
      .change(CloseAccountDocument, { input: { confirmation } })
      // The api ended the session; this takes the cookie and what the page remembers.
      .then(() => logout().catch(() => undefined))
      .then(
        () => {
          notify('info', words.closed);
          void navigate('/', { replace: true });
        },
        (problem: unknown) => setError(textOf(problem, words.closeFailed)),
      )
      .finally(() => setPending(false));
  };
  const footer = (
    <>
      <Button type="submit" form={form} variant="danger" pending={pending}>
        {words.closeForGood}
      </Button>
      <Button onClick={onCancel}>{words.cancel}</Button>
    </>
  );
  return (
    <Dialog open title={words.closeTitle} onClose={onCancel} closeLabel={words.dismiss} footer={footer}>
      <form id={form} onSubmit={submit} noValidate className="flex flex-col gap-4">
        <p>{words.closeLead}</p>
        <TextField
          {...{ label: words.confirmation, hint: words.confirmationHint, error, name: 'confirmation' }}
          {...{ type: 'tel', inputMode: 'tel', autoComplete: 'off', dir: 'ltr' }}
        />
      </form>
    </Dialog>
  );
}
