import type { OwnArea } from '../../../platform/site/OwnArea.ts';

/** What the logged-in area says of files. */
export const area: OwnArea = {
  kept: { files: 'فایل‌هایی که بارگذاری کرده‌اید.' },
};
