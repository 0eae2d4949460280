import type { OwnCodes } from '../../../platform/error-codes.ts';

export const helpErrors = {
  HELP_NOT_FOUND: { fa: 'برای این صفحه راهنمایی نوشته نشده است.', en: 'There is no help for this screen.' },
  HELP_SCREEN_UNKNOWN: { fa: 'صفحه‌ای با این نشانه در سایت نیست.', en: 'The site has no screen of this key.' },
} satisfies OwnCodes;

declare module '../../../platform/error-codes.ts' {
  interface CodesByOwner {
    help: keyof typeof helpErrors;
  }
}
