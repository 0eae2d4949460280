import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Module } from '../../platform/modules/module.ts';
import type { Catalog } from '../catalog/index.ts';
import type { Customers } from '../customers/index.ts';
import type { Geography } from '../geography/index.ts';
import type { Reference } from '../reference/index.ts';
import { delegationRoutes } from './delegations.routes.ts';
import { makeDelegations } from './delegations.service.ts';
import * as enums from './merchants.enums.ts';
import { merchantErrors } from './merchants.errors.ts';
import { merchantForms } from './merchants.forms.ts';
import { merchantRoutes } from './merchants.routes.ts';
import { makeMerchants } from './merchants.service.ts';
import { merchantNotices } from './notices.ts';
import { readWaiting } from './own-merchants.repository.ts';
import { ownMerchantRoutes } from './own-merchants.routes.ts';
import { makeOwnMerchants, type MerchantOffers } from './own-merchants.service.ts';
import { makeOwnShown } from './own-merchants.shown.ts';
import { makeSaleSettings } from './sale-settings.service.ts';
import { makeStaffMerchants } from './staff-merchants.service.ts';

type Parts = {
  db: Database;
  clock: Clock;
  catalog: Catalog;
  geography: Geography;
  reference: Pick<Reference, 'isHoliday'>;
  customers: Pick<Customers, 'memberships' | 'actingFor' | 'lockCustomer'>;
  offers: MerchantOffers;
};

export function merchantsModule(parts: Parts) {
  const merchants = makeMerchants(parts);
  const delegations = makeDelegations(parts);
  const saleSettings = makeSaleSettings(parts);
  const shown = makeOwnShown({ clock: parts.clock, saleSettings });
  const ownMerchants = makeOwnMerchants({ ...parts, shown });
  const staffMerchants = makeStaffMerchants({ ...parts, shown });
  return {
    name: 'merchants',
    about: 'Sellers, whom they sell for, where and until when.',
    errors: merchantErrors,
    enums,
    forms: merchantForms,
    notices: merchantNotices,
    staffQueues: {
      MERCHANTS: { action: 'SELLERS_DECIDE', targetDays: 2, read: () => readWaiting(parts.db) },
    },
    routes: (v1) => {
      merchantRoutes(v1, merchants, saleSettings);
      delegationRoutes(v1, delegations);
      ownMerchantRoutes(v1, ownMerchants, staffMerchants);
    },
    things: {
      MERCHANT: { find: merchants.merchant, names: async (ids) => (await merchants.merchants({ ids })).items },
    },
    service: { merchants, delegations, saleSettings, ownMerchants },
  } satisfies Module;
}
