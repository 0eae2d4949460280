import type { ScreenRoute } from '../../../platform/site/ScreenRoute.ts';

export const videoRoutes: ScreenRoute[] = [
  { path: '/videos', screen: 'VideosScreen', layout: 'default', access: 'public' },
  { path: '/videos/:mediaVideoId/*', screen: 'VideoScreen', layout: 'default', access: 'public' },
];
