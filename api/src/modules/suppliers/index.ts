export { copyOffers, loadOffers, type OfferRows } from './load-offers.ts';
export { offeredProduct, type OfferedProduct, type PublishedOffer } from './offer.ts';
export { offerRow, offerSearchRow } from './offer-rows.ts';
export { SupplierProduct } from './suppliers.schemas.ts';
