export { refreshOffersOfCity } from './offers/refresh-offers.ts';
export { copyOffers, loadOffers, type OfferRows } from './offers/load-offers.ts';
export { offeredProduct, type OfferedProduct, type PublishedOffer } from './offers/offer.ts';
export { offerRow, offerSearchRow } from './offers/offer-rows.ts';
export { problemOfOrder } from './offers/order-quantity.ts';
export { deliveryBetween, distanceBetween, priceGoods } from './landed-price/landed-price.ts';
export type { Offers } from './offers/offers.service.ts';
export { inSaleUnits, saleUnitText } from './offers/sale-unit.ts';
