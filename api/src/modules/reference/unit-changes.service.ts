import type { Actor } from '../../platform/actor.ts';
import { recordAudit } from '../../platform/audit.ts';
import { recordChange } from '../../platform/changes/record-change.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Queryable, Tx } from '../../platform/database/database.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { notFound, Problem } from '../../platform/problem.ts';
import { isSameName, refuseTaken } from '../../platform/refuse-taken.ts';
import type { Sender } from '../../platform/route.ts';
import { versionConflict } from '../../platform/version.ts';
import * as repository from './masters.repository.ts';
import { readQuantities, readUnits, type UnitRow } from './reference.repository.ts';
import type { MeasurementQuantityChange, StaffQuantity, StaffUnit, UnitChange } from './unit-changes.schemas.ts';

/** Until then all apis have heard of the change. */
const HEARD_AFTER_MS = 2000;

export type UnitChanges = ReturnType<typeof makeUnitChanges>;

/** What staff change of quantities and units that are there. */
export function makeUnitChanges({ db, clock }: { db: Database; clock: Clock }) {
  async function list(on: Queryable): Promise<StaffQuantity[]> {
    const byQuantity = Map.groupBy(await readUnits(on), ({ quantityId }) => quantityId);
    return (await readQuantities(on)).map((quantity) => ({
      ...quantity,
      units: (byQuantity.get(quantity.id) ?? []).map(({ quantityId: _, ...unit }) => unit),
    }));
  }

  async function audited(tx: Tx, sender: Sender, actor: Actor, action: string, objectId: string, detail: object) {
    const what = { action, objectType: 'Master', objectId, detail: { ...detail } };
    await recordAudit(tx, sender, { actorId: actor.userId, result: 'DONE', ...what });
  }

  return {
    list: () => list(db),

    /** @throws Problem 404 */
    unit: async (id: string): Promise<StaffUnit> =>
      (await list(db)).flatMap(({ units }) => units).find((unit) => unit.id === id) ?? notFound('UNIT_NOT_FOUND'),

    /** @throws Problem 404, 409 VERSION_CONFLICT, NAME_TAKEN */
    async changeQuantity(actor: Actor, id: string, change: MeasurementQuantityChange, sender: Sender) {
      const { name, version, reason } = change;
      return db.transaction(async (tx): Promise<StaffQuantity> => {
        await repository.lockUnits(tx);
        const known = await readQuantities(tx);
        const stored = known.find((each) => each.id === id) ?? notFound('MEASUREMENT_QUANTITY_NOT_FOUND');
        if (stored.version !== version) versionConflict(stored.version);
        const isTaken = known.some((each) => each.id !== id && isSameName(each.name, name));
        refuseTaken([{ field: 'name', code: 'NAME_TAKEN', isTaken }]);
        await repository.renameQuantity(tx, id, name);
        await recordChange(tx, ['units']);
        await audited(tx, sender, actor, 'QUANTITY_CHANGED', id, { reason, from: stored.name, to: name });
        return (await list(tx)).find((each) => each.id === id)!;
      });
    },

    /** @throws Problem 404, 409 VERSION_CONFLICT, NAME_TAKEN, UNIT_IN_USE */
    async changeUnit(actor: Actor, id: string, change: UnitChange, sender: Sender): Promise<StaffQuantity> {
      const { version, reason, ...written } = change;
      return db.transaction(async (tx) => {
        await repository.lockUnits(tx);
        const units = await readUnits(tx);
        const stored = units.find((each) => each.id === id) ?? notFound('UNIT_NOT_FOUND');
        if (stored.version !== version) versionConflict(stored.version);
        refuseTakenNames(units, stored, written);
        if (stored.isActive && !written.isActive && (await isNeeded(tx, stored)))
          throw new Problem(409, 'UNIT_IN_USE', [{ field: 'isActive', code: 'UNIT_IN_USE' }]);
        await repository.updateUnit(tx, id, written);
        await recordChange(tx, ['units']);
        // Offers have the symbol on their cards.
        if (stored.symbol !== written.symbol || stored.displayText !== written.displayText)
          await enqueue(tx, {
            queue: 'offers-anew',
            runAt: new Date(clock.now().getTime() + HEARD_AFTER_MS),
            payload: { quantityId: stored.quantityId },
          });
        const { symbol, displayText, order, isActive } = stored;
        const from = { symbol, displayText, order, isActive };
        await audited(tx, sender, actor, 'UNIT_CHANGED', id, { reason, from, to: written });
        return (await list(tx)).find((each) => each.id === stored.quantityId)!;
      });
    },
  };
}

/** @throws Problem 409 where another unit of the quantity is written or called the same */
function refuseTakenNames(
  units: UnitRow[],
  { id, quantityId }: UnitRow,
  written: Omit<UnitChange, 'version' | 'reason'>,
) {
  const beside = units.filter((each) => each.quantityId === quantityId && each.id !== id);
  refuseTaken(
    (['symbol', 'displayText'] as const).map((field) => ({
      field,
      code: 'NAME_TAKEN',
      isTaken: beside.some((each) => isSameName(each[field], written[field])),
    })),
  );
}

/** Whether forms begin with it, or numbers are compared in it. */
async function isNeeded(tx: Tx, { id, quantityId, isDefault }: UnitRow): Promise<boolean> {
  if (isDefault) return true;
  const quantity = (await readQuantities(tx)).find((each) => each.id === quantityId);
  return quantity?.baseUnitId === id || (await repository.isDefaultOfProperty(tx, id));
}
