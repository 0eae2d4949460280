import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Module } from '../../platform/modules/module.ts';
import type { Catalog } from '../catalog/index.ts';
import type { Files } from '../files/index.ts';
import type { Geography } from '../geography/index.ts';
import type { Delegations, Merchants, SaleSettings } from '../merchants/index.ts';
import type { Reference } from '../reference/index.ts';
import type { Search } from '../search/index.ts';
import type { Settings } from '../settings/index.ts';
import { type SupplierProduct, SupplierProductQuery } from '../suppliers/suppliers.schemas.ts';
import type { Suppliers } from '../suppliers/suppliers.service.ts';
import { landedPriceRoutes } from './landed-price/landed-price.routes.ts';
import { makeLandedPrices } from './landed-price/landed-price.service.ts';
import { indexWordless } from './offers/index-wordless.ts';
import { makeMerchantOffers, offersUnderQueue } from './offers/merchant-offers.ts';
import { makeOffersRefresh } from './offers/refresh-offers.ts';
import { makeOffers } from './offers/offers.service.ts';
import { previewRoutes } from './offers/previews.routes.ts';
import { makeRebuild } from './offers/rebuild-work.ts';
import { makeOfferCards } from './offers/stored-cards.ts';
import { makeSupplierOffers } from './offers/supplier-offers.ts';
import { supplierProductRoutes } from './offers/supplier-products.routes.ts';
import { makeSupplierProducts } from './offers/supplier-products.service.ts';

type Parts = {
  db: Database;
  clock: Clock;
  settings: Settings;
  catalog: Catalog;
  reference: Reference;
  search: Search<SupplierProduct>;
  geography: Geography;
  delegations: Delegations;
  merchants: Merchants;
  saleSettings: SaleSettings;
  suppliers: Suppliers;
  files: Pick<Files, 'linkTo'>;
};

export function offersModule(parts: Parts) {
  const { suppliers } = parts;
  const offers = makeOffers(parts);
  const cards = makeOfferCards({ db: parts.db, offers });
  const supplierProducts = makeSupplierProducts({ ...parts, cards, offers });
  const landedPrices = makeLandedPrices(parts);
  return {
    name: 'listings',
    about: 'Goods and services that sellers list: the product list, the sheet, what an order of one costs.',
    queries: { SupplierProductQuery },
    routes: (v1) => {
      supplierProductRoutes(v1, supplierProducts);
      landedPriceRoutes(v1, landedPrices);
      previewRoutes(v1, { suppliers, supplierProducts });
    },
    things: {
      SUPPLIER_PRODUCT: {
        find: supplierProducts.merchantOf,
        names: async (ids) => (await supplierProducts.byIds(ids)).map(({ id, title }) => ({ id, name: title })),
      },
    },
    afterStart: () => indexWordless(parts.db, offers),
    // Jobs that wait on running sites keep the name of their queue.
    queues: { ...offersUnderQueue(offers), 'offers-anew': makeOffersRefresh({ ...parts, offers }) },
    works: { rebuild: makeRebuild({ db: parts.db, offers }) },
    nodes: [{ type: 'SupplierProduct', table: 'supplier_products' }],
    service: {
      supplierProducts,
      offers,
      cards,
      merchantOffers: makeMerchantOffers(offers),
      supplierOffers: makeSupplierOffers(offers),
    },
  } satisfies Module;
}
