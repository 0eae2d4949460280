import type { Queryable } from '../../platform/database/database.ts';
import { foldedSql } from '../../platform/search-words.ts';

type Named = { id: string; name: string };
const nameOf = (row: string) => `concat_ws(' ', ${row}.first_name, ${row}.last_name)`;

/** Names of users who said one. */
export const readUserNames = (db: Queryable, userIds: string[]) =>
  db.query<Named>(
    `select p.user_id as id, ${nameOf('p')} as name from persons p
     where p.user_id = any($1::uuid[]) and p.first_name is not null`,
    [userIds],
  );

/** Names of persons, customers and members by their ids, whichever they are. */
export const readNames = (db: Queryable, ids: string[]) =>
  db.query<Named>(
    `select p.id, ${nameOf('p')} as name from persons p where p.id = any($1::uuid[]) and p.first_name is not null
     union all
     select c.id, coalesce(c.legal_name, nullif(${nameOf('p')}, '')) from customers c left join persons p on p.id = c.person_id
       where c.id = any($1::uuid[]) and coalesce(c.legal_name, p.first_name) is not null
     union all
     select m.id, m.display_name from customer_members m where m.id = any($1::uuid[]) and m.display_name <> ''`,
    [ids],
  );

const folded = foldedSql(nameOf('p'));

/** Users whose names have all of these words, in any order; the newest first. */
export const findUsersNamed = (db: Queryable, words: string[], limit: number) =>
  db.query<{ id: string }>(
    `select p.user_id as id from persons p
     where p.first_name is not null and ${folded} like all (select '%' || word || '%' from unnest($1::text[]) as word)
     order by p.created_at desc, p.id limit ${limit}`,
    [words],
  );
