export { badgeOf, visibilityOf } from './delegation-badge.ts';
export { delegationRoutes } from './delegations.routes.ts';
export { DelegationBadge, ExplainedField } from './delegations.schemas.ts';
export { makeDelegations, type Delegations } from './delegations.service.ts';
export { merchantRoutes } from './merchants.routes.ts';
export { makeMerchants } from './merchants.service.ts';
export { explainBadge, territoryText } from './messages.ts';
export { makeSaleSettings } from './sale-settings.service.ts';
