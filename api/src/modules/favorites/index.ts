export { favoriteRoutes } from './favorites.routes.ts';
export { makeFavorites } from './favorites.service.ts';
