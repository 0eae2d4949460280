import { Conditions } from '../../../platform/database/conditions.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { newestFirst, Order } from '../../../platform/paging/order.ts';
import type { Paging } from '../../../platform/paging/paging.ts';
import { type Keyed, limitOf, sliceOf } from '../../../platform/paging/read-page.ts';
import { changedIn, type ChangeSpan, inOrderOfChange } from '../../../platform/sync/changes.ts';
import { awaitedInDispute } from '../../disputes/awaited.repository.ts';
import { type Narrowing, narrowedBy } from './narrowing.ts';
import { readRequestsByIds, type TradeRequestRow } from '../../sourcing/requests/requests.repository.ts';
import type { TradeSide, TradeStatus } from '../../documents/subject.enums.ts';
import type { TradeRequestSort } from '../../sourcing/trade.enums.ts';
import { hasOpenQuestion } from '../../sourcing/rfq/questions.repository.ts';
import { statusesOf } from '../page/turns.ts';

/** For whom the viewer acts: as a buyer, and as a seller. */
export type Parties = { buyers: string[]; sellers: string[] };
export type RequestScope = Parties &
  Narrowing & {
    statuses?: readonly TradeStatus[] | undefined;
    ids?: readonly string[] | undefined;
    /** Only requests that wait for the viewer’s side, or only the others. */
    isWaiting?: boolean | undefined;
    /** Of those that the viewer buys with, the ones that wait for colleagues alone. */
    left?: readonly string[] | undefined;
    /** Only those with goods of one of these. */
    supplierIds?: readonly string[] | undefined;
    /** Only what changed in this time for the viewer, in the order of it. */
    changed?: ChangeSpan | undefined;
    sort?: TradeRequestSort | undefined;
  };

type ListOrder = TradeRequestSort | 'CHANGED';
const ordersBy = (updatedAt: string, deadlineAt: string, changedAt: string, id: string) =>
  ({
    CHANGED: inOrderOfChange('traderequests', changedAt, id),
    NEWEST: new Order('traderequests', newestFirst(updatedAt, id)),
    DEADLINE: new Order('traderequests deadline', [
      { sql: deadlineAt, kind: 'instant', isNullable: true },
      { sql: id, kind: 'id' },
    ]),
  }) satisfies Record<ListOrder, Order>;

type Side = {
  side: TradeSide;
  from: string;
  customer: string;
  status: string;
  /** Whether it is the side's turn to offer, or to answer a question. */
  isTurn: string;
  /** Whether it is waited for since the publication. */
  isAsked: string;
  /** Whether something that came waits for its answer. */
  isReviewing: string;
  /** When the side began it, or got it. */
  begunAt: string;
  /** What is seen at all. */
  seen?: string;
  /** Where one company may have several rows of one request: `distinct` of rows in order costs nothing. */
  distinct: 'distinct' | '';
  id: string;
  orders: Record<ListOrder, Order>;
};
const bought: Side = {
  distinct: '',
  side: 'BUYER',
  from: 'trade_requests r',
  customer: 'r.buyer_customer_id',
  status: 'r.status',
  id: 'r.id',
  isTurn: `(exists (select from trade_participations c where c.request_id = r.id and c.ended_as is null and c.turn = 'BUYER')
    or ${hasOpenQuestion('r.id')})`,
  isAsked: hasOpenQuestion('r.id'),
  isReviewing: 'r.deadline_at is not null',
  begunAt: 'w.created_at',
  orders: ordersBy('r.updated_at', 'r.deadline_at', 'coalesce(r.changed_at, r.updated_at)', 'r.id'),
};
const sold: Side = {
  // A company may have several merchants in one request.
  distinct: 'distinct',
  side: 'SELLER',
  from: 'trade_participations p',
  customer: 'p.seller_customer_id',
  id: 'p.request_id',
  // As it stands for that seller: until the agreement by its own offers, and as its part ended.
  status: 'p.seller_status',
  // Who has sent nothing yet where others have is waited for too.
  isTurn: `coalesce(p.turn, 'SELLER') = 'SELLER'`,
  isAsked: 'true',
  isReviewing: 'true', // what is still to come waits for the seller
  begunAt: 'p.got_at',
  seen: `p.status <> 'PLANNED'`,
  orders: ordersBy(
    'p.seller_updated_at',
    'p.seller_deadline_at',
    'coalesce(p.changed_at, p.seller_updated_at)',
    'p.request_id',
  ),
};
const found = ordersBy('o.at', 'o.at', 'o.at', 'o.id');

type Waiting = { isWaiting: boolean; left: readonly string[] };
function waits(
  { side, status, id, isTurn, isAsked, isReviewing }: Side,
  where: Conditions,
  { isWaiting, left }: Waiting,
): string {
  const states = where.add(statusesOf(side), 'text[]');
  const stands = `${status} = any(${states}) and case ${status} when 'PUBLISHED' then ${isAsked} when 'NEGOTIATING' then ${isTurn}
    when 'IN_FULFILMENT' then ${isReviewing} when 'DISPUTED' then ${awaitedInDispute(side, id)} else true end`;
  const isLeft = side === 'BUYER' && left.length > 0 && `${id} = any(${where.add(left, 'uuid[]')})`;
  const is = isLeft ? `(${stands} and not ${isLeft})` : stands;
  return isWaiting ? is : `not coalesce(${is}, false)`;
}

/** What a side is asked for, but for whose it is. */
function conditionsOf(
  side: Side,
  where: Conditions,
  { statuses, ids, isWaiting, left = [], supplierIds, changed, ...narrowing }: RequestScope,
) {
  const { id, status, seen, begunAt } = side;
  const narrowed = narrowedBy('w', begunAt, where, narrowing);
  const parts = [
    ...(seen ? [seen] : []),
    ...(statuses ? [`${status} = any(${where.add(statuses, 'text[]')})`] : []),
    ...(isWaiting === undefined ? [] : [waits(side, where, { isWaiting, left })]),
    ...(changed ? [changedIn(where, side.orders.CHANGED.keys[0]!.sql, changed)] : []),
    ...(ids ? [`${id} = any(${where.add(ids, 'uuid[]')})`] : []),
    ...(supplierIds
      ? [
          `exists (select from trade_lines l where l.request_id = ${id} and l.supplier_id = any(${where.add(supplierIds, 'uuid[]')}))`,
        ]
      : []),
    ...(narrowed.length > 0
      ? [`exists (select from trade_requests w where w.id = ${id} and ${narrowed.join(' and ')})`]
      : []),
  ];
  return parts.join(' and ') || 'true';
}

type Branch = { side: Side; customers: string[]; conditions: string };
function branchesOf(where: Conditions, { buyers, sellers, ...scope }: RequestScope): Branch[] {
  const branch = (side: Side, customers: string[]) => ({
    side,
    customers,
    conditions: conditionsOf(side, where, { ...scope, buyers, sellers }),
  });
  return [
    ...(buyers.length > 0 ? [branch(bought, buyers)] : []),
    ...(sellers.length > 0 ? [branch(sold, sellers)] : []),
  ];
}

/** Each customer by itself, so that an index gives its rows in the order of the list. */
const eachOf = (
  { side, customers, conditions }: Branch,
  where: Conditions,
  { keys, rest }: { keys: string; rest: string },
) =>
  `select b.* from unnest(${where.add(customers, 'uuid[]')}) as c (id) cross join lateral (
     select ${side.distinct} ${keys} from ${side.from} where ${side.customer} = c.id and ${conditions} ${rest}) b`;

async function countRequests(db: Queryable, scope: RequestScope): Promise<number> {
  const where = new Conditions();
  const branches = branchesOf(where, scope);
  if (branches.length === 0) return 0;
  const ids = branches.map((branch) => {
    const [at, id] = branch.side.orders.NEWEST.keys;
    return eachOf(branch, where, { keys: `${at!.sql}, ${id!.sql} as id`, rest: '' });
  });
  // One company never buys from itself; of several, one may sell to another, or both to a third.
  const isOne = new Set([...scope.buyers, ...scope.sellers]).size === 1;
  const [row] = await db.query<{ count: number }>(
    `select count(${isOne ? '*' : 'distinct id'})::int as count from (${ids.join(' union all ')}) o`,
    where.values,
  );
  return row!.count;
}

async function readPageOfIds(db: Queryable, scope: RequestScope, wanted: Paging) {
  const sort: ListOrder = scope.changed ? 'CHANGED' : (scope.sort ?? 'NEWEST');
  const where = new Conditions();
  const branches = branchesOf(where, scope);
  const order = found[sort];
  if (branches.length === 0) return sliceOf<{ id: string }>(wanted, order, []);
  const limit = where.add(limitOf(wanted), 'int');
  const offset = where.add(wanted.offset, 'int');
  const firstOf = branches.map((branch) => {
    const own = branch.side.orders[sort];
    const [at, id] = own.keys;
    const keys = `${at!.sql} as at, ${id!.sql} as id`;
    const rest = `and ${own.beyond(wanted, where)} order by ${own.sql} limit ${limit} + ${offset}`;
    return eachOf(branch, where, { keys, rest });
  });
  const rows = await db.query<Keyed<{ id: string }>>(
    `select o.id, ${order.keysSql} as "cursorKeys" from (${firstOf.join(' union ')}) o
     order by ${order.sql} limit ${limit} offset ${offset}`,
    where.values,
  );
  return sliceOf<{ id: string }>(wanted, order, rows);
}

/** As many as are named, described, in that order. */
async function inOrder(db: Queryable, ids: string[]): Promise<TradeRequestRow[]> {
  const byId = new Map((await readRequestsByIds(db, [...new Set(ids)])).map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/**
 * One page of requests, with the number of all: of thousands that takes longer than the page, so it is still being counted while
 * what the page shows is read. Whoever calls waits for it.
 */
export async function readRequests(db: Queryable, scope: RequestScope, wanted: Paging) {
  const totalCount = countRequests(db, scope);
  totalCount.catch(() => undefined); // told to whoever waits for it
  const { rows: some, page } = await readPageOfIds(db, scope, wanted);
  const ids = some.map(({ id }) => id);
  return { rows: await inOrder(db, ids), page, totalCount };
}

/** For each supplier at most so many requests with its goods, the newest first. */
export async function readRequestsOfSuppliers(db: Queryable, supplierIds: string[], parties: Parties, most: number) {
  const where = new Conditions();
  const parents = where.add(supplierIds, 'uuid[]');
  const branches = branchesOf(where, { ...parties, words: [] });
  if (branches.length === 0) return [];
  const own = branches.map(({ side, customers, conditions }) => {
    const [at, id] = side.orders.NEWEST.keys;
    return `select ${id!.sql} as id, ${at!.sql} as at from ${side.from}
       where ${side.customer} = any(${where.add(customers, 'uuid[]')}) and ${conditions}`;
  });
  const rows = await db.query<{ id: string }>(
    `with own as (select o.id, max(o.at) as at from (${own.join(' union all ')}) o group by o.id)
     select near.id from unnest(${parents}) with ordinality as parent (id, place) cross join lateral (
       select o.id, o.at from own o
       where o.id in (select l.request_id from trade_lines l where l.supplier_id = parent.id)
       order by ${found.NEWEST.sql} limit ${where.add(most, 'int')}
     ) near order by parent.place, near.at desc, near.id desc`,
    where.values,
  );
  return inOrder(
    db,
    rows.map(({ id }) => id),
  );
}
