import { useState } from 'react';
import { Alert } from '../../../design/Alert.tsx';
import { Button } from '../../../design/Button.tsx';
import { FactList } from '../../../design/FactList.tsx';
import { ConfirmWrite } from '../../../platform/forms/ConfirmWrite.tsx';
import { textOf } from '../../../platform/forms/refusal.ts';
import { pageGraph } from '../../../platform/graph/browser/pageGraph.ts';
import { type Masked, useMasked } from '../../../platform/graph/useMasked.ts';
import { notify } from '../../../platform/notify/notify.ts';
import { formatDate } from '../../../platform/numbers/dates.ts';
import { customerMessages } from '../messages.ts';
import {
  AcceptCustomerInvitationDocument,
  type Companies_CustomerFragment,
  DeclineCustomerInvitationDocument,
} from './Companies.generated.ts';
import type { Invitation_CustomerFragment } from './Invitation.generated.ts';
import { limitsOf, type Options, permissionsText } from './power.ts';

type Customer = Companies_CustomerFragment;
const words = customerMessages.invitation;

interface InvitationProps {
  customer: Masked<Invitation_CustomerFragment>;
  permissions: Options;
  /** All customers as they are after the answer. */
  answered(customers: readonly Customer[]): void;
}

/** Somebody wants the viewer to act for a customer: who, with which permissions, within which limits. */
export function Invitation({ customer, permissions, answered }: InvitationProps) {
  const [pending, setPending] = useState(false);
  const [declining, setDeclining] = useState(false);
  const {
    name,
    membershipId: id,
    invitation,
    membershipValidFrom: validFrom,
    membershipValidTo: validTo,
  } = useMasked<Invitation_CustomerFragment>(customer);
  const accept = () => {
    setPending(true);
    pageGraph()
      .change(AcceptCustomerInvitationDocument, { id })
      .then(
        ({ acceptCustomerInvitation: customers }) => {
          notify('success', words.accepted(name));
          answered((customers ?? []) as unknown as Customer[]);
        },
        (error: unknown) => notify('error', textOf(error, words.failed)),
      )
      .finally(() => setPending(false));
  };
  const decline = async () => {
    const { declineCustomerInvitation: customers } = await pageGraph().change(DeclineCustomerInvitationDocument, {
      id,
    });
    notify('success', words.declined(name));
    answered((customers ?? []) as unknown as Customer[]);
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
