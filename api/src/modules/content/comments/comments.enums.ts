import type { Static } from 'typebox';
import { namedEnum } from '../../../platform/schema.ts';

export const CommentObject = namedEnum('CommentObject', 'What comments stand on.', {
  PAGE: { en: 'A page of the site.', fa: 'نوشته' },
  SUPPLIER_PRODUCT: { en: 'An offer of a supplier’s product.', fa: 'کالا' },
});
export type CommentObject = Static<typeof CommentObject>;

export const CommentState = namedEnum('CommentState', 'How far a comment is, as its author and staff see it.', {
  PENDING: { en: 'Waits for staff; only its author sees it.', fa: 'در انتظار بررسی', tone: 'warning' },
  PUBLISHED: { en: 'Everybody reads it.', fa: 'منتشر شده', tone: 'success' },
  EDIT_PENDING: {
    en: 'Everybody reads the old text; the new one waits.',
    fa: 'ویرایش در انتظار بررسی',
    tone: 'warning',
  },
  HIDDEN: { en: 'Taken out of sight until staff decide.', fa: 'پنهان تا بررسی', tone: 'warning' },
  REJECTED: { en: 'It breaks a rule; nobody else reads it.', fa: 'رد شده', tone: 'error' },
  REMOVED: { en: 'Its author removed it.', fa: 'حذف شده', tone: 'info' },
});
export type CommentState = Static<typeof CommentState>;

export const CommentAction = namedEnum('CommentAction', 'What can be done with a comment.', {
  EDIT: { en: 'Author: write another text, once within 24 hours.', fa: 'ویرایش' },
  REMOVE: { en: 'Author: take it out of sight for good.', fa: 'حذف' },
  APPEAL: { en: 'Author: ask another moderator to look at it again, once.', fa: 'اعتراض' },
  PUBLISH: { en: 'Staff: let everybody read it.', fa: 'انتشار' },
  REJECT: { en: 'Staff: turn it, or its new text, down.', fa: 'رد' },
  HIDE: { en: 'Three reporters, or staff: take it out of sight until it is decided.', fa: 'پنهان کردن' },
});
export type CommentAction = Static<typeof CommentAction>;

export const CommentReportReason = namedEnum('CommentReportReason', 'What a reader finds wrong with a comment.', {
  CONTACT_OR_LINK: { en: 'It tells how to be reached, or leads elsewhere.', fa: 'شماره، نشانی یا پیوند دارد' },
  ADVERTISING: { en: 'It advertises.', fa: 'تبلیغ است' },
  INSULT: { en: 'It insults somebody.', fa: 'توهین‌آمیز است' },
  OFF_TOPIC: { en: 'It is about something else.', fa: 'به موضوع ربطی ندارد' },
  FALSE: { en: 'What it says is not true.', fa: 'نادرست است' },
  PERSONAL_DATA: { en: 'It tells something private of a person.', fa: 'اطلاعات شخصی دارد' },
  OTHER: { en: 'Something else, which the explanation says.', fa: 'دلیل دیگر' },
});
export type CommentReportReason = Static<typeof CommentReportReason>;
