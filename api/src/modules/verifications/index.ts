export { verificationRoutes } from './verifications.routes.ts';
export { makeVerifications } from './verifications.service.ts';
