import { type Decimal, decimal, fromBase } from '../../../platform/decimal.ts';
import type { PropertyValue } from '../../catalog/index.ts';
import type { UnitTable } from '../../reference/index.ts';
import type { NeededProperty } from '../lines/needs/needs.schemas.ts';

/** A property that is not as it was asked; undefined where nothing is said of it. */
export type Difference = NeededProperty & { offered: PropertyValue | undefined };

/** In what goods differ from what was asked, with numbers in the unit of the asking. */
export function differencesOf(
  asked: readonly NeededProperty[],
  offered: readonly PropertyValue[],
  units: UnitTable,
): Difference[] {
  const values = new Map(offered.map((each) => [each.propertyId, each]));
  return asked.flatMap((need) => {
    const found = values.get(need.value.propertyId);
    const told = found && inUnitOf(need.value, found, units);
    return told && isAsAsked(need, told) ? [] : [{ ...need, offered: told }];
  });
}

/** Numbers of one value in the unit of another; as they are where that is the same, or none. */
function inUnitOf(asked: PropertyValue, offered: PropertyValue, { byId }: UnitTable): PropertyValue {
  const unit = asked.unitId === undefined ? undefined : byId.get(asked.unitId);
  if (!unit || offered.unitId === asked.unitId || offered.baseValue === undefined) return offered;
  const told = (base: string) => fromBase(decimal(base), unit);
  return {
    ...offered,
    rawValue: told(offered.baseValue),
    ...(offered.baseMaxValue !== undefined && { rawMaxValue: told(offered.baseMaxValue) }),
    unitId: unit.id,
    unitSymbol: unit.symbol,
    unitDisplayText: unit.displayText,
  };
}

function isAsAsked({ value, tolerancePercent = '0' }: NeededProperty, offered: PropertyValue): boolean {
  const codes = ({ enumValues }: PropertyValue) => enumValues.map(({ code }) => code).sort();
  return (
    isNear(value.rawValue, offered.rawValue, tolerancePercent) &&
    isNear(value.rawMaxValue, offered.rawMaxValue, tolerancePercent) &&
    codes(value).join() === codes(offered).join() &&
    value.booleanValue === offered.booleanValue &&
    value.text === offered.text
  );
}

const PERCENT = 100;
/** What rounding of a conversion leaves. */
const HAIR: Decimal = decimal('1e-9');

function isNear(asked: string | undefined, offered: string | undefined, tolerancePercent: string): boolean {
  if (asked === undefined || offered === undefined) return asked === offered;
  const wanted = decimal(asked).abs();
  const most = wanted.times(tolerancePercent).div(PERCENT).plus(wanted.times(HAIR));
  return decimal(asked).minus(offered).abs().lte(most);
}
