import type { FormWords } from '../../../platform/modules/module.ts';

export const commentForms = {
  titles: {
    NewComment: 'نوشتن نظر',
    CommentChange: 'ویرایش نظر',
    CommentAppeal: 'اعتراض به تصمیم',
    CommentReporting: 'گزارش نظر',
    CommentLiking: 'پسندیدن نظر',
  },
  labels: {
    'NewComment.pageId': 'نوشته',
    'NewComment.supplierProductId': 'کالا',
    'NewComment.parentId': 'در پاسخ به',
    'NewComment.body': 'متن نظر',
    'NewComment.rating': 'امتیاز',
    'NewComment.pros': 'نکته‌های مثبت',
    'NewComment.cons': 'نکته‌های منفی',
    'NewComment.isAnonymous': 'نمایش بدون نام',
    'CommentChange.body': 'متن نظر',
    'CommentChange.pros': 'نکته‌های مثبت',
    'CommentChange.cons': 'نکته‌های منفی',
    'CommentAppeal.reason': 'دلیل اعتراض',
    'CommentReporting.reason': 'دلیل گزارش',
    'CommentReporting.explanation': 'توضیح',
    'CommentLiking.isLiked': 'پسندیده',
  },
} satisfies FormWords;
