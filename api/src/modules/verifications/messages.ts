const decisions: Record<string, string> = {
  IDENTITY_CHECK_CONFIRMED: 'هویت تأیید شد',
  IDENTITY_CHECK_REJECTED: 'هویت تأیید نشد',
  IDENTITY_ENDED: 'تأیید هویت برداشته شد',
};

export const noticeWords = {
  decided: (event: string) => decisions[event]!,
  many: (count: number) => `${count.toLocaleString('fa-IR')} نتیجهٔ بررسی هویت دارید`,
};
