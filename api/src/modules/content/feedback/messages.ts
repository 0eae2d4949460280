/** What is read of feedbacks in inboxes and mails. */
export const feedbackWords = {
  answered: (number: string) => `به بازخورد ${number} پاسخ داده شد`,
  closed: (number: string) => `رسیدگی به بازخورد ${number} به پایان رسید`,
  many: (count: number) => `رسیدگی به ${count.toLocaleString('fa-IR')} بازخورد به پایان رسید`,
  subject: (number: string) => `پاسخ بازخورد ${number}`,
  lead: (subject: string) => `پاسخ راسته به بازخورد شما با موضوع «${subject}»:`,
  note: 'برای دیدن بازخورد و نوشتن ادامهٔ آن، این نشانی را باز کنید:',
};
