import type { ScreenRoute } from '../../platform/site/ScreenRoute.ts';

export const noteRoutes: ScreenRoute[] = [
  { path: '/profile/notes/:type', screen: 'NotesScreen', layout: 'profile', access: 'user' },
];
