import { readFileSync } from 'node:fs';

/**
 * `graph`: its place in the graph as `Type.field`; rows of one meaning share one. `join` and `none`: it has none, the former
 * is asked by the gateway for others; `form`: it takes a form, which goes by REST. Empty while the row is not there yet.
 */
export type EndpointRow = {
  feature: string;
  method: string;
  path: string;
  access: string;
  issue: string;
  graph: string;
};
export type RouteRow = { feature: string; path: string; access: string; layout: string; issue: string };

/** Issues whose rows must work; the rest is listed as not there yet. */
const landed = ['skeleton', 'mend'];

/** Features whose endpoints of the marketplace are there already. */
const landedEndpoints = ['geography', 'merchants', 'search', 'activity'];

/** Features whose endpoints of people are there. */
const landedOfPeople = ['customers', 'addresses', 'admin'];

/** Single endpoints of other features. */
const landedPaths = [
  ...['baseproducts', 'suppliers'].flatMap((things) =>
    ['address-parts', 'addresses'].map((end) => `/api/v1/${things}/${end}`),
  ),
  ...['address-parts', 'addresses', '{id}/landed-price', 'by-ids', 'sheets'].map(
    (end) => `/api/v1/supplierproducts/${end}`,
  ),
  ...['', '/by-type', '/by-object-id', '/by-object-ids', '/summary', '/lists', '/{id}', '/{id}/restore'].map(
    (end) => `/api/v1/userfavorites${end}`,
  ),
  ...['', '/by-object-id', '/byuser', '/{id}'].map((end) => `/api/v1/notes${end}`),
  '/api/v1/pagevisits/last-visits',
  ...['lines', 'count', 'terms'].map((end) => `/api/v1/searches/${end}`),
  '/api/v1/unitofmeasurements/detect',
  '/connect/token',
  ...['users/phone-change', 'users/phone-change/confirm'].map((end) => `/api/v1/${end}`),
  ...['users/login-by-otp', 'sessions', 'sessions/logout', 'sessions/{id}', 'users/profile-picture', 'files'].map(
    (end) => `/api/v1/${end}`,
  ),
  '/api/v1/files/{id}/link',
  '/api/v1/holidays',
  ...[
    '',
    '/own',
    '/is-valid-name',
    '/{id}',
    ...['submit', 'withdraw', 'close', 'vacation', 'sale-setting', 'sale-cities'].map((end) => `/{id}/${end}`),
  ].map((end) => `/api/v1/merchants${end}`),
  ...['', '/{id}'].map((end) => `/api/v1/admin/merchants${end}`),
  ...['', '/own', '/claims', '/claims/{id}/withdraw', '/claims/{id}/answer'].map((end) => `/api/v1/suppliers${end}`),
  ...['', '/names', '/submit', '/withdraw', '/evidences', '/evidences/{evidenceId}'].map(
    (end) => `/api/v1/suppliers/{id}${end}`,
  ),
  ...['suppliers', 'supplierclaims', 'evidences'].flatMap((queue) =>
    ['', '/{id}'].map((end) => `/api/v1/admin/${queue}${end}`),
  ),
  ...['own', 'overlaps', 'verify', '{id}', '{id}/own'].map((end) => `/api/v1/merchantdelegations/${end}`),
  ...['submit', 'withdraw', 'confirm', 'reject', 'suspend', 'resume', 'revoke', 'keep'].map(
    (end) => `/api/v1/merchantdelegations/{id}/${end}`,
  ),
  ...['', '/{id}'].map((end) => `/api/v1/admin/merchantdelegations${end}`),
  '/api/v1/merchantdelegations',
  ...['', '/own', '/{id}', '/price-and-stock', '/{id}/price-and-stock'].map((end) => `/api/v1/supplierproducts${end}`),
  ...['own', 'submit', 'withdraw', 'archive', 'restore', 'copy', 'images', 'documents', 'changes', 'history'].map(
    (end) => `/api/v1/supplierproducts/{id}/${end}`,
  ),
  ...['properties', 'base-product', 'sale-cities'].map((end) => `/api/v1/supplierproducts/{id}/${end}`),
  ...['supplierproducts', 'suppliers'].map((things) => `/api/v1/admin/${things}/{id}/preview`),
  '/api/v1/supplierproducts/{id}/changes/{changeId}',
  ...['', '/{id}'].map((end) => `/api/v1/admin/productchanges${end}`),
  ...['', '/matches', '/own', '/{id}', '/{id}/own'].map((end) => `/api/v1/baseproducts${end}`),
  ...['', '/{id}', '/{id}/merge'].map((end) => `/api/v1/admin/baseproducts${end}`),
  ...['', '/{id}/retry'].map((end) => `/api/v1/admin/jobs${end}`),
  ...['replacement', '{id}/replace'].map((end) => `/api/v1/admin/categories/${end}`),
  ...['', '/{id}', '/{id}/values', '/{id}/values/{valueId}'].map((end) => `/api/v1/admin/categoryproperties${end}`),
  ...['categories', 'measurementquantities', 'unitofmeasurements', 'cities'].flatMap((things) =>
    ['', '/{id}'].map((end) => `/api/v1/admin/${things}${end}`),
  ),
  ...['summary', 'settings', 'holidays/{year}'].map((end) => `/api/v1/admin/${end}`),
  ...['', '/{addressId}'].map((end) => `/api/v1/customers/{id}/addresses${end}`),
  ...['', '/summary', '/read', '/preferences'].map((end) => `/api/v1/notifications${end}`),
  ...['live', 'live/since'].map((end) => `/api/v1/${end}`),
  ...['account/export', 'account/close'].map((end) => `/api/v1/${end}`),
];

/** Screens of the marketplace that are there already. */
const landedRoutes = new Set([
  '/error',
  '/error/400',
  '/error/403',
  '/{slug...}',
  '/products/category/{categoryId}/supplier/{supplierId}',
  '/products/base-product/{baseProductId}/{name...}',
  '/category/categoryType/{categoryType}',
  '/supplier/category/{categoryId}/{name}',
  '/supplier/{supplierId}/products/{categoryType}',
  '/suppliers/{categoryType}',
  '/supplier/{supplierId}/merchantDelegations/{name}',
  '/merchant/{merchantId}/{name...}',
  '/supplier/{supplierId}/{name...}',
  '/sitemap.xml',
  '/search/{key}',
  '/suppliers/search/{key}',
  '/products/search/{categoryType}',
  '/users/login',
  '/profile',
  '/profile/favorites',
  '/profile/favorites/{type}',
  '/profile/last-visits/{type}',
  '/profile/address',
  '/profile/admin',
  '/profile/admin/preview/product/{productId}',
  '/profile/admin/preview/supplier/{supplierId}',
  '/profile/notes/{type}',
  '/profile/personal-info',
  '/profile/suppliers',
  '/profile/notifications',
]);

const isThere = (row: { issue: string }) => landed.includes(row.issue);
const isEndpointThere = (row: EndpointRow) =>
  isThere(row) ||
  landedPaths.includes(row.path) ||
  (row.issue === 'marketplace' && landedEndpoints.includes(row.feature)) ||
  (row.issue === 'identity' && landedOfPeople.includes(row.feature));

function readTable<Row>(name: string): Row[] {
  const [head, ...lines] = readFileSync(new URL(name, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');
  const keys = head!.split('\t');
  return lines.map(
    (line) => Object.fromEntries(keys.map((key, index) => [key, line.split('\t')[index]?.trim() ?? ''])) as Row,
  );
}

const split = <Row extends { issue: string }>(rows: Row[], landed: (row: Row) => boolean) => ({
  there: rows.filter(landed),
  notYet: rows.filter((row) => !landed(row)),
});

export const endpoints = split(
  [...readTable<EndpointRow>('endpoints.tsv'), ...readTable<EndpointRow>('endpoints-new.tsv')],
  isEndpointThere,
);
export const routes = split(readTable<RouteRow>('routes.tsv'), (row) => isThere(row) || landedRoutes.has(row.path));

/** Of an address that names a kind of thing, where it does not take all of them. */
const kinds: Record<string, string> = { '/profile/favorites/{type}': 'supplier-product' };

/** Pages of the logged-in area that are there, with an address of each. */
export const ownPages: Record<string, string> = Object.fromEntries(
  routes.there
    .filter(({ layout }) => layout === 'profile')
    .map(({ path }) => [path, path.replace('{type}', kinds[path] ?? 'all')]),
);
