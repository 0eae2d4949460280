import type { Module } from '../../platform/modules/module.ts';
import { valuesOf } from '../../platform/schema.ts';
import { ThingType } from '../catalog/index.ts';
import * as enums from './favorites.enums.ts';
import { favoriteErrors } from './favorites.errors.ts';
import { favoriteForms } from './favorites.forms.ts';
import { favoriteRoutes } from './favorites.routes.ts';
import { makeFavorites } from './favorites.service.ts';

export function favoritesModule(parts: Parameters<typeof makeFavorites>[0]) {
  const favorites = makeFavorites(parts);
  return {
    name: 'favorites',
    about: 'What people saved.',
    errors: favoriteErrors,
    enums,
    forms: favoriteForms,
    routes: (v1) => favoriteRoutes(v1, favorites),
    personal: { favorites: favorites.personal },
    recurring: { 'forget-removed-favorites': { everyMinutes: 10, run: favorites.forgetRemoved } },
    pointsAt: valuesOf(ThingType),
    nodes: [{ type: 'Favorite', table: 'user_favorites' }],
    service: favorites,
  } satisfies Module;
}
