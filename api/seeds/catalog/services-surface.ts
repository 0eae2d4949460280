import { interval } from '../figures.ts';
import { choice, choices, flag, numeric, range } from '../properties.ts';
import { work } from '../sale.ts';
import type { BranchSeed, LeafSeed } from '../shape.ts';
import { fa } from '../text.ts';

const plating: LeafSeed = {
  code: 'plating',
  name: 'آبکاری',
  scientificName: 'Electroplating',
  icon: 'plating',
  share: 1,
  properties: [
    choice(
      'platingMetal',
      'نوع آبکاری',
      'توان کارگاه',
      { zinc: 'روی', nickel: 'نیکل', hardChrome: 'کروم سخت', tin: 'قلع', electroless: 'نیکل الکترولس' },
      { key: true, required: true },
    ),
    range('coatThickness', 'ضخامت پوشش', 'توان کارگاه', 'um', { min: 1, max: 1000, key: true }),
    numeric('saltSpray', 'مقاومت در مه نمک', 'کیفیت', 'h', { min: 24, max: 3000 }),
    numeric('bathCurrent', 'جریان وان', 'توان کارگاه', 'A', { min: 100, max: 20000 }),
  ],
  sale: work('kg', [50, 100, 200]),
  standards: ['ISO 2081', 'ISO 1456', 'ISO 9227'],
  summaries: [
    'پوشش یکنواخت برای پیچ، محور و قطعهٔ خودرو با پساب تصفیه‌شده.',
    'ضخامت پوشش هر بهر با دستگاه سنجیده و ثبت می‌شود.',
  ],
  draft: (random) => {
    const kind = random.turn([
      ['zinc', 'آبکاری روی', 8, 25, 190_000],
      ['nickel', 'آبکاری نیکل', 10, 30, 520_000],
      ['hardChrome', 'کروم سخت', 20, 250, 900_000],
      ['electroless', 'نیکل الکترولس', 10, 50, 1_100_000],
      ['tin', 'آبکاری قلع', 3, 15, 600_000],
    ] as const);
    return {
      head: `${kind[1]} ${random.turn(['بشکه‌ای قطعات ریز', 'آویز قطعات بزرگ', 'قطعات خودرو', 'قطعات برق'])}`,
      tail: `تا ${fa(kind[3])} میکرون`,
      model: 'PLT',
      values: {
        turnaround: random.turn([4, 7, 3]),
        quality: random.some(['thickness', 'photo', 'material'], random.int(1, 2)),
        vatLength: random.turn([2, 3, 1.5, 6]),
        parts: random.some(['steel', 'aluminium', 'copper'], random.int(1, 2)),
        platingMetal: kind[0],
        coatThickness: interval(kind[2], kind[3]),
        saltSpray: random.turn([96, 240, 480]),
        bathCurrent: random.turn([1000, 2000, 5000]),
      },
      priceRial: kind[4],
    };
  },
};

const powderCoating: LeafSeed = {
  code: 'powder-coating',
  name: 'رنگ پودری و سندبلاست',
  scientificName: 'Powder coating and blasting',
  icon: 'plating',
  share: 1,
  properties: [
    choice(
      'coatingWork',
      'نوع کار',
      'توان کارگاه',
      { powder: 'رنگ پودری', blast: 'سندبلاست', wet: 'رنگ مایع', galvanizing: 'گالوانیزهٔ گرم' },
      { key: true, required: true },
    ),
    numeric('areaPerDay', 'ظرفیت روزانه', 'توان کارگاه', 'm2', { min: 5, max: 20000, key: true }),
    numeric('zincMass', 'وزن پوشش', 'کیفیت', 'g/m2', { min: 50, max: 1200 }),
    choice('gloss', 'جلا', 'کیفیت', { matt: 'مات', satin: 'نیمه‌براق', glossy: 'براق' }),
  ],
  sale: work('m2', [20, 50, 200]),
  standards: ['ISO 12944-4', 'ISO 8501-1', 'ISO 1461'],
  summaries: ['آماده‌سازی سطح و رنگ کوره‌ای برای تابلو، قاب و سازه.', 'چسبندگی و ضخامت رنگ در چند نقطه آزموده می‌شود.'],
  draft: (random) => {
    const kind = random.turn([
      ['powder', 'رنگ پودری الکترواستاتیک', 2_400_000],
      ['blast', 'سندبلاست سازه', 1_300_000],
      ['galvanizing', 'گالوانیزهٔ گرم سازه', 4_100_000],
      ['wet', 'رنگ مایع دوجزئی', 3_200_000],
    ] as const);
    const area = random.turn([300, 100, 800, 1500]);
    return {
      head: kind[1],
      tail: `روزی ${fa(area)} متر مربع${random.turn(['', '، با تحویل در محل', '، با بسته‌بندی'])}`,
      model: 'PWD',
      values: {
        turnaround: random.turn([3, 5, 7]),
        quality: random.some(['thickness', 'photo'], random.int(1, 2)),
        vatLength: random.turn([6, 3, 12]),
        parts: random.some(['steel', 'aluminium'], random.int(1, 2)),
        coatingWork: kind[0],
        areaPerDay: area,
        ...(kind[0] === 'galvanizing'
          ? { zincMass: random.turn([610, 500]) }
          : kind[0] === 'blast'
            ? {}
            : { gloss: random.turn(['matt', 'satin', 'glossy']) }),
      },
      priceRial: kind[2],
    };
  },
};

const heatTreatment: LeafSeed = {
  code: 'heat-treatment',
  name: 'عملیات حرارتی',
  scientificName: 'Heat treatment',
  icon: 'furnace',
  share: 1,
  properties: [
    choice(
      'treatment',
      'فرایند',
      'توان کارگاه',
      {
        hardening: 'سخت‌کاری و برگشت',
        carburizing: 'کربوراسیون',
        nitriding: 'نیتراسیون',
        annealing: 'تنش‌زدایی',
        induction: 'القایی',
      },
      { key: true, required: true },
    ),
    range('furnaceTemperature', 'دمای کوره', 'توان کارگاه', 'Cel', { min: 100, max: 1300, key: true }),
    range('hardnessRange', 'سختی (راکول)', 'کیفیت', '{HRC}', { min: 5, max: 70 }),
    flag('vacuumFurnace', 'کورهٔ خلأ', 'توان کارگاه'),
  ],
  sale: work('kg', [50, 200, 500]),
  standards: ['ISO 683-1', 'ISO 6508-1', 'AMS 2750'],
  summaries: [
    'سختی و تاب قطعه را به اندازهٔ نقشه می‌رساند و پیچیدگی را کم نگه می‌دارد.',
    'نمودار دما و سختی هر بار کوره به مشتری داده می‌شود.',
  ],
  draft: (random) => {
    const kind = random.turn([
      ['hardening', 'سخت‌کاری و برگشت', 820, 880, 45, 60, 140_000],
      ['nitriding', 'نیتراسیون گازی', 500, 570, 55, 65, 420_000],
      ['carburizing', 'کربوراسیون', 900, 950, 56, 62, 300_000],
      ['annealing', 'تنش‌زدایی', 550, 680, 10, 25, 90_000],
      ['induction', 'سخت‌کاری القایی', 850, 950, 50, 60, 250_000],
    ] as const);
    const vacuum = kind[0] === 'hardening' && random.chance(0.4);
    return {
      head: `${kind[1]}${vacuum ? ' در خلأ' : ''} ${random.turn(['قطعات ابزار', 'چرخ‌دنده و محور', 'قالب', 'قطعات سری'])}`,
      tail: `تا ${fa(kind[3])} درجه`,
      model: 'HTR',
      values: {
        turnaround: random.turn([4, 6, 3, 8]),
        quality: random.some(['material', 'photo', 'thickness'], random.int(1, 2)),
        vatLength: random.turn([1.2, 2, 3, 0.9]),
        parts: ['steel'],
        treatment: kind[0],
        furnaceTemperature: interval(kind[2], kind[3]),
        hardnessRange: interval(kind[4], kind[5]),
        vacuumFurnace: vacuum,
      },
      priceRial: kind[6] * (vacuum ? 2.4 : 1),
    };
  },
};

/** Work on surfaces and structure of finished parts. */
export const surfaceServices: BranchSeed = {
  code: 'surface-services',
  name: 'پوشش و عملیات حرارتی',
  scientificName: 'Surface and heat treatment',
  icon: 'plating',
  brands: [],
  properties: [
    numeric('vatLength', 'طول وان یا کوره', 'توان کارگاه', 'm', { min: 0.2, max: 30, decimals: 1 }),
    choices('parts', 'جنس قطعه', 'توان کارگاه', {
      steel: 'فولاد',
      aluminium: 'آلومینیوم',
      copper: 'مس و برنج',
    }),
  ],
  leaves: [plating, powderCoating, heatTreatment],
};
