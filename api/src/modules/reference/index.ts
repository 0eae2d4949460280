export type { Reference, UnitTable } from './reference.service.ts';
export type { UnitOfMeasurement } from './reference.schemas.ts';
