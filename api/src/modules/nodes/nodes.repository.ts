import type { Queryable } from '../../platform/database/database.ts';
import type { NodeTable } from '../../platform/modules/module.ts';

export type NodeRow = { id: string; type: string; parentId: string | null };

/** Looks ids up in all tables at once, in each by its index. */
export const findIn = (tables: readonly NodeTable[]) => {
  const text = tables
    .map(
      ({ type, table, id = 'id', parent = 'null', where = 'true' }) =>
        `select ${id} as id, '${type}' as type, (${parent})::uuid as "parentId" from ${table}
         where ${id} = any($1::uuid[]) and ${where}`,
    )
    .join(' union all ');
  return (db: Queryable, ids: readonly string[]) => db.query<NodeRow>(text, [ids], 'node_types');
};
