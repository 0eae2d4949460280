import { useState } from 'react';
import { Pencil, Plus } from 'lucide-react';
import { Badge } from '../../../design/Badge.tsx';
import { Button } from '../../../design/Button.tsx';
import { Card } from '../../../design/Card.tsx';
import { EmptyState } from '../../../design/EmptyState.tsx';
import { Section } from '../../../design/Section.tsx';
import { pageGraph } from '../../../platform/graph/browser/pageGraph.ts';
import { notify } from '../../../platform/notify/notify.ts';
import type { CompanyDialog_CustomerFragment } from '../forms/CompanyDialog.generated.ts';
import { CompanyDialog, type CompanyInput } from '../forms/CompanyDialog.tsx';
import { IdentityState, type Verification } from '../../verifications/index.ts';
import { customerMessages as words } from '../messages.ts';
import { Agents } from './Agents.tsx';
import type { Companies_CustomerFragment } from './Companies.generated.ts';
import { Invitation } from './Invitation.tsx';
import { CreateCompanyDocument, SaveCompanyDocument } from './saveCompany.generated.ts';

export type Customer = Companies_CustomerFragment;
type Options = readonly { value: string; label: string }[];

interface CompaniesProps {
  customers: readonly Customer[];
  types: Options;
  permissions: Options;
  /** All customers as they are after a change. */
  changed(customers: readonly Customer[]): void;
  reload(): Promise<readonly Customer[]>;
  /** Requests to check identities, the newest first, and what to do with another one. */
  verifications: readonly Verification[];
  requested(verification: Verification): void;
}

const dataOf = (customer: Customer) => customer as unknown as CompanyDialog_CustomerFragment;

/** The customers one belongs to, open invitations first. */
export function Companies({ customers, types, permissions, changed, reload, ...checks }: CompaniesProps) {
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
      await pageGraph().change(SaveCompanyDocument, { input });
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
      {invitations.map((customer) => (
        <Invitation key={customer.id} customer={customer} answered={changed} />
      ))}
      {own.length === 0 ? (
        <EmptyState title={words.noCompany} text={words.noCompanyText} action={add} headingLevel={3} />
      ) : (
        <>
          <ul className="mb-4 flex flex-col gap-3">
            {own.map((customer) => (
              <CustomerCard
                key={customer.id}
                {...{ customer, permissions, ...checks }}
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

type CustomerCardProps = { customer: Customer; edit(): void } & Pick<
  CompaniesProps,
  'permissions' | 'verifications' | 'requested'
>;

function CustomerCard({ customer, permissions, edit, verifications, requested }: CustomerCardProps) {
  const { id, kind, name, isOwner, permissions: held } = customer;
  const logo = dataOf(customer).logo?.small;
  return (
    <Card as="li" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-2">
        {logo && <img src={logo} alt="" width={40} height={40} className="rounded-[4px] bg-[white]" />}
        <h3 className="text-[1.125rem] font-medium">
          <bdi>{name}</bdi>
        </h3>
        <Badge kind={isOwner ? 'success' : 'info'}>{isOwner ? words.owner : words.agent}</Badge>
        {isOwner && kind === 'COMPANY' && (
          <Button size="small" icon={Pencil} onClick={edit} aria-label={words.editOf(name)}>
            {words.edit}
          </Button>
        )}
      </div>
      {isOwner && kind === 'COMPANY' && (
        <IdentityState
          of={{ ...dataOf(customer), customerId: id, name }}
          latest={verifications.find(({ customerId }) => customerId === id)}
          requested={requested}
        />
      )}
      {!isOwner && held.length > 0 && (
        <p className="text-muted">
          {words.permissions}:{' '}
          {permissions
            .filter(({ value }) => held.includes(value as never))
            .map(({ label }) => label)
            .join(words.separator)}
        </p>
      )}
      {held.includes('AGENT_MANAGE') && <Agents customerId={id} customerName={name} permissions={permissions} />}
    </Card>
  );
}
