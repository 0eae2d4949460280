import type { Actor } from '../../../platform/actor.ts';
import { paging } from '../../../platform/paging/paging.ts';
import { notFound } from '../../../platform/problem.ts';
import { searchWords } from '../../../platform/search-words.ts';
import { changeSpan, syncedTo } from '../../../platform/sync/changes.ts';
import { readRemoved, type RemovedThingPage } from '../../../platform/sync/removed.ts';
import type { Catalog } from '../../catalog/index.ts';
import * as repository from './entries.repository.ts';
import { readEntries } from './own-list.repository.ts';
import type {
  OwnEntriesQuery,
  OwnSupplierProduct,
  OwnSupplierProductPage,
  RemovedEntriesQuery,
} from './entries.schemas.ts';
import type { EntrySteps, StepParts } from './entry-steps.ts';

type Parts = StepParts & { catalog: Pick<Catalog, 'scopeOf' | 'tree'>; steps: EntrySteps };
export type Entries = ReturnType<typeof makeEntries>;

/** The own catalogue as those who sell read it. */
export function makeEntries({ db, clock, catalog, customers, steps }: Parts) {
  /** An own selling account. @throws Problem 404 */
  async function sellerFor(actor: Actor, merchantId: string) {
    const [found, memberships] = await db.together((on) =>
      Promise.all([repository.readSeller(on, merchantId), customers.memberships(on, actor)]),
    );
    const seller = found ?? notFound('MERCHANT_NOT_FOUND');
    if (!memberships.some(({ customerId }) => customerId === seller.customerId)) notFound('MERCHANT_NOT_FOUND');
    return { seller, memberships };
  }

  return {
    /** @throws Problem 404 for an account that is not of an own company, or a category */
    async list(actor: Actor, query: OwnEntriesQuery): Promise<OwnSupplierProductPage> {
      const { merchantId, categoryId, status, searchKey } = query;
      const { stockState, baseProductId, onlyHidden, hiddenBecause, completenessBelow } = query;
      const { seller, memberships } = await sellerFor(actor, merchantId);
      const categories = categoryId ? await catalog.scopeOf({ categoryIds: [categoryId] }) : undefined;
      const words = searchWords(searchKey).map((word) => word.replaceAll('\u200c', ''));
      const changed = await changeSpan(db, query, ['merchantId']);
      const narrowed = { changed, stockState, baseProductId, onlyHidden, hiddenBecause, completenessBelow };
      const scope = { status, ...narrowed, words, categoryIds: categories?.ids };
      const of = { wanted: paging(query), beside: steps.view.beside };
      const { rows, beside, page, counts, categories: spread } = await readEntries(db, seller, clock.now(), scope, of);
      const totalCount = counts
        .filter((each) => !status || each.status === status)
        .reduce((sum, { count }) => sum + count, 0);
      const items = await steps.shown(db, rows, steps.isMemberOf(memberships), await steps.view.ground(), beside);
      const { byId } = await catalog.tree();
      const categoryCounts = spread.map((each) => ({ ...each, name: byId.get(each.categoryId)?.category.name ?? '' }));
      return { items, totalCount, ...page, stateCounts: counts, categoryCounts, ...syncedTo(changed) };
    },

    /** Entries that were thrown away. @throws Problem 400 UPDATED_SINCE_TOO_OLD, 404 for an account that is no own one */
    async removed(actor: Actor, { merchantId, ...query }: RemovedEntriesQuery): Promise<RemovedThingPage> {
      await sellerFor(actor, merchantId);
      return readRemoved(db, query, { list: 'OWN_SUPPLIER_PRODUCT', owners: [merchantId] });
    },

    /** @throws Problem 404 for what is not of an own company */
    async one(actor: Actor, id: string): Promise<OwnSupplierProduct> {
      const [row = notFound('SUPPLIER_PRODUCT_NOT_FOUND')] = await repository.readEntriesByIds(db, [id], clock.now());
      const memberships = await customers.memberships(db, actor, [row.customerId]);
      if (memberships.length === 0) notFound('SUPPLIER_PRODUCT_NOT_FOUND');
      const [entry] = await steps.shown(db, [row], steps.isMemberOf(memberships), await steps.view.ground());
      return entry!;
    },
  };
}
