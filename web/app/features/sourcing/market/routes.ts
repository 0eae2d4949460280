import type { ScreenRoute } from '../../../platform/site/ScreenRoute.ts';

export const tradeMarketRoutes: ScreenRoute[] = [
  { path: '/profile/directorder/open', screen: 'OpenRequestsScreen', layout: 'profile', access: 'user' },
];
