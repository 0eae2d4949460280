export { identityRoutes } from './identity.routes.ts';
export { makeIdentity } from './identity.service.ts';
export { outboxRoute } from './outbox.routes.ts';
export { tokenRoutes } from './token.routes.ts';
