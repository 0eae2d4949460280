import { Type, type Static } from 'typebox';
import {
  Id,
  idOf,
  line,
  named,
  object,
  page,
  pagingQuery,
  paragraphs,
  rowIds,
  searchKey,
  Version,
} from '../../platform/schema.ts';

const reason = paragraphs('Why, kept in the audit log.', 3, 500, 'تقسیمات کشوری');
const Name = line('Name in Persian, another than those of the province.', 2, 60, 'کاشان');

export const StaffCity = named(
  'StaffCity',
  'A city as staff keep it.',
  object({
    id: Id('Opaque id, the same in REST, in the graph and in addresses of the site.'),
    stateId: Id('Id of the province (`State.id`) that the city is in.'),
    stateName: Type.String({ description: 'Name of its province.', examples: ['اصفهان'] }),
    name: Type.String({ description: 'Name in Persian, as people read it.', examples: ['کاشان'] }),
    isCapital: Type.Boolean({ description: 'Whether it is the capital of its province, which is listed first.' }),
    version: Version,
  }),
);
export type StaffCity = Static<typeof StaffCity>;
export const StaffCityPage = page('StaffCityPage', 'A page of cities, by province and name.', StaffCity);
export type StaffCityPage = Static<typeof StaffCityPage>;

export const StaffCityQuery = object({
  stateId: Type.Optional(Id('Cities of one province.')),
  searchKey: searchKey('Part of a name'),
  ...rowIds,
  ...pagingQuery,
});
export type StaffCityQuery = Static<typeof StaffCityQuery>;

export const NewCity = named(
  'NewCity',
  'A city that the list lacks.',
  object({ stateId: Id('Id of the province (`State.id`) that the city is in.'), name: Name, reason }),
);
export type NewCity = Static<typeof NewCity>;

export const CityChange = named(
  'CityChange',
  'Another name of a city, wherever it is shown. No city is removed.',
  object({ name: Name, version: Version, reason }),
);
export type CityChange = Static<typeof CityChange>;
export const CityParams = object({ id: idOf('cityId', 'Id of the city that staff change.') });
