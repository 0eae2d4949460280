import { Type, type Static } from 'typebox';
import { Day, Id, IdList, Instant, named, object, page, pagingQuery, searchKey } from '../../platform/schema.ts';
import { CategoryType } from '../catalog/index.ts';
import { MerchantKind, MerchantSort, MerchantStatus } from './merchants.enums.ts';

export const Vacation = named(
  'Vacation',
  'Days on which a merchant answers nobody.',
  object({
    from: Day('First day without answers, in Tehran.', '2027-03-20'),
    to: Day('Last day without answers, in Tehran.', '2027-04-02'),
    note: Type.String({ description: 'What buyers read meanwhile, in Persian.' }),
  }),
);

export const Merchant = named(
  'Merchant',
  'A selling account. It sells what a supplier delegated to it, or what it makes itself. Contact and bank data are not part of the public answer.',
  object({
    id: Id('Opaque id, the same in REST, in the graph and in addresses of the site.'),
    name: Type.String({ description: 'Name by which buyers know it.', examples: ['بازرگانی فانوس'] }),
    slug: Type.String({ description: 'The name as addresses write it.' }),
    kind: MerchantKind,
    supplierId: Type.Optional(Id('The supplier that sells by itself here (SUPPLIER_SELF).')),
    status: MerchantStatus,
    cityId: Id('Id of the city (`City.id`) in which it has its seat.'),
    stateId: Id('Id of the province (`State.id`) in which it is.'),
    cityName: Type.String({
      description: 'Name of the city in which it has its seat, in Persian.',
      examples: ['اصفهان'],
    }),
    stateName: Type.String({ description: 'Name of the province where it is.', examples: ['اصفهان'] }),
    about: Type.String({ description: 'In its own words.' }),
    vacation: Type.Optional(Vacation),
    delegationsCount: Type.Integer({ description: 'Delegations in force now.', examples: [3] }),
    productsCount: Type.Integer({ description: 'Its offers that are shown now.', examples: [24] }),
    createdAt: Instant('Since when it is here.'),
  }),
);
export type Merchant = Static<typeof Merchant>;
export const MerchantPage = page('MerchantPage', 'A page of merchants.', Merchant);

const MerchantCount = named(
  'MerchantCount',
  'How many merchants have one kind or one province.',
  object({
    value: Type.String({ description: 'The kind, or the province’s id.' }),
    label: Type.String({ description: 'The province’s name; the kind itself, whose label is among the enumerations.' }),
    count: Type.Integer({ description: 'Merchants under the filter.', examples: [7] }),
  }),
);
export const ConfirmedMerchantPage = page(
  'ConfirmedMerchantPage',
  'A page of confirmed merchants with counts of all that match.',
  Merchant,
  {
    kindCounts: Type.Array(MerchantCount, { description: 'Number of confirmed merchants of each kind.' }),
    stateCounts: Type.Array(MerchantCount, { description: 'Merchants by province, most first.' }),
  },
);
export type MerchantCount = Static<typeof MerchantCount>;

export const MerchantsOfBaseProduct = named(
  'MerchantsOfBaseProduct',
  'The merchants that offer one base product.',
  object({
    baseProductId: Id('Id of the base product (`BaseProduct.id`).'),
    items: Type.Array(Merchant, { description: 'Merchants with an offer on it that is shown now.' }),
  }),
);

export const MerchantQuery = object({
  ids: Type.Optional(IdList('Just these merchants; order is kept.')),
  searchKey: searchKey('Part of a name'),
  categoryType: Type.Optional(CategoryType),
  categoryIds: Type.Optional(IdList('Merchants with offers in any of these categories or below.')),
  stateIds: Type.Optional(IdList('Merchants in any of these provinces.')),
  cityIds: Type.Optional(IdList('Merchants in any of these cities; with stateIds, of these provinces.')),
  supplierIds: Type.Optional(IdList('Merchants that may sell for any of these suppliers now.')),
  kind: Type.Optional(MerchantKind),
  status: Type.Optional(MerchantStatus),
  sort: Type.Optional(MerchantSort),
  ...pagingQuery,
});
export type MerchantQuery = Static<typeof MerchantQuery>;
export const ByBaseProductQuery = object({ baseProductIds: IdList('Base products whose merchants are wanted.') });
