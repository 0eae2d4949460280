import type { Clock } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Module } from '../../platform/modules/module.ts';
import type { Catalog } from '../catalog/index.ts';
import type { Geography } from '../geography/index.ts';
import type { Reference } from '../reference/index.ts';
import { delegationRoutes } from './delegations.routes.ts';
import { makeDelegations } from './delegations.service.ts';
import * as enums from './merchants.enums.ts';
import { merchantErrors } from './merchants.errors.ts';
import { merchantRoutes } from './merchants.routes.ts';
import { makeMerchants } from './merchants.service.ts';
import { makeSaleSettings } from './sale-settings.service.ts';

type Parts = {
  db: Queryable;
  clock: Clock;
  catalog: Catalog;
  geography: Geography;
  reference: Pick<Reference, 'isHoliday'>;
};

export function merchantsModule(parts: Parts) {
  const merchants = makeMerchants(parts);
  const delegations = makeDelegations(parts);
  const saleSettings = makeSaleSettings(parts);
  return {
    name: 'merchants',
    about: 'Sellers, whom they sell for, where and until when.',
    errors: merchantErrors,
    enums,
    routes: (v1) => {
      merchantRoutes(v1, merchants, saleSettings);
      delegationRoutes(v1, delegations);
    },
    things: {
      MERCHANT: { find: merchants.merchant, names: async (ids) => (await merchants.merchants({ ids })).items },
    },
    service: { merchants, delegations, saleSettings },
  } satisfies Module;
}
