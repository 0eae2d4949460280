import type { OwnCodes } from '../../../platform/error-codes.ts';

export const questionErrors = {
  FAQ_QUESTION_NOT_FOUND: { fa: 'این پرسش پیدا نشد یا دیگر نشان داده نمی‌شود.', en: 'There is no such question.' },
  FAQ_CATEGORY_NOT_FOUND: { fa: 'این دستهٔ پرسش‌ها پیدا نشد.', en: 'There is no such category of questions.' },
  FAQ_CATEGORY_TAKEN: {
    fa: 'دسته‌ای با همین نام هست. نام دیگری بنویسید.',
    en: 'There is a category of this name. Choose another one.',
  },
} satisfies OwnCodes;

declare module '../../../platform/error-codes.ts' {
  interface CodesByOwner {
    faq: keyof typeof questionErrors;
  }
}
