import type { ScreenRoute } from '../../../platform/site/ScreenRoute.ts';
import { basketPath } from '../../../paths.ts';

export const tradeBasketRoutes: ScreenRoute[] = [
  { path: basketPath, screen: 'BasketScreen', layout: 'default', access: 'public' },
];
