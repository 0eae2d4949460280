import type { FormWords } from '../../platform/modules/module.ts';

export const conversationForms = {
  titles: {
    NewMessage: 'پیام تازه',
    ThreadChange: 'خواندن یا ویرایش پیام',
    PartyBlock: 'مسدود کردن',
    MessageReporting: 'گزارش پیام',
    ConversationMuting: 'اعلان‌های گفت‌وگو',
  },
  labels: {
    'NewMessage.body': 'متن پیام',
    'NewMessage.fileIds': 'فایل‌های پیام',
    'ThreadChange.body': 'متن پیام',
    conversationId: 'گفت‌وگو',
    subjectType: 'نوع موضوع',
    subjectId: 'موضوع',
    recipientName: 'گیرنده',
    confirmsContact: 'با آنکه راه تماس در پیام هست، فرستاده شود',
    markReadSeq: 'خوانده‌شده تا پیام',
    messageId: 'پیام',
    messageIds: 'پیام‌ها',
    'MessageReporting.reason': 'دلیل گزارش',
    'MessageReporting.explanation': 'توضیح',
    isMuted: 'بی‌صدا',
    mutedUntil: 'بی‌صدا تا',
  },
} satisfies FormWords;
