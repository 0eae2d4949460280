import { useState } from 'react';
import { Alert } from '../../../design/Alert.tsx';
import { Button } from '../../../design/Button.tsx';
import { FactList } from '../../../design/FactList.tsx';
import { ConfirmWrite } from '../../../platform/forms/ConfirmWrite.tsx';
import { textOf } from '../../../platform/forms/refusal.ts';
import { type Masked, readFragment } from '../../../platform/graph/readFragment.ts';
import { write } from '../../../platform/graph/write.ts';
import { notify } from '../../../platform/notify/notify.ts';
import { formatDate } from '../../../platform/numbers/dates.ts';
import { askPartyAgain } from '../../../platform/session/party.ts';
import { customerLists as outdates } from '../customerLists.ts';
import { customerMessages } from '../messages.ts';
import { AcceptCustomerInvitationDocument, DeclineCustomerInvitationDocument } from './Companies.generated.ts';
import type { Invitation_CustomerFragment } from './Invitation.generated.ts';
import { limitsOf, type Options, permissionsText } from './power.ts';

const words = customerMessages.invitation;

interface InvitationProps {
  customer: Masked<Invitation_CustomerFragment>;
  permissions: Options;
}

/** Somebody wants the viewer to act for a customer: who, with which permissions, within which limits. */
export function Invitation({ customer, permissions }: InvitationProps) {
  const [pending, setPending] = useState(false);
  const [declining, setDeclining] = useState(false);
  const {
    name,
    membershipId: id,
    invitation,
    membershipValidFrom: validFrom,
    membershipValidTo: validTo,
  } = readFragment<Invitation_CustomerFragment>(customer);
  const accept = () => {
    setPending(true);
    write(AcceptCustomerInvitationDocument, { input: { id } }, { outdates })
      .then(
        () => {
          askPartyAgain();
          notify('success', words.accepted(name));
        },
        (error: unknown) => notify('error', textOf(error, words.failed)),
      )
      .finally(() => setPending(false));
  };
  const decline = async () => {
    await write(DeclineCustomerInvitationDocument, { input: { id } }, { outdates });
    askPartyAgain();
    notify('success', words.declined(name));
  };
  return (
    <Alert kind="question">
      <p>
        <bdi>{invitation?.invitedBy ? words.by(invitation.invitedBy, name) : words.to(name)}</bdi>
      </p>
      {invitation && (
        <FactList
          facts={[
            { label: words.at, value: formatDate(invitation.invitedAt) },
            ...(invitation.jobTitle
              ? [{ label: customerMessages.agentLabels.jobTitle, value: <bdi>{invitation.jobTitle}</bdi> }]
              : []),
            { label: words.permissions, value: permissionsText(invitation.permissions, permissions) },
            ...limitsOf({ ...invitation, validFrom, validTo }),
          ]}
        />
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant="primary" onClick={accept} pending={pending}>
          {customerMessages.accept}
        </Button>
        <Button onClick={() => setDeclining(true)} disabled={pending}>
          {customerMessages.decline}
        </Button>
      </div>
      {declining && (
        <ConfirmWrite
          title={words.declineTitle}
          text={words.declineText(name)}
          actionLabel={words.declineAction}
          onClose={() => setDeclining(false)}
          act={decline}
        />
      )}
    </Alert>
  );
}
