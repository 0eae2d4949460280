import type { Actor } from '../../platform/actor.ts';
import { Conditions } from '../../platform/database/conditions.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { Order } from '../../platform/paging/order.ts';
import { paging, type Paging } from '../../platform/paging/paging.ts';
import { onlyOf, readCountedPage } from '../../platform/paging/read-page.ts';
import { notFound } from '../../platform/problem.ts';
import type { ChangeKind, EntryEventType, EntryReason } from './entries.enums.ts';
import { readEntriesByIds } from './entries.repository.ts';
import type { EntryEvent, EntryHistoryPage, HistoryQuery } from './entry-history.schemas.ts';
import type { StepParts } from './entry-steps.ts';

type Priced = { mode: NonNullable<EntryEvent['oldPrice']>['priceMode']; tiers: [string, string][] };
type Stocked = { state: NonNullable<EntryEvent['oldStock']>['stockState']; days: number };
type Row = {
  id: string;
  seq: number;
  type: EntryEventType;
  at: Date;
  actorName: string | null;
  isStaff: boolean;
  payload: {
    from?: Priced | Stocked;
    to?: Priced | Stocked;
    kind?: ChangeKind;
    reason?: string;
    reasonCode?: EntryReason;
  };
};

const order = new Order('history of an entry', [{ sql: 'e.seq', kind: 'whole', isDescending: true }]);

async function readEvents(db: Queryable, entryId: string, wanted: Paging) {
  const where = new Conditions();
  where.and(`e.aggregate_id = ${where.add(entryId, 'uuid')}`);
  onlyOf(where, wanted, 'e.id');
  const columns = `e.id, e.seq, e.type, e.at, e.payload, e.on_behalf_of is null as "isStaff",
    (select m.display_name from customer_members m
     where m.user_id = e.actor_user_id and m.customer_id = e.on_behalf_of order by m.id limit 1) as "actorName"`;
  return readCountedPage<Row>(db, { columns, from: 'supplier_events e', where, order }, wanted);
}

export type EntryHistory = ReturnType<typeof makeEntryHistory>;

/** What happened to entries, for those who sell them. */
export const makeEntryHistory = ({ db, clock, customers }: Pick<StepParts, 'db' | 'clock' | 'customers'>) => ({
  /** @throws Problem 404 for what is not of an own company */
  async list(actor: Actor, entryId: string, query: HistoryQuery): Promise<EntryHistoryPage> {
    const [row = notFound('SUPPLIER_PRODUCT_NOT_FOUND')] = await readEntriesByIds(db, [entryId], clock.now());
    if ((await customers.memberships(db, actor, [row.customerId])).length === 0) notFound('SUPPLIER_PRODUCT_NOT_FOUND');
    const { rows, page, totalCount } = await readEvents(db, entryId, paging(query));
    return { items: rows.map(toEvent), totalCount, ...page };
  },
});

const priceOf = ({ mode, tiers }: Priced) => ({
  priceMode: mode,
  priceTiers: tiers.map(([minQty, unitPriceRial]) => ({ minQty, unitPriceRial })),
});
const stockOf = ({ state, days }: Stocked) => ({ stockState: state, leadTimeDays: days });

function toEvent({ payload, at, actorName, isStaff, ...row }: Row): EntryEvent {
  const { from, to, kind, reason, reasonCode } = payload;
  const both = from && to;
  return {
    ...row,
    at: at.toISOString(),
    isStaff,
    ...(actorName && { actorName }),
    ...(row.type === 'PRICE_CHANGED' && both && { oldPrice: priceOf(from as Priced), newPrice: priceOf(to as Priced) }),
    ...(row.type === 'STOCK_CHANGED' &&
      both && { oldStock: stockOf(from as Stocked), newStock: stockOf(to as Stocked) }),
    ...(kind && { changeKind: kind }),
    ...(reason && { reason }),
    ...(reasonCode && { reasonCode }),
  };
}
