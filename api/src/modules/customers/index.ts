export { customerErrors } from './customers.errors.ts';
export { customerRoutes } from './customers.routes.ts';
export { makeCustomers, type Customers } from './customers.service.ts';
export { makeEmails } from './emails.service.ts';
export { customerMails } from './mails.ts';
export { CompanyPaper, personName } from './customers.schemas.ts';
export { identityFields } from './identities.ts';
export type { Claim, Holder, StoredIdentity } from './identities.ts';
