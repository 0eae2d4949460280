import type { UnitScale } from '../../../platform/numbers/units.ts';

/** A unit as filters use it; `code` is the UCUM code that addresses carry. */
export interface FilterUnit extends UnitScale {
  id: string;
  code: string;
  displayText: string;
}

/** What filters need of a category's property, as the graph gives it. */
export interface FilterProperty {
  id: string;
  /** Its name in addresses. */
  code: string;
  name: string;
  groupName: string;
  dataType: 'NUMERIC' | 'NUMERIC_RANGE' | 'ENUM' | 'MULTI_ENUM' | 'BOOLEAN' | 'TEXT';
  isFilterable: boolean;
  isKey: boolean;
  /** The unit that numbers without one are in. */
  defaultMeasurementUnitId?: string | null;
  /** Absent or empty when it measures nothing. */
  units?: readonly FilterUnit[] | null;
  enumValues: readonly { id: string; code: string; label: string }[];
}

/** Whether lists can be filtered by it: text is only read. */
export const canFilterBy = ({ isFilterable, dataType }: FilterProperty) => isFilterable && dataType !== 'TEXT';

/** Whether its filter is typed: numbers, mostly with a unit. */
export const isMeasured = ({ dataType }: Pick<FilterProperty, 'dataType'>) =>
  dataType === 'NUMERIC' || dataType === 'NUMERIC_RANGE';

/** The unit with that id; without one, the unit that numbers are in when none is named. Undefined when it has none. */
export function unitOf(
  { units, defaultMeasurementUnitId }: FilterProperty,
  id = defaultMeasurementUnitId,
): FilterUnit | undefined {
  return units?.find((unit) => unit.id === id);
}
