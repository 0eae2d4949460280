import type { OwnCodes } from '../../../platform/error-codes.ts';

export const claimErrors = {
  SUPPLIER_EXISTS: {
    fa: 'تأمین‌کننده‌ای با این شناسهٔ ملی ثبت شده است؛ اگر از آنِ شماست، مالکیت آن را درخواست کنید.',
    en: 'A supplier with this national ID is here already ({0}); claim it if it is yours.',
    params: ['supplier'],
  },
  SUPPLIER_INCOMPLETE: {
    fa: 'پیش از ارسال، موارد باقی‌مانده را کامل کنید.',
    en: 'Something is missing before it can be handed in.',
    params: ['missing'],
  },
  SUPPLIER_CHANGE_OPEN: {
    fa: 'تغییر پیشین هنوز در انتظار بررسی است.',
    en: 'An earlier change still waits for staff.',
  },
  SUPPLIER_CHANGE_NOT_FOUND: { fa: 'تغییری در انتظار نیست.', en: 'No change is waiting.' },
  CLAIM_NOT_FOUND: { fa: 'این درخواست مالکیت پیدا نشد.', en: 'There is no such claim.' },
  CLAIM_OPEN: {
    fa: 'شرکت شما برای این تأمین‌کننده درخواستی در جریان دارد.',
    en: 'Your company has an open claim on this supplier.',
  },
  CLAIM_LIMIT: {
    fa: 'یک شرکت بیش از ۳ درخواست باز نمی‌تواند داشته باشد.',
    en: 'A company can have at most 3 open claims.',
  },
  CLAIM_WITHOUT_EVIDENCE: {
    fa: 'هنوز هیچ مدرک هویت یا کسب پذیرفته نشده است.',
    en: 'No evidence of identity or business has been accepted yet.',
  },
  OWN_SUPPLIER: { fa: 'این تأمین‌کننده از آنِ همین شرکت است.', en: 'This supplier is the company’s own.' },
  SECOND_DECIDER: {
    fa: 'تأیید نخست از خود شماست؛ همکار دیگری باید آن را بپذیرد.',
    en: 'You were the first to say yes; somebody else must accept it.',
  },
  IDENTITY_NOT_CONFIRMED: {
    fa: 'نخست هویت شرکت باید تأیید شود.',
    en: 'The identity of the company must be confirmed first.',
  },
  EVIDENCE_NOT_FOUND: { fa: 'این مدرک پیدا نشد.', en: 'There is no such evidence.' },
  EVIDENCE_LIMIT: {
    fa: 'بیش از ۲۰ مدرک نمی‌تواند در انتظار بررسی باشد.',
    en: 'At most 20 evidences can wait for staff.',
  },
  EVIDENCE_TOO_LONG: {
    fa: 'اعتبار یک مدرک بیش از {0} سال نمی‌شود.',
    en: 'An evidence holds for at most {0} years.',
    params: ['years'],
  },
  EVIDENCE_AFTER_PAPER: {
    fa: 'خود مدرک تا {0} اعتبار دارد.',
    en: 'The paper itself holds until {0}.',
    params: ['day'],
  },
} satisfies OwnCodes;

declare module '../../../platform/error-codes.ts' {
  interface CodesByOwner {
    claims: keyof typeof claimErrors;
  }
}
