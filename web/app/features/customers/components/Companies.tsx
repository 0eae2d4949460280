import { useState } from 'react';
import { Button } from '../../../design/Button.tsx';
import { EmptyState } from '../../../design/EmptyState.tsx';
import { Section } from '../../../design/Section.tsx';
import { readFragment } from '../../../platform/graph/readFragment.ts';
import { write } from '../../../platform/graph/write.ts';
import { notify } from '../../../platform/notify/notify.ts';
import type { CompanyDialog_CustomerFragment } from '../forms/CompanyDialog.generated.ts';
import { CompanyDialog, type CompanyInput } from '../forms/CompanyDialog.tsx';
import type { Verification } from '../../verifications/index.ts';
import { askPartyAgain } from '../../../platform/session/party.ts';
import { customerLists as outdates } from '../customerLists.ts';
import { customerMessages as words } from '../messages.ts';
import type { Companies_CustomerFragment } from './Companies.generated.ts';
import { CompanyCard } from './CompanyCard.tsx';
import { Invitation } from './Invitation.tsx';
import { CreateCompanyDocument, SaveCompanyDocument } from './saveCompany.generated.ts';

export type Customer = Companies_CustomerFragment;
type Options = readonly { value: string; label: string }[];

interface CompaniesProps {
  customers: readonly Customer[];
  types: Options;
  permissions: Options;
  reload(): Promise<readonly Customer[]>;
  /** Requests to check identities, the newest first. */
  verifications: readonly Verification[];
}

const dataOf = (customer: Customer) => readFragment<CompanyDialog_CustomerFragment>(customer);

/** The customers one belongs to, open invitations first. */
export function Companies({ customers, types, permissions, reload, verifications }: CompaniesProps) {
  const [open, setOpen] = useState<'add' | Customer>();
  const edited = open === 'add' ? undefined : open;
  const add = (
    <Button variant="primary" icon="plus" onClick={() => setOpen('add')}>
      {words.addCompany}
    </Button>
  );
  const invitations = customers.filter(({ membershipStatus }) => membershipStatus === 'INVITED');
  const own = customers.filter(({ membershipStatus }) => membershipStatus !== 'INVITED');

  async function save(company: CompanyInput, version = 0) {
    if (edited) {
      const input = { customerId: edited.id, company: { ...company, version } };
      await write(SaveCompanyDocument, { input }, { outdates });
    } else {
      const input = { kind: 'COMPANY' as const, company };
      await write(CreateCompanyDocument, { input }, { outdates });
      askPartyAgain();
    }
    notify('success', words.companySaved);
  }
  return (
    <Section title={words.companies}>
      <p className="mb-4 text-muted">{words.companiesLead}</p>
      {invitations.length > 0 && (
        <div className="mb-4 flex flex-col gap-3">
          {invitations.map((customer) => (
            <Invitation key={customer.id} customer={customer} permissions={permissions} />
          ))}
        </div>
      )}
      {own.length === 0 ? (
        <EmptyState title={words.noCompany} text={words.noCompanyText} action={add} headingLevel={3} />
      ) : (
        <>
          <ul className="mb-4 flex flex-col gap-3">
            {own.map((customer) => (
              <CompanyCard
                key={customer.id}
                customer={customer}
                permissions={permissions}
                verifications={verifications}
                edit={() => setOpen(customer)}
              />
            ))}
          </ul>
          {add}
        </>
      )}
      {open && (
        <CompanyDialog
          company={edited && dataOf(edited)}
          types={types}
          close={() => setOpen(undefined)}
          save={save}
          reload={async () => {
            const fresh = (await reload()).find(({ id }) => id === edited?.id);
            return fresh && dataOf(fresh);
          }}
        />
      )}
    </Section>
  );
}
