import type { FormWords } from '../../../platform/modules/module.ts';

const words = {
  title: 'عنوان ویدئو',
  slug: 'نشانی',
  summary: 'خلاصه',
  fileId: 'فایل ویدئو',
  posterFileId: 'تصویر پیش از پخش',
  chapters: 'بخش‌ها',
  captions: 'زیرنویس‌ها',
  captionsVtt: 'زیرنویس به شکل WebVTT',
  platforms: 'محل نمایش',
  isActive: 'نمایش داده شود',
  order: 'ترتیب',
};
const labelsOf = (model: string, labels: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(labels).map(([field, label]) => [`${model}.${field}`, label]));

export const videoForms = {
  titles: {
    NewMediaVideo: 'ویدئوی تازه',
    MediaVideoChange: 'تغییر ویدئو',
  },
  labels: {
    ...labelsOf('NewMediaVideo', words),
    ...labelsOf('MediaVideoChange', words),
    'VideoCaption.start': 'آغاز',
    'VideoCaption.end': 'پایان',
    'VideoCaption.text': 'متن زیرنویس',
    'VideoChapter.start': 'آغاز',
    'VideoChapter.title': 'عنوان بخش',
  },
} satisfies FormWords;
