import type { FormWords } from '../../platform/modules/module.ts';

export const addressForms = {
  titles: {
    NewDeliveryAddress: 'افزودن نشانی تحویل',
    DeliveryAddressChange: 'ویرایش نشانی تحویل',
    NewPersonAddress: 'افزودن نشانی',
    PersonAddressChange: 'ویرایش نشانی',
    PersonAddressRemoval: 'حذف نشانی',
    NewCompanyAddress: 'افزودن نشانی شرکت',
    CompanyAddressChange: 'ویرایش نشانی شرکت',
  },
  labels: {
    unit: 'واحد',
    isDefault: 'نشانی پیش‌فرض',
    countryId: 'کشور',
    cityName: 'نام شهری که در فهرست نیست',
    receiverName: 'گیرنده',
    receiverPhone: 'تلفن گیرنده',
    urbanAreaId: 'محله',
    addressLine: 'نشانی',
    plaque: 'پلاک',
    postalCode: 'کد پستی',
    latitude: 'عرض جغرافیایی',
    longitude: 'طول جغرافیایی',
    addressId: 'نشانی',
    successorId: 'نشانی پیش‌فرض بعدی',
  },
} satisfies FormWords;
