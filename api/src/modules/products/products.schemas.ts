import { type Static, Type } from 'typebox';
import { missingOf } from '../../platform/missing.schemas.ts';
import { patchOf } from '../../platform/patch.ts';
import {
  Id,
  idOf,
  Instant,
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
import { StatedProperty, PropertyValue, PublishState } from '../catalog/index.ts';
import { BaseProductAction, BaseProductDecision, BaseProductList, MatchReason } from './products.enums.ts';

/** What somebody says of a product. */
const content = {
  categoryId: Id('Its leaf category; what is measured there may be stated.'),
  name: line('Name in Persian: kind, material, size, rating.', 5, 160, 'شیر توپی دو تکه فولادی ۲ اینچ'),
  scientificName: Type.Optional(line('Name in the technical literature.', 2, 160, 'Two-piece ball valve')),
  brandName: Type.Optional(line('Brand of the maker, as it stands on the product.', 1, 80, 'توان‌صنعت')),
  mpn: Type.Optional(line('Maker’s part number.', 1, 60, 'TBV-50-316')),
  gtin: Type.Optional(line('Global trade item number: 8, 12, 13 or 14 digits.', 8, 20, '4006381333931')),
  description: Type.Optional(
    paragraphs('Text that tells what the product is and what it is used for.', 1, 2000, 'برای قطع و وصل آب و بخار'),
  ),
  standards: Type.Optional(
    Type.Array(line('A standard that it keeps.', 2, 60, 'API 6D'), {
      description: 'Names of the standards that the product meets, such as DIN 3357.',
      maxItems: 10,
    }),
  ),
  properties: Type.Array(StatedProperty, { description: 'What is stated, each property once.', maxItems: 80 }),
};

export const BaseProductContent = named(
  'BaseProductContent',
  'What a base product says, as staff write it.',
  object(content),
);
export type BaseProductContent = Static<typeof BaseProductContent>;

export const NewBaseProduct = named(
  'NewBaseProduct',
  'A product that the catalogue lacks.',
  object({ customerId: Id('The own company that proposes it.'), ...content }),
);
export type NewBaseProduct = Static<typeof NewBaseProduct>;

export const BaseProductProposal = named(
  'BaseProductProposal',
  'A rejected proposal, changed.',
  object({ version: Version, ...content }),
);
export type BaseProductProposal = Static<typeof BaseProductProposal>;
export const BaseProductProposalPatch = patchOf(BaseProductProposal);

const shared = {
  name: Type.String({ description: 'Name in Persian, as people read it.', examples: ['شیر توپی دو تکه فولادی'] }),
  slug: Type.String({ description: 'The name as addresses write it.' }),
  brandName: Type.Optional(Type.String({ description: 'Brand of the maker, as it stands on the product.' })),
  mpn: Type.Optional(Type.String({ description: 'Maker’s part number.', examples: ['TBV-50-316'] })),
  gtin: Type.Optional(Type.String({ description: 'Global trade item number.' })),
  categoryId: Id('Id of the leaf category in which it is listed.'),
  categoryName: Type.String({ description: 'Name of the leaf category, in Persian.', examples: ['شیر توپی'] }),
  icon: Type.String({ description: 'Name of its line drawing.', examples: ['valve'] }),
  status: PublishState,
};

export const BaseProductMatch = named(
  'BaseProductMatch',
  'A base product that may be the one that is looked for.',
  object({
    baseProductId: Id('Id of the base product (`BaseProduct.id`).'),
    ...shared,
    keyProperties: Type.Array(PropertyValue, { description: 'What lists show of it.' }),
    score: Type.Integer({ description: 'How alike it is, 0 to 100.', minimum: 0, maximum: 100, examples: [98] }),
    isLikely: Type.Boolean({
      description:
        'Whether it is so alike (90 and more) that it should be asked: is it this one? Nobody answers for people.',
    }),
    reasons: Type.Array(MatchReason, { description: 'Why, the strongest first.' }),
  }),
);
export type BaseProductMatch = Static<typeof BaseProductMatch>;

const MergeCounts = named(
  'MergeCounts',
  'What follows a base product that is merged into another.',
  object({
    entries: Type.Integer({ description: 'Entries on it, in every state.', minimum: 0, examples: [12] }),
    favorites: Type.Integer({ description: 'How many people saved it.', minimum: 0, examples: [3] }),
    notes: Type.Integer({
      description: 'Number of notes of users that move to the other product.',
      minimum: 0,
      examples: [1],
    }),
  }),
);
export type MergeCounts = Static<typeof MergeCounts>;

const ProductReview = named(
  'BaseProductReview',
  'What staff see beside a base product.',
  object({
    customerName: Type.Optional(Type.String({ description: 'Who proposed it; absent where nobody did.' })),
    isOwn: Type.Boolean({
      description: 'Whether the viewer is of the company that proposed it, and so decides nothing.',
    }),
    counts: MergeCounts,
    matches: Type.Array(BaseProductMatch, {
      description: 'Other products that it may be the same as, best first; at most 10.',
    }),
  }),
);

const BaseProductMissing = missingOf('BaseProductMissing', BaseProductAction);

export const OwnBaseProduct = named(
  'OwnBaseProduct',
  'A base product as those who proposed it, and staff, see it: in whatever state.',
  object({
    id: Id('Its id; that of its public page.'),
    version: Version,
    ...shared,
    customerId: Type.Optional(Id('The company that proposed it.')),
    scientificName: Type.Optional(Type.String({ description: 'Name in the technical literature.' })),
    description: Type.String({ description: 'What it is and what it is for; may be empty.' }),
    standards: Type.Array(Type.String(), {
      description: 'Names of the standards that the product meets, such as DIN 3357.',
    }),
    properties: Type.Array(PropertyValue, { description: 'Every stated value, in the order of the category.' }),
    reason: Type.Optional(Type.String({ description: 'Why staff decided so.' })),
    replacedById: Type.Optional(Id('What it was merged into.')),
    submittedAt: Type.Optional(Instant('When it was last proposed.')),
    decidedAt: Type.Optional(Instant('When staff last decided.')),
    allowedActions: Type.Array(BaseProductAction, { description: 'What the viewer can do with it now.' }),
    missing: Type.Array(BaseProductMissing, { description: 'What allowed actions need before they succeed.' }),
    review: Type.Optional(ProductReview),
  }),
);
export type OwnBaseProduct = Static<typeof OwnBaseProduct>;

export const OwnBaseProductPage = page(
  'OwnBaseProductPage',
  'Proposals of one company, the latest first.',
  OwnBaseProduct,
);
export type OwnBaseProductPage = Static<typeof OwnBaseProductPage>;
export const OwnBaseProductsQuery = object({
  customerId: Type.String({ description: 'The own company whose proposals are wanted.', format: 'uuid' }),
  status: Type.Optional(PublishState),
  ...pagingQuery,
});
export type OwnBaseProductsQuery = Static<typeof OwnBaseProductsQuery>;

export const MatchQuery = object({
  searchKey: Type.Optional(
    Type.String({
      description:
        'What is looked for, read as in every list of the market: words, measures with units, synonyms, kinds. With it at most twenty: what is alike so much that it should be asked, then what the search finds among offers, then what is alike otherwise, though nobody offers it.',
      maxLength: 200,
    }),
  ),
  name: Type.Optional(Type.String({ description: 'What it is called, or part of it.', maxLength: 200 })),
  brandName: Type.Optional(
    Type.String({ description: 'Brand of the maker, as it stands on the product.', maxLength: 80 }),
  ),
  mpn: Type.Optional(Type.String({ description: 'Maker’s part number, in any spelling.', maxLength: 60 })),
  gtin: Type.Optional(Type.String({ description: 'Global trade item number.', maxLength: 20 })),
  categoryId: Type.Optional(Type.String({ description: 'Only products of a category and below.', format: 'uuid' })),
  properties: Type.Optional(
    Type.Array(StatedProperty, {
      description: 'Values that it has, with `categoryId` of a leaf: properties[0].propertyId=…',
      maxItems: 20,
    }),
  ),
});
export type MatchQuery = Static<typeof MatchQuery>;

export const AdminBaseProductsQuery = object({
  list: BaseProductList,
  searchKey: searchKey('Part of a name or a part number'),
  ...rowIds,
  ...pagingQuery,
});
export type AdminBaseProductsQuery = Static<typeof AdminBaseProductsQuery>;
export const AdminBaseProductPage = page('AdminBaseProductPage', 'Base products as staff see them.', OwnBaseProduct);
export type AdminBaseProductPage = Static<typeof AdminBaseProductPage>;

const reason = paragraphs('Why; who proposed it reads it.', 3, 500, 'برگهٔ سازنده دیده شد');

export const BaseProductVerdict = named(
  'BaseProductVerdict',
  'What staff decide of a base product.',
  object({
    version: Version,
    decision: BaseProductDecision,
    reason: Type.Optional(
      paragraphs('Why; its proposer reads it. Only PUBLISH may leave it out.', 3, 500, 'برگهٔ سازنده دیده شد'),
    ),
    content: Type.Optional(BaseProductContent),
  }),
);
export type BaseProductVerdict = Static<typeof BaseProductVerdict>;

export const BaseProductMerge = named(
  'BaseProductMerge',
  'Makes a base product one with another of the same category.',
  object({
    version: Version,
    intoId: Id('The published base product that stays.'),
    counts: MergeCounts,
    reason,
  }),
);
export type BaseProductMerge = Static<typeof BaseProductMerge>;

export const ProductParams = object({ id: idOf('baseProductId', 'Id of the base product (`BaseProduct.id`).') });
export const ProductStepQuery = object({ version: Version });
