import type { Static } from 'typebox';
import { namedEnum } from '../../platform/schema.ts';

export const ContentPlatform = namedEnum('ContentPlatform', 'Where content is shown.', {
  WEB: { en: 'The site in a browser.', fa: 'وب' },
  MOBILE: { en: 'Apps on phones.', fa: 'موبایل' },
});
export type ContentPlatform = Static<typeof ContentPlatform>;
