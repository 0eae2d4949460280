import type { Queryable } from '../../../platform/database/database.ts';
import { compareNames } from '../../../platform/sort-key.ts';

export type ContactRow = { requestId: string; name: string; phone: string };

/** Whose persons are wanted: of a request those of one of its two sides. */
export type ContactsOf = { requestId: string; customerId: string | null; requesterId: string | null };

/**
 * Who acted for a side of an agreed request, as far as they still act for it: who wrote it, who sent the offer that was agreed to, who
 * accepted; where none of them does, its owners. By their names.
 */
export async function readContacts(db: Queryable, wanted: readonly ContactsOf[], now: Date): Promise<ContactRow[]> {
  const rows = await db.query<ContactRow>(
    `with asked as (
       select * from unnest($1::uuid[], $2::uuid[], $3::uuid[]) as asked (request_id, customer_id, requester_id)
     ), acted as (
       select request_id, requester_id as user_id from asked
       union
       select a.request_id, e.actor_user_id
       from asked a join trade_requests r on r.id = a.request_id
       join domain_events e on e.aggregate_id = a.request_id and e.on_behalf_of = a.customer_id
         and (e.type in ('QUOTE_ACCEPTED', 'LIST_PRICE_ACCEPTED')
           or (e.type in ('QUOTE_SENT', 'COUNTER_SENT') and e.payload ->> 'quoteId' = r.agreed -> 'quote' ->> 'id'))
     ), acting as (
       select a.request_id, m.user_id, m.display_name, m.is_owner, acted.user_id is not null as acted
       from asked a join acting_members($4::timestamptz) m on m.customer_id = a.customer_id
       left join acted on acted.request_id = a.request_id and acted.user_id = m.user_id
       where m.is_owner or acted.user_id is not null
     )
     select a.request_id as "requestId", coalesce(nullif(concat_ws(' ', p.first_name, p.last_name), ''), a.display_name) as name, u.phone
     from acting a join users u on u.id = a.user_id and u.phone is not null left join persons p on p.user_id = a.user_id
     where a.acted or not exists (select from acting other where other.request_id = a.request_id and other.acted)
     order by a.request_id, u.phone`,
    [
      wanted.map(({ requestId }) => requestId),
      wanted.map(({ customerId }) => customerId),
      wanted.map(({ requesterId }) => requesterId),
      now,
    ],
    'trade_contacts',
  );
  return rows.sort((one, other) => compareNames(one.name, other.name));
}
