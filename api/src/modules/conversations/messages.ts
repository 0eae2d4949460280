/** Who has told no name. */
export const names = {
  buyer: 'خریدار',
  /** Who buys by a public request. */
  verifiedBuyer: 'خریدار تأییدشده',
};

/** What people read in their inboxes. */
export const noticeWords = {
  message: (name: string | undefined) => (name ? `پیام تازه از ${name}` : 'پیام تازه'),
  manyMessages: (count: number) => `${count.toLocaleString('fa-IR')} پیام تازه`,
};
