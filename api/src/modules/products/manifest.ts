import { customerEvents } from '../customers/index.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Module } from '../../platform/modules/module.ts';
import { productEventNotices } from './product-events.ts';
import { productEvents } from './products.events.ts';
import { makeMatches } from './matches.service.ts';
import { productNotices } from './notices.ts';
import { makeProductQueues } from './product-jobs.ts';
import * as enums from './products.enums.ts';
import { productErrors } from './products.errors.ts';
import { productForms } from './products.forms.ts';
import { readWaiting } from './products.repository.ts';
import { productRoutes } from './products.routes.ts';
import { makeProducts } from './products.service.ts';
import { makeProductShown } from './products.shown.ts';
import { replacementRoutes } from './replacements.routes.ts';
import { makeReplacements } from './replacements.service.ts';
import { makeStaffProducts } from './staff-products.service.ts';

type Parts = { db: Database } & Parameters<typeof makeMatches>[0] &
  Omit<Parameters<typeof makeProducts>[0], 'shown'> &
  Omit<Parameters<typeof makeStaffProducts>[0], 'shown' | 'matches'> &
  Parameters<typeof makeProductQueues>[0];

export function productsModule(parts: Parts) {
  const shown = makeProductShown(parts);
  const matches = makeMatches(parts);
  const products = makeProducts({ ...parts, shown });
  const replacements = makeReplacements(parts);
  const staff = makeStaffProducts({ ...parts, shown, matches });
  return {
    name: 'products',
    about: 'Base products as sellers propose them and staff keep them.',
    events: [productEvents],
    eventNotices: { BaseProduct: productEventNotices },
    inTransaction: [
      { events: customerEvents.definitions, handle: (tx, { aggregateId }) => products.customerClosed(tx, aggregateId) },
    ],
    errors: productErrors,
    enums,
    forms: productForms,
    notices: productNotices,
    staffQueues: {
      BASE_PRODUCTS: { action: 'BASE_PRODUCTS_DECIDE', targetDays: 2, read: () => readWaiting(parts.db) },
    },
    queues: { ...makeProductQueues(parts), ...replacements.queues },
    recurring: { 'forget-category-checks': { everyMinutes: 1_440, run: replacements.forgetChecks } },
    routes: (v1) => {
      productRoutes(v1, products, matches, staff);
      replacementRoutes(v1, replacements);
    },
    service: products,
  } satisfies Module;
}
