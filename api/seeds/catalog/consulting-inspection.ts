import { interval } from '../figures.ts';
import { choice, choices, flag, numeric, range } from '../properties.ts';
import { work } from '../sale.ts';
import type { BranchSeed, LeafSeed } from '../shape.ts';

const inspection: LeafSeed = {
  code: 'technical-inspection',
  name: 'بازرسی فنی و آزمون غیرمخرب',
  scientificName: 'Inspection and non-destructive testing',
  icon: 'lab',
  share: 1,
  properties: [
    choices(
      'methods',
      'روش‌ها',
      'توان گروه',
      { ut: 'فراصوت', rt: 'پرتونگاری', mt: 'ذرات مغناطیسی', pt: 'مایع نافذ', vt: 'چشمی' },
      { key: true, required: true },
    ),
    choice(
      'inspectorLevel',
      'سطح بازرس',
      'توان گروه',
      { level1: 'سطح یک', level2: 'سطح دو', level3: 'سطح سه' },
      { key: true },
    ),
    range('probeFrequency', 'بسامد پروب', 'توان گروه', 'MHz', { min: 0.1, max: 50, decimals: 1 }),
  ],
  sale: work('{person-day}', [1, 2, 5]),
  standards: ['ISO 9712', 'ISO 17640', 'ISO 17020'],
  summaries: [
    'عیب جوش، ریخته‌گری و بدنهٔ مخزن را بی‌آسیب زدن به آن پیدا می‌کند.',
    'گزارش با عکس، نقشهٔ جای عیب و امضای بازرس داده می‌شود.',
  ],
  draft: (random) => {
    const methods = random.some(['ut', 'rt', 'mt', 'pt', 'vt'], random.int(1, 3));
    const level = random.turn([
      ['level2', 'سطح دو', 1],
      ['level3', 'سطح سه', 1.7],
      ['level1', 'سطح یک', 0.7],
    ] as const);
    return {
      head: `بازرسی ${random.turn(['جوش و مخزن', 'خط لوله', 'دیگ بخار', 'سازهٔ فلزی', 'جرثقیل'])}`,
      tail: `بازرس ${level[1]}`,
      model: 'NDT',
      values: {
        duration: random.turn([1, 2, 4]),
        onSite: true,
        experience: random.turn([10, 15, 7]),
        confidentiality: random.chance(0.5),
        methods,
        inspectorLevel: level[0],
        ...(methods.includes('ut') ? { probeFrequency: interval(random.turn([1, 2]), random.turn([5, 10])) } : {}),
      },
      priceRial: 62_000_000 * level[2],
    };
  },
};

const laboratory: LeafSeed = {
  code: 'calibration-lab',
  name: 'آزمایشگاه و کالیبراسیون',
  scientificName: 'Testing and calibration laboratory',
  icon: 'lab',
  share: 1,
  properties: [
    choice(
      'labField',
      'زمینه',
      'توان گروه',
      {
        pressure: 'فشار',
        temperature: 'دما',
        dimension: 'ابعاد',
        mass: 'جرم',
        mechanical: 'آزمون مکانیکی',
        chemistry: 'آنالیز شیمیایی',
      },
      { key: true, required: true },
    ),
    numeric('uncertainty', 'عدم قطعیت', 'توان گروه', '%', { min: 0.001, max: 10, decimals: 3, key: true }),
    flag('accredited', 'اعتبارنامهٔ ۱۷۰۲۵', 'کیفیت'),
    numeric('testForce', 'نیروی آزمون', 'توان گروه', 'kN', { min: 0.1, max: 5000, decimals: 1 }),
  ],
  sale: work('{test}', [1, 5, 10]),
  standards: ['ISO/IEC 17025', 'ISO 6892-1'],
  summaries: [
    'ابزار اندازه‌گیری و نمونهٔ ماده با مرجع‌های ردیابی‌پذیر سنجیده می‌شود.',
    'گواهی با عدم قطعیت و تاریخ اعتبار صادر می‌شود.',
  ],
  draft: (random) => {
    const field = random.turn([
      ['pressure', 'کالیبراسیون گیج و ترانسمیتر فشار', 0.05],
      ['mechanical', 'آزمون کشش و ضربه', 0.5],
      ['temperature', 'کالیبراسیون دماسنج', 0.1],
      ['chemistry', 'آنالیز کوانتومتری فلز', 1],
      ['dimension', 'کالیبراسیون کولیس و میکرومتر', 0.01],
      ['mass', 'کالیبراسیون ترازو', 0.02],
    ] as const);
    return {
      head: field[1],
      tail: random.turn(['در آزمایشگاه', 'با گواهی دوزبانه', 'با گزارش فنی']),
      model: 'LAB',
      values: {
        duration: random.turn([1, 2]),
        onSite: random.chance(0.35),
        experience: random.turn([11, 18, 7]),
        confidentiality: random.chance(0.6),
        labField: field[0],
        uncertainty: field[2],
        accredited: random.chance(0.6),
        ...(field[0] === 'mechanical' ? { testForce: random.turn([100, 300, 600]) } : {}),
      },
      priceRial: 8_500_000 * random.turn([1, 1.5, 2.2]),
    };
  },
};

/** Inspection and testing. */
export const inspectionConsulting: BranchSeed = {
  code: 'inspection-consulting',
  name: 'بازرسی و آزمون',
  scientificName: 'Inspection and testing',
  icon: 'lab',
  brands: [],
  properties: [],
  leaves: [inspection, laboratory],
};
