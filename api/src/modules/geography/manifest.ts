import type { Clock } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Module } from '../../platform/modules/module.ts';
import { geographyErrors } from './geography.errors.ts';
import { geographyRoutes } from './geography.routes.ts';
import { makeGeography } from './geography.service.ts';
import { saleCityRoutes } from './sale-cities.routes.ts';
import { makeSaleCities, type Sellers } from './sale-cities.service.ts';

export function geographyModule({ db, clock, sellers }: { db: Queryable; clock: Clock; sellers: Sellers }) {
  const geography = makeGeography({ db, clock });
  const saleCities = makeSaleCities({ geography, sellers });
  return {
    name: 'geography',
    about: 'Countries, provinces, cities.',
    errors: geographyErrors,
    routes: (v1) => {
      geographyRoutes(v1, geography);
      saleCityRoutes(v1, saleCities);
    },
    service: geography,
  } satisfies Module;
}
