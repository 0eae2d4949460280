import type { Actor } from '../../platform/actor.ts';
import { recordAudit } from '../../platform/audit.ts';
import { recordChange } from '../../platform/changes/record-change.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Queryable, Tx } from '../../platform/database/database.ts';
import { newId } from '../../platform/ids.ts';
import { requireAll } from '../../platform/late-rules.ts';
import { notFound, Problem } from '../../platform/problem.ts';
import { isSameName, refuseTaken } from '../../platform/refuse-taken.ts';
import type { Sender } from '../../platform/route.ts';
import { versionConflict } from '../../platform/version.ts';
import type { Reference } from '../reference/index.ts';
import { type PropertyRow, readEnumValues } from './catalog.repository.ts';
import { type CategoryRows, freeSlot, pathOf, propertiesThrough } from './category-rows.ts';
import { offersAnew } from './offers-anew.ts';
import { boundRules, newPropertyRules, readBounds } from './property-rules.ts';
import { equivalentsOf } from './category-tree.ts';
import { lockTree } from './staff-categories.repository.ts';
import { readRows } from './staff-categories.service.ts';
import * as repository from './staff-properties.repository.ts';
import type { CategoryPropertyChange, NewCategoryProperty, StaffProperty } from './staff-properties.schemas.ts';
import { refuseBrokenBounds } from './property-bounds.ts';

type Parts = { db: Database; clock: Clock; reference: Pick<Reference, 'unitTable'> };
export type StaffProperties = ReturnType<typeof makeStaffProperties>;

/** What is measured and stated in categories, as staff keep it. */
export function makeStaffProperties({ db, clock, reference }: Parts) {
  return {
    rules: {
      create: async () => newPropertyRules(await reference.unitTable()),
      change: boundRules,
    },

    /** Inherited ones first. @throws Problem 404 CATEGORY_NOT_FOUND */
    async list(categoryId: string): Promise<StaffProperty[]> {
      const rows = await readRows(db);
      const path = pathOf(rows.categories, categoryId);
      if (path.length === 0) notFound('CATEGORY_NOT_FOUND');
      const own = rows.properties.filter((each) => path.includes(each.categoryId));
      const inOrder = own.sort((one, other) => path.indexOf(one.categoryId) - path.indexOf(other.categoryId));
      return shownProperties(db, rows, inOrder, categoryId);
    },

    /** @throws Problem 404 */
    async one(id: string): Promise<StaffProperty> {
      if (!(await readRows(db)).properties.some((each) => each.id === id)) notFound('PROPERTY_NOT_FOUND');
      return shownProperty(db, id);
    },

    /** @throws Problem 400 naming the field, 404 CATEGORY_NOT_FOUND, 409 CODE_TAKEN, NAME_TAKEN, NO_SLOT */
    async create(actor: Actor, input: NewCategoryProperty, sender: Sender): Promise<StaffProperty> {
      const { categoryId, code, name, measurementQuantityId: quantityId, values = [], reason } = input;
      const units = await reference.unitTable();
      await requireAll(newPropertyRules(units), input);
      const unitId = input.defaultMeasurementUnitId ?? (quantityId && units.byQuantity.get(quantityId)?.[0]?.id);
      const { min, max } = readBounds(input);
      const id = newId();
      return db.transaction(async (tx) => {
        await lockTree(tx);
        const rows = await readRows(tx);
        if (!rows.categories.some((each) => each.id === categoryId)) notFound('CATEGORY_NOT_FOUND');
        const near = propertiesThrough(rows, categoryId);
        refuseTaken([
          { field: 'code', code: 'CODE_TAKEN', isTaken: near.some((each) => each.code === code) },
          { field: 'name', code: 'NAME_TAKEN', isTaken: hasName(near, name) },
        ]);
        const slot = freeSlot(rows, categoryId) ?? noSlot();
        const { groupName, dataType, decimals, isFilterable, isRequired, isComparable, isKey } = input;
        const own = rows.properties.filter((each) => each.categoryId === categoryId);
        await repository.insertProperty(tx, {
          id,
          categoryId,
          code,
          name,
          groupName,
          dataType,
          decimals,
          slot,
          isFilterable,
          isRequired,
          isComparable,
          isKey,
          quantityId: quantityId ?? null,
          unitId: unitId ?? null,
          min: min?.toFixed() ?? null,
          max: max?.toFixed() ?? null,
          order: Math.max(0, ...own.map((each) => each.order)) + 1,
        });
        for (const [ordinal, value] of values.entries())
          await repository.insertValue(tx, {
            ...value,
            id: newId(),
            propertyId: id,
            equivalents: null,
            ordinal,
            order: ordinal + 1,
          });
        await recordChange(tx, ['categories', categoryId]);
        await audited(tx, sender, actor, 'PROPERTY_CREATED', id, { reason, code, categoryId, slot });
        return shownProperty(tx, id);
      });
    },

    /** @throws Problem 400, 404, 409 VERSION_CONFLICT, NAME_TAKEN, DECIMALS_FALL, BOUNDS_BROKEN with ten products, NO_SLOT */
    async change(actor: Actor, id: string, change: CategoryPropertyChange, sender: Sender): Promise<StaffProperty> {
      await requireAll(boundRules, change);
      const units = await reference.unitTable();
      const { version, reason, minAllowed: _, maxAllowed: __, ...stated } = change;
      const { min, max } = readBounds(change);
      return db.transaction(async (tx) => {
        await lockTree(tx);
        const rows = await readRows(tx);
        const stored = rows.properties.find((each) => each.id === id) ?? notFound('PROPERTY_NOT_FOUND');
        if (stored.version !== version) versionConflict(stored.version);
        const near = propertiesThrough(rows, stored.categoryId).filter((each) => each.id !== id);
        refuseTaken([{ field: 'name', code: 'NAME_TAKEN', isTaken: hasName(near, stated.name) }]);
        if (stated.decimals < stored.decimals)
          throw new Problem(409, 'DECIMALS_FALL', [
            { field: 'decimals', code: 'DECIMALS_FALL', params: [String(stored.decimals)] },
          ]);
        await refuseBrokenBounds(tx, stored, { min, max }, units);
        const isBack = stated.isActive && !stored.isActive;
        const slot = isBack ? (stored.slot ?? freeSlot(rows, stored.categoryId) ?? noSlot()) : stored.slot;
        const bounds = { min: min?.toFixed() ?? null, max: max?.toFixed() ?? null };
        await repository.updateProperty(tx, { ...stated, ...bounds, id, slot });
        const isRetired = stored.isActive && !stated.isActive;
        // Key properties stand on the cards of offers, all of them in their rows.
        if (isBack || isRetired || stated.isKey !== stored.isKey || stated.name !== stored.name)
          await offersAnew(tx, clock, { categoryId: stored.categoryId, ...(isRetired && { freesSlotOf: id }) });
        await recordChange(tx, ['categories', stored.categoryId]);
        await audited(tx, sender, actor, 'PROPERTY_CHANGED', id, { reason, code: stored.code, ...stated, ...bounds });
        return shownProperty(tx, id);
      });
    },
  };
}

export async function audited(tx: Tx, sender: Sender, actor: Actor, action: string, objectId: string, detail: object) {
  const what = { action, objectType: 'CategoryProperty', objectId, detail: { ...detail } };
  await recordAudit(tx, sender, { actorId: actor.userId, result: 'DONE', ...what });
}

function noSlot(): never {
  throw new Problem(409, 'NO_SLOT', [{ field: 'categoryId', code: 'NO_SLOT' }]);
}

const hasName = (near: PropertyRow[], name: string) =>
  near.some((each) => each.isActive && isSameName(each.name, name));

/** One property as its own category shows it. */
export async function shownProperty(on: Queryable, id: string): Promise<StaffProperty> {
  const rows = await readRows(on);
  const row = rows.properties.find((each) => each.id === id)!;
  return (await shownProperties(on, rows, [row], row.categoryId))[0]!;
}

async function shownProperties(on: Queryable, rows: CategoryRows, properties: PropertyRow[], categoryId: string) {
  const names = new Map(rows.categories.map(({ id, name }) => [id, name]));
  const valuesOf = Map.groupBy(await readEnumValues(on), ({ propertyId }) => propertyId);
  return properties.map((row): StaffProperty => {
    const {
      measurementQuantityId,
      defaultMeasurementUnitId,
      minAllowed,
      maxAllowed,
      slot,
      standards: _,
      ...rest
    } = row;
    return {
      ...rest,
      ...(measurementQuantityId && { measurementQuantityId }),
      ...(defaultMeasurementUnitId && { defaultMeasurementUnitId }),
      ...(minAllowed !== null && { minAllowed }),
      ...(maxAllowed !== null && { maxAllowed }),
      ...(slot !== null && { slot }),
      categoryName: names.get(row.categoryId)!,
      isInherited: row.categoryId !== categoryId,
      values: (valuesOf.get(row.id) ?? []).map(({ equivalents, propertyId: __, ordinal: ___, ...value }) => ({
        ...value,
        equivalents: equivalentsOf(equivalents ?? {}),
      })),
    };
  });
}
