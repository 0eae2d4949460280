export { convert, isComparable, isConvertible, NOT_COMPARABLE, type Ratio, ratioOf, type SoldIn } from './convert.ts';
export { problemOfCount } from './counted.ts';
export type { Reference } from './reference.service.ts';
export { toUnitTable, type UnitTable } from './unit-table.ts';
export { UnitOfMeasurement } from './reference.schemas.ts';
