import type { ScreenRoute } from '../../../platform/site/ScreenRoute.ts';

export const writingRoutes: ScreenRoute[] = [
  // Who is no staff gets 404.
  { path: '/profile/admin/pages/:id', screen: 'PageWritingScreen', layout: 'profile', access: 'user' },
  { path: '/profile/suppliers/pages/:id', screen: 'OwnPageScreen', layout: 'profile', access: 'user' },
];
