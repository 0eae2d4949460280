import { Type, type Static } from 'typebox';
import {
  Decimal,
  Id,
  IdList,
  Instant,
  named,
  object,
  ofRest,
  page,
  pagingQuery,
  ParentIds,
} from '../../platform/schema.ts';
import { syncedUntil, updatedSince } from '../../platform/sync/changes.ts';
import { CategoryType, PropertyDataType, PublishState } from './catalog.enums.ts';

const categoryFields = {
  id: Id('Opaque id, the same in REST, in the graph and in addresses of the site.'),
  parentId: Type.Optional(Id('The category above; absent on a root.')),
  categoryType: CategoryType,
  name: Type.String({ description: 'Name in Persian, as people read it.', examples: ['شیرآلات صنعتی'] }),
  slug: Type.String({ description: 'The name as addresses of the site write it.', examples: ['شیرآلات-صنعتی'] }),
  scientificName: Type.Optional(
    Type.String({ description: 'Name in the technical literature, mostly English.', examples: ['Industrial valves'] }),
  ),
  isRoot: Type.Boolean({ description: 'Whether it is one of the four roots.' }),
  isLeaf: Type.Boolean({ description: 'Whether it holds products itself; only leaves do.' }),
  level: Type.Integer({ description: 'Depth, 1 for a root.', examples: [2] }),
  icon: Type.String({ description: 'Name of its line drawing.', examples: ['valve'] }),
  order: Type.Integer({ description: 'Place among its siblings.', examples: [1] }),
  isActive: Type.Boolean({ description: 'Whether it is shown.' }),
  ancestorIds: Type.Array(Id('Id of the category (`Category.id`).'), {
    description: 'The categories above, root first.',
  }),
  itemsCount: Type.Integer({
    description: 'Published offers in it and below; at most 5 minutes old.',
    examples: [128],
  }),
  updatedAt: Instant('When it, its properties or those that it inherits last changed.'),
  propertyGroups: Type.Array(Type.String(), {
    description: 'Headings its properties are grouped under, in order.',
    examples: [['ابعاد', 'کارکرد']],
  }),
};
export type Category = Static<ReturnType<typeof object<typeof categoryFields>>> & { subcategories?: Category[] };
export const Category = Type.Unsafe<Category>(
  named(
    'Category',
    'A place in the market’s tree. Products, services, consulting and documents share the one tree.',
    object({
      ...categoryFields,
      subcategories: Type.Optional(
        Type.Array(Type.Unsafe<Category>({ $ref: 'Category#' }), {
          description: 'The active categories directly below, in order.',
        }),
      ),
    }),
  ),
);
export const CategoryPage = page('CategoryPage', 'A page of categories.', Category);

export const CategoryActiveState = named(
  'CategoryActiveState',
  'Whether a category is shown, and where its visitors go if not.',
  object({
    categoryId: Id('Id of the category that is counted or asked about.'),
    isActive: Type.Boolean({ description: 'Whether it is shown.' }),
    replacedById: Type.Optional(Id('The category that took its place.')),
  }),
);
export const CategoryItemsCount = named(
  'CategoryItemsCount',
  'Published offers in a category and below it; at most 5 minutes old.',
  object({
    categoryId: Id('Id of the category that is counted or asked about.'),
    count: Type.Integer({ description: 'Number of published offers.', examples: [128] }),
  }),
);

export const PropertyEnumValue = named(
  'PropertyEnumValue',
  'One value that an ENUM or MULTI_ENUM property can take.',
  object({
    id: Id('Id of the value (`PropertyEnumValue.id`).'),
    code: Type.String({ description: 'Code, unique within the property; used in addresses.', examples: ['ss316'] }),
    label: Type.String({ description: 'Label a person reads.', examples: ['فولاد ضدزنگ ۳۱۶'] }),
    order: Type.Integer({ description: 'Place in lists, from 1.', examples: [1] }),
    equivalents: Type.Optional(
      Type.Array(
        named(
          'SizeEquivalent',
          'The same nominal size in another system; a table, never arithmetic.',
          object({
            system: Type.String({ description: 'System of nominal sizes.', examples: ['NPS'] }),
            value: Type.String({ description: 'The size in that system.', examples: ['2'] }),
          }),
        ),
        { description: 'What a nominal size is called in other systems.' },
      ),
    ),
  }),
);

export const CategoryProperty = named(
  'CategoryProperty',
  'Something measured or stated about every product of a category; inherited by the categories below.',
  object({
    id: Id('Id of the property (`CategoryProperty.id`).'),
    categoryId: Id('The category that defines it; those below inherit it.'),
    name: Type.String({ description: 'Name in Persian, as people read it.', examples: ['فشار کاری'] }),
    code: Type.String({
      description: 'Code, unique on the way from the root to a leaf; used in addresses.',
      examples: ['pressure'],
    }),
    groupName: Type.String({ description: 'Heading it stands under.', examples: ['کارکرد'] }),
    dataType: PropertyDataType,
    measurementQuantityId: Type.Optional(
      Id('The quantity it measures; absent for enums, booleans, text and bare numbers.'),
    ),
    defaultMeasurementUnitId: Type.Optional(Id('The unit forms start with.')),
    decimals: Type.Integer({ description: 'Digits after the point when shown in the default unit.', examples: [1] }),
    tolerance: Type.Optional(Decimal('Values closer than this, in the base unit, are taken as equal.', '0.1')),
    minAllowed: Type.Optional(ofRest(Decimal('Least sensible value, in the default unit.', '0'))),
    maxAllowed: Type.Optional(ofRest(Decimal('Greatest sensible value, in the default unit.', '420'))),
    isFilterable: Type.Boolean({ description: 'Whether lists can be filtered by it.' }),
    isRequired: Type.Boolean({ description: 'Whether a published product must state it.' }),
    isComparable: Type.Boolean({ description: 'Whether comparison tables show it.' }),
    isKey: Type.Boolean({ description: 'Whether lists show it.' }),
    standards: Type.Array(Type.String(), {
      description: 'Standards that say how it is measured, graded or designated.',
      examples: [['ISO 6708']],
    }),
    order: Type.Integer({
      description: 'Place among the properties of its category, from 1; those of the categories above come first.',
      examples: [1],
    }),
    enumValues: Type.Array(PropertyEnumValue, {
      description: 'The values of an ENUM or MULTI_ENUM, in order; else empty.',
    }),
  }),
);
export type CategoryProperty = Static<typeof CategoryProperty>;

export const CategoryProperties = named(
  'CategoryProperties',
  'Everything that is measured or stated about the products of a category.',
  object({
    categoryId: Id('The category that was asked for.'),
    items: Type.Array(CategoryProperty, { description: 'Inherited ones first, in order.' }),
  }),
);
export type CategoryProperties = Static<typeof CategoryProperties>;

export const PropertyValue = named(
  'PropertyValue',
  'The value of one property for one product. Numbers are exact decimals as strings.',
  object({
    propertyId: Id('Id of the property (`CategoryProperty.id`).'),
    code: Type.String({ description: 'Stable code of the property for programs.', examples: ['pressure'] }),
    name: Type.String({ description: 'Property name in Persian.', examples: ['فشار کاری'] }),
    groupName: Type.String({ description: 'Heading it stands under.', examples: ['کارکرد'] }),
    dataType: PropertyDataType,
    isKey: Type.Boolean({ description: 'Whether lists show it.' }),
    rawValue: Type.Optional(
      ofRest(Decimal('Number as the supplier stated it, in `unitId`; the lower end of a range.', '16')),
    ),
    rawMaxValue: Type.Optional(ofRest(Decimal('Upper end of a range, in `unitId`.', '180'))),
    unitId: Type.Optional(ofRest(Id('Unit of rawValue and rawMaxValue.'))),
    unitSymbol: Type.Optional(ofRest(Type.String({ description: 'Symbol of that unit.', examples: ['bar'] }))),
    unitDisplayText: Type.Optional(
      ofRest(Type.String({ description: 'Name of that unit in Persian.', examples: ['بار'] })),
    ),
    baseValue: Type.Optional(ofRest(Decimal('rawValue in the quantity’s base unit.', '1600000'))),
    baseMaxValue: Type.Optional(ofRest(Decimal('rawMaxValue in the quantity’s base unit.', '18000000'))),
    enumValues: Type.Array(PropertyEnumValue, {
      description: 'Chosen values of an ENUM or MULTI_ENUM; else empty.',
    }),
    booleanValue: Type.Optional(
      Type.Boolean({ description: 'Stated value of a property of type BOOLEAN; null for other types.' }),
    ),
    text: Type.Optional(Type.String({ description: 'Stated value of a property of type TEXT; null for other types.' })),
  }),
);
export type PropertyValue = Static<typeof PropertyValue>;

export const PropertyGroup = named(
  'PropertyGroup',
  'The values of a sheet under one heading.',
  object({
    name: Type.String({ description: 'Heading of the group in Persian.', examples: ['ابعاد'] }),
    values: Type.Array(PropertyValue, { description: 'Values in the order of the category.' }),
  }),
);

export const BaseProduct = named(
  'BaseProduct',
  'The shared master of a product: what it is, whoever sells it. Offers on it are supplier products.',
  object({
    id: Id('Id of the base product (`BaseProduct.id`).'),
    categoryId: Id('Id of the leaf category in which it is listed.'),
    name: Type.String({ description: 'Name in Persian, as people read it.', examples: ['شیر توپی دو تکه فولادی'] }),
    slug: Type.String({ description: 'The name as addresses write it.' }),
    scientificName: Type.Optional(
      Type.String({ description: 'Name in the technical literature.', examples: ['Two-piece ball valve'] }),
    ),
    brandName: Type.Optional(Type.String({ description: 'Brand of the maker, as it stands on the product.' })),
    mpn: Type.Optional(Type.String({ description: 'Maker’s part number.', examples: ['TBV-50-316'] })),
    gtin: Type.Optional(Type.String({ description: 'Global trade item number.' })),
    description: Type.String({ description: 'Text that tells what the product is and what it is used for.' }),
    icon: Type.String({ description: 'Name of its line drawing.', examples: ['valve'] }),
    standards: Type.Array(Type.String(), {
      description: 'Names of the standards that the product meets, such as DIN 3357.',
      examples: [['API 6D']],
    }),
    properties: Type.Array(PropertyValue, { description: 'Every stated value, in the order of the category.' }),
    status: PublishState,
    offersCount: Type.Integer({ description: 'Published offers on it.', examples: [3] }),
    updatedAt: Instant('When what it says last changed; its offers do not count.'),
  }),
);
export type BaseProduct = Static<typeof BaseProduct>;
export const BaseProductPage = page('BaseProductPage', 'A page of base products.', BaseProduct, { syncedUntil });

export const CategoryParams = object({ id: Id('Id of the category to read.') });
export const BaseProductParams = object({ id: Id('Id of the base product (`BaseProduct.id`).') });
export const CategoryQuery = object({
  ids: Type.Optional(IdList('Just these categories; order is kept.')),
  parentId: Type.Optional(Type.String({ description: 'The categories directly below one.', format: 'uuid' })),
  parentIds: Type.Optional(ParentIds('The categories directly below several.')),
  categoryType: Type.Optional(CategoryType),
  searchKey: Type.Optional(
    Type.String({ description: 'Part of the name, in any Persian or Arabic spelling.', minLength: 2, maxLength: 100 }),
  ),
  ...pagingQuery,
});
export type CategoryQuery = Static<typeof CategoryQuery>;
export const MenuQuery = object({
  categoryTypes: Type.Optional(
    Type.Array(CategoryType, { description: 'Which roots; all four when absent.', maxItems: 4, uniqueItems: true }),
  ),
});
export const ItemsCountQuery = object({ ids: Type.Optional(IdList('Just these categories; all when absent.')) });
export const CategoryPropertyQuery = object({
  categoryIds: IdList('Categories whose properties, inherited ones too, are wanted.'),
});
export const BaseProductQuery = object({
  ids: Type.Optional(IdList('Just these base products; order is kept.')),
  categoryId: Type.Optional(Type.String({ description: 'Base products of one category and below.', format: 'uuid' })),
  updatedSince,
  ...pagingQuery,
});
export type BaseProductQuery = Static<typeof BaseProductQuery>;
