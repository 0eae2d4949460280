import type { FormWords } from '../../platform/modules/module.ts';

export const claimForms = {
  titles: {
    NewSupplier: 'تأمین‌کنندهٔ تازه',
    SupplierPageChange: 'ویرایش صفحهٔ تأمین‌کننده',
    SupplierNamesChange: 'نام و شناسه‌های تأمین‌کننده',
    NewClaim: 'درخواست مالکیت',
    ClaimHolderAnswer: 'پاسخ به درخواست مالکیت',
    NewEvidence: 'مدرک تازه',
    SupplyStep: 'گام تأمین‌کننده',
    SupplierVerdict: 'تصمیم دربارهٔ تأمین‌کننده',
    ClaimVerdict: 'تصمیم دربارهٔ درخواست مالکیت',
    EvidenceVerdict: 'تصمیم دربارهٔ مدرک',
  },
  labels: {
    supplierTypes: 'زمینهٔ کار',
    foundedYear: 'سال تأسیس',
    employeesRange: 'تعداد کارکنان',
    phones: 'تلفن‌ها',
    'NewEvidence.claimId': 'درخواست مالکیت',
    statement: 'چرا این تأمین‌کننده از آنِ شماست؟',
    isAgreed: 'موافقت',
    level: 'این مدرک چه چیزی را نشان می‌دهد؟',
    claim: 'عنوان مدرک',
    issuedBy: 'صادرکننده',
    'NewEvidence.validFrom': 'معتبر از',
    'NewEvidence.validTo': 'معتبر تا',
    'NewEvidence.fileId': 'فایل مدرک',
    'EvidenceVerdict.validTo': 'معتبر تا',
    visitedOn: 'روز بازدید',
    visitor: 'بازدیدکننده',
  },
} satisfies FormWords;
