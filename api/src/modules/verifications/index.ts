export { verificationRoutes } from './verifications.routes.ts';
export { makeVerifications, type Verifications } from './verifications.service.ts';
