import type { ScreenRoute } from '../../../platform/site/ScreenRoute.ts';

export const feedbackRoutes: ScreenRoute[] = [
  { path: '/feedback', screen: 'FeedbackScreen', layout: 'default', access: 'public' },
];
