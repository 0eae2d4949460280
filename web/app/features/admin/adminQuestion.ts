import type { Role, UserStatus, VerificationStatus } from '../../platform/graph/types.generated.ts';
import { type AdminState, EVERY, isSearchable, pageSize } from './adminAddress.ts';

/** What the screen asks the graph for an address: of its tab only. */
export function questionOf({ tab, searchKey, role, status, userId, objectId, pageNumber }: AdminState) {
  return {
    // What nobody can be found by is told beside its field, not by a failed page.
    withUsers: tab === 'users' && (!searchKey || isSearchable(searchKey)),
    ...{ withSessions: tab === 'sessions', withAudit: tab === 'audit', withIdentity: tab === 'identity' },
    ...(searchKey && { searchKey }),
    ...(role && { role: role as Role }),
    ...(tab === 'users' && status && { status: status as UserStatus }),
    ...(tab === 'identity' && statusOfQueue(status)),
    ...(userId && { userId }),
    ...(objectId && { objectId }),
    ...{ pageNumber, pageSize },
  };
}

/** Open requests unless the address says otherwise. */
const statusOfQueue = (status: string | undefined) =>
  status === EVERY ? {} : { verificationStatus: (status ?? 'PENDING') as VerificationStatus };
