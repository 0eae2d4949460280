import type { FormWords } from '../../../platform/modules/module.ts';

const words = {
  slot: 'جایگاه',
  imageDesktopId: 'تصویر برای رایانه',
  imageMobileId: 'تصویر برای گوشی',
  alt: 'آنچه در تصویر آمده',
  targetPath: 'نشانی مقصد',
  from: 'آغاز نمایش',
  until: 'پایان نمایش',
  weight: 'وزن',
  categoryIds: 'دسته‌ها',
};
const labelsOf = (model: string) =>
  Object.fromEntries(Object.entries(words).map(([field, label]) => [`${model}.${field}`, label]));

export const advertisementForms = {
  titles: {
    NewAdvertisement: 'آگهی تازه',
    AdvertisementChange: 'تغییر آگهی',
    AdvertisementArchival: 'بایگانی آگهی',
  },
  labels: { ...labelsOf('NewAdvertisement'), ...labelsOf('AdvertisementChange') },
} satisfies FormWords;
