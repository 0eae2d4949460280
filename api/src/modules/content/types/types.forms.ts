import type { FormWords } from '../../../platform/modules/module.ts';

export const contentTypeForms = {
  titles: {
    NewContentType: 'گروه تازهٔ نوشته‌ها',
    ContentTypeChange: 'ویرایش گروه نوشته‌ها',
  },
  labels: {
    'NewContentType.title': 'عنوان گروه',
    'ContentTypeChange.title': 'عنوان گروه',
    pageType: 'نوع صفحه',
    'NewContentType.parentId': 'گروه بالاتر',
    'ContentTypeChange.parentId': 'گروه بالاتر',
    'NewContentType.order': 'ترتیب',
    'ContentTypeChange.order': 'ترتیب',
    'ContentTypeChange.isActive': 'نمایش داده شود',
  },
} satisfies FormWords;
