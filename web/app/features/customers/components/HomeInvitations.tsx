import type { Masked } from '../../../platform/graph/readFragment.ts';
import { Invitation } from './Invitation.tsx';
import type { Invitation_CustomerFragment, InvitationAnswers_CustomerFragment } from './Invitation.generated.ts';
import { InvitationAnswers } from './InvitationAnswers.tsx';

interface HomeInvitationsProps {
  customers: readonly (Masked<Invitation_CustomerFragment> &
    Masked<InvitationAnswers_CustomerFragment> & { id: string; membershipStatus: string })[];
  permissions: readonly { value: string; displayFa: string }[];
}

/** On the home of the logged-in area: what the viewer is invited to, and how others answered. */
export function HomeInvitations({ customers, permissions }: HomeInvitationsProps) {
  const labels = permissions.map(({ value, displayFa }) => ({ value, label: displayFa }));
  return customers.map((customer) =>
    customer.membershipStatus === 'INVITED' ? (
      <Invitation key={customer.id} customer={customer} permissions={labels} />
    ) : (
      <InvitationAnswers key={customer.id} customer={customer} />
    ),
  );
}
