import type { ScreenRoute } from '../../../platform/site/ScreenRoute.ts';

export const tradeEditRoutes: ScreenRoute[] = [
  { path: '/profile/directorder/edit/:id', screen: 'OrderEditScreen', layout: 'profile', access: 'user' },
];
