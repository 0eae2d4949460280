import type { TSchema } from 'typebox';
import { people as seededPeople } from '../seeds/people.ts';
import { accountModule } from './modules/account/manifest.ts';
import { activityModule } from './modules/activity/manifest.ts';
import { addressesModule } from './modules/addresses/manifest.ts';
import { adminModule } from './modules/admin/manifest.ts';
import { catalogModule } from './modules/catalog/manifest.ts';
import type { Customers } from './modules/customers/index.ts';
import { customersModule } from './modules/customers/manifest.ts';
import { favoritesModule } from './modules/favorites/manifest.ts';
import { filesModule } from './modules/files/manifest.ts';
import type { Geography } from './modules/geography/index.ts';
import { geographyModule } from './modules/geography/manifest.ts';
import { identityModule } from './modules/identity/manifest.ts';
import { merchantsModule } from './modules/merchants/manifest.ts';
import { notesModule } from './modules/notes/manifest.ts';
import { referenceModule } from './modules/reference/manifest.ts';
import type { Search, SearchEngine } from './modules/search/index.ts';
import { searchModule } from './modules/search/manifest.ts';
import type { SupplierProduct } from './modules/suppliers/index.ts';
import { suppliersModule } from './modules/suppliers/manifest.ts';
import { verificationsModule } from './modules/verifications/manifest.ts';
import type { Clock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import type { Database } from './platform/database/database.ts';
import type { Idempotency } from './platform/idempotency/idempotency.ts';
import { joined, type Module } from './platform/modules/module.ts';
import { Things } from './platform/modules/things.ts';
import type { makeMessaging } from './platform/outbox/messaging.ts';
import type { Secrets } from './platform/secrets.ts';

type Platform = ReturnType<typeof makeMessaging> & {
  db: Database;
  clock: Clock;
  config: Config;
  secrets: Secrets;
  idempotency: Idempotency;
  /** Schemas of what requests send, by name; known when all routes are. */
  bodies: () => Record<string, TSchema>;
  /** Finds offers instead of the read model in the database, and keeps up with it by itself. */
  searchEngine?: SearchEngine;
};

/**
 * Every module by name, each given what it needs of those above it. What a module needs of one below it is a function that is
 * called when both are there. Their order is that of the contract and of the parts of an export.
 */
export function makeModules({ config, secrets, idempotency, outbox, ceiling, notices, bodies, ...base }: Platform) {
  const modules: Module[] = [];
  const add = <M extends Module>(module: M): M['service'] => {
    modules.push(module);
    return module.service;
  };
  const things = new Things(modules);

  const reference = add(
    referenceModule({
      ...base,
      enums: () => joined(modules, ({ enums }) => enums),
      formWords: () => ({
        titles: joined(modules, ({ forms }) => forms?.titles),
        labels: joined(modules, ({ forms }) => forms?.labels),
      }),
      formModels: () => ({ ...joined(modules, ({ queries }) => queries), ...bodies() }),
    }),
  );
  const catalog = add(catalogModule({ ...base, reference }));
  const geography: Geography = add(
    geographyModule({
      ...base,
      sellers: { merchant: (id) => sellers.merchants.merchant(id), merchantOfOffer: (id) => offers.merchantOf(id) },
    }),
  );
  const sellers = add(merchantsModule({ ...base, catalog, geography, reference }));
  const search: Search<SupplierProduct> = add(
    searchModule<SupplierProduct>({
      ...base,
      catalog,
      reference,
      geography,
      suppliers: { find: (text, limit) => suppliers.find(text, limit) },
      cards: { read: (rows) => cards.read(rows) },
    }),
  );
  const {
    suppliers,
    supplierProducts: offers,
    cards,
  } = add(suppliersModule({ ...base, ...sellers, catalog, reference, search, geography }));
  add(activityModule({ ...base, things }));

  const { mailLimits, otpLimits, publicOrigin, filesFolder, isProduction } = config;
  const files = add(filesModule({ ...base, idempotency, folder: filesFolder, linkKey: secrets.linkKey }));
  const customers: Customers = add(
    customersModule({
      ...base,
      files,
      outbox,
      notices,
      mailLimits,
      publicOrigin,
      category: catalog.category,
      customerClosed: async (tx, customerId) => {
        await verifications.customerClosed(tx, customerId);
        await addresses.customerClosed(tx, customerId);
      },
    }),
  );
  const identity = add(
    identityModule({
      ...base,
      files,
      outbox,
      ceiling,
      secrets,
      limits: otpLimits,
      nameOf: customers.nameOf,
      phoneChanged: customers.phoneChanged,
      knownPeople: isProduction ? undefined : seededPeople,
    }),
  );
  const { phonesOf } = identity.users;
  const verifications = add(verificationsModule({ ...base, identities: customers.identities, phonesOf, notices }));
  const addresses = add(addressesModule({ ...base, geography, customers }));
  add(favoritesModule({ ...base, things }));
  const { customersOf, namesOf } = customers;
  add(notesModule({ ...base, things, customersOf, namesOf }));
  add(adminModule({ ...base, identity, customers }));
  const kept = () => joined(modules, ({ personal }) => personal);
  add(accountModule({ ...base, identity, closeLeft: customers.closeLeft, kept }));

  return { modules, things, gatekeeper: identity.gatekeeper };
}
