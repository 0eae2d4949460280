import type { Actor } from '../../platform/actor.ts';
import { recordAudit } from '../../platform/audit.ts';
import { recordChange } from '../../platform/changes/record-change.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import { audience } from '../../platform/events/audience.ts';
import { recordEvent } from '../../platform/events/record-event.ts';
import { newId } from '../../platform/ids.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import type { Job, Queue } from '../../platform/jobs/job.ts';
import { notFound, Problem } from '../../platform/problem.ts';
import type { Sender } from '../../platform/route.ts';
import { compareNames } from '../../platform/sort-key.ts';
import type { Catalog, CategoryNode } from '../catalog/index.ts';
import { audienceOfCustomer } from '../customers/index.ts';
import type { Offers } from '../listings/index.ts';
import { counterpartOf, familyOf, valuesIn } from './counterparts.ts';
import * as repository from './replacements.repository.ts';
import type { ReplacementRow } from './replacements.repository.ts';
import type { CategoryReplacement, ReplaceCategory, ReplacementsQuery } from './replacements.schemas.ts';

/** Products that go in one transaction, with all their offers: longer ones would keep all caches waiting. */
const PART = 25;
const QUEUE = 'category-replacement';

const DAY_MS = 86_400_000;
/** What was done is told so long. */
const TOLD_MS = 7 * DAY_MS;
/** What was counted is begun soon or never. */
const CHECK_MS = DAY_MS;

type Parts = {
  db: Database;
  clock: Clock;
  catalog: Pick<Catalog, 'tree'>;
  offers: Pick<Offers, 'ground' | 'hold' | 'write'>;
};
export type Replacements = ReturnType<typeof makeReplacements>;

/** One category takes the place of another: counted first, then done part by part, at each of which both are right. */
export function makeReplacements({ db, clock, catalog, offers }: Parts) {
  async function placesOf(categoryId: string, targetId: string) {
    const { byId, properties } = await catalog.tree();
    const source = byId.get(categoryId) ?? notFound('CATEGORY_NOT_FOUND');
    const target = byId.get(targetId) ?? notFound('CATEGORY_NOT_FOUND');
    return { source, target, family: familyOf(source).map(({ category }) => category.id), properties };
  }

  /** What would go, and what would be lost. */
  async function counted(categoryId: string, targetId: string) {
    const { source, target, family, properties } = await placesOf(categoryId, targetId);
    refuseTarget(source, target);
    const lost = (await repository.countStated(db, family)).flatMap(({ propertyId, productsCount }) => {
      const property = properties.get(propertyId);
      if (!property || counterpartOf(property, target)) return [];
      return [{ propertyId, name: property.name, productsCount }];
    });
    const dropped = lost.sort((one, other) => compareNames(one.name, other.name));
    return { ...(await repository.countContents(db, family)), dropped };
  }

  /** One part. @returns how many products went */
  async function movePart(job: Job<{ checkId: string }>): Promise<number> {
    const row = (await repository.readReplacement(db, job.payload.checkId))!;
    const { target, family, properties } = await placesOf(row.categoryId, row.targetId);
    const ground = await offers.ground();
    return job.transaction(async (tx) => {
      const products = await repository.readLeft(tx, family, PART);
      const offerIds = await repository.readOfferIdsOn(
        tx,
        products.map(({ id }) => id),
      );
      const held = await offers.hold(tx, offerIds);
      for (const { id, properties: stated } of products)
        await repository.moveProduct(tx, id, row.targetId, valuesIn(stated, properties, target));
      const moved = held.map((offer) => ({ ...offer, properties: valuesIn(offer.properties, properties, target) }));
      if (moved.length > 0) await offers.write(tx, ground, moved);
      if (products.length === 0) return 0;
      await recordChange(tx, [row.targetId, ...family, ...products.map(({ id }) => id)]);
      await repository.addMoved(tx, row.checkId, products.length, await repository.readSellersOf(tx, offerIds));
      await tellStaff(tx, 'CATEGORY_REPLACEMENT_MOVED', row);
      return products.length;
    });
  }

  async function finish(job: Job<{ checkId: string }>): Promise<void> {
    const { categoryId, targetId } = (await repository.readReplacement(db, job.payload.checkId))!;
    const { source, target, family } = await placesOf(categoryId, targetId);
    await job.finish(async (tx) => {
      await repository.lockTree(tx);
      // Somebody may have put one more there since the last part; the job is tried again then.
      if ((await repository.readLeft(tx, family, 1)).length > 0) throw new Error('products came meanwhile');
      const row = (await repository.holdReplacement(tx, job.payload.checkId))!;
      await repository.markReplaced(tx, family, targetId);
      await repository.markReplacement(tx, row.checkId, 'DONE');
      await recordChange(tx, ['categories', targetId, ...family]);
      await recordEvent(tx, {
        type: 'CATEGORY_REPLACED',
        objectType: 'StaffCategory',
        objectId: categoryId,
        seq: row.version + 1,
        audiences: [audience.staff('MASTERS_WRITE'), ...row.customerIds.map(audienceOfCustomer)],
        notice: {
          actorId: row.askedById,
          at: clock.now(),
          facts: { from: source.category.name, to: target.category.name },
        },
      });
    });
  }

  const queue: Queue = {
    async run(job: Job<{ checkId: string }>) {
      while ((await movePart(job)) > 0) job.signal.throwIfAborted();
      await finish(job);
    },
    async givenUp(tx, { checkId }: { checkId: string }) {
      const row = (await repository.holdReplacement(tx, checkId))!;
      await repository.touchReplacement(tx, checkId);
      await tellStaff(tx, 'CATEGORY_REPLACEMENT_STOPPED', row);
    },
  };

  return {
    queues: { [QUEUE]: queue },

    /** Those that run or stand still, and what was done lately. */
    async list({ categoryId }: ReplacementsQuery): Promise<CategoryReplacement[]> {
      const since = new Date(clock.now().getTime() - TOLD_MS);
      const rows = await repository.readBegun(db, categoryId ?? null, since);
      const { byId } = await catalog.tree();
      return rows.map((row) => shown(row, byId));
    },

    forgetChecks: () => repository.forgetChecks(db, new Date(clock.now().getTime() - CHECK_MS)),

    /** @throws Problem 404, 409 for a target that it cannot be, CATEGORY_IS_REPLACED, CHECK_OUTDATED */
    async replace(actor: Actor, id: string, input: ReplaceCategory, sender: Sender): Promise<CategoryReplacement> {
      const { targetId, checkId, reason } = input;
      const found = await counted(id, targetId);
      if (checkId === undefined) {
        const check = { ...found, checkId: newId(), categoryId: id, targetId };
        await repository.insertCheck(db, check, actor.userId, clock.now());
        return { ...check, ...namesIn((await catalog.tree()).byId, check), status: 'CHECKED', movedCount: 0 };
      }
      return db.transaction(async (tx) => {
        await repository.lockTree(tx);
        const row = await repository.holdReplacement(tx, checkId);
        const isSame =
          row?.categoryId === id &&
          row.targetId === targetId &&
          row.status === 'CHECKED' &&
          row.productsCount === found.productsCount &&
          row.offersCount === found.offersCount;
        if (!row || !isSame) throw new Problem(409, 'CHECK_OUTDATED', [{ field: 'checkId', code: 'CHECK_OUTDATED' }]);
        await repository.markReplacement(tx, checkId, 'RUNNING');
        await enqueue(tx, { queue: QUEUE, runAt: clock.now(), payload: { checkId }, dedupeKey: checkId });
        await tellStaff(tx, 'CATEGORY_REPLACEMENT_BEGUN', row);
        await recordAudit(tx, sender, {
          actorId: actor.userId,
          action: 'CATEGORY_REPLACEMENT_BEGUN',
          objectType: 'Category',
          objectId: id,
          result: 'DONE',
          detail: { reason, targetId, ...found },
        });
        return { ...shown(row, (await catalog.tree()).byId), status: 'RUNNING' };
      });
    },
  };
}

type Nodes = ReadonlyMap<string, CategoryNode>;
const namesIn = (nodes: Nodes, { categoryId, targetId }: { categoryId: string; targetId: string }) => ({
  categoryName: nodes.get(categoryId)?.category.name ?? '',
  targetName: nodes.get(targetId)?.category.name ?? '',
});

function shown(row: ReplacementRow, nodes: Nodes): CategoryReplacement {
  const { customerIds: _, version: __, askedById: ___, jobId, ...told } = row;
  return { ...told, ...namesIn(nodes, row), ...(jobId && { jobId }) };
}

/** How far it is, for whoever looks at it; after its row was written. */
const tellStaff = (tx: Tx, type: string, { categoryId, version }: ReplacementRow) =>
  recordEvent(tx, {
    type,
    objectType: 'StaffCategory',
    objectId: categoryId,
    seq: version + 1,
    audiences: [audience.staff('MASTERS_WRITE')],
  });

type TargetCode = 'CATEGORY_IS_REPLACED' | 'CATEGORY_OF_ANOTHER_TYPE' | 'CATEGORY_UNDER_ITSELF' | 'TARGET_NO_LEAF';
function refuse(code: TargetCode): never {
  throw new Problem(409, code, [{ field: 'targetId', code }]);
}

/** @throws Problem 409 for why one cannot take the place of the other */
function refuseTarget(source: CategoryNode, target: CategoryNode): void {
  if (source.replacedById) refuse('CATEGORY_IS_REPLACED');
  if (source.category.categoryType !== target.category.categoryType) refuse('CATEGORY_OF_ANOTHER_TYPE');
  if (target.path.includes(source)) refuse('CATEGORY_UNDER_ITSELF');
  const isOpen = target.path.every(({ category }) => category.isActive);
  if (!target.category.isLeaf || !isOpen) refuse('TARGET_NO_LEAF');
}
