import { brands, round } from '../figures.ts';
import { choice, choices, flag, numeric, text } from '../properties.ts';
import { bulk } from '../sale.ts';
import type { BranchSeed, LeafSeed } from '../shape.ts';
import { fa } from '../text.ts';

const kilo = bulk('kg', [500, 1000, 2000, 100]);
const sheetProperties = [
  numeric('thickness', 'ضخامت', 'ابعاد', 'mm', {
    min: 0.1,
    max: 200,
    decimals: 2,
    key: true,
    required: true,
  }),
  numeric('width', 'عرض', 'ابعاد', 'mm', { min: 100, max: 3000, key: true }),
  choice('supplyForm', 'شکل عرضه', 'ابعاد', { sheet: 'ورق', coil: 'رول', strip: 'نوار' }),
];

const carbonSheet: LeafSeed = {
  code: 'carbon-steel-sheet',
  name: 'ورق فولادی سیاه',
  scientificName: 'Hot rolled steel sheet',
  icon: 'sheet',
  share: 1,
  properties: [
    ...sheetProperties,
    choice(
      'steelGrade',
      'گرید',
      'ساختار',
      { st37: 'ST37', st52: 'ST52', a516: 'A516 Gr.70', s355: 'S355JR', hardox: 'ضدسایش ۴۰۰' },
      { key: true },
    ),
    flag('ultrasonicTested', 'آزمون فراصوت', 'کیفیت'),
  ],
  sale: kilo,
  standards: ['EN 10025-2', 'ASTM A516', 'EN 10029'],
  summaries: [
    'برای سازه، مخزن، شاسی و قطعه‌های برش‌خورده؛ جوش‌پذیر و آمادهٔ خم‌کاری.',
    'روی هر ورق شمارهٔ ذوب و گرید حک شده است.',
  ],
  draft: (random) => {
    const thickness = random.turn([10, 5, 20, 3, 8, 12, 2, 15, 30, 6, 40]);
    const grade = random.turn([
      ['st37', 'ST37', 1, 240],
      ['st52', 'ST52', 1.15, 355],
      ['a516', 'A516 Gr.70', 1.4, 260],
      ['s355', 'S355JR', 1.2, 355],
      ['hardox', 'ضدسایش', 2.6, 1000],
    ] as const);
    const width = random.turn([1500, 1250, 2000, 1000]);
    return {
      head: `ورق سیاه ${grade[1]}`,
      tail: `ضخامت ${fa(thickness)} میلی‌متر، عرض ${fa(width)}`,
      model: `HR${thickness}-${width}`,
      values: {
        thickness,
        width,
        supplyForm: thickness <= 5 ? random.turn(['coil', 'sheet', 'strip']) : 'sheet',
        steelGrade: grade[0],
        yieldStrength: grade[3],
        density: 7850,
        surface: 'hotRolled',
        processing: random.some(['cut', 'bend', 'weld'], 2),
        ultrasonicTested: thickness >= 20 && random.chance(0.6),
      },
      priceRial: 480_000 * grade[2] * random.turn([1, 1.04, 0.97]),
    };
  },
};

const stainlessSheet: LeafSeed = {
  code: 'stainless-sheet',
  name: 'ورق فولاد زنگ‌نزن',
  scientificName: 'Stainless steel sheet',
  icon: 'sheet',
  share: 1,
  properties: [
    ...sheetProperties,
    choice(
      'stainlessGrade',
      'گرید',
      'ساختار',
      { s304: '۳۰۴', s316l: '316L', s430: '۴۳۰', s310: '۳۱۰ نسوز' },
      { key: true, required: true },
    ),
    flag('protectiveFilm', 'روکش محافظ', 'کیفیت'),
  ],
  sale: kilo,
  standards: ['ASTM A240', 'EN 10088-2'],
  summaries: [
    'در صنایع غذایی، دارویی و شیمیایی که زنگ‌زدگی و آلودگی پذیرفتنی نیست به کار می‌رود.',
    'با روکش محافظ و جداکنندهٔ کاغذی بسته‌بندی می‌شود تا سطح آن خط نیفتد.',
  ],
  draft: (random) => {
    const thickness = random.turn([1, 2, 0.6, 1.5, 3, 0.8, 5, 4, 10]);
    const grade = random.turn([
      ['s304', '۳۰۴', 1, 215],
      ['s316l', '316L', 1.6, 200],
      ['s430', '۴۳۰', 0.7, 260],
      ['s310', '۳۱۰ نسوز', 2.6, 210],
    ] as const);
    const surface = thickness >= 5 ? 'hotRolled' : random.turn(['coldRolled', 'brushed', 'mirror'] as const);
    const width = random.turn([1250, 1000, 1500]);
    return {
      head: `ورق استیل ${grade[1]} ${{ hotRolled: 'صنعتی', coldRolled: 'مات', brushed: 'خش‌دار', mirror: 'آینه‌ای' }[surface]}`,
      tail: `ضخامت ${fa(thickness)} میلی‌متر، عرض ${fa(width)}`,
      model: `SS${String(thickness).replace('.', '')}-${width}`,
      values: {
        thickness,
        width,
        supplyForm: random.turn(['sheet', 'coil', 'strip']),
        stainlessGrade: grade[0],
        yieldStrength: grade[3],
        density: 8000,
        surface,
        processing: random.some(['cut', 'bend', 'weld', 'draw'], 3),
        protectiveFilm: surface !== 'hotRolled',
      },
      priceRial: 2_650_000 * grade[2] * (surface === 'mirror' ? 1.12 : 1),
    };
  },
};

const galvanizedSheet: LeafSeed = {
  code: 'galvanized-sheet',
  name: 'ورق گالوانیزه و رنگی',
  scientificName: 'Galvanized steel sheet',
  icon: 'sheet',
  share: 1,
  properties: [
    ...sheetProperties,
    numeric('coatingMass', 'وزن پوشش روی', 'کیفیت', 'g/m2', { min: 40, max: 600, key: true }),
    flag('prepainted', 'رنگ‌شده', 'کیفیت'),
    text('colour', 'رنگ', 'کیفیت'),
  ],
  sale: kilo,
  standards: ['EN 10346', 'ASTM A653'],
  summaries: [
    'برای کانال هوا، سقف شیروانی، دکل و بدنهٔ لوازم خانگی؛ پوشش روی آن را از زنگ‌زدگی نگه می‌دارد.',
    'وزن پوشش با آزمون سه‌نقطه‌ای سنجیده شده است.',
  ],
  draft: (random) => {
    const thickness = random.turn([0.5, 1, 0.7, 2, 0.4, 1.25, 1.5]);
    const coating = random.turn([120, 200, 275, 80, 180]);
    const colour = random.turn([null, 'سفید یخچالی', null, 'آبی کاربنی', null, 'نارنجی', 'سبز مغزپسته‌ای']);
    const width = random.turn([1000, 1250]);
    return {
      head: colour === null ? 'ورق گالوانیزهٔ گرم' : `ورق گالوانیزهٔ رنگی ${colour}`,
      tail: `ضخامت ${fa(thickness)} میلی‌متر، پوشش ${fa(coating)} گرم`,
      model: `GI${String(thickness).replace('.', '')}-${coating}`,
      values: {
        thickness,
        width,
        supplyForm: random.turn(['coil', 'sheet', 'strip']),
        coatingMass: coating,
        prepainted: colour !== null,
        yieldStrength: random.turn([220, 280, 140]),
        density: 7850,
        surface: 'galvanized',
        processing: random.some(['cut', 'bend', 'draw'], 2),
        ...(colour === null ? {} : { colour }),
      },
      priceRial: 610_000 * (1 + coating / 1500) * (colour === null ? 1 : 1.18),
    };
  },
};

const barStock: LeafSeed = {
  code: 'bar-stock',
  name: 'میلگرد و شمش صنعتی',
  scientificName: 'Steel and non-ferrous bar',
  icon: 'sheet',
  share: 1,
  properties: [
    choice('profile', 'مقطع', 'ابعاد', { round: 'گرد', square: 'چهارگوش', hexagon: 'شش‌گوش', flat: 'تسمه' }),
    numeric('acrossSize', 'قطر یا ضلع', 'ابعاد', 'mm', {
      min: 3,
      max: 600,
      decimals: 1,
      key: true,
      required: true,
    }),
    choice(
      'alloy',
      'آلیاژ',
      'ساختار',
      {
        ck45: 'CK45',
        mo40: 'MO40',
        brass58: 'برنج ۵۸',
        al6061: 'آلومینیوم ۶۰۶۱',
        spk: 'ابزار سردکار',
        ss304: 'استیل ۳۰۴',
      },
      { key: true, required: true },
    ),
    numeric('hardness', 'سختی برینل', 'کیفیت', null, { min: 40, max: 700 }),
    numeric('barLength', 'طول شاخه', 'ابعاد', 'm', { min: 0.5, max: 12, decimals: 1 }),
  ],
  sale: bulk('kg', [20, 50, 100, 500]),
  standards: ['EN 10083-3', 'EN 10278', 'EN 12164'],
  summaries: [
    'مادهٔ خام محور، چرخ‌دنده، پین و قطعه‌های تراشکاری.',
    'راستی و تلرانس قطر آن برای تراش خودکار کنترل شده است.',
  ],
  draft: (random) => {
    const alloy = random.turn([
      ['ck45', 'فولاد CK45', 620_000, 200, 490, 7850],
      ['mo40', 'فولاد MO40', 880_000, 280, 650, 7850],
      ['brass58', 'برنج', 5_900_000, 110, 250, 8470],
      ['al6061', 'آلومینیوم ۶۰۶۱', 4_400_000, 95, 275, 2700],
      ['spk', 'فولاد ابزار سردکار', 3_100_000, 250, 400, 7700],
      ['ss304', 'استیل ۳۰۴', 2_700_000, 190, 215, 8000],
    ] as const);
    const across = random.turn([30, 50, 20, 80, 12, 100, 40, 16, 150, 60]);
    const profile = random.turn([
      ['round', 'میلگرد'],
      ['hexagon', 'شش‌پر'],
      ['round', 'میلگرد'],
      ['square', 'چهارپهلو'],
      ['flat', 'تسمهٔ'],
    ] as const);
    return {
      head: `${profile[1]} ${alloy[1]}`,
      tail: `${fa(across)} میلی‌متر`,
      model: `${alloy[0].toUpperCase()}-${across}`,
      values: {
        profile: profile[0],
        acrossSize: across,
        alloy: alloy[0],
        hardness: alloy[3],
        yieldStrength: alloy[4],
        density: alloy[5],
        barLength: random.turn([6, 3, 2.5]),
        surface: random.turn(['coldDrawn', 'hotRolled', 'peeled']),
        processing: ['machine', ...random.some(['weld', 'forge'], 1)],
      },
      priceRial: alloy[2] * (1 + round(across / 1000, 3)),
    };
  },
};

/** Sheets and bars that other things are made from. */
export const metals: BranchSeed = {
  code: 'metals',
  name: 'ورق و مقاطع فلزی',
  scientificName: 'Metal sheets and bars',
  icon: 'sheet',
  brands: brands('آهناد AHD', 'پولاژ PLZ', 'گداختار GDT', 'فلزاوه FLV', 'سیم‌تاب STB'),
  properties: [
    numeric('yieldStrength', 'تنش تسلیم', 'خواص مکانیکی', 'N/mm2', { min: 20, max: 2500 }),
    numeric('density', 'چگالی', 'خواص مکانیکی', 'kg/m3', { min: 500, max: 23000 }),
    choice('surface', 'پرداخت سطح', 'کیفیت', {
      hotRolled: 'نورد گرم',
      coldRolled: 'نورد سرد',
      brushed: 'خش‌دار',
      mirror: 'آینه‌ای',
      galvanized: 'گالوانیزه',
      coldDrawn: 'کشش سرد',
      peeled: 'پوسته‌گیری‌شده',
    }),
    choices('processing', 'مناسب برای', 'کارکرد', {
      cut: 'برش',
      bend: 'خم‌کاری',
      weld: 'جوشکاری',
      draw: 'کشش عمیق',
      machine: 'تراشکاری',
      forge: 'آهنگری',
    }),
  ],
  leaves: [carbonSheet, stainlessSheet, galvanizedSheet, barStock],
};
