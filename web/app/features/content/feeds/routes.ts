import type { ScreenRoute } from '../../../platform/site/ScreenRoute.ts';

export const feedRoutes: ScreenRoute[] = [
  { path: '/feed.atom', screen: 'NewsFeedScreen', layout: 'none', access: 'public' },
  { path: '/feed/:file', screen: 'TypeFeedScreen', layout: 'none', access: 'public' },
];
