import { Type, type Static } from 'typebox';
import { gapOf, missingOf } from '../../../platform/missing.schemas.ts';
import { patchOf } from '../../../platform/patch.ts';
import {
  Decimal,
  Id,
  idOf,
  Instant,
  line,
  named,
  object,
  page,
  pagingQuery,
  paragraphs,
  Rial,
  rowIds,
  searchKey,
  TypedDecimal,
  Version,
} from '../../../platform/schema.ts';
import { syncedUntil, updatedSince } from '../../../platform/sync/changes.ts';
import { removedQuery } from '../../../platform/sync/removed.ts';
import { CategoryType, PropertyValue, PublishState } from '../../catalog/index.ts';
import { StockState } from '../../search/index.ts';
import { CompletenessPart, PriceMode, PriceTier, soldBy } from '../../suppliers/index.ts';
import { EntryAction, EntryDecision, EntryGap, EntryReason, HiddenReason } from './entries.enums.ts';
import { OwnDocument, OwnImage } from './entry-files.schemas.ts';
import { ProductChange } from './product-changes.schemas.ts';

const CompletenessGain = named(
  'CompletenessGain',
  'What an entry lacks to be complete.',
  object({
    part: CompletenessPart,
    points: Type.Integer({ description: 'Points of 100 that are to be had by it.', examples: [15] }),
  }),
);
export type CompletenessGain = Static<typeof CompletenessGain>;

const EntryMissing = missingOf('EntryMissing', EntryAction, gapOf(EntryGap));

export const OwnSupplierProduct = named(
  'OwnSupplierProduct',
  'An entry as those who sell it see it, in whatever state.',
  object({
    id: Id('Its id; that of its public page.'),
    version: Version,
    merchantId: Id('The selling account that sells it.'),
    merchantName: Type.String({ description: 'Name of the selling account.', examples: ['بازرگانی فانوس'] }),
    supplierId: Id('Who makes or provides it.'),
    supplierName: Type.String({ description: 'Brand of the supplier.', examples: ['پایدار صنعت'] }),
    baseProductId: Id('The base product it offers.'),
    categoryId: Id('Id of the leaf category in which it is listed.'),
    categoryType: CategoryType,
    title: Type.String({ description: 'Title in Persian, as buyers read it.' }),
    slug: Type.String({ description: 'The title as addresses write it.' }),
    sku: Type.String({ description: 'The seller’s own code.', examples: ['PS-1042'] }),
    status: PublishState,
    hiddenBecause: Type.Optional(HiddenReason),
    completenessScore: Type.Integer({ description: 'How complete the entry is, 0 to 100.', examples: [80] }),
    priceMode: PriceMode,
    priceTiers: Type.Array(PriceTier, {
      description: 'Prices by quantity, ascending; empty when on request, and of a draft whose price nobody wrote yet.',
    }),
    ...soldBy,
    moq: Decimal('Least quantity of an order, in sale units.', '5'),
    orderStep: Decimal('Quantities go up by this, from the least order on.', '1'),
    warranty: Type.Optional(Type.String({ description: 'Terms of the warranty as a text in Persian.' })),
    originCountryName: Type.Optional(Type.String({ description: 'Country of origin in Persian.' })),
    stockState: StockState,
    leadTimeDays: Type.Integer({ description: 'Working days until it leaves.', examples: [7] }),
    maySetPrice: Type.Boolean({ description: 'Whether an agency lets prices be set, where one is behind it.' }),
    properties: Type.Array(PropertyValue, {
      description: 'What it states beside its base product, as it is asked for where that waits for staff.',
    }),
    saleCityIds: Type.Array(Id('Id of the city (`City.id`).'), {
      description: 'The only cities it is sold in, at most 400; none: where its merchant sells.',
    }),
    images: Type.Array(OwnImage, {
      description: 'Its pictures in their order, those that wait for staff in their places.',
    }),
    documents: Type.Array(OwnDocument, {
      description: 'Data sheets, certificates and other papers that buyers can open.',
    }),
    changes: Type.Array(ProductChange, { description: 'What of it waits for staff while it is published as it is.' }),
    completenessGains: Type.Array(CompletenessGain, {
      description: 'What would make it more complete, the largest gain first.',
    }),
    updatedAt: Type.Optional(
      Instant('When it last changed, or who sells or makes it or its agency did, which decides whether it is shown.'),
    ),
    recentVisitCount: Type.Integer({
      description: 'How often its page was visited in the last 30 days.',
      examples: [42],
    }),
    missing: Type.Array(EntryMissing, {
      description: 'What is needed before one of the allowed actions succeeds; of a draft all that it lacks.',
    }),
    reasonCode: Type.Optional(EntryReason),
    reason: Type.Optional(Type.String({ description: 'Why staff turned it down or took it off the market.' })),
    submittedAt: Type.Optional(Instant('When it was last handed in.')),
    waitsForProduct: Type.Boolean({
      description: 'Whether it was handed in on a product that staff decide first; it goes on to its own queue then.',
    }),
    allowedActions: Type.Array(EntryAction, { description: 'What the viewer can do with it now.' }),
  }),
);
export type OwnSupplierProduct = Static<typeof OwnSupplierProduct>;

const StateCount = named(
  'EntryStateCount',
  'How many entries have a state.',
  object({
    status: PublishState,
    count: Type.Integer({ description: 'Entries under the other filters.', examples: [12] }),
  }),
);

const CategoryCount = named(
  'EntryCategoryCount',
  'How many entries stand in a leaf category.',
  object({
    categoryId: Id('Id of the category that the entries are in.'),
    name: Type.String({ description: 'Its name in Persian.', examples: ['شیر توپی'] }),
    count: Type.Integer({ description: 'Entries under the other filters.', examples: [12] }),
  }),
);

export const OwnSupplierProductPage = page(
  'OwnSupplierProductPage',
  'A page of own entries, the newest first.',
  OwnSupplierProduct,
  {
    stateCounts: Type.Array(StateCount, { description: 'By state, whatever state is asked for.' }),
    categoryCounts: Type.Array(CategoryCount, {
      description: 'By leaf category, whatever category is asked for; the largest first.',
    }),
    syncedUntil,
  },
);
export type OwnSupplierProductPage = Static<typeof OwnSupplierProductPage>;

export const OwnEntriesQuery = object({
  merchantId: Type.String({ description: 'The own selling account whose entries are wanted.', format: 'uuid' }),
  status: Type.Optional(PublishState),
  stockState: Type.Optional(StockState),
  categoryId: Type.Optional(Type.String({ description: 'Entries of a category and below.', format: 'uuid' })),
  baseProductId: Type.Optional(
    Type.String({ description: 'Entries of one base product: what the account sells of it already.', format: 'uuid' }),
  ),
  onlyHidden: Type.Optional(Type.Boolean({ description: 'Only published ones that are not shown.' })),
  hiddenBecause: Type.Optional(HiddenReason),
  completenessBelow: Type.Optional(
    Type.Integer({ description: 'Only those that are less complete.', minimum: 1, maximum: 100, examples: [60] }),
  ),
  searchKey: searchKey('Part of a title, a code or a part number'),
  updatedSince,
  ...pagingQuery,
});
export type OwnEntriesQuery = Static<typeof OwnEntriesQuery>;

export const RemovedEntriesQuery = object({
  merchantId: Type.String({ description: 'The own selling account.', format: 'uuid' }),
  ...removedQuery,
});
export type RemovedEntriesQuery = Static<typeof RemovedEntriesQuery>;

export const AdminEntriesQuery = object({
  status: PublishState,
  searchKey: searchKey('Words of a title or a code, or a part of the name of a seller'),
  ...rowIds,
  ...pagingQuery,
});
export type AdminEntriesQuery = Static<typeof AdminEntriesQuery>;
export const AdminEntryPage = page('AdminEntryPage', 'Entries in a state, the longest wait first.', OwnSupplierProduct);
export type AdminEntryPage = Static<typeof AdminEntryPage>;

const NewTier = named(
  'NewPriceTier',
  'A price from a quantity on, per sale unit.',
  object({
    minQty: TypedDecimal('From this quantity on.', '10'),
    unitPriceRial: Rial('Price of one sale unit, in rials, 1 to 10^12.'),
  }),
);

const written = {
  version: Version,
  priceMode: PriceMode,
  priceTiers: Type.Array(NewTier, {
    description:
      'FIXED: one, from the least order on. TIERED: 2 to 10, quantities rising and prices not. ON_REQUEST: none.',
    maxItems: 10,
  }),
  stockState: StockState,
  leadTimeDays: Type.Integer({ description: 'Working days until it leaves.', minimum: 0, maximum: 365, examples: [7] }),
  confirmsJump: Type.Optional(
    Type.Boolean({
      description: 'Says that a price more than five times, or less than a fifth, of the old one is right.',
    }),
  ),
};

const quantity = (description: string, example: string) =>
  TypedDecimal(`${description} Above 0, with 12 digits and 6 decimals at most.`, example);

const NewConversion = named(
  'NewSaleUnitConversion',
  'How much one sale unit holds, in another unit.',
  object({
    unitId: Id('A unit of another quantity, each once.'),
    quantity: quantity('So much is in one sale unit.', '6'),
  }),
);

export const NewEntry = named(
  'NewEntry',
  'A draft of an entry on a base product.',
  object({
    merchantId: Id('The own selling account that is to sell it.'),
    supplierId: Type.Optional(
      Id('Whose product it is, for an account that sells for suppliers: an agency in force must cover it.'),
    ),
    baseProductId: Id('Id of the base product that the entry offers.'),
  }),
);
export type NewEntry = Static<typeof NewEntry>;

export const EntryChange = named(
  'EntryChange',
  'The whole of a draft.',
  object({
    ...written,
    title: line('Title in Persian, without phones and addresses.', 5, 160, 'شیر توپی برنجی ۲ اینچ'),
    sku: Type.Optional(line('The seller’s own code, each once.', 1, 40, 'PS-1042')),
    saleUnitId: Id('The unit it is sold by: of a quantity that is traded.'),
    conversions: Type.Optional(
      Type.Array(NewConversion, {
        description: 'How much one sale unit holds; the first one is told with the price of a pack.',
        maxItems: 4,
      }),
    ),
    moq: quantity('Least quantity of an order, in sale units.', '5'),
    orderStep: quantity('Quantities go up by this.', '1'),
    warranty: Type.Optional(line('Terms of the warranty as a text in Persian.', 2, 120, '۱۲ ماه')),
    originCountryName: Type.Optional(line('Country of origin in Persian.', 2, 60, 'ایران')),
  }),
);
export type EntryChange = Static<typeof EntryChange>;
export const EntryPatch = patchOf(EntryChange, { perWrite: ['confirmsJump'] });

export const EntryStep = named('EntryStep', 'Which version of it is meant.', object({ version: Version }));
export type EntryStep = Static<typeof EntryStep>;

export const EntryVerdict = named(
  'EntryVerdict',
  'What staff decide of an entry that waits, or of one that is published.',
  object({
    version: Version,
    decision: EntryDecision,
    reasonCode: Type.Optional(EntryReason),
    reason: Type.Optional(
      paragraphs('Why; its seller reads it. Only CONFIRM may leave it out.', 3, 500, 'عنوان با مشخصات کالا نمی‌خواند'),
    ),
  }),
);
export type EntryVerdict = Static<typeof EntryVerdict>;

export const EntryConfirmations = named(
  'EntryConfirmations',
  'Several entries that wait for staff and are confirmed together.',
  object({
    items: Type.Array(
      named(
        'EntryConfirmation',
        'One of them.',
        object({ supplierProductId: Id('Id of the seller’s entry that is read or changed.'), version: Version }),
      ),
      {
        description: 'Entries that are changed, each one once.',
        minItems: 1,
        maxItems: 50,
      },
    ),
  }),
);
export type EntryConfirmations = Static<typeof EntryConfirmations>;

export const ConfirmedEntries = named(
  'ConfirmedEntries',
  'Entries after they were confirmed together.',
  object({ items: Type.Array(OwnSupplierProduct, { description: 'In the order of the request.' }) }),
);

export const PriceAndStock = named(
  'PriceAndStock',
  'Price, stock and lead time of an entry, at once.',
  object(written),
);
export type PriceAndStock = Static<typeof PriceAndStock>;
export const PriceAndStockPatch = patchOf(PriceAndStock, { perWrite: ['confirmsJump'] });

export const PricesAndStock = named(
  'PricesAndStock',
  'The same of several entries: all of them, or none.',
  object({
    items: Type.Array(
      named(
        'PriceAndStockItem',
        'One of them.',
        object({ supplierProductId: Id('Id of the seller’s entry that is read or changed.'), ...written }),
      ),
      {
        description: 'Entries that are changed, each one once.',
        minItems: 1,
        maxItems: 200,
      },
    ),
  }),
);
export type PricesAndStock = Static<typeof PricesAndStock>;
export type PricedItem = PricesAndStock['items'][number];

export const PricedEntries = named(
  'PricedEntries',
  'Entries as they are after a change of several.',
  object({ items: Type.Array(OwnSupplierProduct, { description: 'In the order in which they were sent.' }) }),
);

export const EntryParams = object({
  id: idOf('supplierProductId', 'Id of the seller’s entry that is read or changed.'),
});
export const EntryRemovalQuery = object({ version: Version });
