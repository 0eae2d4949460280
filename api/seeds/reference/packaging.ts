import type { QuantitySeed } from '../shape.ts';
import { quantity, unit } from './unit.ts';

/** By what goods are packed and works are counted: each of these is as much as its offer says. */
const words: readonly (readonly [code: string, name: string])[] = [
  ['{pack}', 'بسته'],
  ['{box}', 'جعبه'],
  ['{carton}', 'کارتن'],
  ['{bag}', 'کیسه'],
  ['{can}', 'ظرف'],
  ['{length}', 'شاخه'],
  ['{roll}', 'رول'],
  ['{coil}', 'کلاف'],
  ['{loop}', 'حلقه'],
  ['{sheet}', 'ورق'],
  ['{pallet}', 'پالت'],
  ['{set}', 'ست'],
  ['{device}', 'دستگاه'],
  ['{strand}', 'رشته'],
  ['{copy}', 'نسخه'],
  ['{service}', 'سرویس'],
  ['{project}', 'پروژه'],
  ['{test}', 'آزمون'],
  ['{person-day}', 'نفرروز'],
  ['{stroke}', 'ضربه'],
];

export const packaging: readonly QuantitySeed[] = [
  {
    ...quantity(
      'PACKAGING',
      'بسته‌بندی',
      '{pack}',
      words.map(([code, name]) => unit(code, name, name)),
    ),
    converts: false,
  },
];
