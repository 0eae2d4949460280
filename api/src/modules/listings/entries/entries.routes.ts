import type { FastifyInstance } from 'fastify';
import { route } from '../../../platform/route.ts';
import { RemovedThingPage } from '../../../platform/sync/removed.ts';
import { nothing } from '../../../platform/schema.ts';
import {
  AdminEntriesQuery,
  AdminEntryPage,
  ConfirmedEntries,
  EntryChange,
  EntryConfirmations,
  EntryPatch,
  EntryParams,
  EntryRemovalQuery,
  EntryStep,
  EntryVerdict,
  NewEntry,
  OwnEntriesQuery,
  RemovedEntriesQuery,
  OwnSupplierProduct,
  OwnSupplierProductPage,
  PriceAndStock,
  PriceAndStockPatch,
  PricedEntries,
  PricesAndStock,
} from './entries.schemas.ts';
import { EntryDocuments, EntryImages } from './entry-files.schemas.ts';
import type { EntryFiles } from './entry-files.service.ts';
import { EntryHistoryPage, HistoryQuery } from './entry-history.schemas.ts';
import type { EntryHistory } from './entry-history.service.ts';
import type { Entries } from './entries.service.ts';
import type { EntryLife } from './entry-life.service.ts';
import { entryPartRoutes, type EntryParts } from './entry-parts.routes.ts';
import type { Prices } from './prices.service.ts';
import { ChangeParams, ChangeRemovalQuery, ChangesQuery, ProductChangePage } from './product-changes.schemas.ts';
import type { ProductChanges } from './product-changes.service.ts';
import type { StaffEntries } from './staff-entries.service.ts';

type Services = {
  entries: Entries;
  life: EntryLife;
  prices: Prices;
  files: EntryFiles;
  changes: ProductChanges;
  history: EntryHistory;
  staff: StaffEntries;
  parts: EntryParts;
};

const ENTRY = '/supplierproducts/:id';

export function entryRoutes(app: FastifyInstance, services: Services) {
  draftRoutes(app, services);
  stepRoutes(app, services.life);
  priceRoutes(app, services);
  fileRoutes(app, services.files);
  entryPartRoutes(app, services.parts);
  changeRoutes(app, services);
  staffRoutes(app, services.staff);
}

function draftRoutes(app: FastifyInstance, { entries, life }: Services) {
  route(app, 'listings', {
    url: '/supplierproducts/own',
    operationId: 'ownSupplierProducts',
    graph: 'viewer.supplierProducts',
    policy: 'user',
    summary: 'Own entries of one selling account in every state, by state, stock, category and words',
    query: OwnEntriesQuery,
    response: OwnSupplierProductPage,
    handler: ({ actor, query }) => entries.list(actor, query),
  });
  route(app, 'listings', {
    url: '/supplierproducts/own/removed',
    operationId: 'removedOwnSupplierProducts',
    graph: 'viewer.removedSupplierProducts',
    policy: 'user',
    summary: 'Entries of one own selling account that were thrown away since a time',
    query: RemovedEntriesQuery,
    response: RemovedThingPage,
    handler: ({ actor, query }) => entries.removed(actor, query),
  });
  route(app, 'listings', {
    url: `${ENTRY}/own`,
    operationId: 'ownSupplierProduct',
    graph: 'viewer.supplierProduct',
    policy: 'user',
    summary: 'Everything of an own entry; null when it is not of an own company',
    params: EntryParams,
    response: OwnSupplierProduct,
    handler: ({ actor, params }) => entries.one(actor, params.id),
  });
  route(app, 'listings', {
    method: 'POST',
    url: '/supplierproducts',
    operationId: 'createSupplierProduct',
    graph: 'viewer',
    policy: 'user',
    summary: 'Begins an entry on a base product, as a draft',
    body: NewEntry,
    response: OwnSupplierProduct,
    idempotency: 'required',
    handler: ({ actor, body, once }) => life.create(actor, body, once),
  });
  route(app, 'listings', {
    method: 'PUT',
    url: ENTRY,
    operationId: 'updateSupplierProduct',
    graph: 'viewer',
    policy: 'user',
    summary:
      'Changes a draft, or what was rejected, which is a draft then; of what is published some of it waits for staff',
    params: EntryParams,
    body: EntryChange,
    patch: {
      body: EntryPatch,
      stored: ({ actor, params }) => entries.one(actor, params.id),
    },
    response: OwnSupplierProduct,
    rules: () => life.rules,
    handler: ({ actor, params, body }) => life.change(actor, params.id, body),
  });
  route(app, 'listings', {
    method: 'DELETE',
    url: ENTRY,
    operationId: 'deleteSupplierProduct',
    graph: 'viewer',
    policy: 'user',
    summary: 'Throws a draft away that was never published',
    params: EntryParams,
    query: EntryRemovalQuery,
    response: nothing,
    handler: ({ actor, params, query }) => life.remove(actor, params.id, query.version),
  });
}

const steps = {
  submit: 'Hands a draft in; of a trusted seller it is published at once',
  withdraw: 'Takes an entry back that waits for staff',
  hide: 'Hides a published entry from buyers; it keeps its review',
  unhide: 'Shows a hidden entry to buyers again, without another review',
  archive: 'Takes an entry off the market',
  restore: 'Makes a draft of an archived entry',
  copy: 'Begins another draft like it, without its code',
} as const;

function stepRoutes(app: FastifyInstance, life: EntryLife) {
  for (const [name, summary] of Object.entries(steps) as [keyof typeof steps, string][])
    route(app, 'listings', {
      method: 'POST',
      url: `${ENTRY}/${name}`,
      operationId: `${name}SupplierProduct`,
      graph: 'viewer',
      policy: 'user',
      summary,
      params: EntryParams,
      body: EntryStep,
      response: OwnSupplierProduct,
      idempotency: 'required',
      handler: ({ actor, params, body, once }) => life[name](actor, params.id, body, once),
    });
}

function priceRoutes(app: FastifyInstance, { entries, prices }: Services) {
  route(app, 'listings', {
    method: 'PUT',
    url: `${ENTRY}/price-and-stock`,
    operationId: 'updatePriceAndStock',
    graph: 'viewer',
    policy: 'user',
    summary: 'Changes price, stock and lead time of a published entry; every list shows it at once',
    params: EntryParams,
    body: PriceAndStock,
    patch: {
      body: PriceAndStockPatch,
      stored: ({ actor, params }) => entries.one(actor, params.id),
    },
    response: OwnSupplierProduct,
    idempotency: 'required',
    handler: ({ actor, params, body, once }) => prices.change(actor, params.id, body, once),
  });
  route(app, 'listings', {
    method: 'PUT',
    url: '/supplierproducts/price-and-stock',
    operationId: 'updatePricesAndStock',
    graph: 'viewer',
    policy: 'user',
    summary: 'The same of up to 200 entries: all of them, or none',
    body: PricesAndStock,
    response: PricedEntries,
    idempotency: 'required',
    handler: ({ actor, body, once }) => prices.changeMany(actor, body, once),
  });
}

function fileRoutes(app: FastifyInstance, files: EntryFiles) {
  route(app, 'listings', {
    method: 'PUT',
    url: `${ENTRY}/images`,
    operationId: 'updateSupplierProductImages',
    graph: 'viewer',
    policy: 'user',
    summary: 'Pictures of an entry, their order and words; of what is published new ones wait for staff',
    params: EntryParams,
    body: EntryImages,
    response: OwnSupplierProduct,
    idempotency: 'required',
    handler: ({ actor, params, body, once }) => files.setImages(actor, params.id, body, once),
  });
  route(app, 'listings', {
    method: 'PUT',
    url: `${ENTRY}/documents`,
    operationId: 'updateSupplierProductDocuments',
    graph: 'viewer',
    policy: 'user',
    summary: 'Papers of an entry; of what is published new ones wait for staff',
    params: EntryParams,
    body: EntryDocuments,
    response: OwnSupplierProduct,
    idempotency: 'required',
    handler: ({ actor, params, body, once }) => files.setDocuments(actor, params.id, body, once),
  });
}

function changeRoutes(app: FastifyInstance, { changes, history }: Pick<Services, 'changes' | 'history'>) {
  route(app, 'listings', {
    url: `${ENTRY}/changes`,
    operationId: 'productChanges',
    graph: 'viewer.productChanges',
    policy: 'user',
    summary: 'Changes of an own entry with what was and what is asked, the newest first',
    params: EntryParams,
    query: ChangesQuery,
    response: ProductChangePage,
    handler: ({ actor, params, query }) => changes.list(actor, params.id, query),
  });
  route(app, 'listings', {
    method: 'DELETE',
    url: `${ENTRY}/changes/:changeId`,
    operationId: 'withdrawProductChange',
    graph: 'viewer',
    policy: 'user',
    summary: 'Takes a change back that waits for staff',
    params: ChangeParams,
    query: ChangeRemovalQuery,
    response: OwnSupplierProduct,
    handler: ({ actor, params, query }) => changes.cancel(actor, params, query.version),
  });
  route(app, 'listings', {
    url: `${ENTRY}/history`,
    operationId: 'supplierProductHistory',
    graph: 'viewer.supplierProductHistory',
    policy: 'user',
    summary: 'What happened to an own entry, prices with old and new, the newest first',
    params: EntryParams,
    query: HistoryQuery,
    response: EntryHistoryPage,
    handler: ({ actor, params, query }) => history.list(actor, params.id, query),
  });
}

function staffRoutes(app: FastifyInstance, staff: StaffEntries) {
  const policy = { action: 'OFFERS_DECIDE' };
  route(app, 'listings', {
    url: '/admin/productchanges',
    operationId: 'adminEntries',
    graph: 'staff.entries',
    policy,
    summary: 'Entries in a state, the longest wait first; with those that wait, published ones of which a change does',
    query: AdminEntriesQuery,
    response: AdminEntryPage,
    handler: ({ query }) => staff.queue(query),
  });
  route(app, 'listings', {
    method: 'PUT',
    url: '/admin/productchanges/:id',
    operationId: 'decideEntry',
    graph: 'staff',
    policy,
    summary: 'Confirms or rejects an entry or a change that waits, or takes a published entry off the market',
    description: 'The id is that of the entry, or of the change, each with its own version.',
    params: EntryParams,
    body: EntryVerdict,
    rules: () => staff.rules,
    response: OwnSupplierProduct,
    handler: ({ actor, params, body, sender }) => staff.decideAny(actor, params.id, body, sender),
  });
  route(app, 'listings', {
    method: 'PUT',
    url: '/admin/productchanges',
    operationId: 'confirmEntries',
    graph: 'staff',
    policy,
    summary: 'Confirms several entries that wait for staff: all of them, or none',
    body: EntryConfirmations,
    response: ConfirmedEntries,
    handler: ({ actor, body, sender }) => staff.confirmSeveral(actor, body, sender),
  });
}
