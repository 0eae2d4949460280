import type { ScreenRoute } from '../../platform/site/ScreenRoute.ts';

export const sellingRoutes: ScreenRoute[] = [
  { path: '/profile/suppliers', screen: 'SellingScreen', layout: 'profile', access: 'user' },
];
