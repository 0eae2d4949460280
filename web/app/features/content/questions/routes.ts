import type { ScreenRoute } from '../../../platform/site/ScreenRoute.ts';

export const questionRoutes: ScreenRoute[] = [
  { path: '/faq', screen: 'FaqScreen', layout: 'default', access: 'public' },
];
