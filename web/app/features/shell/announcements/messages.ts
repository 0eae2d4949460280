/** The words around what is announced. */
export const announcementWords = {
  label: 'اطلاعیه‌ها',
  more: 'بیشتر بخوانید',
  dismiss: (text: string) => `بستن اطلاعیه: ${text}`,
};
