export { copyOffers, loadOffers, type OfferRows } from './load-offers.ts';
export { offeredProduct, type OfferedProduct, type PublishedOffer } from './offer.ts';
export { readOfferImages } from './offer-images.ts';
export { offerRow, offerSearchRow } from './offer-rows.ts';
export type { Offers } from './offers.service.ts';
export { ConfirmStatus, PriceMode, VerificationLevel } from './suppliers.enums.ts';
export { PriceTier, SupplierProduct } from './suppliers.schemas.ts';
export type { SupplierOffers } from './supplier-offers.ts';
