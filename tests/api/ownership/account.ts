import type { Owned, People } from './kinds.ts';
import { ok } from '../../kit/rest.ts';

const reason = 'به درخواست خود او';

/** Somebody new, as staff see them. */
async function somebody(people: People) {
  const { accessToken } = await people.login();
  const sessions = ok(await people.get('/sessions', { by: accessToken }));
  const body = ok(await people.get('/account/export', { by: accessToken }));
  return { id: body.user.userId, sessionId: sessions[0]!.id };
}

const OWN = 'takes no id: it is the account of the token';

/** The own account as a whole, and the staff area. */
export const accountOwned: Owned = {
  accountExport: { reaches: 'self', why: OWN, request: () => ({ path: '/account/export' }) },
  closeAccount: {
    reaches: 'self',
    why: OWN,
    request: (_sample, { phone }) => ({ path: '/account/close', body: { confirmation: phone } }),
  },
  live: { reaches: 'self', why: 'tells what the token may hear', request: () => ({ path: '/live' }) },
  liveSince: { reaches: 'self', why: 'the same as /live', request: () => ({ path: '/live/since' }) },
  staffArea: { reaches: 'staff', request: () => ({ path: '/admin/permissions' }) },
  staffQueues: { reaches: 'staff', request: () => ({ path: '/admin/summary' }) },
  adminUsers: { reaches: 'staff', request: () => ({ path: '/admin/users' }) },
  updateUserRoles: {
    reaches: 'staff',
    request: async (people) => ({
      path: `/admin/users/${(await somebody(people)).id}/roles`,
      body: { roles: ['SUPPORT'], reason, version: 1 },
    }),
  },
  updateUserStatus: {
    reaches: 'staff',
    request: async (people) => ({
      path: `/admin/users/${(await somebody(people)).id}/status`,
      body: { isDisabled: true, reason, version: 1 },
    }),
  },
  adminSessions: { reaches: 'staff', request: () => ({ path: '/admin/sessions' }) },
  revokeSession: {
    reaches: 'staff',
    request: async (people) => ({ path: `/admin/sessions/${(await somebody(people)).sessionId}`, body: { reason } }),
  },
  auditLog: { reaches: 'staff', request: () => ({ path: '/admin/audit' }) },
};
