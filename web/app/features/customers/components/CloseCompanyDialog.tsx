import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../../design/Button.tsx';
import { TextField } from '../../../design/TextField.tsx';
import { AskingDialog, CancelButton } from '../../../platform/forms/AskingDialog.tsx';
import { WriteForm } from '../../../platform/forms/WriteForm.tsx';
import { textOf } from '../../../platform/forms/refusal.ts';
import { write } from '../../../platform/graph/write.ts';
import { notify } from '../../../platform/notify/notify.ts';
import { askPartyAgain } from '../../../platform/session/party.ts';
import { customerLists } from '../customerLists.ts';
import { customerMessages } from '../messages.ts';
import { CloseCustomerDocument } from './Companies.generated.ts';

const words = customerMessages.closing;

interface CloseCompanyDialogProps {
  company: { id: string; name: string; version: number };
  close(): void;
}

/** Asks for the name of the company before it is closed for good. */
export function CloseCompanyDialog({ company: { id, name, version }, close }: CloseCompanyDialogProps) {
  const form = useId();
  const [error, setError] = useState<string>();
  const [pending, setPending] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending) return;
    const confirmation = String(new FormData(event.currentTarget).get('confirmation') ?? '').trim();
    setError(confirmation ? undefined : words.nameMissing);
    if (!confirmation) return;
    setPending(true);
    write(CloseCustomerDocument, { input: { id, version, confirmation } }, { outdates: customerLists })
      .then(
        () => {
          askPartyAgain();
          notify('success', words.done(name));
        },
        (problem: unknown) => setError(textOf(problem, words.failed)),
      )
      .finally(() => setPending(false));
  };
  const footer = (
    <>
      <Button type="submit" form={form} variant="danger" pending={pending}>
        {words.forGood}
      </Button>
      <CancelButton />
    </>
  );
  return (
    <AskingDialog open title={words.title(name)} onClose={close} closeLabel={words.dismiss} footer={footer}>
      <WriteForm id={form} label={words.title(name)} onSubmit={submit} isSent={pending}>
        <p>{words.lead}</p>
        <TextField
          label={words.confirmation}
          hint={words.hint(name)}
          error={error}
          name="confirmation"
          autoComplete="off"
          dir="auto"
          maxLength={200}
        />
      </WriteForm>
    </AskingDialog>
  );
}
