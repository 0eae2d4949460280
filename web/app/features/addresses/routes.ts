import type { ScreenRoute } from '../../platform/site/ScreenRoute.ts';

export const addressRoutes: ScreenRoute[] = [
  { path: '/profile/address', screen: 'AddressScreen', layout: 'profile', access: 'user' },
];
