import { scale } from '../figures.ts';
import { choice, choices, numeric } from '../properties.ts';
import { work } from '../sale.ts';
import type { BranchSeed, LeafSeed } from '../shape.ts';
import { fa } from '../text.ts';

const machining: LeafSeed = {
  code: 'cnc-machining',
  name: 'ماشین‌کاری CNC',
  scientificName: 'CNC machining',
  icon: 'cnc',
  share: 2,
  properties: [
    choice(
      'machineKind',
      'نوع ماشین',
      'توان کارگاه',
      {
        turning: 'تراش',
        milling3: 'فرز سه‌محور',
        milling5: 'فرز پنج‌محور',
        wireCut: 'وایرکات',
        grinding: 'سنگ‌زنی',
      },
      { key: true, required: true },
    ),
    numeric('tolerance', 'تلرانس', 'توان کارگاه', 'um', { min: 1, max: 1000, key: true, required: true }),
    numeric('maxLength', 'حداکثر طول قطعه', 'توان کارگاه', 'mm', { min: 10, max: 20000 }),
    numeric('maxDiameter', 'حداکثر قطر قطعه', 'توان کارگاه', 'mm', { min: 5, max: 5000 }),
    numeric('roughness', 'زبری سطح', 'توان کارگاه', 'um', { min: 0.05, max: 25, decimals: 2 }),
  ],
  sale: work('h', [2, 5, 10]),
  standards: ['ISO 2768-1', 'ISO 286-1', 'ISO 10791-7'],
  summaries: [
    'از روی نقشه یا فایل سه‌بعدی، تک‌قطعه تا سری کوچک ساخته می‌شود.',
    'پیش از ساخت، نقشه بازبینی و پیشنهادهای ساخت‌پذیری رایگان داده می‌شود.',
  ],
  draft: (random) => {
    const kind = random.turn([
      ['turning', 'تراشکاری CNC', 1],
      ['milling3', 'فرزکاری سه‌محور', 1.3],
      ['milling5', 'فرزکاری پنج‌محور', 2.6],
      ['wireCut', 'وایرکات', 1.1],
      ['grinding', 'سنگ‌زنی محور', 1.2],
    ] as const);
    const tolerance = random.turn([20, 10, 50, 5, 30]);
    const part = random.turn([
      'قطعات فولادی',
      'قطعات آلومینیومی',
      'قالب و سنبه',
      'شفت و بوش',
      'قطعات یدکی',
      'نمونهٔ اولیه',
    ]);
    return {
      head: `${kind[1]} ${part}`,
      tail: `تلرانس ${fa(tolerance)} میکرون`,
      model: 'CNC',
      values: {
        turnaround: random.turn([7, 5, 14, 10]),
        quality: random.some(['dimension', 'material', 'photo', 'roughness'], random.int(1, 3)),
        workMaterials: random.some(['steel', 'stainless', 'aluminium', 'brass', 'polymer'], random.int(2, 4)),
        drawingFormats: random.some(['step', 'dwg', 'pdf', 'sample'], random.int(2, 4)),
        machineKind: kind[0],
        tolerance,
        maxLength: random.turn([800, 400, 1500, 3000]),
        maxDiameter: random.turn([300, 150, 500, 700]),
        roughness: random.turn([1.6, 0.8, 3.2, 0.4]),
      },
      priceRial: 9_500_000 * kind[2] * (tolerance < 20 ? 1.3 : 1),
    };
  },
};

const laser: LeafSeed = {
  code: 'laser-cutting',
  name: 'برش لیزر و واترجت',
  scientificName: 'Laser and waterjet cutting',
  icon: 'laser',
  share: 2,
  properties: [
    choice(
      'cuttingMethod',
      'روش برش',
      'توان کارگاه',
      { fibre: 'لیزر فایبر', co2: 'لیزر گازی', waterjet: 'واترجت', plasma: 'پلاسما CNC' },
      { key: true, required: true },
    ),
    numeric('maxThickness', 'حداکثر ضخامت', 'توان کارگاه', 'mm', {
      min: 0.5,
      max: 300,
      decimals: 1,
      key: true,
      required: true,
    }),
    numeric('tableLength', 'طول میز', 'توان کارگاه', 'm', { min: 0.5, max: 20, decimals: 1 }),
    numeric('laserPower', 'توان منبع', 'توان کارگاه', 'kW', { min: 0.05, max: 60, decimals: 1 }),
  ],
  sale: work('m', [20, 50, 100]),
  standards: ['ISO 9013', 'EN 10029'],
  summaries: [
    'ورق را از روی فایل، با لبهٔ صاف و بی‌پلیسه می‌برد.',
    'چیدمان قطعه‌ها روی ورق بهینه و دورریز به مشتری برگردانده می‌شود.',
  ],
  draft: (random) => {
    const kind = random.turn([
      ['fibre', 'برش لیزر فایبر', 1],
      ['waterjet', 'برش واترجت', 4],
      ['plasma', 'برش پلاسمای', 0.8],
      ['co2', 'برش لیزر', 0.9],
    ] as const);
    const thickness = random.turn(
      kind[0] === 'waterjet'
        ? [100, 60, 150]
        : kind[0] === 'co2'
          ? [20, 15]
          : kind[0] === 'plasma'
            ? [40, 25, 60]
            : [12, 20, 6, 25],
    );
    return {
      head: `${kind[1]} ${random.turn(kind[0] === 'co2' ? ['چوب و ام‌دی‌اف', 'طلق و آکریلیک', 'شابلون و ماکت'] : ['ورق فولادی', 'ورق استیل و آلومینیوم', 'قطعات سری', 'تابلو و قاب'])}`,
      tail: `تا ضخامت ${fa(thickness)} میلی‌متر`,
      model: 'LSR',
      values: {
        turnaround: random.turn([3, 5, 2, 7]),
        quality: random.some(['dimension', 'photo', 'material'], random.int(1, 2)),
        workMaterials:
          kind[0] === 'co2'
            ? ['polymer', 'wood']
            : random.some(['steel', 'stainless', 'aluminium', 'brass'], random.int(2, 4)),
        drawingFormats: random.some(['dwg', 'pdf', 'step'], random.int(1, 3)),
        cuttingMethod: kind[0],
        maxThickness: thickness,
        tableLength: random.turn([3, 6, 4, 12]),
        ...(kind[0] === 'fibre' || kind[0] === 'co2' ? { laserPower: random.turn([3, 6, 1.5, 12]) } : {}),
      },
      priceRial: scale(420_000, thickness, 12, 0.7) * kind[2],
    };
  },
};

const forming: LeafSeed = {
  code: 'sheet-forming',
  name: 'خم‌کاری و پرس‌کاری',
  scientificName: 'Sheet bending and stamping',
  icon: 'tool',
  share: 1,
  properties: [
    choice(
      'formingMethod',
      'روش',
      'توان کارگاه',
      { pressBrake: 'خم CNC', rolling: 'رول‌کاری', stamping: 'پرس‌کاری', deepDrawing: 'کشش عمیق' },
      { key: true, required: true },
    ),
    numeric('pressForce', 'نیروی پرس', 'توان کارگاه', 'Mgf', { min: 5, max: 10000, key: true }),
    numeric('maxBendLength', 'طول خم', 'توان کارگاه', 'mm', { min: 100, max: 12000 }),
    numeric('bendAngleTolerance', 'تلرانس زاویه', 'توان کارگاه', 'deg', { min: 0.1, max: 5, decimals: 1 }),
  ],
  sale: work('{stroke}', [500, 1000, 2000]),
  standards: ['ISO 2768-2', 'DIN 6935'],
  summaries: ['بدنهٔ تابلو، سینی کابل، براکت و قطعه‌های پرسی ساخته می‌شود.', 'قالب پرس به نام مشتری نگهداری می‌شود.'],
  draft: (random) => {
    const kind = random.turn([
      ['pressBrake', 'خم‌کاری CNC ورق', 1],
      ['stamping', 'پرس‌کاری قطعه', 0.6],
      ['rolling', 'رول‌کاری ورق', 1.8],
      ['deepDrawing', 'کشش عمیق', 1.4],
    ] as const);
    const tonnes = random.turn([160, 100, 250, 63, 400]);
    return {
      head: `${kind[1]} ${random.turn(['با قالب مشتری', 'با ساخت قالب', 'با تیراژ انبوه', 'نمونه و سری کوچک'])}`,
      tail: `پرس ${fa(tonnes)} تنی`,
      model: 'FRM',
      values: {
        turnaround: random.turn([5, 7, 14, 4]),
        quality: random.some(['dimension', 'photo', 'material'], random.int(1, 3)),
        workMaterials: random.some(['steel', 'stainless', 'aluminium', 'brass'], random.int(2, 3)),
        drawingFormats: random.some(['dwg', 'step', 'pdf', 'sample'], 2),
        formingMethod: kind[0],
        pressForce: tonnes,
        maxBendLength: random.turn([3000, 4000, 2500, 6000]),
        bendAngleTolerance: random.turn([0.5, 1, 0.3]),
      },
      priceRial: scale(85_000, tonnes, 160, 0.5) * kind[2],
    };
  },
};

/** Work that removes or bends metal. */
export const machiningServices: BranchSeed = {
  code: 'machining-services',
  name: 'ماشین‌کاری و شکل‌دهی',
  scientificName: 'Machining and forming',
  icon: 'cnc',
  brands: [],
  properties: [
    choices('workMaterials', 'مواد کاری', 'توان کارگاه', {
      steel: 'فولاد',
      stainless: 'فولاد زنگ‌نزن',
      aluminium: 'آلومینیوم',
      brass: 'برنج و مس',
      polymer: 'پلیمر',
      wood: 'چوب و ام‌دی‌اف',
    }),
    choices('drawingFormats', 'قالب نقشهٔ پذیرفتنی', 'سفارش', {
      step: 'STEP',
      dwg: 'DWG',
      pdf: 'PDF',
      sample: 'نمونهٔ فیزیکی',
    }),
  ],
  leaves: [machining, laser, forming],
};
