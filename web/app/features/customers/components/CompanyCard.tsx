import { useState } from 'react';
import { Ban, LogOut, Pencil } from 'lucide-react';
import { Badge } from '../../../design/Badge.tsx';
import { Button } from '../../../design/Button.tsx';
import { Card } from '../../../design/Card.tsx';
import type { CompanyDialog_CustomerFragment } from '../forms/CompanyDialog.generated.ts';
import { IdentityState, type Verification } from '../../verifications/index.ts';
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
  /** The viewer belongs to it no more. */
  left(): void;
  /** It was closed: all customers as they are afterwards. */
  closed(customers: readonly Companies_CustomerFragment[]): void;
  verifications: readonly Verification[];
  requested(verification: Verification): void;
}

/** A customer that the viewer belongs to, and what the viewer may do for it. */
export function CompanyCard({ customer, permissions, edit, left, closed, verifications, requested }: CompanyCardProps) {
  const { id, kind, name, isOwner, permissions: held } = customer;
  const data = customer as unknown as CompanyDialog_CustomerFragment;
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
          <Button size="small" icon={Pencil} onClick={edit} aria-label={words.editOf(name)}>
            {words.edit}
          </Button>
        )}
      </div>
      <InvitationAnswers customer={customer} />
      {isOwned && (
        <IdentityState
          of={{ ...data, customerId: id, name }}
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
      {held.includes('AGENT_MANAGE') ? (
        <Agents
          customerId={id}
          customerName={name}
          permissions={permissions}
          byOwner={isOwner}
          left={mayLeave ? left : undefined}
        />
      ) : (
        mayLeave && <Leave customer={customer} left={left} />
      )}
      {isOwned && <End company={{ id, name, version: data.version }} closed={closed} />}
    </Card>
  );
}

/** The end of a company, for its owners. */
function End({
  company,
  closed,
}: { company: { id: string; name: string; version: number } } & Pick<CompanyCardProps, 'closed'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Button
        size="small"
        variant="danger"
        icon={Ban}
        onClick={() => setOpen(true)}
        aria-label={words.closing.of(company.name)}
      >
        {words.closing.close}
      </Button>
      {isOpen && <CloseCompanyDialog {...{ company, closed }} close={() => setOpen(false)} />}
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
function Leave({ customer, left }: Pick<CompanyCardProps, 'customer' | 'left'>) {
  const { id, name, membershipId, membershipVersion } = customer;
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Button size="small" icon={LogOut} onClick={() => setOpen(true)}>
        {words.leave}
        <span className="visually-hidden">: {name}</span>
      </Button>
      {isOpen && (
        <LeaveDialog
          customerId={id}
          customerName={name}
          membership={{ id: membershipId, version: membershipVersion }}
          close={() => setOpen(false)}
          left={left}
        />
      )}
    </div>
  );
}
