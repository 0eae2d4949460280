export { verificationErrors } from './verifications.errors.ts';
export { verificationRoutes } from './verifications.routes.ts';
export { makeVerifications, type Verifications } from './verifications.service.ts';
