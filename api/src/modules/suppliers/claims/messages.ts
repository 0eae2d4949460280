const named = (name: string | undefined) => (name ? `«${name}»` : 'تأمین‌کنندهٔ شما');
const counted = (count: number) => count.toLocaleString('fa-IR');
const paper = (claim: string | undefined) => (claim ? `مدرک «${claim}»` : 'یک مدرک');

const supplierDecisions: Record<string, string> = {
  SUPPLIER_CONFIRMED: 'تأیید شد',
  SUPPLIER_REJECTED: 'تأیید نشد',
  SUPPLIER_SUSPENDED: 'معلق شد',
  SUPPLIER_RESTORED: 'دوباره فعال شد',
};
const changeDecisions: Record<string, string> = {
  SUPPLIER_CHANGE_CONFIRMED: 'پذیرفته شد',
  SUPPLIER_CHANGE_DECLINED: 'پذیرفته نشد',
};
const claimDecisions: Record<string, (name: string) => string> = {
  CLAIM_ACCEPTED: (name) => `${name} اکنون از آنِ شرکت شماست`,
  CLAIM_REJECTED: (name) => `درخواست مالکیت ${name} پذیرفته نشد`,
  CLAIM_LAPSED: (name) => `مهلت ارسال مدرک برای ${name} به پایان رسید`,
  SUPPLIER_OWNER_CHANGED: (name) => `مالکیت ${name} به شرکت دیگری سپرده شد`,
};
const evidenceDecisions: Record<string, string> = {
  EVIDENCE_ACCEPTED: 'پذیرفته شد',
  EVIDENCE_REFUSED: 'پذیرفته نشد',
  EVIDENCE_REVOKED: 'باطل شد',
};

/** What people read in their inboxes. */
export const noticeWords = {
  supplier: (event: string, name: string | undefined) =>
    event in changeDecisions
      ? `تغییر نام و شناسهٔ ${named(name)} ${changeDecisions[event]}`
      : `${named(name)} ${supplierDecisions[event]}`,
  manySuppliers: (count: number) => `دربارهٔ تأمین‌کنندهٔ شما ${counted(count)} تصمیم گرفته شد`,
  claim: (event: string, name: string | undefined) => claimDecisions[event]!(named(name)),
  manyClaims: (count: number) => `دربارهٔ ${counted(count)} درخواست مالکیت تصمیم گرفته شد`,
  objection: (name: string | undefined) => `شرکت دیگری مالکیت ${named(name)} را درخواست کرده است؛ پاسخ دهید`,
  manyObjections: (count: number) => `${counted(count)} درخواست مالکیت منتظر پاسخ شماست`,
  needsEvidence: (event: string, name: string | undefined) =>
    event === 'CLAIM_REMINDED'
      ? `یادآوری: برای ${named(name)} هنوز مدرکی نفرستاده‌اید`
      : `برای ${named(name)} مدرک بیشتری لازم است`,
  manyNeeds: (count: number) => `${counted(count)} درخواست مالکیت به مدرک نیاز دارد`,
  evidence: (event: string, claim: string | undefined, name: string | undefined) =>
    `${paper(claim)} برای ${named(name)} ${evidenceDecisions[event]}`,
  manyEvidences: (count: number) => `دربارهٔ ${counted(count)} مدرک شما تصمیم گرفته شد`,
  ends: (days: string | undefined, claim: string | undefined, name: string | undefined) =>
    `${paper(claim)} برای ${named(name)} ${counted(Number(days))} روز دیگر پایان می‌یابد`,
  manyEnds: (count: number) => `${counted(count)} مدرک شما رو به پایان است`,
};
