import { useState } from 'react';
import { Button } from '../../../design/Button.tsx';
import { CheckboxGroup } from '../../../design/CheckboxGroup.tsx';
import { StateBadge, type States } from '../../../design/StateBadge.tsx';
import type { StaffRole } from '../../../platform/graph/types.generated.ts';
import { type Masked, readFragment } from '../../../platform/graph/readFragment.ts';
import { write } from '../../../platform/graph/write.ts';
import { notify } from '../../../platform/notify/notify.ts';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { toPersianDigits } from '../../../platform/text/digits.ts';
import { adminHref, Instant, queueMessages, ReasonDialog, Rows, Who } from '../../staff/index.ts';
import { userMessages } from './messages.ts';
import { StatusDialog } from './StatusDialog.tsx';
import { UpdateUserRolesDocument, type UserTable_UserFragment } from './UserTable.generated.ts';

const words = userMessages.user;

interface UserTableProps {
  users: readonly (Masked<UserTable_UserFragment> & { id: string })[];
  /** Labels of all roles, of those that staff have, and of states. */
  roles: States;
  staffRoles: States;
  statuses: States;
  /** Whether the viewer gives roles, disables users and sees sessions. */
  mayChange: boolean;
  mayDisable: boolean;
  maySeeSessions: boolean;
  /** The viewer, who does not change the own roles. */
  viewerId: string | undefined;
}

/** Users, and what an administrator may do with each. */
export function UserTable({ users, roles, staffRoles, statuses, ...may }: UserTableProps) {
  const [changing, setChanging] = useState<UserTable_UserFragment>();
  const [switching, setSwitching] = useState<UserTable_UserFragment>();
  const rows = readFragment<UserTable_UserFragment>(users);
  const label = (role: string) => roles?.find(({ value }) => value === role)?.displayFa ?? role;
  const canChange = ({ id, status }: UserTable_UserFragment, isAllowed = may.mayChange) =>
    isAllowed && id !== may.viewerId && status !== 'CLOSED';
  return (
    <>
      <Rows
        caption={userMessages.tab.label}
        rows={rows}
        rowKey={({ id }) => id}
        columns={[
          { key: 'who', header: words.who, cell: ({ name, phone }) => <Who name={name} phone={phone} /> },
          {
            key: 'status',
            header: words.status,
            cell: ({ status }) => <StateBadge states={statuses} value={status} />,
          },
          { key: 'roles', header: words.roles, cell: (user) => queueMessages.list(user.roles.map(label)) },
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
                  className="inline-flex min-h-[var(--line-target)] items-center"
                >
                  {words.showSessions(formatInteger(sessionsCount))}
                </a>
              ) : (
                words.showSessions(formatInteger(sessionsCount))
              ),
          },
          {
            key: 'actions',
            header: words.actions,
            cell: (user) => (
              <div className="flex flex-wrap gap-2 empty:hidden">
                {canChange(user) && <Button onClick={() => setChanging(user)}>{words.change}</Button>}
                {canChange(user, may.mayDisable) && (
                  <Button
                    variant={user.status === 'ACTIVE' ? 'danger' : 'secondary'}
                    onClick={() => setSwitching(user)}
                  >
                    {user.status === 'ACTIVE' ? words.disable : words.enable}
                  </Button>
                )}
              </div>
            ),
          },
        ]}
      />
      {changing && <RolesDialog user={changing} staffRoles={staffRoles} onClose={() => setChanging(undefined)} />}
      {switching && <StatusDialog user={switching} onClose={() => setSwitching(undefined)} />}
    </>
  );
}

interface RolesDialogProps {
  user: UserTable_UserFragment;
  staffRoles: States;
  onClose(): void;
}

function RolesDialog({ user: { id, phone, name, roles, version }, staffRoles = [], onClose }: RolesDialogProps) {
  const change = async (reason: string, form: FormData) => {
    const input = {
      id,
      roles: form.getAll('role') as StaffRole[],
      reason,
      version,
    };
    await write(UpdateUserRolesDocument, { input });
    notify('success', userMessages.roles.saved);
  };
  return (
    <ReasonDialog
      title={userMessages.roles.title(name ?? toPersianDigits(phone ?? ''))}
      actionLabel={userMessages.roles.save}
      onClose={onClose}
      act={change}
    >
      <CheckboxGroup
        name="role"
        legend={userMessages.roles.legend}
        options={staffRoles.map(({ value, displayFa }) => ({ value, label: displayFa }))}
        values={roles}
      />
    </ReasonDialog>
  );
}
