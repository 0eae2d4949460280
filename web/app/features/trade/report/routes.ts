import type { ScreenRoute } from '../../../platform/site/ScreenRoute.ts';

export const tradeReportRoutes: ScreenRoute[] = [
  { path: '/profile/directOrderReport/:id', screen: 'TradeReportScreen', layout: 'profile', access: 'user' },
];
