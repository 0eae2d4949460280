import type { ScreenRoute } from '../../../platform/site/ScreenRoute.ts';

export const pageRoutes: ScreenRoute[] = [
  { path: '/contents/label/:title', screen: 'LabelScreen', layout: 'default', access: 'public' },
  { path: '/contents/:contentTypeId', screen: 'ContentTypeScreen', layout: 'default', access: 'public' },
  {
    path: '/contents/:pageId/supplier/:supplierId/*',
    screen: 'SupplierArticleScreen',
    layout: 'default',
    access: 'public',
  },
  { path: '/contents/:pageId/*', screen: 'ArticleScreen', layout: 'default', access: 'public' },
  {
    path: '/category/contents/:categoryType/:categoryId/*',
    screen: 'CategoryContentsScreen',
    layout: 'default',
    access: 'public',
  },
  {
    path: '/supplier/:supplierId/content-list',
    screen: 'SupplierContentsScreen',
    layout: 'default',
    access: 'public',
  },
  { path: '/page/:uniquePageName', screen: 'SitePageScreen', layout: 'default', access: 'public' },
  { path: '/how-it-works', screen: 'HowItWorksScreen', layout: 'default', access: 'public' },
];
