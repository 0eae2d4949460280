/** What is said of texts that are written in Markdown. */
export const markdownMessages = {
  hint: 'بند تازه با یک خط خالی، مورد فهرست با «- » در آغاز خط، پررنگ با **دو ستاره** و پیوند به شکل [متن](/نشانی) نوشته می‌شود.',
  dropped: (line: string) => `بخشی از متن در خط ${line} نگه داشته نشد.`,
};
