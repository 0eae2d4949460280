import { definitionOf, type EnumSchema } from '../../platform/schema.ts';
import { NotificationType } from './notifications.enums.ts';

const labels = (definitionOf(NotificationType) as EnumSchema<NotificationType>)['x-enum'];
const digits = (value: number) => value.toLocaleString('fa-IR', { useGrouping: false });

/** What a kind is called. */
export const labelOf = (type: NotificationType): string => labels[type].fa;

export const mailWords = {
  subject: 'راسته: اعلان‌های تازه',
  lead: 'این‌ها را هنوز ندیده‌اید:',
  line: (label: string, count: number) => (count === 1 ? label : `${label} (${digits(count)} مورد)`),
  note: 'در صفحهٔ اعلان‌ها می‌توانید بگویید برای کدام‌ها ایمیل می‌خواهید.',
};
