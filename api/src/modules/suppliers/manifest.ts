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
import { indexWordless } from '../listings/offers/index-wordless.ts';
import { landedPriceRoutes } from '../listings/landed-price/landed-price.routes.ts';
import { makeLandedPrices } from '../listings/landed-price/landed-price.service.ts';
import { makeMerchantOffers, offersUnderQueue } from '../listings/offers/merchant-offers.ts';
import { makeOffersAnew } from '../listings/offers/offers-anew.ts';
import { makeOffers } from '../listings/offers/offers.service.ts';
import { makeRebuild } from '../listings/offers/rebuild-work.ts';
import { makeOfferCards } from '../listings/offers/stored-cards.ts';
import { makeSupplierOffers } from '../listings/offers/supplier-offers.ts';
import { previewRoutes } from '../listings/offers/previews.routes.ts';
import { SUPPLIER } from './supplier-pictures.ts';
import { supplierProductRoutes } from '../listings/offers/supplier-products.routes.ts';
import { makeSupplierProducts } from '../listings/offers/supplier-products.service.ts';
import { SupplierQuery } from './supplier-queries.schemas.ts';
import * as enums from './suppliers.enums.ts';
import { supplierErrors } from './suppliers.errors.ts';
import { supplierForms } from './suppliers.forms.ts';
import { supplierRoutes } from './suppliers.routes.ts';
import { type SupplierProduct, SupplierProductQuery } from './suppliers.schemas.ts';
import { makeSuppliers } from './suppliers.service.ts';

type Parts = {
  db: Database;
  clock: Clock;
  settings: Settings;
  catalog: Catalog;
  reference: Reference;
  search: Search<SupplierProduct>;
  geography: Geography;
  merchants: Merchants;
  delegations: Delegations;
  saleSettings: SaleSettings;
  files: Pick<Files, 'linkTo'>;
};

export function suppliersModule(parts: Parts) {
  const suppliers = makeSuppliers(parts);
  const offers = makeOffers(parts);
  const cards = makeOfferCards({ db: parts.db, offers });
  const supplierProducts = makeSupplierProducts({ ...parts, cards, offers });
  const landedPrices = makeLandedPrices(parts);
  return {
    name: 'suppliers',
    about: 'Suppliers and their offers.',
    errors: supplierErrors,
    enums,
    queries: { SupplierQuery, SupplierProductQuery },
    forms: supplierForms,
    routes: (v1) => {
      supplierRoutes(v1, suppliers);
      supplierProductRoutes(v1, supplierProducts);
      landedPriceRoutes(v1, landedPrices);
      previewRoutes(v1, { suppliers, supplierProducts });
    },
    // Who runs it sees pictures of what is not shown by links of its own page.
    linkOwners: { [SUPPLIER]: { canSee: (_, ids) => suppliers.isOneShown(ids) } },
    things: {
      SUPPLIER: {
        find: suppliers.supplier,
        names: async (ids) =>
          (await suppliers.suppliers({ ids })).items.map(({ id, brandName }) => ({ id, name: brandName })),
      },
      SUPPLIER_PRODUCT: {
        find: supplierProducts.merchantOf,
        names: async (ids) => (await supplierProducts.byIds(ids)).map(({ id, title }) => ({ id, name: title })),
      },
    },
    afterStart: () => indexWordless(parts.db, offers),
    queues: { ...offersUnderQueue(offers), 'offers-anew': makeOffersAnew({ ...parts, offers }) },
    works: { rebuild: makeRebuild({ db: parts.db, offers }) },
    nodes: [
      { type: 'Supplier', table: 'suppliers' },
      { type: 'SupplierProduct', table: 'supplier_products' },
    ],
    service: {
      suppliers,
      supplierProducts,
      offers,
      cards,
      merchantOffers: makeMerchantOffers(offers),
      supplierOffers: makeSupplierOffers(offers),
    },
  } satisfies Module;
}
