export type { Reference, UnitTable } from './reference.service.ts';
export { UnitOfMeasurement } from './reference.schemas.ts';
