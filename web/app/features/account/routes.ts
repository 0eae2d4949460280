import type { ScreenRoute } from '../../platform/site/ScreenRoute.ts';

export const accountRoutes: ScreenRoute[] = [
  { path: '/profile', screen: 'ProfileScreen', layout: 'profile', access: 'user' },
];
