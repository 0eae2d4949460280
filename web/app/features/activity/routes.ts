import type { ScreenRoute } from '../../platform/site/ScreenRoute.ts';

export const activityRoutes: ScreenRoute[] = [
  { path: '/profile/last-visits/:type', screen: 'LastVisitsScreen', layout: 'profile', access: 'user' },
];
