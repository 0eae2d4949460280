import type { Actor } from '../../platform/actor.ts';
import { recordAudit } from '../../platform/audit.ts';
import { recordChange } from '../../platform/changes/record-change.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Queryable, Tx } from '../../platform/database/database.ts';
import { reasonRule } from '../../platform/decision-reason.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { type LateRule, requireAll } from '../../platform/late-rules.ts';
import { transitionOf } from '../../platform/machine.ts';
import { paging } from '../../platform/paging/paging.ts';
import { invalid, notFound, Problem } from '../../platform/problem.ts';
import type { Sender } from '../../platform/route.ts';
import { searchWords } from '../../platform/search-words.ts';
import { versionConflict } from '../../platform/version.ts';
import type { Catalog } from '../catalog/index.ts';
import type { Customers } from '../customers/index.ts';
import type { Reference } from '../reference/index.ts';
import { baseProductApprovals } from './approvals.ts';
import { type Follower, OFFERS_QUEUE, MERGE_QUEUE } from './product-jobs.ts';
import type { Matches } from './matches.service.ts';
import { recordProductEvent } from './product-events.ts';
import { type ProductActor, productMachine, type ProductState } from './product-machine.ts';
import { contentRules, writtenOf } from './product-rules.ts';
import type { BaseProductAction } from './products.enums.ts';
import * as repository from './products.repository.ts';
import type { ProductRow } from './products.repository.ts';
import type {
  AdminBaseProductPage,
  AdminBaseProductsQuery,
  BaseProductMerge,
  BaseProductVerdict,
  MergeCounts,
  OwnBaseProduct,
} from './products.schemas.ts';
import { readGround, refuseDouble } from './products.service.ts';
import { isNobody, isStaff, type ProductShown } from './products.shown.ts';

type Parts = {
  db: Database;
  clock: Clock;
  catalog: Pick<Catalog, 'tree'>;
  reference: Pick<Reference, 'unitTable'>;
  customers: Pick<Customers, 'memberships'>;
  shown: ProductShown;
  matches: Matches;
  /** What people keep of a product, which follows it where it is merged. */
  followers: () => { favorites: Follower; notes: Follower };
  /** Entries that wait for a product are looked at again, after the transaction. */
  wakeEntries: (tx: Tx, baseProductId: string, now: Date) => Promise<unknown>;
};
export type StaffProducts = ReturnType<typeof makeStaffProducts>;

/** Base products as staff decide and mend them. */
export function makeStaffProducts(parts: Parts) {
  const { db, clock, catalog, reference, customers, shown, matches, followers, wakeEntries } = parts;
  const ground = () => readGround({ catalog, reference });

  async function countsOf(query: Queryable, ids: string[]): Promise<(id: string) => MergeCounts> {
    const { favorites, notes } = followers();
    const entries = new Map((await repository.countEntries(query, ids)).map((row) => [row.id, row.entries]));
    const saved = await favorites.count(query, ids);
    const noted = await notes.count(query, ids);
    return (id) => ({ entries: entries.get(id) ?? 0, favorites: saved.get(id) ?? 0, notes: noted.get(id) ?? 0 });
  }

  /** With what staff see beside; of an own company nothing can be done. */
  async function reviewed(query: Queryable, actor: Actor, rows: ProductRow[]): Promise<OwnBaseProduct[]> {
    const show = await shown();
    const own = new Set((await customers.memberships(query, actor)).map(({ customerId }) => customerId));
    const counts = await countsOf(
      query,
      rows.map(({ id }) => id),
    );
    const isOwn = ({ customerId }: ProductRow) => customerId !== null && own.has(customerId);
    const products = await show.all(query, rows, (row) => (isOwn(row) ? isNobody : isStaff));
    return products.map((product, index) => {
      const row = rows[index]!;
      const { id, customerName } = row;
      const review = { isOwn: isOwn(row), counts: counts(id), matches: [], ...(customerName && { customerName }) };
      return { ...product, review };
    });
  }

  /** A product that is held, in a state from which the action leads. @throws Problem 403 OWN_MATTER, 404, 409 */
  async function judged(tx: Tx, actor: Actor, row: ProductRow | undefined, action: BaseProductAction, version: number) {
    if (!row) return notFound('BASE_PRODUCT_NOT_FOUND');
    const concerned = row.customerId ? await customers.memberships(tx, actor, [row.customerId]) : [];
    if (concerned.length > 0) throw new Problem(403, 'OWN_MATTER');
    const found = transitionOf<ProductState, BaseProductAction, ProductActor>(
      productMachine,
      row.status,
      action,
      isStaff,
    );
    if (row.version !== version) versionConflict(row.version);
    return { row, found };
  }

  const verdictRules = async (): Promise<LateRule<BaseProductVerdict>[]> => {
    const rules = contentRules(await ground(), 'content.').map(({ reads, judge }) => ({
      reads: reads.map((path) => `content.${path}`),
      judge: ({ content }: BaseProductVerdict) => (content ? judge(content) : undefined),
    }));
    return [reasonRule(baseProductApprovals), ...rules];
  };

  return {
    rules: verdictRules,

    /** One of the lists, each proposal beside what it may be the same as. */
    async list(actor: Actor, { list, searchKey, ...query }: AdminBaseProductsQuery): Promise<AdminBaseProductPage> {
      const { rows, totalCount, page } = await repository.readList(db, list, searchWords(searchKey), paging(query));
      const items = await reviewed(db, actor, rows);
      for (const [index, item] of items.entries())
        if (item.allowedActions.includes('MERGE')) item.review!.matches = await matches.like(rows[index]!);
      return { items, totalCount, ...page };
    },

    /**
     * What it says from now on goes to the read model of its offers, and entries that wait for it go on or back, by jobs.
     * @throws Problem 400, 403 OWN_MATTER, 404, 409 (version, state, BASE_PRODUCT_EXISTS)
     */
    async decide(actor: Actor, id: string, verdict: BaseProductVerdict, sender: Sender): Promise<OwnBaseProduct> {
      const { version, decision, reason, content } = verdict;
      if (decision === 'CHANGE' && !content) invalid('content', 'REQUIRED');
      await requireAll(await verdictRules(), verdict);
      const now = clock.now();
      const written = content && writtenOf(content, await ground());
      return db.transaction(async (tx) => {
        const [stored] = await repository.holdProducts(tx, [id]);
        const { row, found } = await judged(tx, actor, stored, decision, version);
        const status = found.to ?? row.status;
        const isChanged = decision !== 'REJECT' && written !== undefined;
        if (isChanged && row.status === 'PUBLISHED' && written.categoryId !== row.categoryId)
          invalid('content.categoryId', 'CATEGORY_FIXED');
        if (decision !== 'REJECT') await refuseDouble(tx, written ?? row, { exceptId: id, action: decision });
        if (isChanged) await repository.writeContent(tx, id, written);
        await repository.moveProduct(tx, id, { status, reason: reason ?? null, ...(found.to && { decidedAt: now }) });
        if (status === 'PUBLISHED') await recordChange(tx, [id]);
        if (isChanged && row.status === 'PUBLISHED')
          await enqueue(tx, { queue: OFFERS_QUEUE, runAt: now, payload: { baseProductId: id } });
        if (found.to) await wakeEntries(tx, id, now);
        const product = { ...row, name: isChanged ? written.name : row.name };
        await recordProductEvent(tx, {
          product,
          type: found.event,
          at: now,
          actorId: actor.userId,
          isStaff: true,
          reason,
        });
        const [answer] = await reviewed(tx, actor, [(await repository.readProduct(tx, id))!]);
        const what = { action: found.event, objectType: 'BaseProduct', objectId: id, detail: { reason } };
        await recordAudit(tx, sender, { actorId: actor.userId, result: 'DONE', ...what });
        return answer!;
      });
    },

    /**
     * Its addresses lead to the other one at once; offers, savings and notes follow by a job.
     * @throws Problem 400 MERGE_INTO_ITSELF, 403 OWN_MATTER, 404, 409 (version, state, MERGE_TARGET, MERGE_OTHER_CATEGORY, MERGE_COUNTS)
     */
    async merge(actor: Actor, id: string, merge: BaseProductMerge, sender: Sender): Promise<OwnBaseProduct> {
      const { version, intoId, counts, reason } = merge;
      if (intoId === id) invalid('intoId', 'MERGE_INTO_ITSELF');
      const now = clock.now();
      return db.transaction(async (tx) => {
        const stored = await repository.holdProducts(tx, [id, intoId]);
        const byId = new Map(stored.map((row) => [row.id, row]));
        const { row, found } = await judged(tx, actor, byId.get(id), 'MERGE', version);
        refuseTarget(row, byId.get(intoId));
        const current = (await countsOf(tx, [id]))(id);
        refuseCounts(counts, current);
        await repository.passOn(tx, id, intoId);
        await repository.moveProduct(tx, id, { status: found.to!, reason, decidedAt: now, replacedById: intoId });
        await recordChange(tx, [id, intoId]);
        await enqueue(tx, { queue: MERGE_QUEUE, runAt: now, payload: { baseProductId: id } });
        const event = { product: row, type: found.event, at: now, actorId: actor.userId, isStaff: true, reason };
        await recordProductEvent(tx, { ...event, payload: { intoId, counts: current } });
        const [answer] = await reviewed(tx, actor, [(await repository.readProduct(tx, id))!]);
        const detail = { reason, intoId, ...current };
        const what = { action: found.event, objectType: 'BaseProduct', objectId: id, detail };
        await recordAudit(tx, sender, { actorId: actor.userId, result: 'DONE', ...what });
        return answer!;
      });
    },
  };
}

/** @throws Problem 404, 409 for what a product cannot be merged into */
function refuseTarget(row: ProductRow, into: ProductRow | undefined): void {
  if (!into) return invalid('intoId', 'UNKNOWN_VALUE');
  if (into.status !== 'PUBLISHED') throw new Problem(409, 'MERGE_TARGET', [{ field: 'intoId', code: 'MERGE_TARGET' }]);
  if (into.categoryId !== row.categoryId)
    throw new Problem(409, 'MERGE_OTHER_CATEGORY', [{ field: 'intoId', code: 'MERGE_OTHER_CATEGORY' }]);
}

/** @throws Problem 409 MERGE_COUNTS with what there is now, unless that was seen */
function refuseCounts(seen: MergeCounts, current: MergeCounts): void {
  const { entries, favorites, notes } = current;
  if (seen.entries === entries && seen.favorites === favorites && seen.notes === notes) return;
  const params = [entries, favorites, notes].map(String);
  throw new Problem(409, 'MERGE_COUNTS', [{ field: 'counts', code: 'MERGE_COUNTS', params }]);
}
