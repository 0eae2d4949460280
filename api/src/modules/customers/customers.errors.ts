import type { OwnCodes } from '../../platform/error-codes.ts';

export const customerErrors = {
  CUSTOMER_NOT_FOUND: { fa: 'این مشتری پیدا نشد.', en: 'There is no such customer.' },
  CUSTOMER_LIMIT: { fa: 'بیش از ۱۰ شرکت نمی‌توان ثبت کرد.', en: 'At most 10 companies can be registered.' },
  BUYER_ALREADY_REGISTERED: {
    fa: 'مشخصات شما پیش‌تر ثبت شده است؛ آن را در «اطلاعات من» ویرایش کنید.',
    en: 'Your details were registered before; change them under “My details”.',
  },
  EMAIL_NOT_FOUND: { fa: 'هنوز ایمیلی ذخیره نکرده‌اید.', en: 'You have not saved an e-mail address yet.' },
  EMAIL_ALREADY_VERIFIED: { fa: 'این ایمیل پیش‌تر تأیید شده است.', en: 'This e-mail address was confirmed before.' },
  EMAIL_LINK_NOT_FOUND: {
    fa: 'این لینک دیگر کار نمی‌کند. از «اطلاعات من» لینک تازه‌ای بخواهید.',
    en: 'This link does not work any more. Ask for a new one under “My details”.',
  },
  MAIL_RATE_LIMITED: {
    fa: 'درخواست لینک بیش از اندازه است. کمی بعد دوباره تلاش کنید.',
    en: 'Too many links were asked for. Please try again a little later.',
  },
  AGENT_NOT_FOUND: { fa: 'این نماینده پیدا نشد.', en: 'There is no such agent.' },
  AGENT_EXISTS: { fa: 'این شماره پیش‌تر دعوت شده است.', en: 'This number was invited before.' },
  AGENT_LIMIT: { fa: 'بیش از ۱۰۰ عضو نمی‌توان داشت.', en: 'A company can have at most 100 members.' },
  INVITATION_NOT_FOUND: { fa: 'این دعوت پیدا نشد.', en: 'There is no such invitation.' },
  INVITATION_ENDED: {
    fa: 'مدت این دعوت به پایان رسیده است. از شرکت بخواهید شما را دوباره دعوت کند.',
    en: 'This invitation has ended. Ask the company to invite you again.',
  },
  INVITATION_RATE_LIMITED: {
    fa: 'امروز بیش از اندازه دعوت فرستاده‌اید. فردا دوباره تلاش کنید.',
    en: 'You have sent too many invitations today. Please try again tomorrow.',
  },
  OWN_PHONE: {
    fa: 'این شمارهٔ خود شماست؛ شمارهٔ کس دیگری را بنویسید.',
    en: 'This is your own number; write somebody else’s.',
  },
  ABOVE_MONTH_LIMIT: {
    fa: 'سقف هر درخواست نمی‌تواند از سقف ماهانه بیشتر باشد.',
    en: 'The limit of one request cannot be above the limit of a month.',
  },
  ENDS_BEFORE_START: { fa: 'پایان باید پس از آغاز باشد.', en: 'The end must come after the beginning.' },
  BELOW_ONE_APPROVAL: {
    fa: 'مبلغی که دو نفر باید با آن موافقت کنند نمی‌تواند کمتر از مبلغی باشد که یک نفر باید با آن موافقت کند.',
    en: 'The amount to which two people agree cannot be below the one to which one person does.',
  },
  OWNER_CHANGED_BY_AGENT: { fa: 'مالک را تنها مالک می‌تواند تغییر دهد.', en: 'Only an owner can change an owner.' },
  OWNER_NOT_ACCEPTED: {
    fa: 'کسی که هنوز دعوت را نپذیرفته است نمی‌تواند مالک شود.',
    en: 'Somebody who has not accepted the invitation yet cannot become an owner.',
  },
  OWN_PERMISSIONS: { fa: 'دسترسی خودتان را نمی‌توانید تغییر دهید.', en: 'You cannot change your own permissions.' },
  LAST_OWNER: {
    fa: 'آخرین مالک را نمی‌توان حذف کرد؛ ابتدا مالک دیگری تعیین کنید که عضویتش پایان ندارد.',
    en: 'The last owner cannot be removed; first name another one whose membership does not end.',
  },
  SOLE_OWNER: {
    fa: 'شرکتی دارید که مالک دیگری ندارد. ابتدا آن را به مالک دیگری بسپارید یا همراه حساب ببندید.',
    en: 'A company of yours has no other owner. First hand it over to another owner, or close it with the account.',
  },
  SOLE_OWNER_OF: {
    fa: 'شما تنها مالک «{0}» هستید. آن را به مالک دیگری بسپارید یا همراه حساب ببندید.',
    en: 'You are the only owner of “{0}”. Hand it over to another owner, or close it with the account.',
    params: ['company'],
  },
  NAME_MISMATCH: {
    fa: 'این نام شرکت نیست. نام را همان‌گونه که ثبت شده است بنویسید.',
    en: 'This is not the name of the company. Write it just as it is registered.',
  },
  PERMISSION_MISSING: {
    fa: 'دسترسی این کار را در این شرکت ندارید. آن را از مالک شرکت بخواهید.',
    en: 'You may not do this for this customer. Ask an owner for the permission.',
  },
  PERMISSION_NOT_HELD: {
    fa: 'دسترسی‌ای را که خودتان ندارید نمی‌توانید بدهید.',
    en: 'You cannot give a permission that you do not have.',
  },
  LIMIT_NOT_HELD: { fa: 'سقفی بالاتر از سقف خودتان نمی‌توانید بدهید.', en: 'You cannot give a limit above your own.' },
  ENDS_AFTER_OWN: {
    fa: 'این دسترسی نباید پس از پایان دسترسی خودتان بماند.',
    en: 'This access must not outlast your own.',
  },
  IDENTITY_LOCKED: {
    fa: 'هویت تأییدشده تنها با «درخواست اصلاح» تغییر می‌کند.',
    en: 'A verified identity changes by a request for correction only.',
  },
  IDENTITY_TAKEN: {
    fa: 'هویت دیگری پیش‌تر با این شماره تأیید شده است.',
    en: 'Another identity was verified with this number before.',
  },
  IDENTITY_NOT_FOUND: {
    fa: 'هویت تأییدشده‌ای با این مشخصات پیدا نشد.',
    en: 'There is no verified identity with these details.',
  },
} satisfies OwnCodes;

declare module '../../platform/error-codes.ts' {
  interface CodesByOwner {
    customers: keyof typeof customerErrors;
  }
}
