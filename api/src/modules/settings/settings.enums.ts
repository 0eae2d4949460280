import type { Static } from 'typebox';
import { namedEnum } from '../../platform/schema.ts';

export const SettingUnit = namedEnum('SettingUnit', 'What the numbers of a setting count.', {
  DAYS: { en: 'Days of the calendar.', fa: 'روز' },
  BUSINESS_DAYS: { en: 'Days of work.', fa: 'روز کاری' },
  TIMES: { en: 'How often, or how many times as much.', fa: 'بار' },
  CONTACT_MODE: { en: '0 where the writer is warned, 1 where the text is hidden.', fa: 'روش' },
  BASIS_POINTS: { en: 'Hundredths of a percent.', fa: 'صدم درصد' },
});
export type SettingUnit = Static<typeof SettingUnit>;
