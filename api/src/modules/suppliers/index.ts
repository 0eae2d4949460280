export { offersOfCityAnew } from '../listings/offers/offers-anew.ts';
export { isShownSupplier } from '../listings/offers/offers.repository.ts';
export { copyOffers, loadOffers, type OfferRows } from '../listings/offers/load-offers.ts';
export { offeredProduct, type OfferedProduct, type PublishedOffer } from '../listings/offers/offer.ts';
export { completenessParts, MOST_POINTS } from '../listings/offers/offer-completeness.ts';
export type { StoredDocument } from '../listings/offers/offer.ts';
export { offerRow, offerSearchRow } from '../listings/offers/offer-rows.ts';
export { problemOfOrder } from '../listings/offers/order-quantity.ts';
export { deliveryBetween, distanceBetween, priceGoods } from '../listings/landed-price/landed-price.ts';
export type { Offers } from '../listings/offers/offers.service.ts';
export type { SupplierProducts } from '../listings/offers/supplier-products.service.ts';
export {
  CompletenessPart,
  ConfirmStatus,
  PriceMode,
  SupplierDocumentKind,
  VerificationLevel,
} from './suppliers.enums.ts';
export { inSaleUnits, packSize, saleUnitText } from '../listings/offers/sale-unit.ts';
export { PriceTier, soldBy, SupplierAddress, SupplierProduct } from './suppliers.schemas.ts';
export { PICTURE_PLACES, type PictureName, readSupplierPictures, SUPPLIER } from './supplier-pictures.ts';
export type { SupplierOffers } from '../listings/offers/supplier-offers.ts';
export { renameCityOfSuppliers } from './supplier.repository.ts';
