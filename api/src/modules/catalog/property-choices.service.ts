import type { Actor } from '../../platform/actor.ts';
import { recordChange } from '../../platform/changes/record-change.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import { newId } from '../../platform/ids.ts';
import { requireAll } from '../../platform/late-rules.ts';
import { invalid, notFound, Problem } from '../../platform/problem.ts';
import { isSameName, refuseTaken } from '../../platform/refuse-taken.ts';
import type { Sender } from '../../platform/route.ts';
import { versionConflict } from '../../platform/version.ts';
import { readEnumValues, readProperties } from './catalog.repository.ts';
import { offersAnew } from './offers-anew.ts';
import { isChoice, valueCodeRule } from './property-rules.ts';
import { lockTree } from './staff-categories.repository.ts';
import * as repository from './staff-properties.repository.ts';
import type {
  NewPropertyValue,
  PropertyValueChange,
  StaffProperty,
  StaffPropertyValue,
} from './staff-properties.schemas.ts';
import { audited, shownProperty } from './staff-properties.service.ts';

/** domain rule: several choices are kept as bits of one number */
const MOST_VALUES = 50;

export type PropertyChoices = ReturnType<typeof makePropertyChoices>;

/** Values of enumerations as staff keep them. What the read model has of a value, its ordinal, is for life. */
export function makePropertyChoices({ db, clock }: { db: Database; clock: Clock }) {
  async function held(tx: Tx, id: string) {
    await lockTree(tx);
    const property = (await readProperties(tx)).find((each) => each.id === id) ?? notFound('PROPERTY_NOT_FOUND');
    return { property, values: (await readEnumValues(tx)).filter((each) => each.propertyId === id) };
  }

  return {
    rules: [valueCodeRule],

    /** @throws Problem 404 */
    async one(id: string, valueId: string): Promise<StaffPropertyValue> {
      const values = (await readEnumValues(db)).filter(({ propertyId }) => propertyId === id);
      if (!values.some((value) => value.id === valueId)) notFound('PROPERTY_VALUE_NOT_FOUND');
      return (await shownProperty(db, id)).values.find((value) => value.id === valueId)!;
    },

    /** @throws Problem 400, 404 PROPERTY_NOT_FOUND, 409 CODE_TAKEN, NAME_TAKEN, VALUE_LIMIT */
    async add(actor: Actor, id: string, input: NewPropertyValue, sender: Sender): Promise<StaffProperty> {
      const { code, label, equivalents = [], reason } = input;
      await requireAll([valueCodeRule], input);
      return db.transaction(async (tx) => {
        const { property, values } = await held(tx, id);
        if (!isChoice(property.dataType)) invalid('code', 'PROPERTY_HAS_NO_VALUES');
        refuseTaken([
          { field: 'code', code: 'CODE_TAKEN', isTaken: values.some((each) => each.code === code) },
          { field: 'label', code: 'NAME_TAKEN', isTaken: values.some((each) => isSameName(each.label, label)) },
        ]);
        const ordinal = Math.max(-1, ...values.map((each) => each.ordinal)) + 1;
        if (ordinal >= MOST_VALUES)
          throw new Problem(409, 'VALUE_LIMIT', [
            { field: 'code', code: 'VALUE_LIMIT', params: [String(MOST_VALUES)] },
          ]);
        const order = Math.max(0, ...values.map((each) => each.order)) + 1;
        const value = {
          id: newId(),
          propertyId: id,
          code,
          label,
          equivalents: storedSizes(equivalents),
          ordinal,
          order,
        };
        await repository.insertValue(tx, value);
        await recordChange(tx, ['categories', property.categoryId]);
        await audited(tx, sender, actor, 'PROPERTY_VALUE_ADDED', id, { reason, code, label });
        return shownProperty(tx, id);
      });
    },

    /** @throws Problem 404, 409 VERSION_CONFLICT, NAME_TAKEN */
    async change(
      actor: Actor,
      { id, valueId }: { id: string; valueId: string },
      input: PropertyValueChange,
      sender: Sender,
    ) {
      const { label, equivalents = [], order, isActive, version, reason } = input;
      return db.transaction(async (tx): Promise<StaffProperty> => {
        const { property, values } = await held(tx, id);
        const stored = values.find((each) => each.id === valueId) ?? notFound('PROPERTY_VALUE_NOT_FOUND');
        if (stored.version !== version) versionConflict(stored.version);
        const isTaken = values.some((each) => each.id !== valueId && isSameName(each.label, label));
        refuseTaken([{ field: 'label', code: 'NAME_TAKEN', isTaken }]);
        const sizes = storedSizes(equivalents);
        await repository.updateValue(tx, { id: valueId, label, equivalents: sizes, order, isActive });
        // Offers are found by labels and sizes, and have labels on their cards.
        if (label !== stored.label || JSON.stringify(sizes) !== JSON.stringify(stored.equivalents))
          await offersAnew(tx, clock, { categoryId: property.categoryId });
        await recordChange(tx, ['categories', property.categoryId]);
        const detail = { reason, code: stored.code, was: stored.label, label, order, isActive };
        await audited(tx, sender, actor, 'PROPERTY_VALUE_CHANGED', id, detail);
        return shownProperty(tx, id);
      });
    },
  };
}

/** Sizes by their systems, as the table keeps them. */
function storedSizes(equivalents: readonly { system: string; value: string }[]): Record<string, string> | null {
  if (equivalents.length === 0) return null;
  return Object.fromEntries(equivalents.map(({ system, value }) => [system.toLowerCase(), value]));
}
