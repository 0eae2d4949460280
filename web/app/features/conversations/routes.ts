import type { ScreenRoute } from '../../platform/site/ScreenRoute.ts';

export const conversationRoutes: ScreenRoute[] = [
  { path: '/profile/messages', screen: 'MessagesScreen', layout: 'profile', access: 'user' },
];
