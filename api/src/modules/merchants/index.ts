export { badgeOf, visibilityOf } from './delegation-badge.ts';
export { delegationRoutes } from './delegations.routes.ts';
export { DelegationBadge, ExplainedField } from './delegations.schemas.ts';
export { makeDelegations, type Delegations } from './delegations.service.ts';
export { merchantRoutes } from './merchants.routes.ts';
export { makeMerchants, type Merchants } from './merchants.service.ts';
export { explainBadge, territoryText } from './messages.ts';
export { DeliveryKind, type DeliveryMethod } from './sale-settings.schemas.ts';
export { makeSaleSettings, type SaleSettings } from './sale-settings.service.ts';
