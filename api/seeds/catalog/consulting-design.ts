import { choice, choices, numeric } from '../properties.ts';
import { work } from '../sale.ts';
import type { BranchSeed, LeafSeed } from '../shape.ts';
import { fa } from '../text.ts';

const partDesign: LeafSeed = {
  code: 'part-design',
  name: 'طراحی قطعه و قالب',
  scientificName: 'Part and mould design',
  icon: 'drawing',
  share: 1,
  properties: [
    choices(
      'software',
      'نرم‌افزار',
      'توان گروه',
      { solidworks: 'سالیدورکس', catia: 'کتیا', nx: 'ان‌ایکس', inventor: 'اینونتور' },
      { key: true },
    ),
    choices('deliverables', 'خروجی‌های کار', 'سفارش', {
      model: 'مدل سه‌بعدی',
      drawing: 'نقشهٔ ساخت',
      simulation: 'تحلیل تنش',
      bom: 'فهرست قطعات',
    }),
    numeric('revisions', 'دفعات بازنگری', 'سفارش', null, { min: 0, max: 20 }),
  ],
  sale: work('h', [10, 20, 40]),
  standards: ['ISO 128-1', 'ISO 1101', 'ISO 16792'],
  summaries: [
    'از ایده یا نمونه تا نقشه‌ای که کارگاه بتواند بسازد.',
    'فایل اصلی و حق بهره‌برداری از آن به مشتری داده می‌شود.',
  ],
  draft: (random) => {
    const what = random.turn(['قالب تزریق', 'قطعهٔ ماشین', 'فیکسچر و جیگ', 'قالب دایکست', 'قالب برش و خم']);
    const weeks = random.turn([2, 4, 1, 6]);
    return {
      head: `طراحی ${what}`,
      tail: `${fa(weeks)} هفته`,
      model: 'DSG',
      values: {
        duration: weeks,
        onSite: random.chance(0.3),
        experience: random.turn([8, 12, 5, 20]),
        confidentiality: random.chance(0.8),
        software: random.some(['solidworks', 'catia', 'nx', 'inventor'], random.int(1, 3)),
        deliverables: random.some(['model', 'drawing', 'simulation', 'bom'], random.int(2, 4)),
        revisions: random.turn([2, 3, 1, 5]),
      },
      priceRial: 14_000_000 * random.turn([1, 1.4, 0.8]),
    };
  },
};

const reverse: LeafSeed = {
  code: 'reverse-engineering',
  name: 'مهندسی معکوس و اسکن',
  scientificName: 'Reverse engineering',
  icon: 'drawing',
  share: 1,
  properties: [
    numeric('scanAccuracy', 'دقت اسکن', 'توان گروه', 'um', { min: 1, max: 1000, key: true }),
    numeric('maxScanSize', 'حداکثر اندازهٔ قطعه', 'توان گروه', 'm', { min: 0.01, max: 30, decimals: 1 }),
    choice('scanMethod', 'روش', 'توان گروه', {
      laser: 'لیزر',
      structured: 'نور ساختاریافته',
      cmm: 'سی‌ام‌ام',
    }),
  ],
  sale: work('h', [4, 8, 16]),
  standards: ['ISO 10360-8', 'VDI 2634'],
  summaries: [
    'از قطعهٔ موجود، مدل سه‌بعدی و نقشهٔ ساخت بیرون می‌کشد.',
    'جنس و سختی قطعه هم برای ساخت دوباره شناسایی می‌شود.',
  ],
  draft: (random) => {
    const accuracy = random.turn([30, 50, 15, 100]);
    return {
      head: `اسکن سه‌بعدی و مهندسی معکوس ${random.turn(['قطعات پمپ', 'پرهٔ توربین', 'قالب', 'بدنهٔ خودرو'])}`,
      tail: `دقت ${fa(accuracy)} میکرون`,
      model: 'REV',
      values: {
        duration: random.turn([1, 2, 3]),
        onSite: random.chance(0.6),
        experience: random.turn([6, 9, 14]),
        confidentiality: random.chance(0.9),
        scanAccuracy: accuracy,
        maxScanSize: random.turn([1.5, 0.5, 4]),
        scanMethod: random.turn(['laser', 'structured', 'cmm']),
      },
      priceRial: 21_000_000 * (accuracy < 30 ? 1.6 : 1),
    };
  },
};

/** Design and engineering. */
export const designConsulting: BranchSeed = {
  code: 'design-consulting',
  name: 'طراحی و مهندسی',
  scientificName: 'Engineering design',
  icon: 'drawing',
  brands: [],
  properties: [],
  leaves: [partDesign, reverse],
};
