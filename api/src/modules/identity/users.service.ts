import type { Actor } from '../../platform/actor.ts';
import { recordAudit } from '../../platform/audit.ts';
import type { Database, Queryable, Tx } from '../../platform/database/database.ts';
import { audience } from '../../platform/events/audience.ts';
import { recordEvent } from '../../platform/events/record-event.ts';
import { newId } from '../../platform/ids.ts';
import type { Paging } from '../../platform/paging/paging.ts';
import { notFound, Problem } from '../../platform/problem.ts';
import type { Sender } from '../../platform/route.ts';
import { versionConflict } from '../../platform/version.ts';
import { endSessions } from './end-sessions.ts';
import type { Role, StaffAction, StaffRole, UserStatus } from './identity.enums.ts';
import { can, isStaffRole } from './permissions.ts';
import * as repository from './users.repository.ts';
import type { UserRow, UserScope } from './users.repository.ts';

/** What is to be true of a user afterwards. Roles: the staff roles; the others come from what the person belongs to. */
type Wanted = { roles: readonly Role[]; status: Exclude<UserStatus, 'CLOSED'> };
/** Who changes it, nobody at the command line, and why. */
type Cause = { actorId?: string; reason: string; sender: Sender };
export type UserChange = { roles?: readonly Role[]; status?: Wanted['status']; reason: string; version: number };

const staffRolesOf = ({ roles }: UserRow) => roles.filter(isStaffRole).sort();

/** Users as staff see and change them, and their end. An administrator who can log in always stays. */
export function makeUsers(db: Database) {
  /** @throws Problem 409 LAST_ADMIN. Wants `lockStaff` before it. */
  async function refuseLastAdmin(tx: Tx, user: UserRow) {
    const counts = user.status === 'ACTIVE' && user.roles.includes('ADMIN');
    if (counts && !(await repository.hasOtherAdmin(tx, user.id))) throw new Problem(409, 'LAST_ADMIN');
  }

  async function apply(tx: Tx, user: UserRow, wanted: Wanted, { actorId, reason, sender }: Cause): Promise<UserRow> {
    const from = staffRolesOf(user);
    const to = [...new Set(wanted.roles)].sort();
    if (!to.includes('ADMIN') || wanted.status !== 'ACTIVE') await refuseLastAdmin(tx, user);
    const record = (action: string, detail: Record<string, unknown> = {}) =>
      recordAudit(tx, sender, {
        ...(actorId && { actorId }),
        action,
        objectType: 'User',
        objectId: user.id,
        result: 'DONE',
        detail: { ...detail, reason },
      });
    await repository.replaceRoles(tx, user.id, { from, to, by: actorId ?? null });
    await repository.updateStatus(tx, user.id, wanted.status);
    const { version: seq } = (await repository.lockUser(tx, user.id))!;
    const event = { objectType: 'User', objectId: user.id, seq, audiences: [audience.user(user.id)] };
    await recordEvent(tx, { type: 'USER_CHANGED', ...event });
    if (from.join() !== to.join()) await record('USER_ROLES_CHANGED', { from, to });
    if (user.status !== wanted.status) {
      await record(wanted.status === 'ACTIVE' ? 'USER_ENABLED' : 'USER_DISABLED');
      if (wanted.status === 'DISABLED')
        await endSessions(tx, sender, { ...(actorId && { actorId }), reason: 'USER_DISABLED' }, { userId: user.id });
    }
    // Without the sessions that have ended.
    return (await repository.lockUser(tx, user.id))!;
  }

  /** Changes the roles of the user with a phone, from outside the site. */
  async function changeByPhone(tx: Tx, phone: string, cause: Cause, rolesFrom: (held: Role[]) => Role[]) {
    const id = (await repository.findByPhone(tx, phone)) ?? notFound('USER_NOT_FOUND');
    const user = (await repository.lockUser(tx, id))!;
    if (user.status !== 'ACTIVE') throw new Problem(409, 'USER_NOT_ACTIVE');
    return apply(tx, user, { roles: rolesFrom(staffRolesOf(user)), status: 'ACTIVE' }, cause);
  }

  return {
    async list(scope: UserScope, wanted: Paging) {
      const { rows, page } = await repository.readUsers(db, scope, wanted);
      return { rows, page, totalCount: await repository.countUsers(db, scope) };
    },

    /** Phones by user; those who closed their account have none. */
    async phonesOf(ids: string[]): Promise<Map<string, string>> {
      const rows = ids.length > 0 ? await repository.readPhones(db, [...new Set(ids)]) : [];
      return new Map(rows.map(({ id, phone }) => [id, phone]));
    },

    /** The user behind a phone (E.164); undefined for one that nobody uses here. */
    withPhone: (query: Queryable, phone: string) => repository.findByPhone(query, phone),

    /** @throws Problem 404 */
    user: async (id: string): Promise<UserRow> => (await repository.readUser(db, id)) ?? notFound('USER_NOT_FOUND'),

    /**
     * Gives a user the staff roles or the status that are wanted; what is left out stays.
     * @throws Problem 403 for the own roles, 404, 409 for a closed account, an old version and the last administrator
     */
    change: (actor: Actor, id: string, wanted: UserChange, action: StaffAction, sender: Sender): Promise<UserRow> =>
      db.transaction(async (tx) => {
        const { reason, version } = wanted;
        await repository.lockStaff(tx);
        // Who was taken the right away while this waited has it no more.
        const acting = await repository.lockUser(tx, actor.userId);
        if (acting?.status !== 'ACTIVE' || !can(acting.roles, action)) throw new Problem(403, 'FORBIDDEN');
        const user = (await repository.lockUser(tx, id)) ?? notFound('USER_NOT_FOUND');
        // The rows and not what was written: one person, however the id is spelt.
        if (user.id === acting.id) throw new Problem(403, 'OWN_ROLES_NOT_CHANGEABLE');
        if (user.status === 'CLOSED') throw new Problem(409, 'USER_NOT_ACTIVE');
        if (user.version !== version) versionConflict(user.version);
        const status = wanted.status ?? user.status;
        const roles = wanted.roles ?? staffRolesOf(user);
        return apply(tx, user, { roles, status }, { actorId: actor.userId, reason, sender });
      }),

    /** Makes the person behind a phone (E.164) staff; the user is made when the phone is new. */
    grant: (role: StaffRole, phone: string, cause: Cause): Promise<UserRow> =>
      db.transaction(async (tx) => {
        await repository.lockStaff(tx);
        await repository.insertUser(tx, newId(), phone);
        return changeByPhone(tx, phone, cause, (held) => [...held, role]);
      }),

    /** The other way round. @throws Problem 404, 409 LAST_ADMIN */
    revoke: (role: StaffRole, phone: string, cause: Cause): Promise<UserRow> =>
      db.transaction(async (tx) => {
        await repository.lockStaff(tx);
        return changeByPhone(tx, phone, cause, (held) => held.filter((each) => each !== role));
      }),

    /**
     * Ends an account: sessions, roles and phone go, so that the phone makes a new account at its next login.
     * `detach` takes away what other modules know of the person, in the same transaction. @throws Problem 409 LAST_ADMIN
     */
    close: (actor: Actor, sender: Sender, detach: (tx: Tx) => Promise<void>): Promise<void> =>
      db.transaction(async (tx) => {
        const { userId: actorId } = actor;
        await repository.lockStaff(tx);
        const user = await repository.lockUser(tx, actorId);
        if (user?.status !== 'ACTIVE') throw new Problem(401, 'UNAUTHENTICATED');
        await refuseLastAdmin(tx, user);
        await detach(tx);
        await endSessions(tx, sender, { actorId, reason: 'ACCOUNT_CLOSED' }, { userId: actorId });
        await repository.detachPerson(tx, actorId);
        await recordAudit(tx, sender, {
          actorId,
          action: 'ACCOUNT_CLOSED',
          objectType: 'User',
          objectId: actorId,
          result: 'DONE',
        });
      }),
  };
}
