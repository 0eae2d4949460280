export { geographyRoutes } from './geography.routes.ts';
export { makeGeography, type Geography } from './geography.service.ts';
