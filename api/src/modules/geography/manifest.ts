import type { Clock } from '../../platform/clock.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import type { Module } from '../../platform/modules/module.ts';
import { geographyErrors } from './geography.errors.ts';
import { geographyForms } from './geography.forms.ts';
import { staffCityRoutes } from './staff-cities.routes.ts';
import { makeStaffCities } from './staff-cities.service.ts';
import { geographyRoutes } from './geography.routes.ts';
import { makeGeography } from './geography.service.ts';
import { saleCityRoutes } from './sale-cities.routes.ts';
import { makeSaleCities, type Sellers } from './sale-cities.service.ts';

type Parts = {
  db: Database;
  clock: Clock;
  sellers: Sellers;
  /** Gives the new name of a city to rows that hold a copy of it. @returns their ids */
  cityRenamed: (tx: Tx, cityId: string, name: string) => Promise<string[]>;
};

export function geographyModule({ db, clock, sellers, cityRenamed }: Parts) {
  const geography = makeGeography({ db, clock });
  const saleCities = makeSaleCities({ geography, sellers });
  return {
    name: 'geography',
    about: 'Countries, provinces, cities.',
    errors: geographyErrors,
    forms: geographyForms,
    routes: (v1) => {
      geographyRoutes(v1, geography);
      saleCityRoutes(v1, saleCities);
      staffCityRoutes(v1, makeStaffCities({ db, geography, renamed: cityRenamed }));
    },
    nodes: [
      { type: 'Country', table: 'countries' },
      { type: 'State', table: 'states' },
      { type: 'City', table: 'cities' },
      { type: 'UrbanArea', table: 'urban_areas', parent: 'city_id' },
    ],
    service: geography,
  } satisfies Module;
}
