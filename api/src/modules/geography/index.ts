export { geographyErrors } from './geography.errors.ts';
export type { City } from './geography.schemas.ts';
export { geographyRoutes } from './geography.routes.ts';
export { makeGeography, type Geography } from './geography.service.ts';
export { saleCityRoutes } from './sale-cities.routes.ts';
export { makeSaleCities } from './sale-cities.service.ts';
