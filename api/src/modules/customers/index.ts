export type { MembershipInForce } from './customers.repository.ts';
export type { Customers } from './customers.service.ts';
export { customerEvents } from './customers.events.ts';
export { audienceOfCustomer, customerOf } from './audience.ts';
export { CompanyPaper, personName } from './customers.schemas.ts';
export { identityFields } from './identities.ts';
export type { Claim, Holder, StoredIdentity } from './identities.ts';
