import type { ScreenRoute } from '../../platform/site/ScreenRoute.ts';

export const merchantRoutes: ScreenRoute[] = [
  { path: '/merchant/:merchantId/*', screen: 'MerchantScreen', layout: 'default', access: 'public' },
  {
    path: '/supplier/:supplierId/merchantDelegations/*',
    screen: 'MerchantDelegationsScreen',
    layout: 'default',
    access: 'public',
  },
];
