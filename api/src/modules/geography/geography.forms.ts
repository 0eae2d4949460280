import type { FormWords } from '../../platform/modules/module.ts';

export const geographyForms = { titles: { NewCity: 'شهر تازه', CityChange: 'تغییر شهر' } } satisfies FormWords;
