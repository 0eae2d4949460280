import type { FieldError } from '../../../platform/field-error.ts';
import { problemOfQuantity, readQuantity } from '../../../platform/quantity.ts';
import { isComparable, type UnitTable } from '../../reference/index.ts';
import type { EntryChange } from './entries.schemas.ts';
import type { Offer } from './offer.ts';

type Typed = Pick<EntryChange, 'saleUnitId' | 'conversions'>;
type Stored = Pick<Offer, 'saleUnitId' | 'conversions'>;

/**
 * What is wrong with what something is sold by.
 * @param stored what an entry says already, in units that may have retired since
 */
export function problemsOfSaleUnit({ saleUnitId, conversions = [] }: Typed, units: UnitTable, stored?: Stored) {
  const known = new Set(stored && [stored.saleUnitId, ...stored.conversions.map(({ unitId }) => unitId)]);
  const problemOf = (field: string, id: string): FieldError | undefined => {
    const unit = units.byId.get(id);
    if (!unit) return { field, code: 'UNKNOWN_VALUE' };
    if (!units.traded.has(unit.quantityId)) return { field, code: 'UNIT_NOT_TRADED' };
    const isInUse = units.byQuantity.get(unit.quantityId)?.some((each) => each.id === id);
    return isInUse || known.has(id) ? undefined : { field, code: 'UNIT_RETIRED' };
  };
  const saleUnit = units.byId.get(saleUnitId);
  const wrong = problemOf('saleUnitId', saleUnitId);
  const errors: FieldError[] = wrong ? [wrong] : [];
  conversions.forEach(({ unitId, quantity }, index) => {
    const place = `conversions[${index}]`;
    const unit = units.byId.get(unitId);
    const before = conversions.slice(0, index).flatMap((each) => units.byId.get(each.unitId) ?? []);
    const ofUnit = problemOf(`${place}.unitId`, unitId);
    if (ofUnit) errors.push(ofUnit);
    else if (unitId === saleUnitId) errors.push({ field: `${place}.unitId`, code: 'CONVERSION_TO_ITSELF' });
    else if (saleUnit && isComparable(saleUnit, unit!))
      errors.push({ field: `${place}.unitId`, code: 'CONVERSION_CIRCLE', params: [saleUnit.displayText] });
    else if (before.some((each) => isComparable(each, unit!)))
      errors.push({ field: `${place}.unitId`, code: 'DUPLICATE' });
    const ofQuantity = problemOfQuantity(`${place}.quantity`, quantity);
    if (ofQuantity) errors.push(ofQuantity);
  });
  return errors;
}

/** As it is stored. */
export const storedSaleUnit = ({ saleUnitId, conversions = [] }: Typed): Stored => ({
  saleUnitId,
  conversions: conversions.map(({ unitId, quantity }) => ({ unitId, quantity: readQuantity(quantity)!.toFixed() })),
});
