import type { ScreenRoute } from '../../platform/site/ScreenRoute.ts';

export const searchRoutes: ScreenRoute[] = [
  // Where the search box leads without script, and where several things are looked for at once.
  { path: '/search', screen: 'SearchLinesScreen', layout: 'default', access: 'public' },
  { path: '/search/:key', screen: 'SearchScreen', layout: 'default', access: 'public' },
  { path: '/suppliers/search/:key', screen: 'SupplierSearchScreen', layout: 'default', access: 'public' },
  { path: '/products/search/:categoryType', screen: 'ProductSearchScreen', layout: 'default', access: 'public' },
];
