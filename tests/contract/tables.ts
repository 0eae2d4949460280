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

/** Issues whose screens are all there; of the others some are. */
const landed = ['skeleton', 'mend'];

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
  '/contents/label/{title}',
  '/contents/{contentTypeId}',
  '/contents/{pageId}/{title...}',
  '/contents/{pageId}/supplier/{supplierId}/{title...}',
  '/category/contents/{categoryType}/{categoryId}/{name...}',
  '/supplier/{supplierId}/content-list',
  '/page/{uniquePageName}',
  '/how-it-works',
  '/search/{key}',
  '/suppliers/search/{key}',
  '/products/search/{categoryType}',
  '/users/login',
  '/faq',
  '/videos',
  '/videos/{mediaVideoId}/{title...}',
  '/feedback',
  '/help',
  '/help/{uniqueId}',
  '/profile',
  '/profile/favorites',
  '/profile/favorites/{type}',
  '/profile/last-visits/{type}',
  '/profile/address',
  '/profile/admin',
  '/profile/notes/{type}',
  '/profile/personal-info',
  '/profile/suppliers',
  '/profile/notifications',
  '/profile/comments',
  '/profile/messages',
  '/profile/directorder/edit/{id}',
  '/profile/directorder',
  '/profile/directorderinfo/{id}',
  '/profile/directOrderReport/{Id}',
]);

const isThere = (row: { issue: string }) => landed.includes(row.issue);

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
  ({ graph }) => graph !== '',
);
export const routes = split(readTable<RouteRow>('routes.tsv'), (row) => isThere(row) || landedRoutes.has(row.path));

/** Of an address that names a kind of thing, where it does not take all of them. */
const kinds: Record<string, string> = { '/profile/favorites/{type}': 'supplier-product' };

/** The place of one thing in an address. */
const ofThing = /\{id\}/i;
const ofArea = routes.there.filter(({ layout }) => layout === 'profile').map(({ path }) => path);

/** Pages of the logged-in area that are there, with an address of each. */
export const ownPages: Record<string, string> = Object.fromEntries(
  ofArea.filter((path) => !ofThing.test(path)).map((path) => [path, path.replace('{type}', kinds[path] ?? 'all')]),
);

/** Those of one thing that somebody owns, with an address where there is none. */
export const pagesOfThings: Record<string, string> = Object.fromEntries(
  ofArea
    .filter((path) => ofThing.test(path))
    .map((path) => [path, path.replace(ofThing, '019b0000-0000-7000-8000-000000000000')]),
);
