import { useState } from 'react';
import { Plus } from 'lucide-react';
import { Button } from '../../../design/Button.tsx';
import { EmptyState } from '../../../design/EmptyState.tsx';
import { Section } from '../../../design/Section.tsx';
import { pageGraph } from '../../../platform/graph/browser/pageGraph.ts';
import { notify } from '../../../platform/notify/notify.ts';
import type { CompanyDialog_CustomerFragment } from '../forms/CompanyDialog.generated.ts';
import { CompanyDialog, type CompanyInput } from '../forms/CompanyDialog.tsx';
import type { Verification } from '../../verifications/index.ts';
import { customerMessages as words } from '../messages.ts';
import type { Companies_CustomerFragment } from './Companies.generated.ts';
import { CompanyCard } from './CompanyCard.tsx';
import { Invitation } from './Invitation.tsx';
import type { Filled } from './recount.ts';
import { CreateCompanyDocument, SaveCompanyDocument } from './saveCompany.generated.ts';

export type Customer = Companies_CustomerFragment;
type Options = readonly { value: string; label: string }[];

interface CompaniesProps {
  customers: readonly Customer[];
  types: Options;
  permissions: Options;
  /** All customers as they are after a change. */
  changed(customers: readonly Customer[]): void;
  /** What is told of a company that was there before, which shows by itself, and of how much is filled with it. */
  saved(profile: Filled): void;
  reload(): Promise<readonly Customer[]>;
  /** Requests to check identities, the newest first, and what to do with another one. */
  verifications: readonly Verification[];
  requested(verification: Verification): void;
}

const dataOf = (customer: Customer) => customer as unknown as CompanyDialog_CustomerFragment;

/** The customers one belongs to, open invitations first. */
export function Companies({ customers, types, permissions, changed, saved, reload, ...checks }: CompaniesProps) {
  const [open, setOpen] = useState<'add' | Customer>();
  const edited = open === 'add' ? undefined : open;
  const add = (
    <Button variant="primary" icon={Plus} onClick={() => setOpen('add')}>
      {words.addCompany}
    </Button>
  );
  const invitations = customers.filter(({ membershipStatus }) => membershipStatus === 'INVITED');
  const own = customers.filter(({ membershipStatus }) => membershipStatus !== 'INVITED');

  async function save(company: CompanyInput, version = 0) {
    if (edited) {
      const input = { customerId: edited.id, company: { ...company, version } };
      const { saveCustomerProfile } = await pageGraph().change(SaveCompanyDocument, { input });
      saved(saveCustomerProfile!);
    } else {
      const input = { kind: 'COMPANY' as const, company };
      const { createCustomer } = await pageGraph().change(CreateCompanyDocument, { input });
      changed([...customers, createCustomer as unknown as Customer]);
    }
    notify('success', words.companySaved);
  }
  return (
    <Section title={words.companies}>
      <p className="mb-4 text-muted">{words.companiesLead}</p>
      {invitations.length > 0 && (
        <div className="mb-4 flex flex-col gap-3">
          {invitations.map((customer) => (
            <Invitation key={customer.id} {...{ customer, permissions }} answered={changed} />
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
                {...{ customer, permissions, ...checks }}
                edit={() => setOpen(customer)}
                left={() => changed(customers.filter(({ id }) => id !== customer.id))}
                closed={changed}
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
