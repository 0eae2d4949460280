import { FavoritesOfTypeScreenDocument } from '../screens/FavoritesOfTypeScreen.generated.ts';
import { FavoritesScreenDocument } from '../screens/FavoritesScreen.generated.ts';

/** What tells of savings and of the lists that they are in. */
export const favoriteLists = [FavoritesScreenDocument, FavoritesOfTypeScreenDocument] as const;
