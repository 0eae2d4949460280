import type { ScreenRoute } from '../../platform/site/ScreenRoute.ts';

export const tradeRoutes: ScreenRoute[] = [
  { path: '/profile/directorder', screen: 'TradeRequestsScreen', layout: 'profile', access: 'user' },
  { path: '/profile/directorderinfo/:id', screen: 'TradeRequestScreen', layout: 'profile', access: 'user' },
];
