export { readDelegatedOffers, type DelegatedOffer } from './delegated-offers.ts';
export { badgeOf, visibilityOf } from './delegation-badge.ts';
export { DelegationBadge, ExplainedField } from './delegations.schemas.ts';
export type { Delegations } from './delegations.service.ts';
export { DeliveryKind } from './merchants.enums.ts';
export type { Merchants } from './merchants.service.ts';
export { explainBadge, territoryText } from './messages.ts';
export type { DeliveryMethod } from './sale-settings.schemas.ts';
export type { SaleSettings } from './sale-settings.service.ts';
