import type { ScreenRoute } from '../../platform/site/ScreenRoute.ts';

export const catalogRoutes: ScreenRoute[] = [
  {
    path: '/category/properties/:categoryId/*',
    screen: 'CategoryPropertiesScreen',
    layout: 'default',
    access: 'public',
  },
  {
    path: '/category/categoryType/:categoryType',
    screen: 'CategoryTypeScreen',
    layout: 'default',
    access: 'public',
  },
  { path: '/category/:categoryId/*', screen: 'CategoryScreen', layout: 'default', access: 'public' },
  {
    path: '/products/category/:categoryId/supplier/:supplierId',
    screen: 'SupplierProductListScreen',
    layout: 'default',
    access: 'public',
  },
  { path: '/products/category/:categoryId/*', screen: 'ProductListScreen', layout: 'default', access: 'public' },
  {
    path: '/products/base-product/:baseProductId/*',
    screen: 'BaseProductScreen',
    layout: 'default',
    access: 'public',
  },
  { path: '/products/compare', screen: 'CompareScreen', layout: 'default', access: 'public' },
  {
    path: '/profile/admin/preview/product/:productId',
    screen: 'ProductPreviewScreen',
    layout: 'default',
    access: 'user',
  },
  { path: '/products/:productId/*', screen: 'ProductScreen', layout: 'default', access: 'public' },
];
