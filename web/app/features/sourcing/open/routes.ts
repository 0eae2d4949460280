import type { ScreenRoute } from '../../../platform/site/ScreenRoute.ts';

export const tradeOpenRoutes: ScreenRoute[] = [
  { path: '/profile/directorder/edit/open/:id', screen: 'OpenRequestScreen', layout: 'profile', access: 'user' },
];
