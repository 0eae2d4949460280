import type { FormWords } from '../../platform/modules/module.ts';

export const noteForms = {
  titles: {
    NoteChange: 'ویرایش یادداشت',
    NewNote: 'یادداشت تازه',
  },
  labels: {
    body: 'متن',
    color: 'رنگ',
    tags: 'برچسب‌ها',
    remindAt: 'زمان یادآوری',
    isShared: 'اشتراک با همکاران',
    sharedCustomerId: 'شرکتی که با آن به اشتراک گذاشته می‌شود',
  },
} satisfies FormWords;
