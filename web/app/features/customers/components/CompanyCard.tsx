import { useState } from 'react';
import { Badge } from '../../../design/Badge.tsx';
import { Button } from '../../../design/Button.tsx';
import { Card } from '../../../design/Card.tsx';
import { readFragment } from '../../../platform/graph/readFragment.ts';
import type { CompanyDialog_CustomerFragment } from '../forms/CompanyDialog.generated.ts';
import { IdentityState, type Verification } from '../../verifications/index.ts';
import { ApprovalRules } from '../approvals/ApprovalRules.tsx';
import { customerLists } from '../customerLists.ts';
import { customerMessages as words } from '../messages.ts';
import { Agents } from './Agents.tsx';
import type { Companies_CustomerFragment } from './Companies.generated.ts';
import { CloseCompanyDialog } from './CloseCompanyDialog.tsx';
import { InvitationAnswers } from './InvitationAnswers.tsx';
import { LeaveDialog } from './LeaveDialog.tsx';
import { memberState } from './memberState.ts';

interface CompanyCardProps {
  customer: Companies_CustomerFragment;
  permissions: readonly { value: string; label: string }[];
  edit(): void;
  verifications: readonly Verification[];
}

/** A customer that the viewer belongs to, and what the viewer may do for it. */
export function CompanyCard({ customer, permissions, edit, verifications }: CompanyCardProps) {
  const { id, kind, name, isOwner, permissions: held } = customer;
  const data = readFragment<CompanyDialog_CustomerFragment>(customer);
  // Who may do nothing for now is shown no data.
  const isOwned = isOwner && held.length > 0 && kind === 'COMPANY';
  const mayLeave = !(isOwner && kind === 'PERSON');
  return (
    <Card as="li" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-2">
        {data.logo && <img src={data.logo.small} alt="" width={40} height={40} className="rounded-[4px] bg-[white]" />}
        <h3 className="text-[1.125rem] font-medium">
          <bdi>{name}</bdi>
        </h3>
        <Badge kind={isOwner ? 'success' : 'info'}>{isOwner ? words.owner : words.agent}</Badge>
        <OwnState customer={customer} />
        {isOwned && (
          <Button size="small" icon="pencil" onClick={edit} aria-label={words.editOf(name)}>
            {words.edit}
          </Button>
        )}
      </div>
      <InvitationAnswers customer={customer} />
      {isOwned && (
        <IdentityState
          of={{ ...data, customerId: id, name }}
          latest={verifications.find(({ customerId }) => customerId === id)}
          outdates={customerLists}
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
      {kind === 'COMPANY' && held.length > 0 && <ApprovalRules customer={customer} />}
      {held.includes('AGENT_MANAGE') ? (
        <Agents customerId={id} customerName={name} permissions={permissions} byOwner={isOwner} mayLeave={mayLeave} />
      ) : (
        mayLeave && <Leave customer={customer} />
      )}
      {isOwned && <End company={{ id, name, version: data.version }} />}
    </Card>
  );
}

/** The end of a company, for its owners. */
function End({ company }: { company: { id: string; name: string; version: number } }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Button
        size="small"
        variant="danger"
        icon="ban"
        onClick={() => setOpen(true)}
        aria-label={words.closing.of(company.name)}
      >
        {words.closing.close}
      </Button>
      {isOpen && <CloseCompanyDialog company={company} close={() => setOpen(false)} />}
    </div>
  );
}

/** Why the viewer may do nothing for a customer now, if so. */
function OwnState({ customer }: { customer: Companies_CustomerFragment }) {
  const [now] = useState(() => Date.now());
  const { membershipStatus: status, membershipValidFrom: validFrom, membershipValidTo: validTo } = customer;
  const state = memberState({ status, validFrom, validTo }, now);
  if (!state) return null;
  return (
    <>
      <Badge kind="warning">{state}</Badge>
      <p className="basis-full text-muted">{words.mayNothing}</p>
    </>
  );
}

/** For who does not see the members, where one leaves otherwise. */
function Leave({ customer }: Pick<CompanyCardProps, 'customer'>) {
  const { name, membershipId, membershipVersion } = customer;
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Button size="small" icon="log-out" onClick={() => setOpen(true)}>
        {words.leave}
        <span className="visually-hidden">: {name}</span>
      </Button>
      {isOpen && (
        <LeaveDialog
          customerName={name}
          membership={{ id: membershipId, version: membershipVersion }}
          close={() => setOpen(false)}
        />
      )}
    </div>
  );
}
