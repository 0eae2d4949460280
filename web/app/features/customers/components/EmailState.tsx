import { useState } from 'react';
import { Badge } from '../../../design/Badge.tsx';
import { Button } from '../../../design/Button.tsx';
import { formMessages } from '../../../platform/forms/messages.ts';
import { textOf } from '../../../platform/forms/refusal.ts';
import { write } from '../../../platform/graph/write.ts';
import { customerMessages as words } from '../messages.ts';
import { SendEmailLinkDocument } from './EmailState.generated.ts';

/** Whether the stored address is proved, and another link where it is not. */
export function EmailState({ isVerified }: { isVerified: boolean }) {
  const [said, setSaid] = useState('');
  const [pending, setPending] = useState(false);
  const resend = () => {
    setPending(true);
    write(SendEmailLinkDocument, { input: {} })
      .then(
        ({ emailLink }) => setSaid(words.linkSent(`\u2066${emailLink.email}\u2069`)),
        (problem: unknown) => setSaid(textOf(problem, formMessages.failed, formMessages.offline)),
      )
      .finally(() => setPending(false));
  };
  if (isVerified)
    return (
      <p>
        <Badge kind="success">{words.verified}</Badge>
      </p>
    );
  return (
    <div>
      <div className="flex flex-wrap items-center gap-2">
        <Badge kind="warning">{words.notVerified}</Badge>
        <Button size="small" variant="quiet" pending={pending} onClick={resend}>
          {words.resendLink}
        </Button>
      </div>
      <p role="status" className="text-[0.875rem]">
        {said}
      </p>
    </div>
  );
}
