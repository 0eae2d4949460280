import type { FormWords } from '../../../platform/modules/module.ts';

export const helpForms = {
  titles: { HelpWriting: 'راهنمای صفحه' },
  labels: {
    'HelpWriting.title': 'عنوان',
    'HelpWriting.body': 'متن راهنما',
    'HelpWriting.mediaVideoId': 'ویدئو',
    'HelpWriting.relatedQuestionIds': 'پرسش‌های مرتبط',
    'HelpWriting.version': 'نسخه',
  },
} satisfies FormWords;
