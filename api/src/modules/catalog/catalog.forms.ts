import type { FormWords } from '../../platform/modules/module.ts';

export const catalogForms = {
  titles: {
    CategoryQuery: 'جست‌وجوی دسته‌ها',
  },
  labels: {
    parentId: 'دستهٔ بالاتر',
    parentIds: 'دسته‌های بالاتر',
  },
} satisfies FormWords;
