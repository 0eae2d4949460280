import type { ScreenRoute } from '../../platform/site/ScreenRoute.ts';

export const supplierRoutes: ScreenRoute[] = [
  { path: '/suppliers/:categoryType', screen: 'SuppliersScreen', layout: 'default', access: 'public' },
  {
    path: '/supplier/category/:categoryId/*',
    screen: 'CategorySuppliersScreen',
    layout: 'default',
    access: 'public',
  },
  {
    path: '/supplier/:supplierId/products/:categoryType',
    screen: 'SupplierProductsScreen',
    layout: 'default',
    access: 'public',
  },
  {
    path: '/profile/admin/preview/supplier/:supplierId',
    screen: 'SupplierPreviewScreen',
    layout: 'default',
    access: 'user',
  },
  { path: '/supplier/:supplierId/*', screen: 'SupplierScreen', layout: 'default', access: 'public' },
];
