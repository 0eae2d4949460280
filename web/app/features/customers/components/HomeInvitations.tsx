import { pageGraph } from '../../../platform/graph/browser/pageGraph.ts';
import type { Masked } from '../../../platform/graph/useMasked.ts';
import { askPartyAgain } from '../../../platform/session/party.ts';
import { PersonalInfoScreenDocument } from '../screens/PersonalInfoScreen.generated.ts';
import { Invitation } from './Invitation.tsx';
import type { Invitation_CustomerFragment, InvitationAnswers_CustomerFragment } from './Invitation.generated.ts';
import { InvitationAnswers } from './InvitationAnswers.tsx';

interface HomeInvitationsProps {
  customers: readonly (Masked<Invitation_CustomerFragment> &
    Masked<InvitationAnswers_CustomerFragment> & { id: string; membershipStatus: string })[];
  permissions: readonly { value: string; displayFa: string }[];
  /** One was answered: what the home tells is no longer so. */
  answered(): void;
}

/** On the home of the logged-in area: what the viewer is invited to, and how others answered. */
export function HomeInvitations({ customers, permissions, answered }: HomeInvitationsProps) {
  const labels = permissions.map(({ value, displayFa }) => ({ value, label: displayFa }));
  const change = () => {
    pageGraph().update(PersonalInfoScreenDocument, () => undefined);
    askPartyAgain();
    answered();
  };
  return customers.map((customer) =>
    customer.membershipStatus === 'INVITED' ? (
      <Invitation key={customer.id} {...{ customer, permissions: labels }} answered={change} />
    ) : (
      <InvitationAnswers key={customer.id} customer={customer} />
    ),
  );
}
