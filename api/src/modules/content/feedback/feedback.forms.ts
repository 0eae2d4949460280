import type { FormWords } from '../../../platform/modules/module.ts';

export const feedbackForms = {
  titles: {
    NewFeedback: 'بازخورد تازه',
    FeedbackReopening: 'باز کردن دوبارهٔ بازخورد',
    FeedbackVerdict: 'رسیدگی به بازخورد',
  },
  labels: {
    'NewFeedback.type': 'نوع بازخورد',
    'NewFeedback.subject': 'موضوع',
    'NewFeedback.body': 'متن',
    'NewFeedback.email': 'ایمیل',
    'NewFeedback.phone': 'شمارهٔ تماس',
    'NewFeedback.pagePath': 'نشانی صفحه',
    'NewFeedback.screenshotFileId': 'تصویر صفحه',
    'NewFeedback.token': 'نشانهٔ فرم',
    'NewFeedback.nonce': 'پاسخ معما',
    'NewFeedback.fax': 'خالی بماند',
    'FeedbackReopening.code': 'رمز پیگیری',
    'FeedbackReopening.text': 'چه چیزی مانده است',
    'FeedbackVerdict.version': 'نسخه',
    'FeedbackVerdict.decision': 'تصمیم',
    'FeedbackVerdict.closeReason': 'دلیل بستن',
    'FeedbackVerdict.answer': 'پاسخ',
  },
} satisfies FormWords;
