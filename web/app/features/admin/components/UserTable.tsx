import { useState } from 'react';
import { Button } from '../../../design/Button.tsx';
import { Checkbox } from '../../../design/Checkbox.tsx';
import { CheckboxGroup } from '../../../design/CheckboxGroup.tsx';
import { StateBadge, type States } from '../../../design/StateBadge.tsx';
import { pageGraph } from '../../../platform/graph/browser/pageGraph.ts';
import type { StaffRole } from '../../../platform/graph/types.generated.ts';
import { type Masked, useMasked } from '../../../platform/graph/useMasked.ts';
import { notify } from '../../../platform/notify/notify.ts';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { toPersianDigits } from '../../../platform/text/digits.ts';
import { adminHref } from '../adminAddress.ts';
import { adminMessages } from '../messages.ts';
import { Instant } from './Instant.tsx';
import { ReasonDialog } from './ReasonDialog.tsx';
import { Rows } from './Rows.tsx';
import { ChangeUserRolesDocument, type UserTable_UserFragment } from './UserTable.generated.ts';

const words = adminMessages.user;

interface UserTableProps {
  users: readonly (Masked<UserTable_UserFragment> & { id: string })[];
  /** Labels of all roles, of those that staff have, and of states. */
  roles: States;
  staffRoles: States;
  statuses: States;
  /** Whether the viewer gives roles and sees sessions. */
  mayChange: boolean;
  maySeeSessions: boolean;
  /** The viewer, who does not change the own roles. */
  viewerId: string | undefined;
}

/** Users, and what an administrator may do with each. */
export function UserTable({ users, roles, staffRoles, statuses, ...may }: UserTableProps) {
  const [changing, setChanging] = useState<UserTable_UserFragment>();
  const rows = users.map((user) => useMasked<UserTable_UserFragment>(user));
  const label = (role: string) => roles?.find(({ value }) => value === role)?.displayFa ?? role;
  const canChange = ({ id, status }: UserTable_UserFragment) =>
    may.mayChange && id !== may.viewerId && status !== 'CLOSED';
  return (
    <>
      <Rows
        caption={adminMessages.tabs.users.label}
        rows={rows}
        rowKey={({ id }) => id}
        columns={[
          { key: 'phone', header: words.phone, cell: ({ phone }) => <Phone phone={phone} /> },
          {
            key: 'status',
            header: words.status,
            cell: ({ status }) => <StateBadge states={statuses} value={status} />,
          },
          { key: 'roles', header: words.roles, cell: (user) => adminMessages.list(user.roles.map(label)) },
          {
            key: 'login',
            header: words.lastLogin,
            cell: ({ lastLoginAt }) => (lastLoginAt ? <Instant at={lastLoginAt} /> : words.never),
          },
          {
            key: 'sessions',
            header: words.sessions,
            cell: ({ id, sessionsCount }) =>
              may.maySeeSessions && sessionsCount > 0 ? (
                <a
                  href={adminHref({ tab: 'sessions', userId: id })}
                  data-full-load=""
                  className="inline-flex min-h-11 items-center"
                >
                  {words.showSessions(formatInteger(sessionsCount))}
                </a>
              ) : (
                formatInteger(sessionsCount)
              ),
          },
          {
            key: 'actions',
            header: words.actions,
            cell: (user) => canChange(user) && <Button onClick={() => setChanging(user)}>{words.change}</Button>,
          },
        ]}
      />
      {changing && <RolesDialog user={changing} staffRoles={staffRoles} onClose={() => setChanging(undefined)} />}
    </>
  );
}

const Phone = ({ phone }: { phone?: string | null }) =>
  phone ? <bdi dir="ltr">{toPersianDigits(phone)}</bdi> : <span className="text-muted">{words.closed}</span>;

interface RolesDialogProps {
  user: UserTable_UserFragment;
  staffRoles: States;
  onClose(): void;
}

function RolesDialog({ user: { id, phone, roles, status, version }, staffRoles = [], onClose }: RolesDialogProps) {
  const change = async (reason: string, form: FormData) => {
    const input = {
      roles: form.getAll('role') as StaffRole[],
      status: form.get('disabled') ? ('DISABLED' as const) : ('ACTIVE' as const),
      ...{ reason, version },
    };
    await pageGraph().change(ChangeUserRolesDocument, { id, input });
    notify('success', adminMessages.roles.saved);
  };
  return (
    <ReasonDialog
      title={adminMessages.roles.title(toPersianDigits(phone ?? ''))}
      actionLabel={adminMessages.roles.save}
      onClose={onClose}
      act={change}
    >
      <CheckboxGroup
        name="role"
        legend={adminMessages.roles.legend}
        options={staffRoles.map(({ value, displayFa }) => ({ value, label: displayFa }))}
        values={roles}
      />
      <Checkbox
        name="disabled"
        value="yes"
        label={adminMessages.roles.disabled}
        defaultChecked={status === 'DISABLED'}
      />
    </ReasonDialog>
  );
}
