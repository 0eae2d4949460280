export { addressErrors } from './addresses.errors.ts';
export { addressRoutes } from './addresses.routes.ts';
export { makeAddresses } from './addresses.service.ts';
