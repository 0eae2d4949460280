import type { ScreenRoute } from '../../platform/site/ScreenRoute.ts';

export const identityRoutes: ScreenRoute[] = [
  { path: '/users/login', screen: 'LoginScreen', layout: 'default', access: 'public' },
];
