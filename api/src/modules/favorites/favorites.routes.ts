import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { route } from '../../platform/route.ts';
import { nothing } from '../../platform/schema.ts';
import {
  Favorite,
  FavoriteCount,
  FavoriteCountsQuery,
  FavoriteListing,
  FavoriteListsQuery,
  NewFavorite,
  FavoritePage,
  FavoriteParams,
  FavoritePlace,
  FavoritePlacePatch,
  FavoritesByTypeQuery,
  FavoritesQuery,
  FavoriteState,
  FavoriteStateQuery,
  FavoriteStatesQuery,
} from './favorites.schemas.ts';
import type { Favorites } from './favorites.service.ts';

export function favoriteRoutes(app: FastifyInstance, favorites: Favorites) {
  readingRoutes(app, favorites);
  route(app, 'favorites', {
    method: 'POST',
    url: '/userfavorites',
    operationId: 'saveFavorite',
    graph: 'viewer',
    policy: 'user',
    summary: 'Saves a thing; saved twice it is the same saving',
    body: NewFavorite,
    response: Favorite,
    handler: ({ actor, body }) => favorites.save(actor, body),
  });
  route(app, 'favorites', {
    method: 'DELETE',
    url: '/userfavorites/:id',
    operationId: 'unsaveFavorite',
    graph: 'viewer',
    policy: 'user',
    summary: 'Takes a saving back; one that is not there is no failure',
    params: FavoriteParams,
    response: nothing,
    handler: ({ actor, params }) => favorites.remove(actor, params.id),
  });
  route(app, 'favorites', {
    method: 'PUT',
    url: '/userfavorites/:id',
    operationId: 'moveFavorite',
    graph: 'viewer',
    policy: 'user',
    summary: 'Puts a saved thing in a list of one’s own, or in none',
    description: 'A list begins with the first thing in it and ends with the last.',
    params: FavoriteParams,
    body: FavoritePlace,
    patch: {
      body: FavoritePlacePatch,
      stored: ({ actor, params }) => favorites.one(actor, params.id),
    },
    response: Favorite,
    handler: ({ actor, params, body }) => favorites.move(actor, params.id, body),
  });
  route(app, 'favorites', {
    method: 'POST',
    url: '/userfavorites/:id/restore',
    operationId: 'restoreFavorite',
    graph: 'viewer',
    policy: 'user',
    summary: 'Restores a saving that was taken back within the hour, with its list and its place',
    params: FavoriteParams,
    response: Favorite,
    handler: ({ actor, params }) => favorites.restore(actor, params.id),
  });
}

function readingRoutes(app: FastifyInstance, favorites: Favorites) {
  route(app, 'favorites', {
    url: '/userfavorites',
    operationId: 'favorites',
    graph: 'viewer.favorites',
    policy: 'user',
    summary: 'Favourites of the viewer, the newest first',
    query: FavoritesQuery,
    response: FavoritePage,
    handler: ({ actor, query }) => favorites.favorites(actor, query),
  });
  route(app, 'favorites', {
    url: '/userfavorites/by-type',
    operationId: 'favoritesByType',
    graph: 'viewer.favorites',
    policy: 'user',
    summary: 'What one saved of one kind',
    query: FavoritesByTypeQuery,
    response: FavoritePage,
    handler: ({ actor, query }) => favorites.favorites(actor, query),
  });
  route(app, 'favorites', {
    url: '/userfavorites/by-object-id',
    operationId: 'favoriteState',
    graph: 'viewer.favoriteState',
    policy: 'user',
    summary: 'Whether one saved a thing',
    query: FavoriteStateQuery,
    response: FavoriteState,
    handler: ({ actor, query }) => favorites.state(actor, query.type, query.objectId),
  });
  route(app, 'favorites', {
    url: '/userfavorites/by-object-ids',
    operationId: 'favoriteStates',
    graph: 'viewer.favoriteStates',
    policy: 'user',
    summary: 'Which of several things of one kind one saved',
    query: FavoriteStatesQuery,
    response: Type.Array(FavoriteState),
    handler: ({ actor, query }) => favorites.states(actor, query.type, query.objectIds),
  });
  route(app, 'favorites', {
    url: '/userfavorites/summary',
    operationId: 'favoriteCounts',
    graph: 'viewer.favoriteCounts',
    policy: 'user',
    summary: 'How much one saved of each kind',
    query: FavoriteCountsQuery,
    response: Type.Array(FavoriteCount),
    handler: ({ actor, query }) => favorites.counts(actor, query),
  });
  route(app, 'favorites', {
    url: '/userfavorites/lists',
    operationId: 'favoriteLists',
    graph: 'viewer.favoriteLists',
    policy: 'user',
    summary: 'The lists that one made of saved things, by name',
    query: FavoriteListsQuery,
    response: Type.Array(FavoriteListing),
    handler: ({ actor, query }) => favorites.lists(actor, query),
  });
}
