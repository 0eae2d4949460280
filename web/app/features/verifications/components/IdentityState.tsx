import { type ReactNode, useState } from 'react';
import { Badge } from '../../../design/Badge.tsx';
import { Button } from '../../../design/Button.tsx';
import { ConfirmWrite } from '../../../platform/forms/ConfirmWrite.tsx';
import { type Outdated, write } from '../../../platform/graph/write.ts';
import { notify } from '../../../platform/notify/notify.ts';
import { formatDate } from '../../../platform/numbers/dates.ts';
import { verificationMessages as words } from '../messages.ts';
import {
  type IdentityState_VerificationFragment,
  RequestIdentityVerificationDocument,
  WithdrawIdentityVerificationDocument,
} from './IdentityState.generated.ts';
import { type Claimed, CompanyIdentityDialog, PersonIdentityDialog } from '../forms/IdentityDialogs.tsx';

export type Verification = IdentityState_VerificationFragment;

interface IdentityStateProps {
  /** What is stored of the person, or of the company with its id and name. */
  of: Claimed & { customerId?: string; name?: string; identityVerifiedAt: string | null };
  /** The newest request about it. */
  latest: Verification | undefined;
  /** What lists requests. */
  outdates: Outdated;
}

/** Whether staff checked who somebody is, and what may be asked of them. */
export function IdentityState({ of, latest, outdates }: IdentityStateProps) {
  const [open, setOpen] = useState<'ask' | 'withdraw'>();
  const close = () => setOpen(undefined);
  const isPending = latest?.status === 'PENDING';
  const send = async (claim: object) => {
    const input = of.customerId ? { customerId: of.customerId, ...claim } : claim;
    await write(RequestIdentityVerificationDocument, { input }, { outdates });
    notify('success', words.sent);
    close();
  };
  const Dialog = of.customerId ? CompanyIdentityDialog : PersonIdentityDialog;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <Said of={of} latest={latest} />
      {isPending ? (
        <Button size="small" onClick={() => setOpen('withdraw')}>
          {words.withdraw}
        </Button>
      ) : (
        <Button size="small" onClick={() => setOpen('ask')} aria-label={nameOfAsking(of)}>
          {of.identityVerifiedAt ? words.correct : latest?.status === 'REJECTED' ? words.askAgain : words.ask}
        </Button>
      )}
      {open === 'ask' && <Dialog stored={of} isCorrection={Boolean(of.identityVerifiedAt)} send={send} close={close} />}
      {open === 'withdraw' && latest && <Withdrawal of={latest} close={close} />}
    </div>
  );
}

/** Several of these buttons are on one page: each says whose identity it is about. */
const nameOfAsking = ({ name, identityVerifiedAt }: IdentityStateProps['of']) =>
  name && (identityVerifiedAt ? words.correctOf(name) : words.askOf(name));

function Said({ of: { customerId, identityVerifiedAt }, latest }: Pick<IdentityStateProps, 'of' | 'latest'>) {
  const said: ReactNode[] = [];
  if (identityVerifiedAt)
    said.push(<Badge kind="success">{words.verified}</Badge>, words.since(formatDate(identityVerifiedAt)));
  if (latest?.status === 'PENDING')
    said.push(<Badge kind="warning">{words.pending}</Badge>, words.asked(formatDate(latest.createdAt)));
  if (latest?.status === 'REJECTED')
    said.push(
      <Badge kind="error">{words.rejected}</Badge>,
      latest.decisionReason && words.because(latest.decisionReason),
    );
  if (latest?.status === 'REVOKED')
    said.push(
      <Badge kind="error">{customerId ? words.revokedCompany : words.revoked}</Badge>,
      latest.decisionReason && words.because(latest.decisionReason),
    );
  if (said.length === 0) said.push(words.none[customerId ? 'company' : 'person']);
  return said.map((part, index) => (
    <span key={index} className={typeof part === 'string' ? 'text-muted' : undefined}>
      {part}
    </span>
  ));
}

function Withdrawal({ of: { id, version }, close }: { of: Verification; close(): void }) {
  const withdraw = async () => {
    await write(WithdrawIdentityVerificationDocument, { input: { id, version } });
    notify('success', words.withdrawn);
  };
  return (
    <ConfirmWrite
      title={words.withdrawTitle}
      text={words.withdrawText}
      actionLabel={words.withdraw}
      onClose={close}
      act={withdraw}
    />
  );
}
