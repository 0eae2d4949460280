import type { FormWords } from '../../platform/modules/module.ts';

export const favoriteForms = {
  titles: {
    NewFavorite: 'ذخیره',
    FavoritePlace: 'فهرست ذخیره‌شده',
  },
  labels: {
    listName: 'نام فهرست',
  },
} satisfies FormWords;
