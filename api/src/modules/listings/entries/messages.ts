import type { PropertyValue } from '../../catalog/index.ts';
import type { SupplierDocumentKind } from '../../suppliers/index.ts';

/** Why an entry is a draft again whose product was turned down. */
export const sentBackReason = (reason: string) => `کالای پایه‌ای که پیشنهاد شده بود پذیرفته نشد: ${reason}`;

const decisions: Record<string, string> = {
  ENTRY_PUBLISHED: 'منتشر شد',
  ENTRY_REJECTED: 'تأیید نشد',
  ENTRY_ARCHIVED: 'از بازار برداشته شد',
};

export const noticeWords = {
  decided: (event: string, title: string | undefined) => `«${title ?? 'کالای شما'}» ${decisions[event]}`,
  many: (count: number) => `دربارهٔ ${count.toLocaleString('fa-IR')} کالای شما تصمیم گرفته شد`,
  change: (event: string, title: string | undefined) =>
    `تغییر «${title ?? 'کالای شما'}» ${event === 'CHANGE_CONFIRMED' ? 'تأیید شد' : 'پذیرفته نشد'}`,
  manyChanges: (count: number) => `دربارهٔ ${count.toLocaleString('fa-IR')} تغییر کالاهای شما تصمیم گرفته شد`,
};

const papers: Record<SupplierDocumentKind, string> = {
  DATASHEET: 'برگهٔ مشخصات',
  CERTIFICATE: 'گواهی',
  DRAWING: 'نقشه',
  MANUAL: 'دفترچهٔ راهنما',
  OTHER: 'مدرک دیگر',
};

/** What a change makes another one, in a line. */
export const differenceWords = {
  separator: '، ',
  quantity: (quantity: string, unit: string) =>
    `${Number(quantity).toLocaleString('fa-IR', { maximumFractionDigits: 6 })} ${unit}`,
  document: (kind: SupplierDocumentKind, title: string) => `${papers[kind]}: ${title}`,
  value({ rawValue, rawMaxValue, unitSymbol = '', enumValues, booleanValue, text }: PropertyValue): string {
    if (booleanValue !== undefined) return booleanValue ? 'دارد' : 'ندارد';
    if (rawValue !== undefined)
      return `${rawMaxValue ? `${rawValue} تا ${rawMaxValue}` : rawValue} ${unitSymbol}`.trim();
    return text ?? enumValues.map(({ label }) => label).join('، ');
  },
};
