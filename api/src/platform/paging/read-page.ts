import { Conditions } from '../database/conditions.ts';
import type { Queryable } from '../database/database.ts';
import type { Order } from './order.ts';
import { pageInfo, type Paging, type Slice } from './paging.ts';

/** A row with the texts of its sort keys. */
export type Keyed<Row> = Row & { cursorKeys: (string | null)[] };

/** As many rows as tell whether there are more. */
export const limitOf = ({ pageSize }: Paging) => pageSize + 1;

/** A page of the rows that were read, one more than wanted where there are more. */
export function sliceOf<Row>(
  wanted: Paging,
  { list }: Order,
  rows: Keyed<Row>[],
): Slice<Omit<Keyed<Row>, 'cursorKeys'>> {
  const kept = rows.slice(0, wanted.pageSize);
  const keys = kept.map(({ cursorKeys }) => cursorKeys);
  const page = pageInfo(wanted, list, keys, rows.length > wanted.pageSize);
  return { rows: kept.map(({ cursorKeys: _, ...row }) => row), page };
}

/** Narrows a list to the rows of some ids, where its query names any. @param id the column of their ids */
export const onlyOf = (where: Conditions, { ids }: Pick<Paging, 'ids'>, id: string, cast = 'uuid[]'): Conditions =>
  ids ? where.and(`${id} = any(${where.add(ids, cast)})`) : where;

type Source = {
  columns: string;
  from: string;
  where: Conditions;
  order: Order;
};

/** One page of the rows of a statement. `where` is left as it is. */
export async function readPage<Row>(db: Queryable, { columns, from, where, order }: Source, wanted: Paging) {
  const own = new Conditions(where.values);
  const beyond = order.beyond(wanted, own);
  const rows = await db.query<Keyed<Row>>(
    `select ${columns}, ${order.keysSql} as "cursorKeys" from ${from} where ${where.sql} and ${beyond}
     order by ${order.sql} limit ${own.add(limitOf(wanted), 'int')} offset ${own.add(wanted.offset, 'int')}`,
    own.values,
  );
  return sliceOf<Row>(wanted, order, rows) as Slice<Row>;
}

/**
 * The same with the number of all rows.
 * @param countedFrom the tables that the conditions name, where the rows are described by more
 */
export async function readCountedPage<Row>(
  db: Queryable,
  source: Source,
  wanted: Paging,
  countedFrom: string = source.from,
) {
  const { sql, values } = source.where;
  const [[counted], slice] = await Promise.all([
    db.query<{ count: number }>(`select count(*)::int as count from ${countedFrom} where ${sql}`, values),
    readPage<Row>(db, source, wanted),
  ]);
  return { ...slice, totalCount: counted!.count };
}
