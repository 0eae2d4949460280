import type { TSchema } from 'typebox';
import { people as seededPeople } from '../seeds/people.ts';
import { accountModule } from './modules/account/manifest.ts';
import { activityModule } from './modules/activity/manifest.ts';
import { addressesModule } from './modules/addresses/manifest.ts';
import { adminModule } from './modules/admin/manifest.ts';
import { catalogModule } from './modules/catalog/manifest.ts';
import { claimsModule } from './modules/suppliers/claims/manifest.ts';
import { contentModule } from './modules/content/manifest.ts';
import { conversationsModule } from './modules/conversations/manifest.ts';
import { audienceOfCustomer, type Customers } from './modules/customers/index.ts';
import { customersModule } from './modules/customers/manifest.ts';
import { entriesModule } from './modules/listings/entries/manifest.ts';
import { offersModule } from './modules/listings/manifest.ts';
import { favoritesModule } from './modules/favorites/manifest.ts';
import { filesModule } from './modules/files/manifest.ts';
import type { Geography } from './modules/geography/index.ts';
import { geographyModule } from './modules/geography/manifest.ts';
import { actionsOf, can, type Identity } from './modules/identity/index.ts';
import { identityModule } from './modules/identity/manifest.ts';
import { jobsModule } from './modules/jobs/manifest.ts';
import { renameCityOfMerchants, selfMerchants } from './modules/merchants/index.ts';
import { merchantsModule } from './modules/merchants/manifest.ts';
import { nodesModule } from './modules/nodes/manifest.ts';
import { notesModule } from './modules/notes/manifest.ts';
import type { Notifications } from './modules/notifications/index.ts';
import { notificationsModule } from './modules/notifications/manifest.ts';
import { productsModule } from './modules/products/manifest.ts';
import { referenceModule } from './modules/reference/manifest.ts';
import { liveModule } from './modules/live/manifest.ts';
import type { Search, SearchEngine } from './modules/search/index.ts';
import { searchModule } from './modules/search/manifest.ts';
import { settingsModule } from './modules/settings/manifest.ts';
import { refreshOffersOfCity } from './modules/listings/index.ts';
import { isSeller, isShownSupplier, renameCityOfSuppliers, type SupplierProduct } from './modules/suppliers/index.ts';
import { suppliersModule } from './modules/suppliers/manifest.ts';
import type { Suppliers } from './modules/suppliers/suppliers.service.ts';
import { tradeModules } from './modules/trade/manifest.ts';
import { verificationsModule } from './modules/verifications/manifest.ts';
import type { Actor } from './platform/actor.ts';
import type { ChangeFeed } from './platform/changes/change-feed.ts';
import type { Clock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import type { Database } from './platform/database/database.ts';
import { audience } from './platform/events/audience.ts';
import type { Idempotency } from './platform/idempotency/idempotency.ts';
import type { CaseKind, Cases } from './platform/modules/case-kind.ts';
import { joined, type Module } from './platform/modules/module.ts';
import type { StaffQueue } from './platform/modules/staff-queue.ts';
import { Things } from './platform/modules/things.ts';
import type { EventNotices, NoticeType } from './platform/notices/notice-type.ts';
import type { makeMessaging } from './platform/outbox/messaging.ts';
import type { Secrets } from './platform/secrets.ts';

type Platform = ReturnType<typeof makeMessaging> & {
  db: Database;
  clock: Clock;
  config: Config;
  secrets: Secrets;
  idempotency: Idempotency;
  feed: ChangeFeed;
  /** Schemas of what requests send, by name; known when all routes are. */
  bodies: () => Record<string, TSchema>;
  /** Finds offers instead of the read model in the database, and keeps up with it by itself. */
  searchEngine?: SearchEngine;
};

/**
 * Every module by name, each given what it needs of those above it. What a module needs of one below it is a function that is
 * called when both are there. Their order is that of the contract and of the parts of an export.
 */
export function makeModules({
  config,
  secrets,
  idempotency,
  outbox,
  ceiling,
  notices,
  bodies,
  feed,
  ...base
}: Platform) {
  const modules: Module[] = [];
  const add = <M extends Module>(module: M): M['service'] => {
    modules.push(module);
    return module.service;
  };
  const things = new Things(modules);

  const enums = () => joined(modules, (module) => module.enums);
  const staffQueues = () => joined<StaffQueue>(modules, (module) => module.staffQueues);
  const settings = add(settingsModule({ ...base, enums, staffQueues }));
  const reference = add(
    referenceModule({
      ...base,
      enums,
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
      cityRenamed: async (tx, cityId, name) => {
        await refreshOffersOfCity(tx, cityId);
        return [...(await renameCityOfSuppliers(tx, cityId, name)), ...(await renameCityOfMerchants(tx, cityId, name))];
      },
    }),
  );
  const sellers: ReturnType<typeof merchantsModule>['service'] = add(
    merchantsModule({
      ...base,
      catalog,
      geography,
      reference,
      settings,
      customers: {
        memberships: (...asked) => customers.memberships(...asked),
        actingFor: (...asked) => customers.actingFor(...asked),
        lockCustomer: (...asked) => customers.lockCustomer(...asked),
      },
      offers: () => merchantOffers(),
      files: {
        facts: (...asked) => files.facts(...asked),
        linkTo: (...asked) => files.linkTo(...asked),
        unattached: (...asked) => files.unattached(...asked),
        attach: (...asked) => files.attach(...asked),
        release: (...asked) => files.release(...asked),
      },
    }),
  );
  const search: Search<SupplierProduct> = add(
    searchModule<SupplierProduct>({
      ...base,
      catalog,
      reference,
      geography,
      suppliers: { find: (text, limit) => suppliers.find(text, limit) },
      isShownSupplier,
      cards: { read: (rows) => cards.read(rows) },
      customers: { actingFor: (...asked) => customers.actingFor(...asked) },
      visitors: { visitorKey: (...asked) => activity.visitorKey(...asked) },
    }),
  );
  const suppliers: Suppliers = add(suppliersModule({ ...base, ...sellers, catalog, search, geography }));
  const {
    supplierProducts: offers,
    offers: offerWriter,
    cards,
    merchantOffers,
    supplierOffers,
  } = add(
    offersModule({
      ...base,
      ...sellers,
      settings,
      catalog,
      reference,
      search,
      geography,
      suppliers,
      files: { linkTo: (...asked) => files.linkTo(...asked) },
    }),
  );
  const activity = add(
    activityModule({
      ...base,
      things,
      customers: { memberships: (...asked) => customers.memberships(...asked) },
      mayReadFigures: ({ roles }, objectType) => {
        const actions = actionsOf(roles);
        return actions.includes('USERS_READ') || (objectType === 'CONTENT' && actions.includes('CONTENT_WRITE'));
      },
    }),
  );

  const { mailLimits, otpLimits, publicOrigin, filesFolder, isProduction } = config;
  const owners = () => joined(modules, ({ linkOwners }) => linkOwners);
  const files = add(filesModule({ ...base, idempotency, folder: filesFolder, linkKey: secrets.linkKey, owners }));
  const customers: Customers = add(
    customersModule({
      ...base,
      files,
      outbox,
      notices,
      mailLimits,
      publicOrigin,
      category: catalog.category,
      userOfPhone: (tx, phone) => identity.users.withPhone(tx, phone),
      openMatters: async (tx, customerId) => [
        ...(await sellers.ownMerchants.openOf(tx, customerId)),
        ...(await claims.openOf(tx, customerId)),
        ...(await trade.openOf(tx, customerId)),
      ],
    }),
  );
  const identity: Identity = add(
    identityModule({
      ...base,
      files,
      outbox,
      ceiling,
      secrets,
      limits: otpLimits,
      nameOf: customers.nameOf,
      isSeller: (query, userId) => isSeller(query, userId, base.clock.now()),
      termsAt: (now) => content.termsAt(now),
      phoneChanged: customers.phoneChanged,
      knownPeople: isProduction ? undefined : seededPeople,
    }),
  );
  const { phonesOf } = identity.users;
  add(verificationsModule({ ...base, identities: customers.identities, phonesOf, notices }));
  const addresses = add(addressesModule({ ...base, geography, customers }));
  const claims = add(
    claimsModule({ ...base, geography, settings, customers, files, reference, selfMerchants, offers: supplierOffers }),
  );
  const mayDecide = ({ roles }: Actor) => can(roles, 'OFFERS_DECIDE');
  const offerParts = { offers: offerWriter, supplierProducts: offers };
  const entries = add(
    entriesModule({ ...base, ...offerParts, settings, catalog, reference, geography, customers, files, mayDecide }),
  );
  add(
    productsModule({
      ...base,
      catalog,
      reference,
      search,
      customers,
      offers: offerWriter,
      followers: () => ({ favorites: favorites.ofThings('BASE_PRODUCT'), notes: notes.ofThings('BASE_PRODUCT') }),
      moveVisits: (...asked) => activity.moveVisits('BASE_PRODUCT', ...asked),
      wakeEntries: entries.wakeWaiting,
    }),
  );
  const favorites = add(favoritesModule({ ...base, things }));
  const { customersOf, namesOf } = customers;
  const notes = add(notesModule({ ...base, things, customersOf, namesOf }));
  const noticeRead: Notifications['readWith'] = (...asked) => notifications.readWith(...asked);
  const cases: Cases = {
    open: (...asked) => admin.cases.open(...asked),
    settle: (...asked) => admin.cases.settle(...asked),
  };
  const conversations = add(
    conversationsModule({
      ...base,
      customers,
      files,
      settings,
      noticeRead,
      cases,
      requests: {
        seen: (...asked) => trade.seen(...asked),
        openBetween: (...asked) => trade.openBetween(...asked),
      },
    }),
  );
  const { saleSettings } = sellers;
  const ofTrade = tradeModules({
    ...base,
    customers,
    files,
    addresses,
    catalog,
    reference,
    search,
    settings,
    saleSettings,
    conversations,
    priceKey: secrets.linkKey,
  });
  for (const module of [ofTrade.sourcing, ofTrade.approvals, ofTrade.documents, ofTrade.orders, ofTrade.disputes])
    modules.push(module);
  const trade: ReturnType<typeof tradeModules>['trade']['service'] = add(ofTrade.trade);
  const { hasBought } = trade;
  const content: ReturnType<typeof contentModule>['service'] = add(
    contentModule({
      ...base,
      files,
      outbox,
      publicOrigin,
      linkKey: secrets.linkKey,
      things,
      catalog,
      customers,
      settings,
      visitors: activity,
      supplierOfMerchant: async (id) => (await sellers.merchants.merchant(id)).supplierId,
      mayEditContent: ({ roles }) => can(roles, 'CONTENT_WRITE'),
      mayDecidePages: ({ roles }) => can(roles, 'CASES_DECIDE'),
      isHoliday: reference.isHoliday,
      cases,
      hasBought,
    }),
  );
  const noticeTypes = () => joined<NoticeType>(modules, (module) => module.notices);
  const eventNotices = () => joined<EventNotices>(modules, (module) => module.eventNotices);
  const domainEvents = () => modules.flatMap(({ events = [] }) => events.flatMap(({ definitions }) => definitions));
  const told = { noticeTypes, eventNotices, domainEvents };
  const notifications: Notifications = add(
    notificationsModule({ ...base, feed, outbox, notices, publicOrigin, customers, ...told }),
  );
  const caseKinds = () => joined<CaseKind>(modules, (module) => module.caseKinds);
  const { isHoliday } = reference;
  const admin: ReturnType<typeof adminModule>['service'] = add(
    adminModule({ ...base, identity, customers, settings, isHoliday, staffQueues, caseKinds }),
  );
  add(jobsModule(base));
  add(nodesModule({ ...base, nodeTables: () => modules.flatMap(({ nodes }) => nodes ?? []) }));
  const kept = () => joined(modules, ({ personal }) => personal);
  add(accountModule({ ...base, identity, closeLeft: customers.closeLeft, kept }));

  /** Whom a person may hear events for: oneself, whom one acts for now, and staff by what they may do. */
  const hearingOf = async ({ userId, roles }: Actor) => {
    const acting = await customers.actsUntil(userId);
    const ends = acting.flatMap(({ validTo }) => validTo?.getTime() ?? []);
    const companies = acting.map(({ customerId }) => audienceOfCustomer(customerId));
    return {
      audiences: [audience.user(userId), ...companies, ...actionsOf(roles).map(audience.staff)],
      until: ends.length > 0 ? new Date(Math.min(...ends)) : undefined,
    };
  };
  const { gatekeeper } = identity;
  add(liveModule({ db: base.db, clock: base.clock, feed, gatekeeper, hearingOf }));
  return { modules, things, gatekeeper };
}
