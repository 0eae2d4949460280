import type { Static } from 'typebox';
import { namedEnum } from '../../platform/schema.ts';

export const FileScan = namedEnum('FileScan', 'Whether a file was looked into for harm; nobody does yet.', {
  NOT_SCANNED: { en: 'Nobody has.', fa: 'بررسی‌نشده از نظر بدافزار' },
});
export type FileScan = Static<typeof FileScan>;
