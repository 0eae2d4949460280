import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Alert } from '../../../design/Alert.tsx';
import { Button } from '../../../design/Button.tsx';
import { formMessages } from '../../../platform/forms/messages.ts';
import { textOf } from '../../../platform/forms/refusal.ts';
import { GraphError } from '../../../platform/graph/GraphError.ts';
import { write } from '../../../platform/graph/write.ts';
import { notify } from '../../../platform/notify/notify.ts';
import { customerMessages as words } from '../messages.ts';
import { VerifyEmailDocument } from './EmailState.generated.ts';

const parameter = 'emailToken';

/**
 * For who comes from the mail that proves an address. Opening the page takes nothing: programs that look at mails open their
 * links too. The press of the button does.
 */
export function EmailLink({ isVerified }: { isVerified: boolean }) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [error, setError] = useState<string>();
  const [isDead, setDead] = useState(false);
  const [pending, setPending] = useState(false);
  const query = new URLSearchParams(search);
  const token = query.get(parameter);
  if (!token) return null;
  // The mail was opened once more.
  if (isVerified) return <Alert kind="success">{words.emailVerified}</Alert>;
  const verify = () => {
    setPending(true);
    setError(undefined);
    write(VerifyEmailDocument, { input: { token } })
      .then(
        () => {
          notify('success', words.emailVerified);
          query.delete(parameter);
          void navigate({ pathname, search: query.toString() }, { replace: true, preventScrollReset: true });
        },
        (problem: unknown) => {
          setError(textOf(problem, formMessages.failed, formMessages.offline));
          setDead(problem instanceof GraphError && problem.code === 'EMAIL_LINK_NOT_FOUND');
        },
      )
      .finally(() => setPending(false));
  };
  return (
    <Alert kind={error ? 'error' : 'info'}>
      <div className="flex flex-col items-start gap-3">
        <p role="status">{error ?? words.verifyLead}</p>
        {!isDead && (
          <Button variant="primary" pending={pending} onClick={verify}>
            {words.verifyEmail}
          </Button>
        )}
      </div>
    </Alert>
  );
}
