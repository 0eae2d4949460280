import type { FastifyInstance } from 'fastify';
import { activityRoutes, makeActivity } from './modules/activity/index.ts';
import { baseProductRoutes, CategoryQuery, categoryRoutes, makeCatalog } from './modules/catalog/index.ts';
import { geographyRoutes, makeGeography, makeSaleCities, saleCityRoutes } from './modules/geography/index.ts';
import {
  delegationRoutes,
  makeDelegations,
  makeMerchants,
  makeSaleSettings,
  merchantRoutes,
} from './modules/merchants/index.ts';
import { makeReference, referenceRoutes } from './modules/reference/index.ts';
import {
  makeLexicon,
  makeSearch,
  makeSearches,
  ProductFilter,
  PropertyFilter,
  searchRoutes,
} from './modules/search/index.ts';
import {
  landedPriceRoutes,
  makeLandedPrices,
  makeSupplierProducts,
  makeSuppliers,
  SupplierProduct,
  supplierProductRoutes,
  SupplierProductQuery,
  supplierRoutes,
  SupplierQuery,
} from './modules/suppliers/index.ts';
import type { ChangeFeed } from './platform/changes/change-feed.ts';
import type { Clock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import type { Database } from './platform/database/database.ts';
import { makeChecker } from './platform/validation.ts';
import { definitionOf } from './platform/schema.ts';
import { makeServer } from './platform/server.ts';

type Parts = { db: Database; clock: Clock; config: Config; feed: ChangeFeed };

/** The whole api: the platform, then each module by name. */
export async function makeApp({ db, clock, config, feed }: Parts): Promise<FastifyInstance> {
  const formModels = {
    CategoryQuery,
    SupplierQuery,
    SupplierProductQuery,
    ProductFilter: definitionOf(ProductFilter),
    PropertyFilter: definitionOf(PropertyFilter),
  };
  const reference = makeReference({ db, clock, formModels });
  const catalog = makeCatalog({ db, clock, reference });
  const lexicon = makeLexicon({ db, clock, catalog, reference });
  const search = makeSearch<SupplierProduct>({
    db,
    clock,
    catalog,
    reference,
    lexicon,
    isSound: makeChecker(SupplierProduct),
  });
  const geography = makeGeography({ db, clock });
  const merchants = makeMerchants({ db, clock, catalog, geography });
  const delegations = makeDelegations({ db, clock, catalog, geography });
  const saleSettings = makeSaleSettings({ db, geography });
  const suppliers = makeSuppliers({ db, clock, catalog, search, geography, delegations });
  const supplierProducts = makeSupplierProducts({ db, clock, catalog, search });
  const landedPrices = makeLandedPrices({ catalog, search, geography, merchants, delegations, saleSettings });
  const activity = makeActivity({
    db,
    clock,
    visited: {
      SUPPLIER_PRODUCT: supplierProducts.merchantOf,
      BASE_PRODUCT: catalog.baseProduct,
      SUPPLIER: suppliers.supplier,
      MERCHANT: merchants.merchant,
      CATEGORY: catalog.category,
    },
  });
  const saleCities = makeSaleCities({
    geography,
    sellers: { merchant: merchants.merchant, merchantOfOffer: supplierProducts.merchantOf },
  });

  const searches = makeSearches({ db, clock, catalog, reference, lexicon, suppliers });

  const app = await makeServer({ db, config, feed });
  await app.register(
    async (v1) => {
      referenceRoutes(v1, reference);
      categoryRoutes(v1, catalog);
      baseProductRoutes(v1, catalog);
      geographyRoutes(v1, geography);
      saleCityRoutes(v1, saleCities);
      merchantRoutes(v1, merchants, saleSettings);
      delegationRoutes(v1, delegations);
      supplierRoutes(v1, suppliers);
      supplierProductRoutes(v1, supplierProducts);
      landedPriceRoutes(v1, landedPrices);
      activityRoutes(v1, activity);
      searchRoutes(v1, searches);
    },
    { prefix: '/api/v1' },
  );
  return app;
}
