export { accountErrors } from './account.errors.ts';
export { accountRoutes } from './account.routes.ts';
export { makeAccount } from './account.service.ts';
export { makeWithNames } from './thing-names.ts';
