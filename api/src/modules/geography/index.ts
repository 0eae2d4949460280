export type { City } from './geography.schemas.ts';
export type { Geography } from './geography.service.ts';
