// What holds of a membership, in SQL. `at` is the time for which it is asked, as the query writes it: `$2::timestamptz`.

/** A membership that holds at a time, by the name of its row in a query: active, and within its dates. */
export const inForceOf = (row: string, at: string) =>
  `${row}.status = 'ACTIVE' and (${row}.valid_from is null or ${row}.valid_from <= ${at}) and (${row}.valid_to is null or ${row}.valid_to > ${at})`;

/**
 * Whether the membership `m` is that of an owner without whom a customer would be nobody's (agent-rules.ts, keepAnOwner):
 * no other owner is in force, or none without an end where this one has no end.
 */
export const isSoleOwner = (
  at: string,
) => `m.is_owner and m.status = 'ACTIVE' and (m.valid_to is null or m.valid_to > ${at})
  and not exists (select from customer_members o
    where o.customer_id = m.customer_id and o.is_owner and o.id <> m.id and ${inForceOf('o', at)}
      and (o.valid_to is null or m.valid_to is not null or not (${inForceOf('m', at)})))`;
