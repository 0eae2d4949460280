import { Type, type Static } from 'typebox';
import {
  Day,
  Decimal,
  Id,
  IdList,
  Instant,
  Link,
  named,
  object,
  ofRest,
  page,
  pagingQuery,
  ParentIds,
  perParent,
  Rial,
  typed,
} from '../../platform/schema.ts';
import { syncedUntil, updatedSince } from '../../platform/sync/changes.ts';
import { PartNumber } from '../../platform/address-parts.ts';
import { CategoryType, PropertyGroup, PropertyValue, PublishState } from '../catalog/index.ts';
import { PublicImage } from '../files/index.ts';
import { DelegationBadge, ExplainedField } from '../merchants/index.ts';
import {
  appliesMeasures,
  facetFields,
  Measures,
  ProductFilter,
  ProductSort,
  SearchReading,
  StockState,
} from '../search/index.ts';
import { VerificationLevel, ConfirmStatus, PriceMode, SupplierDocumentKind } from './suppliers.enums.ts';

const Certificate = named(
  'Certificate',
  'A certificate a supplier showed.',
  object({
    title: Type.String({ description: 'Name of the certificate, such as ISO 9001.', examples: ['ISO 9001'] }),
    issuedBy: Type.String({ description: 'Name of the body that issued the certificate.' }),
    validTo: Day('Last day of validity.', '2027-03-20'),
    isValid: Type.Boolean({ description: 'Whether it is valid today.' }),
  }),
);

const VerificationEvidence = named(
  'VerificationEvidence',
  'What was checked about a supplier. When it ends, the level that stands on it falls by itself.',
  object({
    level: VerificationLevel,
    claim: Type.String({ description: 'What was checked, in Persian.', examples: ['پروانهٔ کسب'] }),
    issuedBy: Type.String({ description: 'Who vouches for it.' }),
    validFrom: Instant('From when on it counts.'),
    validTo: Instant('When it is over: at the end of its last day in Tehran.'),
    isValid: Type.Boolean({ description: 'Whether it counts now.' }),
  }),
);

export const SupplierAddress = named(
  'SupplierAddress',
  'A place where a supplier can be visited, as its page says.',
  object({
    title: Type.String({ description: 'Name of the place, such as factory or showroom.', examples: ['کارخانه'] }),
    cityId: Id('Id of the city (`City.id`) in which it has its seat.'),
    cityName: Type.String({ description: 'Name of the city in Persian.', examples: ['اصفهان'] }),
    addressLine: Type.String({
      description: 'Street, house number and what else finds the place.',
      examples: ['شهرک صنعتی جی، خیابان دوم، پلاک ۱۲'],
    }),
  }),
);
export type SupplierAddress = Static<typeof SupplierAddress>;

export const Supplier = named(
  'Supplier',
  'Who makes or provides. Contact data is not part of the public answer.',
  object({
    id: Id('Opaque id, the same in REST, in the graph and in addresses of the site.'),
    legalName: Type.String({ description: 'Name of the company as it is registered.' }),
    brandName: Type.String({ description: 'Name by which buyers know it.', examples: ['پایدار صنعت'] }),
    slug: Type.String({ description: 'The brand name as addresses write it.' }),
    supplierTypes: Type.Array(CategoryType, { description: 'Roots of the market it works in.' }),
    cityName: Type.String({ description: 'Name of the city in Persian.', examples: ['اصفهان'] }),
    stateName: Type.String({ description: 'Name of the province.', examples: ['اصفهان'] }),
    cityId: Type.Optional(Id('Id of the city (`City.id`) in which it has its seat.')),
    stateId: Type.Optional(Id('Id of the province (`State.id`) in which it is.')),
    foundedYear: Type.Optional(
      Type.Integer({ description: 'Founding year in the Jalali calendar.', examples: [1382] }),
    ),
    employeesRange: Type.Optional(Type.String({ description: 'Number of staff, as a range.', examples: ['11-50'] })),
    about: Type.String({ description: 'In its own words.' }),
    website: Type.Optional(typed('website', 'Address of its own website.', 'https://example.ir')),
    addresses: Type.Array(SupplierAddress, { description: 'Where it can be visited; at most 5.' }),
    logo: Type.Optional(PublicImage),
    cover: Type.Optional(PublicImage),
    certificates: Type.Array(Certificate, { description: 'Certificates with their expiry.' }),
    categoryIds: Type.Array(Id('Id of the category (`Category.id`).'), {
      description: 'Categories, leaves and those above, in which it has published offers.',
    }),
    confirmStatus: ConfirmStatus,
    isClaimed: Type.Boolean({ description: 'Whether a company runs it; who owns one that nobody runs can claim it.' }),
    verificationLevel: VerificationLevel,
    verificationEvidences: Type.Array(VerificationEvidence, {
      description: 'What the level stands on, the highest first; ended ones too.',
    }),
    rating: Type.Optional(Type.Number({ description: 'Average of verified ratings, 1 to 5.', examples: [4.3] })),
    ratingCount: Type.Integer({ description: 'How many buyers rated the supplier.', examples: [27] }),
    responseRate30d: Type.Optional(
      Type.Integer({ description: 'Requests answered in the last 30 days, percent.', examples: [94] }),
    ),
    medianFirstResponseMin: Type.Optional(
      Type.Integer({ description: 'Median time to a first answer, minutes.', examples: [85] }),
    ),
    productsCount: Type.Integer({ description: 'Number of its offers that buyers see now.', examples: [24] }),
    updatedAt: Instant(
      'When what it says of itself, or what is verified of it, last changed; its offers do not count.',
    ),
  }),
);
export type Supplier = Static<typeof Supplier>;
const reading = Type.Optional(SearchReading);
export const SupplierPage = page('SupplierPage', 'A page of suppliers.', Supplier, { reading, syncedUntil });
export const CategorySupplierPage = page(
  'CategorySupplierPage',
  'Suppliers of a category, with the facets of the offers behind them.',
  Supplier,
  { ...facetFields('What is there to filter by.'), reading },
);

export const PriceTier = named(
  'PriceTier',
  'Price for one unit from a quantity on.',
  object({
    minQty: Decimal('From this quantity on.', '10'),
    unitPriceRial: Rial('Price of one sale unit, in rials.'),
  }),
);

const SupplierProductDocument = named(
  'SupplierProductDocument',
  'A document the supplier hands over with the goods.',
  object({
    title: Type.String({ description: 'Title in Persian, as buyers read it.' }),
    kind: SupplierDocumentKind,
    fileId: Type.Optional(Id('The paper itself; absent where it is only named.')),
    url: Type.Optional(Link('Where it can be read: it leads to a link that ends. Under the site, and under /api/v1.')),
    mime: Type.Optional(Type.String({ description: 'Its type, by its bytes.', examples: ['application/pdf'] })),
    size: Type.Optional(Type.Integer({ description: 'Size of the file in bytes.', examples: [48_213] })),
  }),
);
export type SupplierProductDocument = Static<typeof SupplierProductDocument>;

const SaleUnitConversion = named(
  'SaleUnitConversion',
  'How much one sale unit holds, in another unit.',
  object({
    unitId: ofRest(Id('The unit of the number.')),
    quantity: ofRest(Decimal('So much is in one sale unit.', '6')),
  }),
);

/** In what an offer is sold. */
export const soldBy = {
  saleUnitId: ofRest(Id('The unit it is sold by.')),
  conversions: Type.Array(SaleUnitConversion, {
    description: 'How much one sale unit holds; at most 4, in no quantity twice.',
  }),
  saleUnitText: Type.String({
    description: 'What one unit of sale is and holds, in Persian.',
    examples: ['شاخهٔ ۶ متری'],
  }),
  packSize: Decimal('Pieces in a sale unit; 1 where that is not known.', '1'),
};

/** What the sheet of an offer tells beside what lists show. */
const ofSheet = {
  description: Type.Optional(
    Type.String({ description: 'Text that tells what the product is and what it is used for.' }),
  ),
  scientificName: Type.Optional(
    Type.String({ description: 'Name in the technical literature; not every product has one.' }),
  ),
  standards: Type.Optional(
    Type.Array(Type.String(), { description: 'Names of the standards that the product meets, such as DIN 3357.' }),
  ),
  propertyGroups: Type.Optional(Type.Array(PropertyGroup, { description: 'Every stated value, under its heading.' })),
  documents: Type.Optional(Type.Array(SupplierProductDocument, { description: 'Documents that come with it.' })),
  images: Type.Optional(Type.Array(PublicImage, { description: 'Its pictures, the first of lists first; at most 8.' })),
  delegationExplained: Type.Optional(
    Type.Array(ExplainedField, {
      description: 'The fields of the delegation badge in words; empty when the supplier itself sells.',
    }),
  ),
};

export const SupplierProduct = named(
  'SupplierProduct',
  'An offer: what one supplier sells of one base product, and how.',
  object({
    id: Id('Id of the offer (`SupplierProduct.id`).'),
    baseProductId: Id('The base product it offers.'),
    supplierId: Id('Who makes or provides it.'),
    merchantId: Type.Optional(Id('Who sells it; absent when the supplier itself does.')),
    delegationBadge: Type.Optional(DelegationBadge),
    categoryId: Id('Id of the leaf category in which it is listed.'),
    title: Type.String({ description: 'Title in Persian, as buyers read it.' }),
    slug: Type.String({ description: 'The title as addresses write it.' }),
    sku: Type.String({ description: 'The supplier’s own code.', examples: ['PS-1042'] }),
    brandName: Type.Optional(Type.String({ description: 'Brand of the maker, as it stands on the product.' })),
    mpn: Type.Optional(Type.String({ description: 'Maker’s part number.' })),
    icon: Type.String({ description: 'Name of its line drawing.', examples: ['valve'] }),
    image: Type.Optional(PublicImage),
    priceMode: PriceMode,
    priceTiers: Type.Array(PriceTier, { description: 'Prices by quantity, ascending; empty when on request.' }),
    lowestPriceRial: Type.Optional(Rial('Least unit price over all tiers, in rials; absent when on request.')),
    ...soldBy,
    moq: Decimal('Least quantity of an order, in sale units.', '5'),
    orderStep: Decimal('Quantities go up by this, from the least order on.', '1'),
    stockState: StockState,
    leadTimeDays: Type.Integer({ description: 'Working days until it leaves the supplier.', examples: [7] }),
    warranty: Type.Optional(Type.String({ description: 'Terms of the warranty as a text in Persian.' })),
    originCountryName: Type.Optional(Type.String({ description: 'Country of origin in Persian.' })),
    status: PublishState,
    completenessScore: Type.Integer({ description: 'How complete the entry is, 0 to 100.', examples: [80] }),
    publishedAt: Instant('When buyers could first see the offer.'),
    updatedAt: Type.Optional(
      Instant('When what its card shows last changed, or when it began to be shown; absent in a preview.'),
    ),
    keyProperties: Type.Array(PropertyValue, { description: 'The values lists show.' }),
    ...ofSheet,
  }),
);
export type SupplierProduct = Static<typeof SupplierProduct>;
export const SupplierProductPage = page(
  'SupplierProductPage',
  'A page of a product list with its facets.',
  SupplierProduct,
  { ...facetFields('What is there to filter by; empty without a category.'), reading, syncedUntil },
);
export type SupplierProductPage = Static<typeof SupplierProductPage>;

export const RelatedSupplierProducts = named(
  'RelatedSupplierProducts',
  'The offers related to one offer: same base product first, then the nearest of its category.',
  object({
    supplierProductId: Id('The offer they are related to.'),
    items: Type.Array(SupplierProduct, { description: 'At most 12, nearest first.' }),
  }),
);

export const SupplierProductAddressPart = named(
  'SupplierProductAddressPart',
  'One part of the addresses of all published offers, by time of publication.',
  object({
    partNumber: PartNumber,
    lastPublishedAt: Instant('When the newest offer of the part was published.'),
    lastUpdatedAt: Instant('When an offer of the part last changed; at most 10 minutes old.'),
  }),
);
export const SupplierProductAddresses = named(
  'SupplierProductAddresses',
  'At most 10,000 offers, oldest first, each by its place in four lists of equal length.',
  object({
    partNumber: PartNumber,
    ids: Type.Array(Id('Id of the offer (`SupplierProduct.id`).'), { description: 'Ids of the offers.' }),
    slugs: Type.Array(Type.String(), { description: 'Their titles as addresses write them.' }),
    publishedAt: Type.Array(Instant('When buyers could first see the offer.'), {
      description: 'When they were published.',
    }),
    updatedAt: Type.Array(Instant('When it last changed.'), { description: 'When they last changed.' }),
  }),
);

export const CategoryParams = object({ id: Id('Id of the category to read.') });
export const SupplierParams = object({ id: Id('Id of the supplier to read.') });
export const SupplierProductParams = object({ id: Id('Id of the offer (`SupplierProduct.id`).') });
export const SupplierProductsByIdsQuery = object({ ids: IdList('The offers.') });
export const SupplierProductQuery = object({
  ids: Type.Optional(IdList('Just these offers, at most 20: side by side comparison, baskets.', 20)),
  categoryId: Type.Optional(
    Type.String({ description: 'Offers of a category and below; brings facets.', format: 'uuid' }),
  ),
  supplierId: Type.Optional(Type.String({ description: 'Offers of one supplier.', format: 'uuid' })),
  supplierIds: Type.Optional(ParentIds('Offers of several suppliers.')),
  merchantId: Type.Optional(Type.String({ description: 'Offers that one merchant sells.', format: 'uuid' })),
  merchantIds: Type.Optional(ParentIds('Offers of several merchants.')),
  baseProductId: Type.Optional(Type.String({ description: 'Offers of one base product.', format: 'uuid' })),
  searchKey: Type.Optional(
    Type.String({
      description:
        'Words of the title or a part number, in any Persian or Arabic spelling. Numbers with units become filters where they can mean one only.',
      minLength: 2,
      maxLength: 200,
    }),
  ),
  appliesMeasures,
  filter: Type.Optional(ProductFilter),
  measures: Measures,
  sort: Type.Optional(ProductSort),
  updatedSince,
  perParent,
  ...pagingQuery,
});
export type SupplierProductQuery = Static<typeof SupplierProductQuery>;
export const ByProductQuery = object({
  productId: Type.Optional(Type.String({ description: 'Offers of one base product.', format: 'uuid' })),
  productIds: Type.Optional(ParentIds('Offers of several base products.')),
  perParent,
  ...pagingQuery,
});
export type ByProductQuery = Static<typeof ByProductQuery>;
export const RelatedQuery = object({ supplierProductIds: IdList('Offers whose related offers are wanted.') });
