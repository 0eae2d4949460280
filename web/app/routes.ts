import { layout, route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes';
import { accountRoutes } from './features/account/routes.ts';
import { activityRoutes } from './features/activity/routes.ts';
import { addressRoutes } from './features/addresses/routes.ts';
import { adminRoutes } from './features/admin/routes.ts';
import { catalogRoutes } from './features/catalog/routes.ts';
import { commentRoutes } from './features/comments/routes.ts';
import { contentRoutes } from './features/content/routes.ts';
import { conversationRoutes } from './features/conversations/routes.ts';
import { customerRoutes } from './features/customers/routes.ts';
import { favoriteRoutes } from './features/favorites/routes.ts';
import { identityRoutes } from './features/identity/routes.ts';
import { noteRoutes } from './features/notes/routes.ts';
import { notificationRoutes } from './features/notifications/routes.ts';
import { searchRoutes } from './features/search/routes.ts';
import { merchantRoutes } from './features/merchants/routes.ts';
import { sellingRoutes } from './features/selling/routes.ts';
import { shellRoutes } from './features/shell/routes.ts';
import { supplierRoutes } from './features/suppliers/routes.ts';
import { tradeBasketRoutes } from './features/sourcing/basket/routes.ts';
import { tradeEditRoutes } from './features/sourcing/edit/routes.ts';
import { tradeMarketRoutes } from './features/sourcing/market/routes.ts';
import { tradeOpenRoutes } from './features/sourcing/open/routes.ts';
import { tradeReportRoutes } from './features/trade/report/routes.ts';
import { tradeRoutes } from './features/trade/routes.ts';
import type { ScreenRoute } from './platform/site/ScreenRoute.ts';

// Every screen of the site; each feature lists its own.
export const features: Record<string, ScreenRoute[]> = {
  catalog: catalogRoutes,
  suppliers: supplierRoutes,
  search: searchRoutes,
  merchants: merchantRoutes,
  identity: identityRoutes,
  account: accountRoutes,
  favorites: favoriteRoutes,
  activity: activityRoutes,
  addresses: addressRoutes,
  admin: adminRoutes,
  notes: noteRoutes,
  notifications: notificationRoutes,
  comments: commentRoutes,
  conversations: conversationRoutes,
  customers: customerRoutes,
  selling: sellingRoutes,
  'sourcing/basket': tradeBasketRoutes,
  'sourcing/edit': tradeEditRoutes,
  'sourcing/market': tradeMarketRoutes,
  'sourcing/open': tradeOpenRoutes,
  'trade/report': tradeReportRoutes,
  trade: tradeRoutes,
  ...contentRoutes,
  shell: shellRoutes,
};

const layouts = { default: 'DefaultLayout', profile: 'ProfileLayout', empty: 'EmptyLayout' };

const entriesOf = (name: ScreenRoute['layout']): RouteConfigEntry[] =>
  Object.entries(features).flatMap(([feature, routes]) =>
    routes
      .filter((it) => it.layout === name)
      .map(({ path, screen }) =>
        route(path, `features/${feature}/screens/${screen}.tsx`, { id: screen, caseSensitive: true }),
      ),
  );

export default [
  layout(`features/shell/layouts/${layouts.default}.tsx`, { id: layouts.default }, [
    ...entriesOf('default'),
    // The logged-in area stands within the site's frame.
    layout(`features/account/layouts/${layouts.profile}.tsx`, { id: layouts.profile }, entriesOf('profile')),
  ]),
  layout(`features/shell/layouts/${layouts.empty}.tsx`, { id: layouts.empty }, entriesOf('empty')),
  ...entriesOf('none'),
] satisfies RouteConfig;
