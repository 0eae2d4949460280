import { brands } from '../figures.ts';
import { choice, numeric, range } from '../properties.ts';
import type { BranchSeed } from '../shape.ts';
import { pipeSizes, pressureClasses } from './nominal-sizes.ts';
import { flowValves } from './valves-flow.ts';
import { shutOffValves } from './valves-shut-off.ts';

/** What opens, closes and protects a line. */
export const valves: BranchSeed = {
  code: 'valves',
  name: 'شیرآلات صنعتی',
  scientificName: 'Industrial valves',
  icon: 'valve',
  brands: brands('پولاوند PLV', 'شیراژ SRZ', 'بندارو BND', 'تراویژ TRV', 'نیکاگذر NKG', 'مهربند MHB', 'گذرکاو GZK'),
  properties: [
    numeric('diameter', 'قطر', 'ابعاد', 'mm', { min: 4, max: 1200, decimals: 1, key: true, required: true }),
    choice('nominalSize', 'اندازهٔ نامی', 'ابعاد', pipeSizes),
    numeric('pressure', 'فشار کاری', 'فشار و دما', 'bar', {
      min: 0,
      max: 700,
      decimals: 1,
      key: true,
      required: true,
    }),
    choice('pressureClass', 'ردهٔ فشار', 'فشار و دما', pressureClasses),
    range('temperature', 'دمای کاری', 'فشار و دما', 'Cel', { min: -200, max: 650 }),
    choice(
      'bodyMaterial',
      'جنس بدنه',
      'ساختار',
      {
        brass: 'برنج',
        bronze: 'برنز',
        castIron: 'چدن خاکستری',
        ductileIron: 'چدن داکتیل',
        carbonSteel: 'فولاد کربنی',
        forgedSteel: 'فولاد فورج',
        stainless304: 'فولاد زنگ‌نزن ۳۰۴',
        stainless316: 'فولاد زنگ‌نزن ۳۱۶',
        pvc: 'پلیمر (UPVC)',
      },
      { key: true, required: true },
    ),
    choice('connection', 'نوع اتصال', 'ساختار', {
      threaded: 'رزوه‌ای',
      flanged: 'فلنجی',
      wafer: 'ویفری',
      lug: 'لاگ',
      buttWeld: 'جوشی لب‌به‌لب',
      socketWeld: 'جوشی سوکتی',
      clamp: 'کلمپی',
      compression: 'کوپلی',
      solvent: 'چسبی',
    }),
  ],
  leaves: [...shutOffValves, ...flowValves],
};
