// What holds of a membership, in SQL.

/** A membership that holds now, by the name of its row in a query: active, and within its dates. */
export const inForceOf = (row: string) =>
  `${row}.status = 'ACTIVE' and (${row}.valid_from is null or ${row}.valid_from <= now()) and (${row}.valid_to is null or ${row}.valid_to > now())`;

/**
 * Whether the membership `m` is that of an owner without whom a customer would be nobody's (agent-rules.ts, keepAnOwner):
 * no other owner is in force, or none without an end where this one has no end.
 */
export const isSoleOwner = `m.is_owner and m.status = 'ACTIVE' and (m.valid_to is null or m.valid_to > now())
  and not exists (select from customer_members o
    where o.customer_id = m.customer_id and o.is_owner and o.id <> m.id and ${inForceOf('o')}
      and (o.valid_to is null or m.valid_to is not null or not (${inForceOf('m')})))`;
