import type { Static } from 'typebox';
import { namedEnum } from '../../platform/schema.ts';

export const FavoriteSort = namedEnum('FavoriteSort', 'Order of saved things.', {
  NEWEST: { en: 'Last saved first.', fa: 'تازه‌ترین' },
  OLDEST: { en: 'First saved first.', fa: 'قدیمی‌ترین' },
});
export type FavoriteSort = Static<typeof FavoriteSort>;
