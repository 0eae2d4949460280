export { adminErrors } from './admin.errors.ts';
export { adminRoutes } from './admin.routes.ts';
export { makeAdmin } from './admin.service.ts';
