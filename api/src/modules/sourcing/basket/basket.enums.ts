import type { Static } from 'typebox';
import { namedEnum } from '../../../platform/schema.ts';

export const BasketMerge = namedEnum(
  'BasketMerge',
  'What happens to the quantity of goods that are in the basket already.',
  {
    REPLACE: { en: 'The quantity that is given takes the place of the one that is there.', fa: 'جایگزین شود' },
    ADD: { en: 'The quantity that is given is added to the one that is there.', fa: 'افزوده شود' },
  },
);
export type BasketMerge = Static<typeof BasketMerge>;
