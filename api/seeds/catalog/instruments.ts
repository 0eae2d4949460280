import { brands } from '../figures.ts';
import { choice, choices, numeric, range } from '../properties.ts';
import type { BranchSeed } from '../shape.ts';
import { pressureInstruments } from './instruments-pressure.ts';
import { sensingInstruments } from './instruments-sensing.ts';

/** What measures a process and reports it. */
export const instruments: BranchSeed = {
  code: 'instruments',
  name: 'ابزار دقیق',
  scientificName: 'Instrumentation',
  icon: 'gauge',
  brands: brands('سنجاوند SNV', 'نشان‌یار NSY', 'دقاوه DQV', 'پایشگان PYG', 'ترازیژ TRZ'),
  properties: [
    numeric('accuracy', 'خطای مجاز', 'اندازه‌گیری', '%', { min: 0.01, max: 10, decimals: 2, key: true }),
    choices('output', 'خروجی', 'برق', {
      local: 'عقربه‌ای',
      passive: 'بی‌مبدل',
      ma420: '۴ تا ۲۰ میلی‌آمپر',
      v010: 'صفر تا ۱۰ ولت',
      pulse: 'پالس',
      relay: 'رله',
      hart: 'HART',
      modbus: 'Modbus',
    }),
    choice('wetted', 'جنس بخش در تماس', 'ساختار', {
      brass: 'برنج',
      stainless316: 'فولاد زنگ‌نزن ۳۱۶',
      stainless310: 'فولاد زنگ‌نزن ۳۱۰',
      ceramic: 'سرامیک',
      teflon: 'تفلون',
      monel: 'مونل',
    }),
    choice('processConnection', 'اتصال', 'ساختار', {
      g14: 'G 1/4',
      g12: 'G 1/2',
      npt12: 'NPT 1/2',
      flange: 'فلنجی',
      clampon: 'کلمپی',
    }),
    range('ambient', 'دمای محیط کار', 'کارایی', 'Cel', { min: -60, max: 200 }),
  ],
  leaves: [...pressureInstruments, ...sensingInstruments],
};
