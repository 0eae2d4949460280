// What holds of a membership, in SQL. `at` is the time for which it is asked, as the query writes it: `$2::timestamptz`.
// Who acts for a customer is said in one place, by the function `acting_members(at)` of the database.

/** Whether somebody acts by a membership at a time, by the name of its row in a query that reads others too. */
export const actsBy = (row: string, at: string) =>
  `exists (select from acting_members(${at}) acting where acting.id = ${row}.id)`;

/**
 * Whether the membership `m` is that of an owner without whom a customer would be nobody's (agent-rules.ts, keepAnOwner):
 * no other owner is in force, or none without an end where this one has no end.
 */
export const isSoleOwner = (
  at: string,
) => `m.is_owner and m.status = 'ACTIVE' and (m.valid_to is null or m.valid_to > ${at})
  and not exists (select from acting_members(${at}) o
    where o.customer_id = m.customer_id and o.is_owner and o.id <> m.id
      and (o.valid_to is null or m.valid_to is not null or not ${actsBy('m', at)}))`;
