import type { ScreenRoute } from '../../platform/site/ScreenRoute.ts';

export const notificationRoutes: ScreenRoute[] = [
  { path: '/profile/notifications', screen: 'NotificationsScreen', layout: 'profile', access: 'user' },
];
