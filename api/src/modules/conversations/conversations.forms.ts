import type { FormWords } from '../../platform/modules/module.ts';

export const conversationForms = {
  titles: { NewMessage: 'پیام تازه', ThreadChange: 'خواندن یا ویرایش پیام' },
  labels: {
    'NewMessage.body': 'متن پیام',
    'ThreadChange.body': 'متن پیام',
    conversationId: 'گفت‌وگو',
    subjectType: 'نوع موضوع',
    subjectId: 'موضوع',
    confirmsContact: 'با آنکه راه تماس در پیام هست، فرستاده شود',
    markReadSeq: 'خوانده‌شده تا پیام',
    messageId: 'پیام',
  },
} satisfies FormWords;
