import { brands, interval, round, scale } from '../figures.ts';
import { choice, choices, flag, numeric, range } from '../properties.ts';
import { bulk, machines, pieceGoods } from '../sale.ts';
import type { BranchSeed, LeafSeed } from '../shape.ts';
import { fa } from '../text.ts';

const electrode: LeafSeed = {
  code: 'welding-consumable',
  name: 'الکترود و سیم جوش',
  scientificName: 'Welding consumable',
  icon: 'weld',
  share: 1,
  properties: [
    choice(
      'consumableType',
      'نوع',
      'ساختار',
      { stick: 'الکترود دستی', solidWire: 'سیم جوش توپر', fluxCored: 'سیم توپودری', tigRod: 'فیلر آرگون' },
      { key: true },
    ),
    numeric('wireDiameter', 'قطر', 'ابعاد', 'mm', {
      min: 0.6,
      max: 8,
      decimals: 1,
      key: true,
      required: true,
    }),
    choice(
      'fillerClass',
      'ردهٔ فلز جوش',
      'خواص مکانیکی',
      {
        e6013: 'E6013',
        e7018: 'E7018',
        er70s6: 'ER70S-6',
        er308l: 'ER308L',
        e71t1: 'E71T-1',
        e308l: 'E308L',
      },
      { key: true },
    ),
    numeric('tensileStrength', 'استحکام کششی', 'خواص مکانیکی', 'N/mm2', { min: 200, max: 1200 }),
    range('weldingCurrent', 'جریان پیشنهادی', 'کارایی', 'A', { min: 10, max: 600 }),
  ],
  sale: bulk('kg', [5, 15, 20, 100], [5, 15], '{carton}'),
  standards: ['AWS A5.1', 'AWS A5.18', 'ISO 2560'],
  summaries: ['فلز پرکنندهٔ جوش سازه، مخزن و خط لوله.', 'قوس نرم و گل‌جوش خودرها دارد؛ پیش از مصرف خشک نگه داشته شود.'],
  draft: (random) => {
    const kind = random.turn([
      ['stick', 'الکترود روتیلی', 'e6013', 490, 620_000],
      ['solidWire', 'سیم جوش CO₂', 'er70s6', 540, 780_000],
      ['stick', 'الکترود قلیایی', 'e7018', 530, 840_000],
      ['tigRod', 'فیلر استیل', 'er308l', 590, 5_200_000],
      ['fluxCored', 'سیم توپودری', 'e71t1', 560, 1_450_000],
      ['stick', 'الکترود استیل', 'e308l', 600, 4_600_000],
    ] as const);
    const diameter = random.turn(
      kind[0] === 'stick' ? [3.2, 2.5, 4, 5] : kind[0] === 'tigRod' ? [2.4, 1.6, 3.2] : [1.2, 0.8, 1],
    );
    return {
      head: kind[1].replace('CO₂', 'گاز محافظ'),
      tail: `قطر ${fa(diameter)} میلی‌متر`,
      model: `WE${kind[2].toUpperCase()}-${String(diameter).replace('.', '')}`,
      values: {
        forMaterials: kind[2].includes('308')
          ? ['stainless']
          : random
              .some(['steel', 'castIron'], random.int(1, 2))
              .concat('steel')
              .filter((each, index, all) => all.indexOf(each) === index),
        consumableType: kind[0],
        wireDiameter: diameter,
        fillerClass: kind[2],
        tensileStrength: kind[3],
        weldingCurrent: interval(round(diameter * 28), round(diameter * 45)),
      },
      priceRial: kind[4],
    };
  },
};

const welder: LeafSeed = {
  code: 'welding-machine',
  name: 'دستگاه جوش و برش',
  scientificName: 'Welding and cutting machine',
  icon: 'weld',
  share: 1,
  properties: [
    choice(
      'process',
      'فرایند',
      'ساختار',
      { mma: 'دستی', mig: 'میگ و مگ', tig: 'آرگون', plasma: 'برش پلاسما', spot: 'نقطه‌جوش' },
      { key: true, required: true },
    ),
    range('currentRange', 'بازهٔ جریان', 'برق', 'A', { min: 1, max: 2000, key: true }),
    numeric('dutyCycle', 'سیکل کاری', 'کارایی', '%', { min: 10, max: 100 }),
    numeric('inputVoltage', 'ولتاژ ورودی', 'برق', 'V', { min: 100, max: 500 }),
    numeric('inputPower', 'توان ورودی', 'برق', 'kV.A', { min: 1, max: 200, decimals: 1 }),
  ],
  sale: machines,
  standards: ['IEC 60974-1', 'EN 60974-10'],
  summaries: ['منبع تغذیهٔ اینورتری سبک برای کارگاه و نصب.', 'در نوسان برق، قوس را پایدار نگه می‌دارد.'],
  draft: (random) => {
    const kind = random.turn([
      ['mma', 'اینورتر جوش', 1],
      ['mig', 'دستگاه جوش میگ', 2.2],
      ['tig', 'دستگاه جوش آرگون', 2],
      ['plasma', 'برش پلاسما', 2.4],
      ['spot', 'نقطه‌جوش', 3],
    ] as const);
    const amps = random.turn([200, 250, 160, 315, 400, 500]);
    return {
      head: `${kind[1]} ${random.turn(['کارگاهی', 'صنعتی', 'قابل حمل'])}`,
      tail: `${fa(amps)} آمپر`,
      model: `WM${amps}`,
      values: {
        forMaterials: random.some(['steel', 'stainless', 'aluminium', 'castIron'], random.int(2, 3)),
        process: kind[0],
        currentRange: interval(kind[0] === 'spot' ? 100 : random.turn([10, 20, 30]), amps),
        dutyCycle: random.turn([60, 40, 100, 35]),
        inputVoltage: amps > 200 ? 400 : 220,
        inputPower: round(amps * 0.036, 1),
        weight: round(scale(9, amps, 200, 1.6), 1),
      },
      priceRial: scale(135e6, amps, 200, 1.2) * kind[2],
    };
  },
};

const cutter: LeafSeed = {
  code: 'cutting-tool',
  name: 'ابزار برشی',
  scientificName: 'Cutting tool',
  icon: 'tool',
  share: 1,
  properties: [
    choice(
      'cutterType',
      'نوع',
      'ساختار',
      { endMill: 'فرز انگشتی', drill: 'مته', insert: 'اینسرت تراش', tap: 'قلاویز' },
      { key: true },
    ),
    numeric('cutterDiameter', 'قطر یا لبه', 'ابعاد', 'mm', {
      min: 0.2,
      max: 100,
      decimals: 1,
      key: true,
      required: true,
    }),
    choice(
      'toolMaterial',
      'جنس ابزار',
      'ساختار',
      { carbide: 'تنگستن کارباید', hss: 'تندبر', hssCo: 'تندبر کبالت‌دار', cermet: 'سرمت' },
      { key: true },
    ),
    numeric('flutes', 'تعداد لبه', 'ساختار', null, { min: 1, max: 12 }),
    numeric('helixAngle', 'زاویهٔ مارپیچ', 'ابعاد', 'deg', { min: 0, max: 60 }),
    flag('coolantHole', 'سوراخ خنک‌کاری', 'ساختار'),
  ],
  sale: { ...pieceGoods, moq: [1, 5, 10], packSizes: [1, 5, 10], warranties: [null] },
  standards: ['ISO 1641-1', 'ISO 513', 'DIN 338'],
  summaries: [
    'برای فرزکاری، سوراخ‌کاری و تراش با عمر لبهٔ یکنواخت.',
    'لبه‌ها پس از پوشش‌دهی پرداخت شده تا براده نچسبد.',
  ],
  draft: (random) => {
    const kind = random.turn([
      ['endMill', 'فرز انگشتی', 4],
      ['drill', 'مته', 2],
      ['insert', 'اینسرت تراش', 3],
      ['tap', 'قلاویز ماشینی', 3],
    ] as const);
    const diameter = random.turn([8, 10, 6, 12, 4, 16, 5, 20]);
    const material =
      kind[0] === 'insert'
        ? random.turn([
            ['carbide', 'کارباید', 3],
            ['cermet', 'سرمت', 2.4],
          ] as const)
        : random.turn([
            ['carbide', 'کارباید', 3],
            ['hssCo', 'کبالت‌دار', 1],
            ['hss', 'تندبر', 0.6],
          ] as const);
    return {
      head: `${kind[1]} ${material[1]}`,
      tail: `${fa(diameter)} میلی‌متر`,
      model: `CT${diameter}-${kind[0].slice(0, 2).toUpperCase()}`,
      values: {
        forMaterials: random.some(['steel', 'stainless', 'aluminium', 'castIron'], random.int(1, 3)),
        cutterType: kind[0],
        cutterDiameter: diameter,
        toolMaterial: material[0],
        flutes: kind[2],
        ...(kind[0] === 'insert' ? {} : { helixAngle: random.turn([30, 35, 45, 28]) }),
        coolantHole: random.chance(0.2),
      },
      priceRial: scale(3.2e6, diameter, 8, 1.3) * material[2],
    };
  },
};

/** Tools and consumables of a workshop. */
export const workshop: BranchSeed = {
  code: 'workshop',
  name: 'ابزار و جوش',
  scientificName: 'Tools and welding',
  icon: 'tool',
  brands: brands('تیغاوه TQV', 'جوشاژ JSJ', 'برنداب BRD', 'آتش‌لب ATL'),
  properties: [
    choices('forMaterials', 'مناسب برای', 'کارکرد', {
      steel: 'فولاد',
      stainless: 'فولاد زنگ‌نزن',
      aluminium: 'آلومینیوم',
      castIron: 'چدن',
    }),
  ],
  leaves: [electrode, welder, cutter],
};
