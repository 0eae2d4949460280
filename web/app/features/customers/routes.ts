import type { ScreenRoute } from '../../platform/site/ScreenRoute.ts';

export const customerRoutes: ScreenRoute[] = [
  { path: '/profile/personal-info', screen: 'PersonalInfoScreen', layout: 'profile', access: 'user' },
];
