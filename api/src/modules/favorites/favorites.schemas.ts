import { Type, type Static } from 'typebox';
import { patchOf } from '../../platform/patch.ts';
import { Id, IdList, Instant, line, named, object, page, pagingQuery, rowIds } from '../../platform/schema.ts';
import { ThingType } from '../catalog/index.ts';
import { FavoriteSort } from './favorites.enums.ts';

const listName = Type.Optional(line('Own name for a group of saved things.', 1, 60, 'پروژهٔ پالایشگاه'));

export const Favorite = named(
  'Favorite',
  'Something a person saved.',
  object({
    id: Id('Id of the saving, to be taken back by.'),
    type: ThingType,
    objectId: Id('Id of the thing.'),
    listName,
    createdAt: Instant('When it was saved.'),
  }),
);
export type Favorite = Static<typeof Favorite>;

export const FavoritePage = page('FavoritePage', 'A page of saved things.', Favorite);

export const FavoriteState = named(
  'FavoriteState',
  'Whether the person saved a thing.',
  object({
    objectType: ThingType,
    objectId: Id('Id of the thing.'),
    isFavorite: Type.Boolean({ description: 'Whether it is saved.' }),
    favorite: Type.Optional(Favorite),
  }),
);
export type FavoriteState = Static<typeof FavoriteState>;

export const FavoriteCount = named(
  'FavoriteCount',
  'How many things of a kind a person saved.',
  object({
    type: ThingType,
    count: Type.Integer({ description: 'Saved things of the kind.', examples: [12] }),
  }),
);
export type FavoriteCount = Static<typeof FavoriteCount>;

export const FavoriteListing = named(
  'FavoriteListing',
  'A list that a person made of saved things. It is there as long as something is in it.',
  object({
    name: line('Its own name, as it was typed.', 1, 60, 'پروژهٔ پالایشگاه'),
    count: Type.Integer({ description: 'Saved things in it, of the kind that is asked for.', examples: [4] }),
  }),
);
export type FavoriteListing = Static<typeof FavoriteListing>;

export const FavoritePlace = named(
  'FavoritePlace',
  'The list that a saved thing is put in; without a name it is in none.',
  object({ listName }),
);
export type FavoritePlace = Static<typeof FavoritePlace>;
export const FavoritePlacePatch = patchOf(FavoritePlace);

export const NewFavorite = named(
  'NewFavorite',
  'Thing to save as a favourite, with the list it goes into.',
  object({ type: ThingType, objectId: Id('Id of the thing.'), listName }),
);
export type NewFavorite = Static<typeof NewFavorite>;

export const FavoriteParams = object({ id: Id('Id of the favourite (`Favorite.id`) that is changed.') });

const sort = Type.Optional(FavoriteSort);
export const FavoritesQuery = object({ type: Type.Optional(ThingType), sort, listName, ...rowIds, ...pagingQuery });
export const FavoritesByTypeQuery = object({ type: ThingType, sort, listName, ...pagingQuery });
export const FavoriteCountsQuery = object({ listName });
export const FavoriteListsQuery = object({ type: Type.Optional(ThingType) });
export type FavoritesQuery = Static<typeof FavoritesQuery>;

export const FavoriteStateQuery = object({ type: ThingType, objectId: Id('What may be saved.') });
export const FavoriteStatesQuery = object({ type: ThingType, objectIds: IdList('What may be saved; at most 100.') });
