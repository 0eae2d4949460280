export { offersOfCityAnew } from './offers-anew.ts';
export { isShownSupplier } from './offers.repository.ts';
export { copyOffers, loadOffers, type OfferRows } from './load-offers.ts';
export { offeredProduct, type OfferedProduct, type PublishedOffer } from './offer.ts';
export { completenessParts, MOST_POINTS } from './offer-completeness.ts';
export type { StoredDocument } from './offer.ts';
export { offerRow, offerSearchRow } from './offer-rows.ts';
export { problemOfOrder } from './order-quantity.ts';
export { deliveryBetween, distanceBetween, priceGoods } from './landed-price.ts';
export type { Offers } from './offers.service.ts';
export type { SupplierProducts } from './supplier-products.service.ts';
export {
  CompletenessPart,
  ConfirmStatus,
  PriceMode,
  SupplierDocumentKind,
  VerificationLevel,
} from './suppliers.enums.ts';
export { inSaleUnits, packSize, saleUnitText } from './sale-unit.ts';
export { PriceTier, soldBy, SupplierAddress, SupplierProduct } from './suppliers.schemas.ts';
export { PICTURE_PLACES, type PictureName, readSupplierPictures, SUPPLIER } from './supplier-pictures.ts';
export type { SupplierOffers } from './supplier-offers.ts';
export { renameCityOfSuppliers } from './supplier.repository.ts';
