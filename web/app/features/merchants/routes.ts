import type { ScreenRoute } from '../../platform/site/ScreenRoute.ts';

export const merchantRoutes: ScreenRoute[] = [
  {
    path: '/supplier/:supplierId/merchantDelegations/*',
    screen: 'MerchantDelegationsScreen',
    layout: 'default',
    access: 'public',
  },
];
