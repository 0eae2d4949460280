import { useState } from 'react';
import { Alert } from '../../../design/Alert.tsx';
import { Button } from '../../../design/Button.tsx';
import { pageGraph } from '../../../platform/graph/browser/pageGraph.ts';
import { notify } from '../../../platform/notify/notify.ts';
import { customerMessages as words } from '../messages.ts';
import {
  AcceptCustomerInvitationDocument,
  type Companies_CustomerFragment,
  DeclineCustomerInvitationDocument,
} from './Companies.generated.ts';

type Customer = Companies_CustomerFragment;

interface InvitationProps {
  customer: Customer;
  /** All customers as they are after the answer. */
  answered(customers: readonly Customer[]): void;
}

/** Somebody wants the viewer to act for a customer. */
export function Invitation({ customer, answered }: InvitationProps) {
  const [pending, setPending] = useState(false);
  const { name, membershipId: id } = customer;
  const answer = (isAccepted: boolean) => {
    setPending(true);
    const sent = isAccepted
      ? pageGraph()
          .change(AcceptCustomerInvitationDocument, { id })
          .then((it) => it.acceptCustomerInvitation)
      : pageGraph()
          .change(DeclineCustomerInvitationDocument, { id })
          .then((it) => it.declineCustomerInvitation);
    sent
      .then(
        (customers) => {
          notify('success', isAccepted ? words.accepted : words.declined);
          answered((customers ?? []) as unknown as Customer[]);
        },
        () => notify('error', words.answerFailed),
      )
      .finally(() => setPending(false));
  };
  return (
    <div className="mb-4">
      <Alert kind="question">
        <p>
          <bdi>{words.invitation(name)}</bdi>
        </p>
        <div className="mt-3 flex flex-wrap gap-2">
          <Button variant="primary" onClick={() => answer(true)} pending={pending}>
            {words.accept}
          </Button>
          <Button onClick={() => answer(false)} pending={pending}>
            {words.decline}
          </Button>
        </div>
      </Alert>
    </div>
  );
}
