import type { FormWords } from '../../../platform/modules/module.ts';

const words = {
  text: 'متن اطلاعیه',
  tone: 'گونه',
  href: 'نشانی',
  audience: 'مخاطب',
  from: 'آغاز نمایش',
  until: 'پایان نمایش',
  order: 'ترتیب',
};
const labelsOf = (model: string) =>
  Object.fromEntries(Object.entries(words).map(([field, label]) => [`${model}.${field}`, label]));

export const announcementForms = {
  titles: { NewAnnouncement: 'اطلاعیهٔ تازه', AnnouncementChange: 'تغییر اطلاعیه' },
  labels: { ...labelsOf('NewAnnouncement'), ...labelsOf('AnnouncementChange') },
} satisfies FormWords;
