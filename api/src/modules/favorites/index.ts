export { favoriteErrors } from './favorites.errors.ts';
export { favoriteRoutes } from './favorites.routes.ts';
export { makeFavorites } from './favorites.service.ts';
