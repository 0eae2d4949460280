import type { Database } from '../../platform/database/database.ts';
import type { NodeTable } from '../../platform/modules/module.ts';
import { findIn } from './nodes.repository.ts';
import type { NodeType, NodeTypesQuery } from './nodes.schemas.ts';

type Parts = {
  db: Database;
  /** Those of all modules, which are still being made. */
  nodeTables: () => readonly NodeTable[];
};
export type Nodes = ReturnType<typeof makeNodes>;

/** Tells the type of what has an id of its own. Who may see it, its own read decides. */
export function makeNodes({ db, nodeTables }: Parts) {
  let find: ReturnType<typeof findIn> | undefined;
  return {
    async types({ ids }: NodeTypesQuery): Promise<NodeType[]> {
      find ??= findIn(nodeTables());
      const rows = await find(db, ids);
      return rows.map(({ id, type, parentId }) => ({ nodeId: id, type, ...(parentId && { parentId }) }));
    },
  };
}
