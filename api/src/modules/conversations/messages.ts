/** Who has told no name. */
export const names = {
  buyer: 'خریدار',
  /** Who buys by a public request. */
  verifiedBuyer: 'خریدار تأییدشده',
};

/** What people read in their inboxes. */
export const noticeWords = {
  message: (name: string | undefined, files: number) =>
    [
      'پیام تازه',
      ...(name ? [`از ${name}`] : []),
      ...(files > 0 ? [`با ${files.toLocaleString('fa-IR')} فایل`] : []),
    ].join(' '),
  manyMessages: (count: number) => `${count.toLocaleString('fa-IR')} پیام تازه`,
};
