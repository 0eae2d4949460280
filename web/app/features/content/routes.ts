import type { ScreenRoute } from '../../platform/site/ScreenRoute.ts';
import { feedRoutes } from './feeds/routes.ts';

/** The screens of what people read, by the folder that holds them: each noun lists its own. */
export const contentRoutes: Record<string, ScreenRoute[]> = {
  'content/feeds': feedRoutes,
};
