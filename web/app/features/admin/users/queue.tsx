import { useViewer } from '../../../platform/session/session.ts';
import type { Role, UserStatus } from '../../../platform/graph/types.generated.ts';
import { defineQueue, isSearchable, pageOf } from '../../staff/index.ts';
import { userMessages as words } from './messages.ts';
import { StaffUsersDocument } from './queue.generated.ts';
import { UserSearch } from './UserSearch.tsx';
import { UserTable } from './UserTable.tsx';

export default defineQueue({
  tab: 'users',
  place: 10,
  action: 'USERS_READ',
  words: words.tab,
  document: StaffUsersDocument,
  variables: ({ searchKey, role, status, ...state }) => ({
    // What nobody can be found by is told beside its field, not by a failed page.
    isSearchable: !searchKey || isSearchable(searchKey),
    searchKey,
    role: role as Role | undefined,
    status: status as UserStatus | undefined,
    ...pageOf(state),
  }),
  listOf: ({ staff }) => staff?.users,
  Tools: ({ answer: { roles, statuses }, state }) => (
    <UserSearch state={state} roles={roles?.values} statuses={statuses?.values} />
  ),
  Rows: function Users({ answer: { staff, roles, staffRoles, statuses }, may }) {
    return (
      <UserTable
        users={staff?.users?.nodes ?? []}
        roles={roles?.values}
        staffRoles={staffRoles?.values}
        statuses={statuses?.values}
        viewerId={useViewer()?.sub}
        mayChange={may('USER_ROLES_WRITE')}
        mayDisable={may('USER_STATUS_WRITE')}
        maySeeSessions={may('SESSIONS_READ')}
      />
    );
  },
});
