import type { ScreenRoute } from '../../platform/site/ScreenRoute.ts';

export const favoriteRoutes: ScreenRoute[] = [
  { path: '/profile/favorites', screen: 'FavoritesScreen', layout: 'profile', access: 'user' },
  { path: '/profile/favorites/:type', screen: 'FavoritesOfTypeScreen', layout: 'profile', access: 'user' },
];
