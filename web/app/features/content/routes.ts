import type { ScreenRoute } from '../../platform/site/ScreenRoute.ts';
import { feedbackRoutes } from './feedback/routes.ts';
import { writingRoutes } from './writing/routes.ts';
import { feedRoutes } from './feeds/routes.ts';
import { helpRoutes } from './help/routes.ts';
import { questionRoutes } from './questions/routes.ts';
import { videoRoutes } from './videos/routes.ts';
import { pageRoutes } from './pages/routes.ts';

/** The screens of what people read, by the folder that holds them: each noun lists its own. */
export const contentRoutes: Record<string, ScreenRoute[]> = {
  'content/feedback': feedbackRoutes,
  'content/feeds': feedRoutes,
  'content/writing': writingRoutes,
  'content/help': helpRoutes,
  'content/questions': questionRoutes,
  'content/videos': videoRoutes,
  'content/pages': pageRoutes,
};
