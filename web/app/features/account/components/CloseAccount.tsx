import { type FormEvent, useEffect, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Alert } from '../../../design/Alert.tsx';
import { Button } from '../../../design/Button.tsx';
import { TextField } from '../../../design/TextField.tsx';
import { AskingDialog, CancelButton } from '../../../platform/forms/AskingDialog.tsx';
import { textOf } from '../../../platform/forms/refusal.ts';
import { WriteForm } from '../../../platform/forms/WriteForm.tsx';
import { askAnew } from '../../../platform/graph/ask.ts';
import { write } from '../../../platform/graph/write.ts';
import { notify } from '../../../platform/notify/notify.ts';
import { logout } from '../../../platform/session/askSession.ts';
import { accountMessages } from '../messages.ts';
import { CloseAccountDocument, SoleOwnedCompaniesDocument } from './MyData.generated.ts';
import { type SoleOwned, SoleOwnedCompanies } from './SoleOwnedCompanies.tsx';

const words = accountMessages.myData;

/** Asks for the own phone before the account is closed for good, and what becomes of companies that nobody else owns. */
export function CloseAccount({ onCancel }: { onCancel(): void }) {
  const form = useId();
  const [companies, setCompanies] = useState<readonly SoleOwned[]>();
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [pending, setPending] = useState(false);
  const navigate = useNavigate();
  useEffect(() => {
    askAnew(SoleOwnedCompaniesDocument, {}).then(
      ({ viewer }) =>
        setCompanies((viewer?.customers ?? []).filter((each) => each.isSoleOwner && each.kind === 'COMPANY')),
      () => setFailure(words.companiesFailed),
    );
  }, []);
  const close = (confirmation: string, closeCompanyIds: string[]) => {
    setPending(true);
    write(CloseAccountDocument, { input: { confirmation, closeCompanyIds } })
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
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending || !companies) return;
    const given = new FormData(event.currentTarget);
    const closeCompanyIds = given.getAll('company').map(String);
    const forgotten = companies.filter(({ id }) => !closeCompanyIds.includes(id));
    setError(undefined);
    setFailure(forgotten[0] && words.undecided(forgotten[0].name));
    if (forgotten.length === 0) close(String(given.get('confirmation') ?? ''), closeCompanyIds);
  };
  const footer = (
    <>
      <Button type="submit" form={form} variant="danger" pending={pending}>
        {words.closeForGood}
      </Button>
      <CancelButton />
    </>
  );
  return (
    <AskingDialog open title={words.closeTitle} onClose={onCancel} closeLabel={words.dismiss} footer={footer}>
      <WriteForm id={form} label={words.closeTitle} onSubmit={submit} isSent={pending}>
        <p>{words.closeLead}</p>
        {companies && companies.length > 0 && <SoleOwnedCompanies companies={companies} />}
        <div role="alert">{failure && <Alert kind="error">{failure}</Alert>}</div>
        <TextField
          label={words.confirmation}
          hint={words.confirmationHint}
          error={error}
          name="confirmation"
          type="tel"
          inputMode="tel"
          autoComplete="off"
          dir="ltr"
        />
      </WriteForm>
    </AskingDialog>
  );
}
