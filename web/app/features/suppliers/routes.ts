import type { ScreenRoute } from '../../platform/site/ScreenRoute.ts';

export const supplierRoutes: ScreenRoute[] = [
  { path: '/suppliers/:categoryType', screen: 'SuppliersScreen', layout: 'default', access: 'public' },
  { path: '/supplier/:supplierId/*', screen: 'SupplierScreen', layout: 'default', access: 'public' },
];
