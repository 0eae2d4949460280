import type { FormWords } from '../../../platform/modules/module.ts';

export const labelForms = {
  titles: {
    NewContentLabel: 'برچسب تازه',
    ContentLabelChange: 'ویرایش برچسب',
  },
  labels: {
    'NewContentLabel.title': 'عنوان برچسب',
    'ContentLabelChange.title': 'عنوان برچسب',
    'NewContentLabel.description': 'توضیح کوتاه',
    'ContentLabelChange.description': 'توضیح کوتاه',
    mergeIntoId: 'ادغام با برچسب',
  },
} satisfies FormWords;
