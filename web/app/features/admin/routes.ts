import type { ScreenRoute } from '../../platform/site/ScreenRoute.ts';

export const adminRoutes: ScreenRoute[] = [
  // Who is no staff gets 403 from the graph, inside the page's frame.
  { path: '/profile/admin', screen: 'AdminScreen', layout: 'profile', access: 'user' },
  { path: '/profile/admin/disputes/:id', screen: 'DisputeScreen', layout: 'profile', access: 'user' },
];
