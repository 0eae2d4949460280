import type { ScreenRoute } from '../../platform/site/ScreenRoute.ts';

export const searchRoutes: ScreenRoute[] = [
  // Where the search box leads without script; it has no page of its own.
  { path: '/search', screen: 'SearchStartScreen', layout: 'default', access: 'public' },
  { path: '/search/:key', screen: 'SearchScreen', layout: 'default', access: 'public' },
  { path: '/suppliers/search/:key', screen: 'SupplierSearchScreen', layout: 'default', access: 'public' },
  { path: '/products/search/:categoryType', screen: 'ProductSearchScreen', layout: 'default', access: 'public' },
];
