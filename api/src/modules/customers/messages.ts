/** What people read of customers that the data do not say. */
export const customerMessages = { unnamed: 'خرید شخصی' };

/** What people read in mails. */
export const mailMessages = {
  verifyEmail: {
    subject: 'تأیید نشانی ایمیل در راسته',
    lead: 'برای تأیید این نشانی، لینک زیر را باز کنید و دکمهٔ «تأیید نشانی ایمیل» را بزنید:',
    note: 'این لینک ۲۴ ساعت و تنها یک بار کار می‌کند. اگر شما این نشانی را در راسته ننوشته‌اید، این پیام را نادیده بگیرید.',
  },
};

const answers: Record<string, string> = { AGENT_ACCEPTED: 'پذیرفته شد', AGENT_DECLINED: 'رد شد' };

export const noticeWords = {
  invited: 'به همکاری با یک شرکت دعوت شده‌اید',
  manyInvited: (count: number) => `${count.toLocaleString('fa-IR')} دعوت به همکاری دارید`,
  answered: (event: string) => `دعوت شما به همکاری ${answers[event]}`,
  manyAnswered: (count: number) => `${count.toLocaleString('fa-IR')} دعوت شما پاسخ گرفت`,
};
