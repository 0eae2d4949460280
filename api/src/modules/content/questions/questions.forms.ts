import type { FormWords } from '../../../platform/modules/module.ts';

const written = {
  categoryId: 'دسته',
  question: 'پرسش',
  answer: 'پاسخ',
  platforms: 'جای نمایش',
  order: 'ترتیب',
  isActive: 'نمایش داده شود',
  version: 'نسخه',
};
const labelsOf = (model: string, fields: Record<string, string>) =>
  Object.fromEntries(Object.entries(fields).map(([field, label]) => [`${model}.${field}`, label]));
const { version, ...first } = written;
const category = { name: 'نام دسته', order: 'ترتیب', isActive: 'نمایش داده شود' };

export const questionForms = {
  titles: {
    NewFaqQuestion: 'پرسش تازه',
    FaqQuestionChange: 'ویرایش پرسش',
    NewFaqCategory: 'دستهٔ تازه',
    FaqCategoryChange: 'ویرایش دسته',
    FaqRating: 'نظر دربارهٔ پاسخ',
  },
  labels: {
    ...labelsOf('NewFaqQuestion', first),
    ...labelsOf('FaqQuestionChange', written),
    ...labelsOf('NewFaqCategory', category),
    ...labelsOf('FaqCategoryChange', { ...category, version }),
    'FaqRating.isHelpful': 'پاسخ مفید بود',
  },
} satisfies FormWords;
