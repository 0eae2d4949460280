import { Type, type Static } from 'typebox';
import { Id, IdList, Instant, named, object, page, pagingQuery, perParent, searchKey } from '../../platform/schema.ts';
import { CategoryType } from '../catalog/index.ts';
import {
  DelegationKind,
  DelegationStatus,
  DelegationLevel,
  DelegationPermission,
  DelegationScopeKind,
} from './merchants.enums.ts';

export const DelegationScope = named(
  'DelegationScope',
  'What a delegation is about: all of a supplier, some categories, or single entries.',
  object({
    kind: DelegationScopeKind,
    categoryIds: Type.Array(Id('Id of the category (`Category.id`).'), {
      description: 'The categories, each with all below it (CATEGORIES).',
    }),
    supplierProductIds: Type.Array(Id('Id of the offer (`SupplierProduct.id`).'), {
      description: 'Entries whose products it is about (SUPPLIER_PRODUCTS).',
    }),
  }),
);

export const Territory = named(
  'Territory',
  'Where a merchant may sell by a delegation.',
  object({
    isNationwide: Type.Boolean({ description: 'In the whole country; then no province or city is named.' }),
    countryId: Id('Id of the country, as `countries` lists it.'),
    stateIds: Type.Array(Id('Id of the province (`State.id`).'), {
      description: 'Ids of provinces in which it may sell everywhere.',
    }),
    cityIds: Type.Array(Id('Id of the city (`City.id`).'), { description: 'Single cities, besides the provinces.' }),
    text: Type.String({ description: 'All of it in Persian.', examples: ['استان‌های اصفهان و یزد'] }),
  }),
);
export type Territory = Static<typeof Territory>;

export const MerchantDelegation = named(
  'MerchantDelegation',
  'A supplier lets a merchant sell: what, where, until when. The document itself is not part of the public answer.',
  object({
    id: Id('Id of the delegation (`MerchantDelegation.id`).'),
    number: Type.String({
      description: 'Public number by which people name it, such as TR-1405-000123.',
      examples: ['MD-1405-000012'],
    }),
    supplierId: Id('Id of the supplier that delegates its sale.'),
    merchantId: Id('Id of the merchant that may sell by the delegation.'),
    kind: DelegationKind,
    scope: DelegationScope,
    territory: Territory,
    validFrom: Instant('First moment at which the delegation is in force.'),
    validTo: Instant('Until when; at this very second it is over.'),
    permissions: Type.Array(DelegationPermission, { description: 'Acts that the delegation allows the merchant.' }),
    revokesAt: Type.Optional(Instant('When it is over after notice was given, before validTo.')),
    status: DelegationStatus,
    isInForce: Type.Boolean({ description: 'Whether it holds now: ACTIVE.' }),
    verifiedLevel: DelegationLevel,
    verificationCode: Type.String({
      description: 'What a buyer asks the supplier or us about, to be sure.',
      examples: ['RST-7K3M-92QF'],
    }),
  }),
);
export type MerchantDelegation = Static<typeof MerchantDelegation>;
export const MerchantDelegationPage = page('MerchantDelegationPage', 'A page of delegations.', MerchantDelegation);

export const DelegationCheck = named(
  'DelegationCheck',
  'What a code stands for: who may sell what for whom, where and until when, and whether that holds at this second.',
  object({
    merchantDelegationId: Id('Id of the delegation that is meant.'),
    number: Type.String({
      description: 'Public number by which people name it, such as TR-1405-000123.',
      examples: ['MD-1405-000012'],
    }),
    verificationCode: Type.String({ description: 'The code that was asked about.', examples: ['RST-7K3M-92QF'] }),
    supplierId: Id('Id of the supplier that delegates its sale.'),
    supplierName: Type.String({
      description: 'Name of the supplier or merchant, as buyers read it.',
      examples: ['نیکابان'],
    }),
    merchantId: Id('Id of the merchant that may sell by the delegation.'),
    merchantName: Type.String({
      description: 'Name of the supplier or merchant, as buyers read it.',
      examples: ['بازرگانی فانوس'],
    }),
    merchantPlace: Type.String({ description: 'City of the merchant, by its name.', examples: ['اصفهان'] }),
    kind: DelegationKind,
    scope: DelegationScope,
    scopeText: Type.String({ description: 'What it is about, in Persian.', examples: ['همهٔ کالاها و خدمات'] }),
    territory: Territory,
    validFrom: Instant('First moment at which the delegation is in force.'),
    validTo: Instant('Until when; at this very second it is over.'),
    revokesAt: Type.Optional(Instant('When it is over after notice was given, before validTo.')),
    permissions: Type.Array(DelegationPermission, { description: 'Acts that the delegation allows the merchant.' }),
    status: DelegationStatus,
    isInForce: Type.Boolean({ description: 'Whether it holds now.' }),
    verifiedLevel: DelegationLevel,
    checkedAt: Instant('The second that this is said of.'),
  }),
);
export type DelegationCheck = Static<typeof DelegationCheck>;

/** As people type or scan it: small letters and other dashes are read too. */
export const DelegationCodeQuery = object({
  code: Type.String({ description: 'The code on the paper or the wall.', maxLength: 40, examples: ['RST-7K3M-92QF'] }),
});

export const DelegationBadge = named(
  'DelegationBadge',
  'Why this merchant may sell this offer. It is there as long as the delegation holds; so is the offer.',
  object({
    delegationId: Id('Id of the delegation that is meant.'),
    number: Type.String({
      description: 'Public number by which both sides and support name it.',
      examples: ['MD-1405-000012'],
    }),
    kind: DelegationKind,
    verifiedLevel: DelegationLevel,
    isNationwide: Type.Boolean({ description: 'Whether it holds in the whole country.' }),
    territoryText: Type.String({ description: 'Where it holds, in Persian.', examples: ['سراسر کشور'] }),
    validTo: Instant('Last moment at which the delegation is in force.'),
  }),
);
export type DelegationBadge = Static<typeof DelegationBadge>;

export const ExplainedField = named(
  'ExplainedField',
  'A field of an answer in words.',
  object({
    field: Type.String({ description: 'Name of the field.', examples: ['territoryText'] }),
    title: Type.String({ description: 'What it is called, in Persian.', examples: ['قلمرو فروش'] }),
    value: Type.String({ description: 'Its value as a person reads it.', examples: ['استان اصفهان'] }),
    explanation: Type.String({ description: 'What it means for a buyer, in Persian.' }),
  }),
);
export type ExplainedField = Static<typeof ExplainedField>;

export const DelegationParams = object({ id: Id('Id of the delegation (`MerchantDelegation.id`).') });
export const DelegationQuery = object({
  ids: Type.Optional(IdList('Just these delegations; order is kept.')),
  searchKey: searchKey('Number, or part of the name of the supplier or the merchant'),
  categoryType: Type.Optional(CategoryType),
  categoryIds: Type.Optional(IdList('Delegations about any of these categories, or about what lies in them.')),
  stateIds: Type.Optional(IdList('Delegations that hold in any of these provinces, or in a part of one.')),
  cityIds: Type.Optional(IdList('Delegations that hold in any of these cities; with stateIds, of these provinces.')),
  verificationLevel: Type.Optional(DelegationLevel),
  supplierIds: Type.Optional(IdList('Delegations by these suppliers.')),
  merchantIds: Type.Optional(IdList('Delegations to these merchants.')),
  status: Type.Optional(DelegationStatus),
  perParent,
  ...pagingQuery,
});
export type DelegationQuery = Static<typeof DelegationQuery>;
