/** Things of the market that the questions are about. */
export type Ids = Record<
  'leaf' | 'branch' | 'baseProduct' | 'supplier' | 'offer' | 'quantity' | 'property' | 'unit',
  string
>;

const page = 'totalCount';
const category =
  'id parentId categoryType name slug scientificName isRoot isLeaf level icon order isActive ancestorIds itemsCount propertyGroups';
const value =
  'propertyId code name groupName dataType isKey enumValues { id code label order equivalents { system value } } booleanValue text';
const measure = 'value maxValue text unit { id symbol displayText factor }';
const plain = 'value maxValue text';
const property =
  'id categoryId name code groupName dataType measurementQuantityId decimals tolerance isFilterable enumValues { id code label order equivalents { system value } }';
const baseProduct = `id categoryId name slug brandName description icon standards properties { ${value} } status offersCount`;
const supplier =
  'id legalName brandName supplierTypes cityName foundedYear certificates { title issuedBy validTo } categoryIds confirmStatus verificationLevel rating ratingCount responseRate30d productsCount';
const offer = `id baseProductId supplierId categoryId title slug sku priceMode priceTiers { minQty unitPriceRial } lowestPriceRial stockState leadTimeDays publishedAt keyProperties { ${value} }`;
const facets = 'facets { propertyId type unknownCount buckets { value label count } }';
const unit = 'id quantityId code symbol displayText factor offset isDefault order';

export type Question = {
  name: string;
  query: string;
  variables?: (ids: Ids) => object;
  /** It has lists in its filter, which Mesh writes in a way that the api does not read. */
  isDotted?: boolean;
  /** It stands at a place that the graph alone has, for Mesh knows operations at its root only; or its values do. */
  isShaped?: boolean;
};

/** Every public read with all of its fields. */
export const roots: Question[] = [
  {
    name: 'measurementQuantities',
    query: `{ measurementQuantities { id code name baseUnit { ${unit} } units { ${unit} } } }`,
  },
  {
    name: 'measures of offers, as stated and in a unit',
    query: `query ($id: ID, $units: [PropertyUnitInput!]) { supplierProducts(categoryId: $id, first: 5) { nodes { asStated: keyProperties { code measure { ${measure} } number { ${plain} } } inUnits: keyProperties(units: $units) { code measure { ${measure} } } } } }`,
    variables: (ids) => ({ id: ids.leaf, units: [{ propertyId: ids.property, unitId: ids.unit }] }),
    isShaped: true,
  },
  {
    name: 'measures of a category and of its facets',
    query: `query ($id: ID!, $units: [PropertyUnitInput!]) { category(id: $id) { properties { minAllowed { ${measure} } maxAllowed { ${measure} } minNumber maxNumber } } supplierProducts(categoryId: $id, first: 1) { facets(units: $units) { range { ${measure} } numberRange { ${plain} } buckets { value measure { ${measure} } number { ${plain} } } } } }`,
    variables: (ids) => ({ id: ids.leaf, units: [{ propertyId: ids.property, unitId: ids.unit }] }),
    isShaped: true,
  },
  { name: 'enums', query: '{ enums { name values { value code displayFa order color icon } } }', isShaped: true },
  { name: 'enumModel', query: '{ enumModel(name: "ProductSort") { name values { value displayFa } } }' },
  {
    name: 'typeModels',
    query: '{ typeModels { name title fields { name type label enumName rules { code params } } } }',
    isShaped: true,
  },
  { name: 'typeModel', query: '{ typeModel(name: "ProductFilter") { name title fields { name } } }' },
  {
    name: 'unitsOfMeasurement',
    query: `query ($ids: [ID!]) { unitsOfMeasurement(ids: $ids) { ${unit} } }`,
    variables: (ids) => ({ ids: [ids.unit] }),
  },
  {
    name: 'categories by ids',
    query: `query ($ids: [ID!]) { categories(ids: $ids) { nodes { ${category} } ${page} } }`,
    variables: (ids) => ({ ids: [ids.branch, ids.leaf] }),
  },
  {
    name: 'categories by words',
    query: `query ($key: String) { categories(searchKey: $key, categoryType: Product, first: 5, page: 1) { nodes { ${category} } ${page} } }`,
    variables: () => ({ key: 'شیر' }),
  },
  {
    name: 'categoryMenu',
    query: `query ($types: [CategoryType!]) { categoryMenu(categoryTypes: $types) { ${category} } }`,
    variables: () => ({ types: ['Product', 'ElectronicDocument'] }),
  },
  { name: 'topLevelCategories', query: `{ topLevelCategories { ${category} } }` },
  {
    name: 'category',
    query: `query ($id: ID!) { category(id: $id) { ${category} } }`,
    variables: (ids) => ({ id: ids.leaf }),
  },
  {
    name: 'Category.subcategories',
    query: `query ($id: ID!) { category(id: $id) { subcategories { ${category} } } }`,
    variables: (ids) => ({ id: ids.branch }),
    isShaped: true,
  },
  {
    name: 'Category.breadcrumb',
    query: `query ($id: ID!) { category(id: $id) { breadcrumb { ${category} } } }`,
    variables: (ids) => ({ id: ids.leaf }),
    isShaped: true,
  },
  {
    name: 'categoryActiveState',
    query: 'query ($id: ID!) { categoryActiveState(id: $id) { categoryId isActive replacedById } }',
    variables: (ids) => ({ id: ids.leaf }),
  },
  {
    name: 'Category.properties',
    query: `query ($id: ID!) { category(id: $id) { properties { ${property} } } }`,
    variables: (ids) => ({ id: ids.leaf }),
    isShaped: true,
  },
  {
    name: 'baseProducts',
    query: `query ($id: ID) { baseProducts(categoryId: $id, first: 3) { nodes { ${baseProduct} } ${page} } }`,
    variables: (ids) => ({ id: ids.leaf }),
  },
  {
    name: 'baseProduct',
    query: `query ($id: ID!) { baseProduct(id: $id) { ${baseProduct} } }`,
    variables: (ids) => ({ id: ids.baseProduct }),
  },
  {
    name: 'suppliers',
    query: `{ suppliers(onlyConfirmed: true, sort: RATING, first: 4, page: 2) { nodes { ${supplier} } ${page} } }`,
  },
  {
    name: 'supplier',
    query: `query ($id: ID!) { supplier(id: $id) { ${supplier} } }`,
    variables: (ids) => ({ id: ids.supplier }),
  },
  {
    name: 'Category.suppliers, a read by POST with a filter',
    query: `query ($id: ID!, $filter: SupplierFilterInput) { category(id: $id) { suppliers(filter: $filter, sort: RELEVANCE) { nodes { ${supplier} } ${page} ${facets} } } }`,
    variables: (ids) => ({ id: ids.leaf, filter: { onlyConfirmed: true, includeUnknown: false } }),
    isShaped: true,
  },
  {
    name: 'Category.suppliers by what is measured',
    query: `query ($id: ID!, $filter: SupplierFilterInput) { category(id: $id) { suppliers(filter: $filter) { nodes { ${supplier} } ${page} ${facets} } } }`,
    variables: (ids) => ({
      id: ids.leaf,
      filter: { properties: [{ propertyId: ids.property, value: '0', measurementUnitId: ids.unit }] },
    }),
    isShaped: true,
  },
  {
    name: 'supplierProducts with a filter',
    query: `query ($id: ID, $filter: ProductFilterInput) { supplierProducts(categoryId: $id, filter: $filter, sort: PRICE_ASC, first: 10) { nodes { ${offer} } ${page} ${facets} } }`,
    variables: (ids) => ({
      id: ids.leaf,
      filter: {
        stockStates: ['IN_STOCK', 'MADE_TO_ORDER'],
        includeUnknown: true,
        properties: [{ propertyId: ids.property, value: '۱', maxValue: '1000000', match: 'OVERLAP' }],
      },
    }),
    isDotted: true,
  },
  {
    name: 'supplierProducts',
    query: `query ($id: ID) { supplierProducts(categoryId: $id, filter: { onlyConfirmed: true }, sort: LEAD_TIME, first: 10) { nodes { ${offer} } ${page} ${facets} } }`,
    variables: (ids) => ({ id: ids.branch }),
  },
  {
    name: 'supplierProduct',
    query: `query ($id: ID!) { supplierProduct(id: $id) { ${offer} description scientificName standards propertyGroups { name values { ${value} } } documents { title kind } } }`,
    variables: (ids) => ({ id: ids.offer }),
  },
  {
    name: 'SupplierProduct.related',
    query: `query ($id: ID!) { supplierProduct(id: $id) { related { ${offer} } } }`,
    variables: (ids) => ({ id: ids.offer }),
    isShaped: true,
  },
  {
    name: 'aliases of one field',
    query: 'query ($a: ID!, $b: ID!) { one: category(id: $a) { id } two: category(id: $b) { id name } }',
    variables: (ids) => ({ a: ids.leaf, b: ids.branch }),
  },
];

/** What the compiler could do otherwise than graphql-js. */
export const shapes: Question[] = [
  {
    name: 'fragments and inline fragments',
    query: `query ($id: ID!) { category(id: $id) { ...a ... on Category { name ...b } } } fragment a on Category { id ...b } fragment b on Category { slug breadcrumb { id name } }`,
    variables: (ids) => ({ id: ids.leaf }),
  },
  {
    name: '@skip and @include by variables',
    query:
      'query ($id: ID!, $yes: Boolean!, $no: Boolean!) { category(id: $id) { id name @include(if: $no) slug @skip(if: $no) breadcrumb @include(if: $yes) { id } ...f @skip(if: $yes) } } fragment f on Category { level }',
    variables: (ids) => ({ id: ids.leaf, yes: true, no: false }),
  },
  {
    name: 'the same field twice, joined selections',
    query:
      'query ($id: ID!) { category(id: $id) { id } category(id: $id) { name breadcrumb { id } breadcrumb { name } } }',
    variables: (ids) => ({ id: ids.leaf }),
  },
  {
    name: 'aliases in stitched lists',
    query:
      '{ suppliers(first: 4) { nodes { a: id few: products(first: 2) { nodes { b: id c: title of: supplier { d: id } } } } } }',
  },
  {
    name: '__typename everywhere',
    query: '{ __typename topLevelCategories { __typename subcategories { __typename id } } }',
  },
  { name: 'a default of a variable', query: 'query ($n: Int = 3) { suppliers(first: $n) { nodes { id } } }' },
  {
    name: 'null for a variable that has a default',
    query: 'query ($n: Int = 3) { suppliers(first: $n) { nodes { id } pageInfo { hasNextPage } } }',
    variables: () => ({ n: null }),
  },
  {
    name: 'one value for a list',
    query: 'query ($t: [CategoryType!]) { categoryMenu(categoryTypes: $t) { id } }',
    variables: () => ({ t: 'Product' }),
  },
  {
    name: 'a number for an id',
    query: 'query ($id: ID!) { category(id: $id) { id } }',
    variables: () => ({ id: 7 }),
  },
  {
    name: 'nested errors',
    query:
      'query ($id: ID!) { ok: topLevelCategories { id } bad: category(id: $id) { id name } none: baseProduct(id: "019b76da-a800-7ec7-a16a-db7eeb9cba29") { id } }',
    variables: () => ({ id: 'not-an-id' }),
  },
  { name: 'a missing variable', query: 'query ($id: ID!) { category(id: $id) { id } }' },
  {
    name: 'a variable of another type',
    query: 'query ($n: Int) { suppliers(first: $n) { nodes { id } } }',
    variables: () => ({ n: 'three' }),
  },
  {
    name: 'an unknown field in an input',
    query: 'query ($f: ProductFilterInput) { supplierProducts(filter: $f) { totalCount } }',
    variables: () => ({ f: { nothing: 1 } }),
  },
  { name: 'an argument that would leave its place', query: '{ enumModel(name: "..") { name } }' },
  { name: 'a slash in an argument', query: '{ enumModel(name: "../enums") { name } }' },
  { name: 'introspection beside data', query: '{ __type(name: "Category") { name kind } topLevelCategories { id } }' },
  { name: 'one of several operations', query: 'query A { topLevelCategories { id } } query B { enums { name } }' },
];
