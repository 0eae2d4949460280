import type { OwnCodes } from '../../../platform/error-codes.ts';

export const menuErrors = {
  MENU_LEVEL_SKIPPED: {
    fa: 'این ردیف دو پله پایین‌تر از ردیف پیش از خود است؛ پلهٔ میانی را بنویسید.',
    en: 'This entry is two levels deeper than the one before it; write the level between.',
  },
  MENU_HEADING_EMPTY: {
    fa: 'این ردیف نه نشانی دارد و نه زیرمجموعه؛ نشانی آن را بنویسید.',
    en: 'This entry has neither a target nor entries below it; write where it leads.',
  },
} satisfies OwnCodes;

declare module '../../../platform/error-codes.ts' {
  interface CodesByOwner {
    contentMenus: keyof typeof menuErrors;
  }
}
