import type { ScreenRoute } from '../../../platform/site/ScreenRoute.ts';

export const helpRoutes: ScreenRoute[] = [
  { path: '/help', screen: 'HelpIndexScreen', layout: 'default', access: 'public' },
  { path: '/help/:uniqueId', screen: 'HelpScreen', layout: 'default', access: 'public' },
];
