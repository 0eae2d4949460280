import type { OwnCodes } from '../../platform/error-codes.ts';

export const geographyErrors = {
  COUNTRY_NOT_FOUND: { fa: 'این کشور پیدا نشد.', en: 'There is no such country.' },
  STATE_NOT_FOUND: { fa: 'این استان پیدا نشد.', en: 'There is no such province.' },
  CITY_NOT_FOUND: { fa: 'این شهر پیدا نشد.', en: 'There is no such city.' },
  UNKNOWN_PLACE: { fa: 'این مکان شناخته نشد.', en: 'This place is not known.' },
  ONE_CITY_ONLY: {
    fa: 'شهر یا از فهرست انتخاب می‌شود یا با نام نوشته می‌شود، نه هر دو.',
    en: 'A city is either chosen from the list or written by name, not both.',
  },
  CITY_OF_ANOTHER_STATE: { fa: 'این شهر در استان انتخاب‌شده نیست.', en: 'This city is not in the chosen province.' },
  STATE_OF_ANOTHER_COUNTRY: {
    fa: 'این استان در کشور انتخاب‌شده نیست.',
    en: 'This province is not in the chosen country.',
  },
  URBAN_AREA_OF_ANOTHER_CITY: {
    fa: 'این محله در شهر انتخاب‌شده نیست.',
    en: 'This part of town is not in the chosen city.',
  },
} satisfies OwnCodes;

declare module '../../platform/error-codes.ts' {
  interface CodesByOwner {
    geography: keyof typeof geographyErrors;
  }
}
