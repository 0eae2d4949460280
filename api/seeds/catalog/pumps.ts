import { brands } from '../figures.ts';
import { choice, choices, numeric, range } from '../properties.ts';
import type { BranchSeed } from '../shape.ts';
import { displacementPumps } from './pumps-displacement.ts';
import { dynamicPumps } from './pumps-dynamic.ts';

/** What moves liquids and evacuates air. */
export const pumps: BranchSeed = {
  code: 'pumps',
  name: 'پمپ‌ها',
  scientificName: 'Pumps',
  icon: 'pump',
  brands: brands('آبرانه ABR', 'پویژ PVZ', 'موجاور MJV', 'ژرفاب ZRF', 'روداژ RDZ', 'جهان‌موجه JMJ'),
  properties: [
    numeric('flow', 'دبی', 'کارایی', 'm3/h', {
      min: 0.01,
      max: 20000,
      decimals: 1,
      key: true,
      required: true,
    }),
    numeric('power', 'توان موتور', 'برق', 'kW', { min: 0.05, max: 2000, decimals: 2 }),
    numeric('speed', 'سرعت', 'کارایی', '/min', { min: 100, max: 10000 }),
    range('pumpedTemperature', 'دمای سیال', 'کارایی', 'Cel', { min: -100, max: 450 }),
    choice('casing', 'جنس پوسته', 'ساختار', {
      castIron: 'چدن',
      bronze: 'برنز',
      carbonSteel: 'فولاد کربنی',
      stainless304: 'فولاد زنگ‌نزن ۳۰۴',
      stainless316: 'فولاد زنگ‌نزن ۳۱۶',
      aluminium: 'آلومینیوم',
      polypropylene: 'پلی‌پروپیلن',
    }),
    choice('shaftSeal', 'آب‌بندی محور', 'ساختار', {
      mechanical: 'آب‌بند مکانیکی',
      packing: 'نوار گرافیت',
      lip: 'کاسه‌نمد',
    }),
    choices('liquids', 'مایع‌های سازگار', 'کارکرد', {
      water: 'آب',
      oil: 'روغن',
      chemical: 'مواد شیمیایی',
      slurry: 'دوغاب',
      food: 'مواد خوراکی',
    }),
  ],
  leaves: [...dynamicPumps, ...displacementPumps],
};
