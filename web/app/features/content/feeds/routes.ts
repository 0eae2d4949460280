import type { ScreenRoute } from '../../../platform/site/ScreenRoute.ts';

export const feedRoutes: ScreenRoute[] = [];
