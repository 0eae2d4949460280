import type { ScreenRoute } from '../../platform/site/ScreenRoute.ts';

export const shellRoutes: ScreenRoute[] = [
  { path: '/', screen: 'HomeScreen', layout: 'default', access: 'public' },
  { path: '/error', screen: 'ErrorScreen', layout: 'default', access: 'public' },
  { path: '/error/400', screen: 'BadRequestScreen', layout: 'empty', access: 'public' },
  { path: '/error/403', screen: 'ForbiddenScreen', layout: 'empty', access: 'public' },
  { path: '/error/404', screen: 'NotFoundScreen', layout: 'default', access: 'public' },
  { path: '/error/500', screen: 'FailureScreen', layout: 'default', access: 'public' },
  { path: '/sitemap.xml', screen: 'SitemapScreen', layout: 'none', access: 'public' },
  { path: '/sitemaps/:part', screen: 'SitemapPartScreen', layout: 'none', access: 'public' },
  // Whatever no other route takes; content pages will live here too.
  { path: '/*', screen: 'UnknownScreen', layout: 'default', access: 'public' },
];
