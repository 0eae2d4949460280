import { run, sql } from '../../platform/database/builder.ts';
import type { Queryable, Tx } from '../../platform/database/database.ts';
import { tables } from '../../tables.ts';
import type { AgentPermission, AgentStatus } from './customers.enums.ts';
import { actsBy } from './membership-conditions.ts';
import type { AgentChange, AgentInvitation } from './agents.schemas.ts';

export type MemberRow = {
  id: string;
  customerId: string;
  version: number;
  phone: string;
  userId: string | null;
  isOwner: boolean;
  displayName: string;
  jobTitle: string | null;
  permissions: AgentPermission[];
  spendLimitPerRequestRial: string | null;
  spendLimitPerMonthRial: string | null;
  status: AgentStatus;
  validFrom: Date | null;
  validTo: Date | null;
  isInForce: boolean;
};

const columns = `id, customer_id as "customerId", version, phone, user_id as "userId", is_owner as "isOwner",
  display_name as "displayName", job_title as "jobTitle", permissions,
  spend_limit_per_request_rial::text as "spendLimitPerRequestRial", spend_limit_per_month_rial::text as "spendLimitPerMonthRial",
  status, valid_from as "validFrom", valid_to as "validTo",
  ${actsBy('customer_members', '$2::timestamptz')} as "isInForce"`;

/** All members of a customer but the removed ones, owners first. */
export const listMembers = (db: Queryable, customerId: string, now: Date) =>
  db.query<MemberRow>(
    `select ${columns} from customer_members where customer_id = $1 and status <> 'REMOVED'
     order by is_owner desc, created_at, id`,
    [customerId, now],
  );

export async function readCustomerOf(db: Queryable, memberId: string): Promise<string | undefined> {
  const [row] = await db.query<{ customerId: string }>(
    'select customer_id as "customerId" from customer_members where id = $1',
    [memberId],
  );
  return row?.customerId;
}

/** The customer of a membership, which is then changed by nobody else until the transaction ends. */
export async function lockCustomerOf(tx: Tx, memberId: string): Promise<string | undefined> {
  const [row] = await tx.query<{ id: string }>(
    'select c.id from customers c where c.id = (select customer_id from customer_members where id = $1) for update',
    [memberId],
  );
  return row?.id;
}

export const lockCustomer = (tx: Tx, id: string) => tx.query('select id from customers where id = $1 for update', [id]);

type Terms = Omit<AgentInvitation, 'customerId' | 'phone'>;
const termsOf = (terms: Terms) => ({
  display_name: terms.displayName,
  job_title: terms.jobTitle ?? null,
  permissions: terms.permissions,
  spend_limit_per_request_rial: terms.spendLimitPerRequestRial ?? null,
  spend_limit_per_month_rial: terms.spendLimitPerMonthRial ?? null,
  valid_from: terms.validFrom ?? null,
  valid_to: terms.validTo ?? null,
});

type NewMember = {
  id: string;
  customerId: string;
  phone: string;
  userId?: string;
  isOwner: boolean;
  /** The user who invites. */
  invitedBy?: string;
};

/** An owner acts at once, an agent from the acceptance on. */
export const insertMember = (tx: Tx, { id, customerId, phone, userId, isOwner, invitedBy }: NewMember, terms: Terms) =>
  run(
    tx,
    tables.insertInto('customer_members').values({
      id,
      customer_id: customerId,
      phone,
      user_id: userId ?? null,
      is_owner: isOwner,
      status: userId ? 'ACTIVE' : 'INVITED',
      ...termsOf(terms),
      invited_by: invitedBy ?? null,
    }),
  );

export const updateMember = (tx: Tx, { agentId, isOwner, isSuspended, ...terms }: AgentChange) =>
  run(
    tx,
    tables
      .updateTable('customer_members')
      .set((eb) => ({
        ...termsOf(terms),
        is_owner: isOwner,
        // Who has not answered yet is neither.
        status: eb
          .case()
          .when('status', '=', 'INVITED')
          .then(eb.ref('status'))
          .else(isSuspended ? ('SUSPENDED' as const) : ('ACTIVE' as const))
          .end(),
        version: eb('version', '+', 1),
        updated_at: sql`now()`,
      }))
      .where('id', '=', agentId),
  );

export const removeMember = (tx: Tx, id: string) =>
  tx.query(`update customer_members set status = 'REMOVED', version = version + 1, updated_at = now() where id = $1`, [
    id,
  ]);

type Viewer = { userId: string; phone: string };
/** An open invitation of a viewer ($2 the user, $3 the phone): of a phone, or of who had that phone when it came. */
const isMyInvitation = `status = 'INVITED' and (user_id = $2 or (user_id is null and phone = $3))`;

/** @returns what became of it; undefined where there was no open invitation of the viewer */
export async function acceptInvitation(tx: Tx, id: string, { userId, phone }: Viewer, now: Date) {
  // A phone stands once in a customer. Who was invited by two phones takes one of the invitations.
  await tx.query(
    `update customer_members set status = 'REMOVED', version = version + 1, updated_at = now()
     where id <> $1 and ${isMyInvitation} and customer_id = (select customer_id from customer_members where id = $1)
       and exists (select from customer_members where id = $1 and ${isMyInvitation})`,
    [id, userId, phone],
  );
  const [answered] = await tx.query<Answered>(
    `update customer_members set status = 'ACTIVE', user_id = $2, phone = $3, answered_at = $4, version = version + 1,
       updated_at = now()
     where id = $1 and ${isMyInvitation} returning ${answeredColumns}`,
    [id, userId, phone, now],
  );
  return answered;
}

/** An invitation as its answer left it. */
type Answered = Pick<MemberRow, 'id' | 'customerId' | 'version' | 'validTo'>;
const answeredColumns = 'id, customer_id as "customerId", version, valid_to as "validTo"';

export async function declineInvitation(tx: Tx, id: string, { userId, phone }: Viewer, now: Date) {
  const [answered] = await tx.query<Answered>(
    `update customer_members set status = 'REMOVED', user_id = $2, is_declined = true, answered_at = $4,
       version = version + 1, updated_at = now()
     where id = $1 and ${isMyInvitation} returning ${answeredColumns}`,
    [id, userId, phone, now],
  );
  return answered;
}

/** How many invitations went to a phone and from a user in a day; who counts at the same time waits. */
export async function countInvitations(tx: Tx, phone: string, userId: string) {
  for (const of of [phone, userId])
    await tx.query("select pg_advisory_xact_lock(hashtextextended('invitations ' || $1, 0))", [of]);
  const [row] = await tx.query<{ toPhone: number; byUser: number }>(
    `select (select count(*)::int from customer_members where phone = $1 and ${isOfToday}) as "toPhone",
       (select count(*)::int from customer_members where invited_by = $2 and ${isOfToday}) as "byUser"`,
    [phone, userId],
  );
  return row!;
}
const isOfToday = "invited_by is not null and created_at > now() - interval '1 day'";

/**
 * What customers know of somebody whose phone became another one. Members show the new one. Open invitations stay with the
 * person, and show the phone that was invited: whoever gets that phone next finds none of them. What others may change of a
 * member stays as it is, and so does its version.
 */
export async function followPhone(tx: Tx, { userId, from, to }: { userId: string; from: string; to: string }) {
  await tx.query(
    `update customer_members set user_id = $1, updated_at = now() where status = 'INVITED' and user_id is null and phone = $2`,
    [userId, from],
  );
  // Where the person is a member or invited already, the invitation of the new phone is one too many.
  await tx.query(
    `update customer_members i set status = 'REMOVED', version = version + 1, updated_at = now()
     where i.status = 'INVITED' and i.user_id is null and i.phone = $2 and exists (select from customer_members m
       where m.customer_id = i.customer_id and m.user_id = $1 and m.status <> 'REMOVED')`,
    [userId, to],
  );
  await tx.query(
    `update customer_members set phone = $2, updated_at = now() where user_id = $1 and status in ('ACTIVE', 'SUSPENDED')`,
    [userId, to],
  );
}
