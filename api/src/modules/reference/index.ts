export { referenceErrors } from './reference.errors.ts';
export { referenceRoutes } from './reference.routes.ts';
export { makeReference, type Reference, type UnitTable } from './reference.service.ts';
export type { UnitOfMeasurement } from './reference.schemas.ts';
