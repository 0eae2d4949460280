export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
};

/** The shared master of a product: what it is, whoever sells it. Offers on it are supplier products. */
export type BaseProduct = {
  __typename?: 'BaseProduct';
  /** Maker’s brand. */
  brandName?: Maybe<Scalars['String']['output']>;
  /** The leaf category it belongs to. */
  category?: Maybe<Category>;
  /** Its leaf category. */
  categoryId: Scalars['ID']['output'];
  /** What it is and what it is for. */
  description: Scalars['String']['output'];
  /** Global trade item number. */
  gtin?: Maybe<Scalars['String']['output']>;
  /** Name of its line drawing. */
  icon: Scalars['String']['output'];
  /** Base product id. */
  id: Scalars['ID']['output'];
  /** Maker’s part number. */
  mpn?: Maybe<Scalars['String']['output']>;
  /** Name in Persian. */
  name: Scalars['String']['output'];
  /** Published offers on it, the cheapest first. */
  offers?: Maybe<Array<SupplierProduct>>;
  /** Published offers on it. */
  offersCount: Scalars['Int']['output'];
  /** Every stated value, in the order of the category. */
  properties: Array<PropertyValue>;
  /** Name in the technical literature. */
  scientificName?: Maybe<Scalars['String']['output']>;
  /** The name as addresses write it. */
  slug: Scalars['String']['output'];
  /** Standards it keeps. */
  standards: Array<Scalars['String']['output']>;
  /** Where an entry is on its way to the public. */
  status: PublishState;
};


/** The shared master of a product: what it is, whoever sells it. Offers on it are supplier products. */
export type BaseProductOffersArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** A page of base products. */
export type BaseProductPage = {
  __typename?: 'BaseProductPage';
  /** The rows of this page, in the order asked for. */
  items: Array<BaseProduct>;
  /** This page, counted from 1. */
  pageNumber: Scalars['Int']['output'];
  /** Rows a page at most. */
  pageSize: Scalars['Int']['output'];
  /** How many rows match in all. */
  totalCount: Scalars['Int']['output'];
};

/** A place in the market’s tree. Products, services, consulting and documents share the one tree. */
export type Category = {
  __typename?: 'Category';
  /** The categories above, root first. */
  ancestorIds: Array<Scalars['ID']['output']>;
  /** The way from the root down to this category, which comes last. */
  breadcrumb?: Maybe<Array<Category>>;
  /** The four roots of the market (specification, section 1). */
  categoryType: CategoryType;
  /** Name of its line drawing. */
  icon: Scalars['String']['output'];
  /** Category id. */
  id: Scalars['ID']['output'];
  /** Whether it is shown. */
  isActive: Scalars['Boolean']['output'];
  /** Whether it holds products itself; only leaves do. */
  isLeaf: Scalars['Boolean']['output'];
  /** Whether it is one of the four roots. */
  isRoot: Scalars['Boolean']['output'];
  /** Published offers in it and below; at most 5 minutes old. */
  itemsCount: Scalars['Int']['output'];
  /** Depth, 1 for a root. */
  level: Scalars['Int']['output'];
  /** Name in Persian. */
  name: Scalars['String']['output'];
  /** Place among its siblings. */
  order: Scalars['Int']['output'];
  /** The category above; absent on a root. */
  parentId?: Maybe<Scalars['ID']['output']>;
  /** What is measured or stated about its products, inherited properties first. */
  properties?: Maybe<Array<CategoryProperty>>;
  /** Headings its properties are grouped under, in order. */
  propertyGroups: Array<Scalars['String']['output']>;
  /** Name in the technical literature, mostly English. */
  scientificName?: Maybe<Scalars['String']['output']>;
  /** The name as addresses of the site write it. */
  slug: Scalars['String']['output'];
  /** The active categories directly below, in order; empty on a leaf. */
  subcategories?: Maybe<Array<Category>>;
  /** Suppliers with published offers in it or below, the best first. */
  suppliers?: Maybe<Array<Supplier>>;
};


/** A place in the market’s tree. Products, services, consulting and documents share the one tree. */
export type CategorySuppliersArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** Whether a category is shown, and where its visitors go if not. */
export type CategoryActiveState = {
  __typename?: 'CategoryActiveState';
  /** Category id. */
  id: Scalars['ID']['output'];
  /** Whether it is shown. */
  isActive: Scalars['Boolean']['output'];
  /** The category that took its place. */
  replacedById?: Maybe<Scalars['ID']['output']>;
};

/** Published offers in a category and below it; at most 5 minutes old. */
export type CategoryItemsCount = {
  __typename?: 'CategoryItemsCount';
  /** Category id. */
  categoryId: Scalars['ID']['output'];
  /** Number of published offers. */
  count: Scalars['Int']['output'];
};

/** A page of categories. */
export type CategoryPage = {
  __typename?: 'CategoryPage';
  /** The rows of this page, in the order asked for. */
  items: Array<Category>;
  /** This page, counted from 1. */
  pageNumber: Scalars['Int']['output'];
  /** Rows a page at most. */
  pageSize: Scalars['Int']['output'];
  /** How many rows match in all. */
  totalCount: Scalars['Int']['output'];
};

/** Something measured or stated about every product of a category; inherited by the categories below. */
export type CategoryProperty = {
  __typename?: 'CategoryProperty';
  /** The category it was asked for (its own or one that inherits it). */
  categoryId: Scalars['ID']['output'];
  /** Code, unique on the way from the root to a leaf; used in addresses. */
  code: Scalars['String']['output'];
  /** What kind of value a property holds, and so how it is filtered. */
  dataType: PropertyDataType;
  /** Digits after the point when shown in the default unit. */
  decimals: Scalars['Int']['output'];
  /** The unit forms start with. */
  defaultMeasurementUnitId?: Maybe<Scalars['ID']['output']>;
  /** The category that defines it. */
  definedInCategoryId: Scalars['ID']['output'];
  /** The values of an ENUM or MULTI_ENUM, in order; else empty. */
  enumValues: Array<PropertyEnumValue>;
  /** Heading it stands under. */
  groupName: Scalars['String']['output'];
  /** Property id. */
  id: Scalars['ID']['output'];
  /** Whether comparison tables show it. */
  isComparable: Scalars['Boolean']['output'];
  /** Whether lists can be filtered by it. */
  isFilterable: Scalars['Boolean']['output'];
  /** Whether lists show it. */
  isKey: Scalars['Boolean']['output'];
  /** Whether a published product must state it. */
  isRequired: Scalars['Boolean']['output'];
  /** Greatest sensible value, in the default unit. */
  maxAllowed?: Maybe<Scalars['String']['output']>;
  /** The quantity it measures; absent for enums, booleans, text and bare numbers. */
  measurementQuantityId?: Maybe<Scalars['ID']['output']>;
  /** Least sensible value, in the default unit. */
  minAllowed?: Maybe<Scalars['String']['output']>;
  /** Name in Persian. */
  name: Scalars['String']['output'];
  /** Place within the category, from 1. */
  order: Scalars['Int']['output'];
  /** Values closer than this, in the base unit, are taken as equal. */
  tolerance?: Maybe<Scalars['String']['output']>;
  /** Units its numbers can be read and typed in, the default first; empty when it measures nothing. */
  units?: Maybe<Array<UnitOfMeasurement>>;
};

/** Suppliers of a category, with the facets of the offers behind them. */
export type CategorySupplierPage = {
  __typename?: 'CategorySupplierPage';
  /** What is there to filter by. */
  facets: Array<PropertyFacet>;
  /** The rows of this page, in the order asked for. */
  items: Array<Supplier>;
  /** This page, counted from 1. */
  pageNumber: Scalars['Int']['output'];
  /** Rows a page at most. */
  pageSize: Scalars['Int']['output'];
  /** How many rows match in all. */
  totalCount: Scalars['Int']['output'];
};

/** The four roots of the market (specification, section 1). */
export type CategoryType =
  /** Design and consulting. */
  | 'ConsultingService'
  /** Standards and documents. */
  | 'ElectronicDocument'
  /** Industrial manufacturing services. */
  | 'IndustrialService'
  /** Equipment and industrial goods. */
  | 'Product';

/** A certificate a supplier showed. */
export type Certificate = {
  __typename?: 'Certificate';
  /** Who issued it. */
  issuedBy: Scalars['String']['output'];
  /** What it certifies. */
  title: Scalars['String']['output'];
  /** Last day of validity, Gregorian ISO date. */
  validTo: Scalars['String']['output'];
};

/** Where a supplier is in its confirmation. */
export type ConfirmStatus =
  /** Checked and accepted. */
  | 'CONFIRMED'
  /** Not yet handed in. */
  | 'DRAFT'
  /** Handed in, being checked. */
  | 'PENDING'
  /** Checked and turned down. */
  | 'REJECTED'
  /** Taken out of public view after it was confirmed. */
  | 'SUSPENDED';

/** An enumeration of the API with its labels; clients never hard-code labels. */
export type EnumModel = {
  __typename?: 'EnumModel';
  /** Name of the enumeration. */
  name: Scalars['String']['output'];
  /** Its values in display order. */
  values: Array<EnumValue>;
};

/** One value of an enumeration with what a person reads for it. */
export type EnumValue = {
  __typename?: 'EnumValue';
  /** The value in kebab-case, as addresses of the site write it. */
  code: Scalars['String']['output'];
  /** Status kind of the design system: info, success, warning, error or question. */
  color?: Maybe<Scalars['String']['output']>;
  /** Label in Persian. */
  displayFa: Scalars['String']['output'];
  /** Name of the drawing or icon that goes with it. */
  icon?: Maybe<Scalars['String']['output']>;
  /** Place in lists, from 1. */
  order: Scalars['Int']['output'];
  /** The value as it stands in answers. */
  value: Scalars['String']['output'];
};

/** How many offers have one value, or lie in one interval. */
export type FacetBucket = {
  __typename?: 'FacetBucket';
  /** Offers under all other filters. */
  count: Scalars['Int']['output'];
  /** What a person reads. */
  label: Scalars['String']['output'];
  /** The interval’s upper end. */
  maxValue?: Maybe<Scalars['String']['output']>;
  /** Enum value id, `true`/`false`, or the interval’s lower end in the facet’s unit. */
  value: Scalars['String']['output'];
};

/** How an offer is priced. */
export type PriceMode =
  /** One price for any quantity. */
  | 'FIXED'
  /** The supplier tells the price when asked. */
  | 'ON_REQUEST'
  /** The more is ordered, the less a unit costs. */
  | 'TIERED';

/** Price for one unit from a quantity on. */
export type PriceTier = {
  __typename?: 'PriceTier';
  /** From this quantity on. */
  minQty: Scalars['String']['output'];
  /** Price of one sale unit, in rials. */
  unitPriceRial: Scalars['String']['output'];
};

/** Which offers are wanted; what is left out does not narrow the list. */
export type ProductFilterInput = {
  /** Also products that do not state a filtered property. */
  includeUnknown?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only suppliers whose confirmation is complete. */
  onlyConfirmed?: InputMaybe<Scalars['Boolean']['input']>;
  /** All of these. */
  properties?: InputMaybe<Array<PropertyFilterInput>>;
  /** Words of the title. */
  searchKey?: InputMaybe<Scalars['String']['input']>;
  /** Any of these stock states. */
  stockStates?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** Orders of a product list; offers without a price come last in PRICE_ASC. */
export type ProductSort =
  /** Soonest to leave the supplier first. */
  | 'LEAD_TIME'
  /** Last published first. */
  | 'NEWEST'
  /** Cheapest first, offers without a price last. */
  | 'PRICE_ASC'
  /** Best rated supplier first. */
  | 'RATING'
  /** Best match first. */
  | 'RELEVANCE'
  /** Supplier who answers soonest first. */
  | 'RESPONSE_TIME';

/** What kind of value a property holds, and so how it is filtered. */
export type PropertyDataType =
  /** Yes or no. */
  | 'BOOLEAN'
  /** One value of a list. */
  | 'ENUM'
  /** Some values of a list. */
  | 'MULTI_ENUM'
  /** One number, mostly with a unit. */
  | 'NUMERIC'
  /** Two numbers, such as the temperatures it stands. */
  | 'NUMERIC_RANGE'
  /** Free text; not filtered by. */
  | 'TEXT';

/** One value that an ENUM or MULTI_ENUM property can take. */
export type PropertyEnumValue = {
  __typename?: 'PropertyEnumValue';
  /** Code, unique within the property; used in addresses. */
  code: Scalars['String']['output'];
  /** What a nominal size is called in other systems. */
  equivalents?: Maybe<Array<SizeEquivalent>>;
  /** Value id. */
  id: Scalars['ID']['output'];
  /** Label a person reads. */
  label: Scalars['String']['output'];
  /** Place in lists, from 1. */
  order: Scalars['Int']['output'];
};

/** What is there to choose from for one property, under all other filters (not under its own). */
export type PropertyFacet = {
  __typename?: 'PropertyFacet';
  /** Values or intervals with their counts. */
  buckets: Array<FacetBucket>;
  /** Greatest value, in unitId. */
  max?: Maybe<Scalars['String']['output']>;
  /** Least value, in unitId. */
  min?: Maybe<Scalars['String']['output']>;
  /** Property id. */
  propertyId: Scalars['ID']['output'];
  /** What kind of value a property holds, and so how it is filtered. */
  type: PropertyDataType;
  /** The property’s default unit. */
  unitId?: Maybe<Scalars['ID']['output']>;
  /** Offers that do not state it. */
  unknownCount: Scalars['Int']['output'];
};

/** One selected property of a filter. Numbers may be typed with Persian or Arabic digits; value > maxValue is swapped. */
export type PropertyFilterInput = {
  /** Value wanted (BOOLEAN). */
  booleanValue?: InputMaybe<Scalars['Boolean']['input']>;
  /** Any of these values (ENUM, MULTI_ENUM). */
  enumValueIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** How a NUMERIC_RANGE meets an interval: it covers all of it, or overlaps it. */
  match?: InputMaybe<RangeMatch>;
  /** Number, at most. */
  maxValue?: InputMaybe<Scalars['String']['input']>;
  /** Unit of both numbers; the property’s default when absent. */
  measurementUnitId?: InputMaybe<Scalars['ID']['input']>;
  /** Property id. */
  propertyId: Scalars['ID']['input'];
  /** Number, at least; or both ends when alone on a range property. */
  value?: InputMaybe<Scalars['String']['input']>;
};

/** The values of a sheet under one heading. */
export type PropertyGroup = {
  __typename?: 'PropertyGroup';
  /** Heading in Persian. */
  name: Scalars['String']['output'];
  /** Values in the order of the category. */
  values: Array<PropertyValue>;
};

/** The value of one property for one product. Numbers are exact decimals as strings. */
export type PropertyValue = {
  __typename?: 'PropertyValue';
  /** rawMaxValue in the quantity’s base unit. */
  baseMaxValue?: Maybe<Scalars['String']['output']>;
  /** rawValue in the quantity’s base unit. */
  baseValue?: Maybe<Scalars['String']['output']>;
  /** Value of a BOOLEAN. */
  booleanValue?: Maybe<Scalars['Boolean']['output']>;
  /** Property code. */
  code: Scalars['String']['output'];
  /** What kind of value a property holds, and so how it is filtered. */
  dataType: PropertyDataType;
  /** Chosen values of an ENUM or MULTI_ENUM; else empty. */
  enumValues: Array<PropertyValueChoice>;
  /** Heading it stands under. */
  groupName: Scalars['String']['output'];
  /** Whether lists show it. */
  isKey: Scalars['Boolean']['output'];
  /** Property name in Persian. */
  name: Scalars['String']['output'];
  /** Property id. */
  propertyId: Scalars['ID']['output'];
  /** Upper end of a range, in `unitId`. */
  rawMaxValue?: Maybe<Scalars['String']['output']>;
  /** Number as the supplier stated it, in `unitId`; the lower end of a range. */
  rawValue?: Maybe<Scalars['String']['output']>;
  /** Value of a TEXT. */
  text?: Maybe<Scalars['String']['output']>;
  /** Name of that unit in Persian. */
  unitDisplayText?: Maybe<Scalars['String']['output']>;
  /** Unit of rawValue and rawMaxValue. */
  unitId?: Maybe<Scalars['ID']['output']>;
  /** Symbol of that unit. */
  unitSymbol?: Maybe<Scalars['String']['output']>;
};

/** A chosen value of an ENUM or MULTI_ENUM property. */
export type PropertyValueChoice = {
  __typename?: 'PropertyValueChoice';
  /** Code. */
  code: Scalars['String']['output'];
  /** Value id. */
  id: Scalars['ID']['output'];
  /** Label. */
  label: Scalars['String']['output'];
};

/** Where an entry is on its way to the public. */
export type PublishState =
  /** No longer offered. */
  | 'ARCHIVED'
  /** Being written. */
  | 'DRAFT'
  /** Handed in, being checked. */
  | 'PENDING'
  /** Shown to everyone. */
  | 'PUBLISHED'
  /** Checked and turned down. */
  | 'REJECTED';

/** Everything that can be asked. A field that fails is null, and `errors` tells why with a stable `extensions.code`. */
export type Query = {
  __typename?: 'Query';
  /** One base product with every stated value; null with the code BASE_PRODUCT_NOT_FOUND when there is none. */
  baseProduct?: Maybe<BaseProduct>;
  /** Base products by ids or category */
  baseProducts?: Maybe<BaseProductPage>;
  /** Categories by ids, parent, type or name */
  categories?: Maybe<CategoryPage>;
  /** One active category; null with the code CATEGORY_NOT_FOUND when there is none with that id. */
  category?: Maybe<Category>;
  /** Whether the category is shown, and its successor if not */
  categoryActiveState?: Maybe<CategoryActiveState>;
  /** The way from the root to the category, root first */
  categoryBreadcrumb?: Maybe<Array<Category>>;
  /** The active categories directly below */
  categoryChildren?: Maybe<Array<Category>>;
  /** Published offers by category */
  categoryItemsCounts?: Maybe<Array<CategoryItemsCount>>;
  /** The main menu: trees of depth 3, one for each root asked for */
  categoryMenu?: Maybe<Array<Category>>;
  /** What can be measured and filtered in the category, inherited properties first */
  categoryProperties?: Maybe<Array<CategoryProperty>>;
  /** Suppliers of a category whose offers match a filter */
  categorySuppliers?: Maybe<CategorySupplierPage>;
  /** One enumeration with its labels */
  enumModel?: Maybe<EnumModel>;
  /** All enumerations with their labels */
  enums?: Maybe<Array<EnumModel>>;
  /** The properties of several categories (joins of the graph) */
  propertiesOfCategories?: Maybe<Array<CategoryProperty>>;
  /** The units of a measurement quantity, the default first */
  quantityUnits?: Maybe<Array<UnitOfMeasurement>>;
  /** Related offers of several offers (joins of the graph) */
  relatedOfSupplierProducts?: Maybe<Array<RelatedSupplierProducts>>;
  /** At most 12 related offers */
  relatedSupplierProducts?: Maybe<Array<SupplierProduct>>;
  /** One supplier; null with the code SUPPLIER_NOT_FOUND when there is none. */
  supplier?: Maybe<Supplier>;
  /** The full sheet of an offer; null with the code SUPPLIER_PRODUCT_NOT_FOUND when there is none. */
  supplierProduct?: Maybe<SupplierProductSheet>;
  /** The product list: offers by measured properties, with facets */
  supplierProducts?: Maybe<SupplierProductPage>;
  /** Offers on one or several base products */
  supplierProductsByProduct?: Maybe<SupplierProductPage>;
  /** Suppliers by ids, category, type or name */
  suppliers?: Maybe<SupplierPage>;
  /** Suppliers with a complete enough published entry in the category */
  suppliersWithCatalog?: Maybe<SupplierPage>;
  /** The four roots with their counts */
  topLevelCategories?: Maybe<Array<Category>>;
  /** The fields, rules and labels of one form model */
  typeModel?: Maybe<TypeModel>;
  /** All form models */
  typeModels?: Maybe<Array<TypeModel>>;
  /** Units of measurement, all or by quantity or id */
  unitsOfMeasurement?: Maybe<Array<UnitOfMeasurement>>;
};


/** Everything that can be asked. A field that fails is null, and `errors` tells why with a stable `extensions.code`. */
export type QueryBaseProductArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be asked. A field that fails is null, and `errors` tells why with a stable `extensions.code`. */
export type QueryBaseProductsArgs = {
  categoryId?: InputMaybe<Scalars['ID']['input']>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  pageNumber?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be asked. A field that fails is null, and `errors` tells why with a stable `extensions.code`. */
export type QueryCategoriesArgs = {
  categoryType?: InputMaybe<CategoryType>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  pageNumber?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  parentId?: InputMaybe<Scalars['ID']['input']>;
  parentIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  searchKey?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be asked. A field that fails is null, and `errors` tells why with a stable `extensions.code`. */
export type QueryCategoryArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be asked. A field that fails is null, and `errors` tells why with a stable `extensions.code`. */
export type QueryCategoryActiveStateArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be asked. A field that fails is null, and `errors` tells why with a stable `extensions.code`. */
export type QueryCategoryBreadcrumbArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be asked. A field that fails is null, and `errors` tells why with a stable `extensions.code`. */
export type QueryCategoryChildrenArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be asked. A field that fails is null, and `errors` tells why with a stable `extensions.code`. */
export type QueryCategoryItemsCountsArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
};


/** Everything that can be asked. A field that fails is null, and `errors` tells why with a stable `extensions.code`. */
export type QueryCategoryMenuArgs = {
  categoryTypes?: InputMaybe<Array<CategoryType>>;
};


/** Everything that can be asked. A field that fails is null, and `errors` tells why with a stable `extensions.code`. */
export type QueryCategoryPropertiesArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be asked. A field that fails is null, and `errors` tells why with a stable `extensions.code`. */
export type QueryCategorySuppliersArgs = {
  filter?: InputMaybe<ProductFilterInput>;
  id: Scalars['ID']['input'];
  pageNumber?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<SupplierSort>;
};


/** Everything that can be asked. A field that fails is null, and `errors` tells why with a stable `extensions.code`. */
export type QueryEnumModelArgs = {
  name: Scalars['String']['input'];
};


/** Everything that can be asked. A field that fails is null, and `errors` tells why with a stable `extensions.code`. */
export type QueryPropertiesOfCategoriesArgs = {
  categoryIds: Array<Scalars['ID']['input']>;
};


/** Everything that can be asked. A field that fails is null, and `errors` tells why with a stable `extensions.code`. */
export type QueryQuantityUnitsArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be asked. A field that fails is null, and `errors` tells why with a stable `extensions.code`. */
export type QueryRelatedOfSupplierProductsArgs = {
  supplierProductIds: Array<Scalars['ID']['input']>;
};


/** Everything that can be asked. A field that fails is null, and `errors` tells why with a stable `extensions.code`. */
export type QueryRelatedSupplierProductsArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be asked. A field that fails is null, and `errors` tells why with a stable `extensions.code`. */
export type QuerySupplierArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be asked. A field that fails is null, and `errors` tells why with a stable `extensions.code`. */
export type QuerySupplierProductArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be asked. A field that fails is null, and `errors` tells why with a stable `extensions.code`. */
export type QuerySupplierProductsArgs = {
  baseProductId?: InputMaybe<Scalars['ID']['input']>;
  categoryId?: InputMaybe<Scalars['ID']['input']>;
  filter?: InputMaybe<ProductFilterInput>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  pageNumber?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  perParent?: InputMaybe<Scalars['Int']['input']>;
  searchKey?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<ProductSort>;
  supplierId?: InputMaybe<Scalars['ID']['input']>;
  supplierIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};


/** Everything that can be asked. A field that fails is null, and `errors` tells why with a stable `extensions.code`. */
export type QuerySupplierProductsByProductArgs = {
  pageNumber?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  perParent?: InputMaybe<Scalars['Int']['input']>;
  productId?: InputMaybe<Scalars['ID']['input']>;
  productIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};


/** Everything that can be asked. A field that fails is null, and `errors` tells why with a stable `extensions.code`. */
export type QuerySuppliersArgs = {
  categoryIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  categoryType?: InputMaybe<CategoryType>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  onlyConfirmed?: InputMaybe<Scalars['Boolean']['input']>;
  pageNumber?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  perParent?: InputMaybe<Scalars['Int']['input']>;
  searchKey?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<SupplierSort>;
  verificationLevel?: InputMaybe<VerificationLevel>;
};


/** Everything that can be asked. A field that fails is null, and `errors` tells why with a stable `extensions.code`. */
export type QuerySuppliersWithCatalogArgs = {
  id: Scalars['ID']['input'];
  pageNumber?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be asked. A field that fails is null, and `errors` tells why with a stable `extensions.code`. */
export type QueryTypeModelArgs = {
  name: Scalars['String']['input'];
};


/** Everything that can be asked. A field that fails is null, and `errors` tells why with a stable `extensions.code`. */
export type QueryUnitsOfMeasurementArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  quantityId?: InputMaybe<Scalars['ID']['input']>;
  quantityIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** How a NUMERIC_RANGE meets an interval: it covers all of it, or overlaps it. */
export type RangeMatch =
  /** The range contains all of the interval. */
  | 'cover'
  /** The range and the interval have some part in common. */
  | 'overlap';

/** The offers related to one offer: same base product first, then the nearest of its category. */
export type RelatedSupplierProducts = {
  __typename?: 'RelatedSupplierProducts';
  /** At most 12, nearest first. */
  items: Array<SupplierProduct>;
  /** The offer they are related to. */
  supplierProductId: Scalars['ID']['output'];
};

/** The same nominal size in another system; a table, never arithmetic. */
export type SizeEquivalent = {
  __typename?: 'SizeEquivalent';
  /** System of nominal sizes. */
  system: Scalars['String']['output'];
  /** The size in that system. */
  value: Scalars['String']['output'];
};

/** Whether an offer is at hand. */
export type StockState =
  /** At hand. */
  | 'IN_STOCK'
  /** Made when ordered. */
  | 'MADE_TO_ORDER'
  /** Not to be had for now. */
  | 'OUT';

/** Who makes or provides. Contact data is not part of the public answer. */
export type Supplier = {
  __typename?: 'Supplier';
  /** In its own words. */
  about: Scalars['String']['output'];
  /** Name people know. */
  brandName: Scalars['String']['output'];
  /** Categories, leaves and those above, in which it has published offers. */
  categoryIds: Array<Scalars['ID']['output']>;
  /** Certificates with their expiry. */
  certificates: Array<Certificate>;
  /** City. */
  cityName: Scalars['String']['output'];
  /** Where a supplier is in its confirmation. */
  confirmStatus: ConfirmStatus;
  /** Number of staff, as a range. */
  employeesRange?: Maybe<Scalars['String']['output']>;
  /** Founding year in the Jalali calendar. */
  foundedYear?: Maybe<Scalars['Int']['output']>;
  /** Supplier id. */
  id: Scalars['ID']['output'];
  /** Registered name. */
  legalName: Scalars['String']['output'];
  /** Median time to a first answer, minutes. */
  medianFirstResponseMin?: Maybe<Scalars['Int']['output']>;
  /** Its published offers. */
  products?: Maybe<Array<SupplierProduct>>;
  /** Its published offers. */
  productsCount: Scalars['Int']['output'];
  /** Average of verified ratings, 1 to 5. */
  rating?: Maybe<Scalars['Float']['output']>;
  /** Number of ratings. */
  ratingCount: Scalars['Int']['output'];
  /** Requests answered in the last 30 days, percent. */
  responseRate30d?: Maybe<Scalars['Int']['output']>;
  /** The brand name as addresses write it. */
  slug: Scalars['String']['output'];
  /** Province. */
  stateName: Scalars['String']['output'];
  /** Roots of the market it works in. */
  supplierTypes: Array<CategoryType>;
  /** How far a supplier’s claims were checked; each level includes the ones before. */
  verificationLevel: VerificationLevel;
  /** Website. */
  website?: Maybe<Scalars['String']['output']>;
};


/** Who makes or provides. Contact data is not part of the public answer. */
export type SupplierProductsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** A page of suppliers. */
export type SupplierPage = {
  __typename?: 'SupplierPage';
  /** The rows of this page, in the order asked for. */
  items: Array<Supplier>;
  /** This page, counted from 1. */
  pageNumber: Scalars['Int']['output'];
  /** Rows a page at most. */
  pageSize: Scalars['Int']['output'];
  /** How many rows match in all. */
  totalCount: Scalars['Int']['output'];
};

/** An offer: what one supplier sells of one base product, and how. */
export type SupplierProduct = {
  __typename?: 'SupplierProduct';
  /** The shared master it offers. */
  baseProduct?: Maybe<BaseProduct>;
  /** The base product it offers. */
  baseProductId: Scalars['ID']['output'];
  /** Maker’s brand. */
  brandName?: Maybe<Scalars['String']['output']>;
  /** The leaf category it belongs to. */
  category?: Maybe<Category>;
  /** Its leaf category. */
  categoryId: Scalars['ID']['output'];
  /** How complete the entry is, 0 to 100. */
  completenessScore: Scalars['Int']['output'];
  /** Name of its line drawing. */
  icon: Scalars['String']['output'];
  /** Supplier product id. */
  id: Scalars['ID']['output'];
  /** The values lists show. */
  keyProperties: Array<PropertyValue>;
  /** Working days until it leaves the supplier. */
  leadTimeDays: Scalars['Int']['output'];
  /** Least unit price over all tiers, in rials; absent when on request. */
  lowestPriceRial?: Maybe<Scalars['String']['output']>;
  /** Least quantity of an order. */
  moq: Scalars['Int']['output'];
  /** Maker’s part number. */
  mpn?: Maybe<Scalars['String']['output']>;
  /** Quantities go up by this. */
  orderStep: Scalars['Int']['output'];
  /** Country of origin in Persian. */
  originCountryName?: Maybe<Scalars['String']['output']>;
  /** Pieces in a sale unit. */
  packSize: Scalars['Int']['output'];
  /** How an offer is priced. */
  priceMode: PriceMode;
  /** Prices by quantity, ascending; empty when on request. */
  priceTiers: Array<PriceTier>;
  /** When it was published. */
  publishedAt: Scalars['String']['output'];
  /** Offers to look at next: of the same base product first, then the nearest of its category; at most 12. */
  related?: Maybe<Array<SupplierProduct>>;
  /** What one unit of sale is, in Persian. */
  saleUnit: Scalars['String']['output'];
  /** The supplier’s own code. */
  sku: Scalars['String']['output'];
  /** The title as addresses write it. */
  slug: Scalars['String']['output'];
  /** Where an entry is on its way to the public. */
  status: PublishState;
  /** Whether an offer is at hand. */
  stockState: StockState;
  /** Who offers it. */
  supplier?: Maybe<Supplier>;
  /** Who offers it. */
  supplierId: Scalars['ID']['output'];
  /** Title in Persian. */
  title: Scalars['String']['output'];
  /** Warranty in Persian. */
  warranty?: Maybe<Scalars['String']['output']>;
};

/** A document the supplier hands over with the goods. */
export type SupplierProductDocument = {
  __typename?: 'SupplierProductDocument';
  /** DATASHEET, CERTIFICATE, DRAWING or MANUAL. */
  kind: Scalars['String']['output'];
  /** Title in Persian. */
  title: Scalars['String']['output'];
};

/** A page of a product list with its facets. */
export type SupplierProductPage = {
  __typename?: 'SupplierProductPage';
  /** What is there to filter by; empty without a category. */
  facets: Array<PropertyFacet>;
  /** The rows of this page, in the order asked for. */
  items: Array<SupplierProduct>;
  /** This page, counted from 1. */
  pageNumber: Scalars['Int']['output'];
  /** Rows a page at most. */
  pageSize: Scalars['Int']['output'];
  /** How many rows match in all. */
  totalCount: Scalars['Int']['output'];
};

/** The full sheet of an offer. */
export type SupplierProductSheet = {
  __typename?: 'SupplierProductSheet';
  /** What it is and what it is for. */
  description: Scalars['String']['output'];
  /** Documents that come with it. */
  documents: Array<SupplierProductDocument>;
  /** Supplier product id. */
  id: Scalars['ID']['output'];
  /** The offer itself. */
  product: SupplierProduct;
  /** Every stated value, under its heading. */
  propertyGroups: Array<PropertyGroup>;
  /** Name in the technical literature. */
  scientificName?: Maybe<Scalars['String']['output']>;
  /** Standards it keeps. */
  standards: Array<Scalars['String']['output']>;
};

/** Orders of a supplier list. */
export type SupplierSort =
  /** Newest first. */
  | 'NEWEST'
  /** Best rated first. */
  | 'RATING'
  /** Best match first. */
  | 'RELEVANCE'
  /** Soonest to answer first. */
  | 'RESPONSE_TIME';

/** The fields of a form: names, types, rules and labels, read from the same schemas that check requests. */
export type TypeModel = {
  __typename?: 'TypeModel';
  /** Its fields in form order. */
  fields: Array<TypeModelField>;
  /** Name of the form model. */
  name: Scalars['String']['output'];
  /** What the form is for, in Persian. */
  title: Scalars['String']['output'];
};

/** A field of a form model. */
export type TypeModelField = {
  __typename?: 'TypeModelField';
  /** The enumeration its values come from. */
  enumName?: Maybe<Scalars['String']['output']>;
  /** Label in Persian. */
  label: Scalars['String']['output'];
  /** Field name, dotted where nested. */
  name: Scalars['String']['output'];
  /** Rules in the order they are checked. */
  rules: Array<TypeModelRule>;
  /** string, integer, number, boolean, array or object. */
  type: Scalars['String']['output'];
};

/** A rule a field of a form must keep; the code is the one that problem answers carry. */
export type TypeModelRule = {
  __typename?: 'TypeModelRule';
  /** Error code when the rule is broken. */
  code: Scalars['String']['output'];
  /** Limits named in the message, in order. */
  params: Array<Scalars['String']['output']>;
};

/** A unit of one measurement quantity. base = raw × factor + offset, computed exactly. */
export type UnitOfMeasurement = {
  __typename?: 'UnitOfMeasurement';
  /** UCUM code, unique over all units. */
  code: Scalars['String']['output'];
  /** Name in Persian. */
  displayText: Scalars['String']['output'];
  /** Multiplier to the base unit. */
  factor: Scalars['String']['output'];
  /** Unit id. */
  id: Scalars['ID']['output'];
  /** Whether forms start with this unit. */
  isDefault: Scalars['Boolean']['output'];
  /** Added after multiplying, in the base unit. */
  offset: Scalars['String']['output'];
  /** Place in lists; the default unit is first. */
  order: Scalars['Int']['output'];
  /** The measurement quantity this unit measures. */
  quantityId: Scalars['ID']['output'];
  /** Symbol as engineers write it. */
  symbol: Scalars['String']['output'];
};

/** How far a supplier’s claims were checked; each level includes the ones before. */
export type VerificationLevel =
  /** The registered company was checked. */
  | 'BUSINESS'
  /** The person behind it was checked. */
  | 'IDENTITY'
  /** Nothing was checked. */
  | 'NONE'
  /** The phone number was checked. */
  | 'PHONE'
  /** Its place of work was visited. */
  | 'SITE';
