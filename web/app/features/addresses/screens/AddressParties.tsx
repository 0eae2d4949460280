import { Tabs } from '../../../design/Tabs.tsx';
import { type Masked, readFragment } from '../../../platform/graph/readFragment.ts';
import { addressMessages as words } from '../messages.ts';
import type { AddressParties_CustomerFragment } from './AddressParties.generated.ts';

type Customers = readonly Masked<AddressParties_CustomerFragment>[] | null | undefined;

/** The companies that the viewer acts for now: who may do nothing for one is shown no permission of it. */
export const companiesIn = (customers: Customers) =>
  readFragment<AddressParties_CustomerFragment>(customers ?? []).filter(
    ({ kind, permissions }) => kind === 'COMPANY' && permissions.length > 0,
  );

interface AddressPartiesProps {
  customers: Customers;
  /** Whose addresses are shown; one's own without. */
  customerId?: string | undefined;
}

/** Whose addresses are looked at: one's own, or those of a company. Who belongs to none has no choice. */
export function AddressParties({ customers, customerId }: AddressPartiesProps) {
  const companies = companiesIn(customers);
  if (companies.length === 0) return null;
  return (
    <Tabs
      label={words.parties}
      items={[
        { href: '/profile/address', label: words.own, current: customerId === undefined },
        ...companies.map(({ id, name }) => ({
          href: `/profile/address?customerId=${id}`,
          label: <bdi>{name}</bdi>,
          current: id === customerId,
        })),
      ]}
    />
  );
}
