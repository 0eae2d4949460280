import type { ScreenRoute } from '../../platform/site/ScreenRoute.ts';

export const commentRoutes: ScreenRoute[] = [
  { path: '/profile/comments', screen: 'OwnCommentsScreen', layout: 'profile', access: 'user' },
];
