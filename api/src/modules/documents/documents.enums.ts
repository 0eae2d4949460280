import type { Static } from 'typebox';
import { namedEnum } from '../../platform/schema.ts';

export const TradeDocumentType = namedEnum('TradeDocumentType', 'What a paper of a trade request is.', {
  INQUIRY: { en: 'What the buyer asks for.', fa: 'استعلام' },
  DRAWING: { en: 'A drawing.', fa: 'نقشه' },
  DATASHEET: { en: 'A data sheet.', fa: 'برگهٔ مشخصات' },
  PROFORMA: { en: 'A proforma invoice.', fa: 'پیش‌فاکتور' },
  CONTRACT: { en: 'A contract.', fa: 'قرارداد' },
  INVOICE: { en: 'An invoice.', fa: 'فاکتور' },
  BANK_RECEIPT: { en: 'The receipt of a payment by a bank.', fa: 'رسید بانکی' },
  WAYBILL: { en: 'The waybill of a shipment.', fa: 'بارنامه' },
  PACKING_LIST: { en: 'A packing list.', fa: 'فهرست بسته‌بندی' },
  INSPECTION_REPORT: { en: 'The report of an inspection.', fa: 'گزارش بازرسی' },
  CERTIFICATE: { en: 'A certificate.', fa: 'گواهی' },
  WARRANTY: { en: 'A warranty.', fa: 'ضمانت‌نامه' },
  DELIVERABLE: { en: 'What was agreed to, as a file.', fa: 'فایل تحویلی' },
  DISPUTE_EVIDENCE: { en: 'What a side shows in a dispute.', fa: 'مدرک اختلاف' },
  OTHER: { en: 'Another paper.', fa: 'مدرک دیگر' },
});
export type TradeDocumentType = Static<typeof TradeDocumentType>;
