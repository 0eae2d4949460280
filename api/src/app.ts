import type { FastifyInstance } from 'fastify';
import type { TSchema } from 'typebox';
import { people as seededPeople } from '../seeds/people.ts';
import { accountRoutes, makeAccount, makeWithNames, accountErrors } from './modules/account/index.ts';
import { activityRoutes, makeActivity } from './modules/activity/index.ts';
import { addressRoutes, makeAddresses, addressErrors } from './modules/addresses/index.ts';
import { adminErrors, adminRoutes, makeAdmin } from './modules/admin/index.ts';
import {
  baseProductRoutes,
  CategoryQuery,
  categoryRoutes,
  makeCatalog,
  catalogErrors,
} from './modules/catalog/index.ts';
import { favoriteRoutes, makeFavorites, favoriteErrors } from './modules/favorites/index.ts';
import { customerMails, customerRoutes, makeCustomers, makeEmails, customerErrors } from './modules/customers/index.ts';
import { filesRoutes, makeFiles, fileErrors } from './modules/files/index.ts';
import {
  identityRoutes,
  makeIdentity,
  makeProfilePictures,
  outboxRoute,
  profilePictureRoutes,
  tokenRoutes,
  identityErrors,
} from './modules/identity/index.ts';
import {
  geographyRoutes,
  makeGeography,
  makeSaleCities,
  saleCityRoutes,
  geographyErrors,
} from './modules/geography/index.ts';
import {
  delegationRoutes,
  makeDelegations,
  makeMerchants,
  makeSaleSettings,
  merchantRoutes,
  merchantErrors,
} from './modules/merchants/index.ts';
import { makeNotes, noteRoutes, noteErrors } from './modules/notes/index.ts';
import { makeReference, referenceRoutes, referenceErrors } from './modules/reference/index.ts';
import {
  makeLexicon,
  makeSearch,
  makeSearches,
  ProductFilter,
  PropertyFilter,
  searchRoutes,
  searchErrors,
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
  supplierErrors,
} from './modules/suppliers/index.ts';
import {
  makeVerifications,
  verificationRoutes,
  type Verifications,
  verificationErrors,
} from './modules/verifications/index.ts';
import type { ChangeFeed } from './platform/changes/change-feed.ts';
import { makeHousekeeping } from './platform/housekeeping.ts';
import type { Clock } from './platform/clock.ts';
import { ErrorCodes } from './platform/error-codes.ts';
import { platformErrors } from './platform/platform.errors.ts';
import { type Idempotency, makeIdempotency } from './platform/idempotency/idempotency.ts';
import type { Config } from './platform/config.ts';
import type { Database } from './platform/database/database.ts';
import { kavenegar } from './platform/outbox/kavenegar.ts';
import { makeNotices } from './platform/outbox/notices.ts';
import { makeSmsCeiling } from './platform/outbox/sms-ceiling.ts';
import { makeOutbox } from './platform/outbox/outbox.ts';
import { byChannel, noWayOut, stayInOutbox } from './platform/outbox/sender.ts';
import { smtp } from './platform/outbox/smtp.ts';
import type { Secrets } from './platform/secrets.ts';
import { makeChecker } from './platform/validation.ts';
import { definitionOf } from './platform/schema.ts';
import { makeServer } from './platform/server.ts';

type Parts = { db: Database; clock: Clock; config: Config; secrets: Secrets; feed: ChangeFeed };

/** The whole api: the platform, then each module by name. */
export async function makeApp(parts: Parts): Promise<FastifyInstance> {
  const { db, config, feed } = parts;
  // What the forms of the site send, as soon as every route is known.
  const bodies = () =>
    Object.fromEntries(app.declared.flatMap(({ body }) => (body ? [[body, definitionOf({ $ref: body })]] : [])));
  const market = makeMarket(parts, bodies);
  const idempotency = makeIdempotency(db);
  const people = makePeople(parts, market, idempotency);
  const kept = makeKept(parts, market, people);
  const account = makeAccount({
    ...{ db, clock: parts.clock, identity: people.identity, closeLeft: people.customers.closeLeft },
    kept: {
      customers: people.customers.personal,
      verifications: people.verifications.personal,
      addresses: people.addresses.personal,
      favorites: kept.favorites.personal,
      notes: kept.notes.personal,
      files: people.files.personal,
      profilePicture: people.profilePictures.personal,
      lastVisits: market.activity.lastVisits.personal,
    },
  });
  const app: FastifyInstance = await makeServer({
    db,
    config,
    feed,
    gatekeeper: people.identity.gatekeeper,
    idempotency,
    errorCodes,
  });
  await app.register(
    async (v1) => {
      marketRoutes(v1, market);
      peopleRoutes(v1, people);
      favoriteRoutes(v1, kept.favorites);
      noteRoutes(v1, kept.notes);
      accountRoutes(v1, account);
    },
    { prefix: '/api/v1' },
  );
  // A form without words is a mistake of ours, and is found at the start.
  app.addHook('onReady', async () => void (await market.reference.typeModels()));
  tokenRoutes(app, people.identity);
  if (!config.isProduction) outboxRoute(app, people.identity, seededPeople);
  const housekeeping = makeHousekeeping([
    people.identity.otp.forgetOld,
    people.identity.sessions.forgetOld,
    people.emails.forgetOld,
    idempotency.forgetOld,
    people.files.sweep,
    market.activity.lastVisits.forgetOld,
    kept.favorites.forgetRemoved,
  ]);
  // Only a server that listens works in the background; printing the contract does not.
  app.addHook('onListen', async () => {
    people.outbox.start();
    housekeeping.start();
  });
  app.addHook('onClose', async () => {
    housekeeping.stop();
    await people.outbox.stop();
  });
  return app;
}

/** Every code that the api answers with, and its words. */
const errorCodes = new ErrorCodes([
  platformErrors,
  accountErrors,
  addressErrors,
  adminErrors,
  catalogErrors,
  customerErrors,
  favoriteErrors,
  fileErrors,
  geographyErrors,
  identityErrors,
  merchantErrors,
  noteErrors,
  referenceErrors,
  searchErrors,
  supplierErrors,
  verificationErrors,
]);

/** Who people are and what is theirs. */
function makePeople(
  { db, clock, config, secrets }: Parts,
  { catalog, geography }: ReturnType<typeof makeMarket>,
  idempotency: Idempotency,
) {
  const withoutMail = config.isProduction ? noWayOut : stayInOutbox;
  const send = byChannel({
    SMS: config.kavenegar ? kavenegar(config.kavenegar) : stayInOutbox,
    MAIL: config.mail ? smtp({ ...config.mail, templates: customerMails }) : withoutMail,
  });
  const outbox = makeOutbox({ db, key: secrets.outboxKey, send, keepsSent: !config.isProduction });
  const { mailLimits: limits, publicOrigin } = config;
  const ceiling = makeSmsCeiling(config.otpLimits.messagesPerHour);
  const notices = makeNotices({ outbox, ceiling, publicOrigin });
  const emails = makeEmails({ db, outbox, limits, publicOrigin });
  const files = makeFiles({ db, clock, idempotency, folder: config.filesFolder, linkKey: secrets.linkKey });
  const customers = makeCustomers({
    ...{ db, clock, files, category: catalog.category, emails, notices },
    customerClosed: (tx, customerId) => verifications.customerClosed(tx, customerId),
  });
  const { nameOf, phoneChanged } = customers;
  const identity = makeIdentity({
    ...{ db, clock, outbox, ceiling, secrets, limits: config.otpLimits, nameOf, phoneChanged },
  });
  const addresses = makeAddresses({ db, geography, customers });
  const profilePictures = makeProfilePictures({ db, files });
  const { identities } = customers;
  const { phonesOf } = identity.users;
  const verifications: Verifications = makeVerifications({ db, clock, identities, phonesOf, notices });
  const admin = makeAdmin({ db, identity, customers });
  return { outbox, emails, identity, files, profilePictures, customers, addresses, verifications, admin };
}

function peopleRoutes(v1: FastifyInstance, people: ReturnType<typeof makePeople>) {
  identityRoutes(v1, people.identity);
  filesRoutes(v1, people.files);
  profilePictureRoutes(v1, people.profilePictures);
  customerRoutes(v1, people.customers);
  verificationRoutes(v1, people.verifications);
  addressRoutes(v1, people.addresses);
  adminRoutes(v1, people.admin);
}

/** What everybody may look at. */
function makeMarket({ db, clock }: Parts, bodies: () => Record<string, TSchema>) {
  const queries = { CategoryQuery, SupplierQuery, SupplierProductQuery };
  const filters = { ProductFilter: definitionOf(ProductFilter), PropertyFilter: definitionOf(PropertyFilter) };
  const formModels = () => ({ ...queries, ...filters, ...bodies() });
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
  const things = {
    SUPPLIER_PRODUCT: supplierProducts.merchantOf,
    PRODUCT: catalog.baseProduct,
    BASE_PRODUCT: catalog.baseProduct,
    SUPPLIER: suppliers.supplier,
    MERCHANT: merchants.merchant,
    CATEGORY: catalog.category,
  };
  const baseProductNames = async (ids: string[]) => (await catalog.baseProducts({ ids })).items;
  const withNames = makeWithNames({
    SUPPLIER_PRODUCT: async (ids) => (await supplierProducts.byIds(ids)).map(({ id, title }) => ({ id, name: title })),
    PRODUCT: baseProductNames,
    BASE_PRODUCT: baseProductNames,
    SUPPLIER: async (ids) =>
      (await suppliers.suppliers({ ids })).items.map(({ id, brandName }) => ({ id, name: brandName })),
    MERCHANT: async (ids) => (await merchants.merchants({ ids })).items,
    CATEGORY: async (ids) => (await catalog.categories({ ids, pageSize: ids.length })).items,
  });
  const activity = makeActivity({ db, clock, visited: things, withNames });
  const saleCities = makeSaleCities({
    geography,
    sellers: { merchant: merchants.merchant, merchantOfOffer: supplierProducts.merchantOf },
  });

  const searches = makeSearches({ db, clock, catalog, reference, lexicon, suppliers });
  return {
    ...{ reference, catalog, geography, saleCities, merchants, saleSettings, delegations, suppliers, supplierProducts },
    ...{ landedPrices, activity, searches, things, withNames },
  };
}

/** What people keep for themselves about things of the market. */
function makeKept(
  { db, clock }: Parts,
  { things, withNames }: ReturnType<typeof makeMarket>,
  { customers }: ReturnType<typeof makePeople>,
) {
  return {
    favorites: makeFavorites({ db, clock, things, withNames }),
    notes: makeNotes({ db, clock, things, withNames, customersOf: customers.customersOf, namesOf: customers.namesOf }),
  };
}

function marketRoutes(v1: FastifyInstance, market: ReturnType<typeof makeMarket>) {
  referenceRoutes(v1, market.reference);
  categoryRoutes(v1, market.catalog);
  baseProductRoutes(v1, market.catalog);
  geographyRoutes(v1, market.geography);
  saleCityRoutes(v1, market.saleCities);
  merchantRoutes(v1, market.merchants, market.saleSettings);
  delegationRoutes(v1, market.delegations);
  supplierRoutes(v1, market.suppliers);
  supplierProductRoutes(v1, market.supplierProducts);
  landedPriceRoutes(v1, market.landedPrices);
  activityRoutes(v1, market.activity);
  searchRoutes(v1, market.searches);
}
