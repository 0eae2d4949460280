import type { Actor } from '../../../platform/actor.ts';
import { Conditions } from '../../../platform/database/conditions.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { Order } from '../../../platform/paging/order.ts';
import { paging, type Paging } from '../../../platform/paging/paging.ts';
import { onlyOf, readCountedPage } from '../../../platform/paging/read-page.ts';
import { notFound } from '../../../platform/problem.ts';
import type { Content } from './changed-content.ts';
import { differencesOf, type PropertyGround } from './differences.ts';
import type { ChangeKind, EntryEventType, EntryReason } from './entries.enums.ts';
import { readEntriesByIds } from './entries.repository.ts';
import type { EntryEvent, EntryHistoryPage, HistoryQuery } from './entry-history.schemas.ts';
import type { EntrySteps, StepParts } from './entry-steps.ts';
import { readContents } from './product-changes.repository.ts';

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
    changeId?: string;
    was?: Content;
    asked?: Content;
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
  return readCountedPage<Row>(db, { columns, from: 'domain_events e', where, order }, wanted);
}

export type EntryHistory = ReturnType<typeof makeEntryHistory>;

/** What happened to entries, for those who sell them. */
export const makeEntryHistory = ({
  db,
  clock,
  customers,
  steps,
}: Pick<StepParts, 'db' | 'clock' | 'customers'> & { steps: Pick<EntrySteps, 'view'> }) => ({
  /** @throws Problem 404 for what is not of an own company */
  async list(actor: Actor, entryId: string, query: HistoryQuery): Promise<EntryHistoryPage> {
    const [row = notFound('SUPPLIER_PRODUCT_NOT_FOUND')] = await readEntriesByIds(db, [entryId], clock.now());
    if ((await customers.memberships(db, actor, [row.customerId])).length === 0) notFound('SUPPLIER_PRODUCT_NOT_FOUND');
    const { rows, page, totalCount } = await readEvents(db, entryId, paging(query));
    const known = (await steps.view.ground()).of(row.categoryId);
    const changes = await readContents(
      db,
      rows.flatMap(({ payload }) => payload.changeId ?? []),
    );
    const contentOf = new Map(changes.map((each) => [each.id, each]));
    const items = rows.map((each) => toEvent(each, contentOf.get(each.payload.changeId ?? ''), known));
    return { items, totalCount, ...page };
  },
});

const priceOf = ({ mode, tiers }: Priced) => ({
  priceMode: mode,
  priceTiers: tiers.map(([minQty, unitPriceRial]) => ({ minQty, unitPriceRial })),
});
const stockOf = ({ state, days }: Stocked) => ({ stockState: state, leadTimeDays: days });

type Contents = { was: Content; asked: Content };

/** @param change what it was about, where that is a change of its own */
function toEvent(
  { payload, at, actorName, isStaff, ...row }: Row,
  change: Contents | undefined,
  known: PropertyGround,
): EntryEvent {
  const { from, to, kind, reason, reasonCode, was, asked } = payload;
  const contents = change ?? (was && asked && { was, asked });
  const both = from && to;
  return {
    ...row,
    at: at.toISOString(),
    isStaff,
    ...(actorName && { actorName }),
    ...(row.type === 'PRICE_CHANGED' && both && { oldPrice: priceOf(from as Priced), newPrice: priceOf(to as Priced) }),
    ...(row.type === 'STOCK_CHANGED' &&
      both && { oldStock: stockOf(from as Stocked), newStock: stockOf(to as Stocked) }),
    differences: contents ? differencesOf(contents.was, contents.asked, known) : [],
    ...(kind && { changeKind: kind }),
    ...(reason && { reason }),
    ...(reasonCode && { reasonCode }),
  };
}
