import type { Module } from '../../../platform/modules/module.ts';
import { listingEventNotices } from './entry-steps.ts';
import { listingEvents } from './listings.events.ts';
import * as enums from './entries.enums.ts';
import { entryErrors } from './entries.errors.ts';
import { entryForms } from './entries.forms.ts';
import { readWaiting } from './entry-queue.repository.ts';
import { entryRoutes } from './entries.routes.ts';
import { makeEntries } from './entries.service.ts';
import { makeEntryCities } from './entry-cities.service.ts';
import { makeEntryFileOwners } from './entry-file-owners.ts';
import { makeEntryFiles } from './entry-files.service.ts';
import { makeEntryHistory } from './entry-history.service.ts';
import { makeEntryLife } from './entry-life.service.ts';
import { makeEntryLinks } from './entry-links.ts';
import { makeEntryProduct } from './entry-product.service.ts';
import { makeEntryShown } from './entry-shown.ts';
import { makeEntrySteps } from './entry-steps.ts';
import { entryNotices } from './notices.ts';
import { makeOwnProperties } from './own-properties.service.ts';
import { makePrices } from './prices.service.ts';
import { makeProductChanges } from './product-changes.service.ts';
import { makeStaffEntries } from './staff-entries.service.ts';
import { makeWaitingEntries } from './waiting-entries.ts';

type Made = 'steps' | 'changes' | 'links' | 'view';
type Parts = Omit<
  Parameters<typeof makeEntries>[0] &
    Parameters<typeof makeEntryLife>[0] &
    Parameters<typeof makeEntryShown>[0] &
    Parameters<typeof makeEntryLinks>[0] &
    Parameters<typeof makeEntryFiles>[0] &
    Parameters<typeof makeEntryCities>[0] &
    Parameters<typeof makeEntryFileOwners>[0],
  Made
>;

export function entriesModule(given: Parts) {
  const steps = makeEntrySteps({ ...given, view: makeEntryShown(given) });
  const links = makeEntryLinks(given);
  const changes = makeProductChanges({ ...given, steps, links });
  const parts = { ...given, steps, links, changes };
  const entries = makeEntries(parts);
  const waiting = makeWaitingEntries(parts);
  const services = {
    entries,
    life: makeEntryLife(parts),
    prices: makePrices(parts),
    files: makeEntryFiles(parts),
    changes,
    history: makeEntryHistory(parts),
    staff: makeStaffEntries(parts),
    parts: { properties: makeOwnProperties(parts), product: makeEntryProduct(parts), cities: makeEntryCities(parts) },
  };
  return {
    name: 'listings',
    about: 'The own catalogue of those who sell.',
    events: [listingEvents],
    eventNotices: { Listing: listingEventNotices },
    errors: entryErrors,
    enums,
    forms: entryForms,
    notices: entryNotices,
    linkOwners: makeEntryFileOwners(parts),
    staffQueues: {
      ENTRIES: { action: 'OFFERS_DECIDE', targetDays: 1, read: (now) => readWaiting(parts.db, now) },
    },
    queues: waiting.queues,
    routes: (v1) => entryRoutes(v1, services),
    nodes: [
      { type: 'EntryEvent', table: 'domain_events', parent: 'aggregate_id', where: `aggregate_type = 'Listing'` },
      { type: 'ProductChange', table: 'product_changes', parent: 'entry_id' },
    ],
    service: { ...entries, wakeWaiting: waiting.wake },
  } satisfies Module;
}
