import { Type, type Static } from 'typebox';
import { Id, IdList, named, object, page, pagingQuery, searchKey } from '../../platform/schema.ts';

export const Country = named(
  'Country',
  'A country.',
  object({
    id: Id('Opaque id, the same in REST, in the graph and in addresses of the site.'),
    code: Type.String({ description: 'ISO 3166-1 code of two letters.', examples: ['IR'] }),
    name: Type.String({ description: 'Name in Persian, as people read it.', examples: ['ایران'] }),
  }),
);
export type Country = Static<typeof Country>;
export const CountryPage = page('CountryPage', 'A page of countries.', Country);

export const State = named(
  'State',
  'A province of a country.',
  object({
    id: Id('Id of the province (`State.id`).'),
    countryId: Id('Id of the country (`Country.id`) that the province is in.'),
    name: Type.String({ description: 'Name in Persian, as people read it.', examples: ['اصفهان'] }),
  }),
);
export type State = Static<typeof State>;
export const StatePage = page('StatePage', 'A page of provinces.', State);

export const City = named(
  'City',
  'A city.',
  object({
    id: Id('Opaque id, the same in REST, in the graph and in addresses of the site.'),
    stateId: Id('Id of the province (`State.id`) that the city is in.'),
    name: Type.String({ description: 'Name in Persian, as people read it.', examples: ['کاشان'] }),
    stateName: Type.String({ description: 'Name of its province.', examples: ['اصفهان'] }),
    isCapital: Type.Boolean({ description: 'Whether it is the capital of its province.' }),
  }),
);
export type City = Static<typeof City>;
export const CityPage = page('CityPage', 'A page of cities.', City);

export const UrbanArea = named(
  'UrbanArea',
  'A municipal district of a city.',
  object({
    id: Id('Id of the district (`UrbanArea.id`).'),
    cityId: Id('Id of the city that the district is in.'),
    name: Type.String({ description: 'Name in Persian, as people read it.', examples: ['منطقهٔ ۶'] }),
  }),
);
export type UrbanArea = Static<typeof UrbanArea>;

export const SaleCities = named(
  'SaleCities',
  'Where something is sold.',
  object({
    isNationwide: Type.Boolean({ description: 'Sold in the whole country; then no city is named.' }),
    cities: Type.Array(City, { description: 'The cities in which it is sold; empty when that is everywhere.' }),
  }),
);
export type SaleCities = Static<typeof SaleCities>;

export const CountryQuery = object({
  ids: Type.Optional(IdList('Just these countries; order is kept.')),
  searchKey: searchKey('Part of a name'),
  ...pagingQuery,
});
export type CountryQuery = Static<typeof CountryQuery>;
export const StateQuery = object({
  ids: Type.Optional(IdList('Just these provinces; order is kept.')),
  countryId: Type.Optional(Type.String({ description: 'Provinces of one country.', format: 'uuid' })),
  searchKey: searchKey('Part of a name'),
  ...pagingQuery,
});
export type StateQuery = Static<typeof StateQuery>;
export const CityQuery = object({
  ids: Type.Optional(IdList('Just these cities; order is kept.')),
  stateId: Type.Optional(Type.String({ description: 'Cities of one province.', format: 'uuid' })),
  stateIds: Type.Optional(IdList('Cities of several provinces.')),
  searchKey: searchKey('Part of a name'),
  ...pagingQuery,
});
export type CityQuery = Static<typeof CityQuery>;
export const UrbanAreaQuery = object({
  cityId: Type.String({ description: 'The city whose districts are wanted.', format: 'uuid' }),
});
export const SaleCityQuery = object({
  merchantId: Type.Optional(Type.String({ description: 'Where this merchant sells.', format: 'uuid' })),
  supplierProductId: Type.Optional(
    Type.String({
      description: 'Where this offer is sold: its own cities, else those of its merchant.',
      format: 'uuid',
    }),
  ),
});
export type SaleCityQuery = Static<typeof SaleCityQuery>;
