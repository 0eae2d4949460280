export { accountRoutes } from './account.routes.ts';
export { makeAccount } from './account.service.ts';
