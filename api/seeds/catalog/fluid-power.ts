import { brands, inUnit, interval, round, scale } from '../figures.ts';
import { measureWords } from '../measure-words.ts';
import { choice, flag, numeric, range } from '../properties.ts';
import { machines, pieceGoods } from '../sale.ts';
import type { BranchSeed, LeafSeed } from '../shape.ts';
import { fa } from '../text.ts';

const compressor: LeafSeed = {
  code: 'air-compressor',
  name: 'کمپرسور هوا',
  scientificName: 'Air compressor',
  icon: 'compressor',
  share: 1,
  properties: [
    choice('compressorType', 'نوع', 'ساختار', {
      screw: 'اسکرو',
      piston: 'پیستونی',
      scroll: 'اسکرال بی‌روغن',
    }),
    numeric('airDelivery', 'هوادهی', 'کارایی', 'm3/min', {
      min: 0.05,
      max: 500,
      decimals: 2,
      key: true,
      required: true,
    }),
    numeric('power', 'توان موتور', 'برق', 'kW', { min: 0.5, max: 1000, decimals: 1, key: true }),
    numeric('soundLevel', 'تراز صدا', 'کارایی', 'dB[SPL]', { min: 40, max: 110 }),
    flag('variableSpeed', 'دور متغیر', 'برق'),
  ],
  sale: machines,
  standards: ['ISO 1217', 'ISO 8573-1'],
  summaries: [
    'هوای فشردهٔ خط تولید را پیوسته و کم‌صدا فراهم می‌کند.',
    'هوادهی آن در فشار نامی و بر پایهٔ آزمون استاندارد نوشته شده است.',
  ],
  draft: (random) => {
    const power = random.turn([22, 7.5, 37, 15, 55, 11, 75, 4]);
    const kind =
      power <= 7.5
        ? random.turn([
            ['piston', 'پیستونی'],
            ['scroll', 'اسکرال بی‌روغن'],
          ] as const)
        : (['screw', 'اسکرو'] as const);
    const variable = kind[0] === 'screw' && random.chance(0.35);
    const delivered = round(power * 0.165, 2);
    const air = random.chance(0.25) ? inUnit(round(delivered * 35.3147), '[cft_i]/min') : delivered;
    return {
      head: `کمپرسور هوای ${kind[1]}${variable ? ' دور متغیر' : ''}`,
      tail: `${fa(power)} کیلووات، ${measureWords(air, 'm3/min')}`,
      model: `AC${String(power).replace('.', '')}`,
      values: {
        maxPressure: random.turn([8, 10, 7.5, 13]),
        medium: 'air',
        ambient: interval(2, 45),
        compressorType: kind[0],
        airDelivery: air,
        power,
        soundLevel: kind[0] === 'piston' ? random.turn([78, 82]) : random.turn([62, 66, 70]),
        variableSpeed: variable,
        weight: round(scale(480, power, 22, 0.6)),
      },
      priceRial: scale(1.9e9, power, 22, 0.8) * (variable ? 1.3 : 1),
    };
  },
};

const receiver: LeafSeed = {
  code: 'air-receiver',
  name: 'مخزن هوای فشرده',
  scientificName: 'Air receiver',
  icon: 'tank',
  share: 1,
  properties: [
    numeric('volume', 'گنجایش', 'ابعاد', 'L', { min: 5, max: 100000, key: true, required: true }),
    choice('receiverLayout', 'حالت', 'ساختار', { vertical: 'ایستاده', horizontal: 'خوابیده' }),
    numeric('testPressure', 'فشار آزمون', 'فشار و دما', 'bar', { min: 1, max: 500, decimals: 1 }),
    choice('coating', 'پوشش داخلی', 'کیفیت', {
      epoxy: 'اپوکسی',
      galvanized: 'گالوانیزهٔ گرم',
      none: 'بدون پوشش',
    }),
  ],
  sale: machines,
  standards: ['EN 286-1', 'ASME BPVC Section VIII'],
  summaries: [
    'نوسان مصرف را می‌گیرد و آب هوای فشرده را جدا می‌کند.',
    'درزهای جوش پرتونگاری و مخزن با فشار آب آزموده شده است.',
  ],
  draft: (random) => {
    const litres = random.turn([500, 1000, 200, 2000, 300, 3000, 100]);
    const bar = random.turn([11, 16, 10, 40]);
    const layout = random.turn([
      ['vertical', 'ایستادهٔ'],
      ['horizontal', 'خوابیدهٔ'],
    ] as const);
    return {
      head: `مخزن هوای فشردهٔ ${layout[1]}`,
      tail: `${fa(litres)} لیتر، ${fa(bar)} بار`,
      model: `AR${litres}-${bar}`,
      values: {
        maxPressure: bar,
        medium: random.turn(['air', 'nitrogen']),
        ambient: interval(-10, 100),
        volume: litres,
        receiverLayout: layout[0],
        testPressure: round(bar * 1.5, 1),
        coating: random.turn(['epoxy', 'none', 'galvanized']),
        weight: round(scale(150, litres, 500, 0.85)),
      },
      priceRial: scale(165e6, litres, 500, 0.75) * (bar / 11) ** 0.7,
    };
  },
};

const hydraulicCylinder: LeafSeed = {
  code: 'hydraulic-cylinder',
  name: 'جک هیدرولیک',
  scientificName: 'Hydraulic cylinder',
  icon: 'hydraulic',
  share: 1,
  properties: [
    numeric('pistonDiameter', 'قطر پیستون', 'ابعاد', 'mm', { min: 10, max: 1000, key: true, required: true }),
    numeric('stroke', 'کورس', 'ابعاد', 'mm', { min: 5, max: 10000, key: true, required: true }),
    numeric('pushForce', 'نیروی رانش', 'کارایی', 'kN', { min: 0.1, max: 50000, decimals: 1 }),
    choice('cylinderMount', 'نصب', 'ساختار', {
      clevis: 'گوشواره‌ای',
      flange: 'فلنجی',
      trunnion: 'ترونیون',
      foot: 'پایه‌دار',
    }),
    numeric('rodDiameter', 'قطر میله', 'ابعاد', 'mm', { min: 5, max: 800 }),
  ],
  sale: machines,
  standards: ['ISO 6020-2', 'ISO 6022', 'ISO 4413'],
  summaries: [
    'نیروی خطی بزرگ برای پرس، بالابر و ماشین‌های سنگین می‌سازد.',
    'میلهٔ آن کروم سخت و سیلندر آن هونینگ شده است.',
  ],
  draft: (random) => {
    const piston = random.turn([80, 50, 100, 63, 125, 160, 40]);
    const stroke = random.turn([300, 200, 500, 100, 800, 1000]);
    const bar = random.turn([160, 210, 250]);
    const force = round(((Math.PI / 4) * piston * piston * bar) / 10_000, 1);
    return {
      head: `جک هیدرولیک ${random.turn(['دوطرفهٔ', 'دوطرفهٔ سنگین'])}`,
      tail: `قطر ${fa(piston)}، کورس ${fa(stroke)} میلی‌متر`,
      model: `HC${piston}-${stroke}`,
      values: {
        maxPressure: random.chance(0.2) ? inUnit(round(bar * 14.5038), '[psi]') : bar,
        medium: random.turn(['oil', 'glycol']),
        ambient: interval(-20, 80),
        pistonDiameter: piston,
        stroke,
        pushForce: random.chance(0.2) ? inUnit(round(force / 9.80665, 1), 'Mgf') : force,
        cylinderMount: random.turn(['clevis', 'flange', 'trunnion', 'foot']),
        rodDiameter: round(piston * 0.56),
      },
      priceRial: scale(155e6, piston, 80, 1.3) * (0.6 + stroke / 750),
    };
  },
};

const pneumaticCylinder: LeafSeed = {
  code: 'pneumatic-cylinder',
  name: 'سیلندر پنوماتیک',
  scientificName: 'Pneumatic cylinder',
  icon: 'pneumatic',
  share: 1,
  properties: [
    numeric('pistonDiameter', 'قطر پیستون', 'ابعاد', 'mm', { min: 6, max: 400, key: true, required: true }),
    numeric('stroke', 'کورس', 'ابعاد', 'mm', { min: 5, max: 3000, key: true, required: true }),
    choice('acting', 'عملکرد', 'ساختار', { single: 'یک‌طرفه', double: 'دوطرفه' }),
    flag('magnetic', 'مگنت‌دار', 'ساختار'),
    numeric('pistonSpeed', 'سرعت پیستون', 'کارایی', 'mm/s', { min: 1, max: 5000 }),
  ],
  sale: pieceGoods,
  standards: ['ISO 15552', 'ISO 6432', 'ISO 4414'],
  summaries: [
    'حرکت‌های تند و تکراری خط مونتاژ و بسته‌بندی را با هوای فشرده انجام می‌دهد.',
    'ضربه‌گیر تنظیم‌شدنی در دو سر دارد.',
  ],
  draft: (random) => {
    const piston = random.turn([50, 32, 63, 40, 80, 25, 100]);
    const stroke = random.turn([100, 50, 200, 80, 25, 320]);
    const acting = random.turn([
      ['double', 'دوطرفهٔ'],
      ['double', 'دوطرفهٔ'],
      ['single', 'یک‌طرفهٔ'],
    ] as const);
    return {
      head: `سیلندر پنوماتیک ${acting[1]}`,
      tail: `قطر ${fa(piston)}، کورس ${fa(stroke)} میلی‌متر`,
      model: `PC${piston}-${stroke}`,
      values: {
        maxPressure: 10,
        medium: 'air',
        ambient: interval(-20, random.turn([80, 150])),
        pistonDiameter: piston,
        stroke,
        acting: acting[0],
        magnetic: random.chance(0.7),
        pistonSpeed: random.turn([500, 1000, 300]),
      },
      priceRial: scale(24e6, piston, 50, 1) * (0.8 + stroke / 500),
    };
  },
};

/** What works with compressed air and oil under pressure. */
export const fluidPower: BranchSeed = {
  code: 'fluid-power',
  name: 'هیدرولیک و هوای فشرده',
  scientificName: 'Hydraulics and compressed air',
  icon: 'pneumatic',
  brands: brands('دمابند DMB', 'هواژ HVJ', 'نیروبال NRB', 'فشارمند FSM', 'بادکاو BDK'),
  properties: [
    numeric('maxPressure', 'حداکثر فشار', 'فشار و دما', 'bar', {
      min: 0.1,
      max: 1000,
      decimals: 1,
      key: true,
      required: true,
    }),
    choice('medium', 'سیال کاری', 'کارکرد', {
      air: 'هوا',
      oil: 'روغن هیدرولیک',
      nitrogen: 'نیتروژن',
      glycol: 'آب‌گلیکول',
    }),
    range('ambient', 'دمای کاری', 'فشار و دما', 'Cel', { min: -60, max: 250 }),
  ],
  leaves: [compressor, receiver, hydraulicCylinder, pneumaticCylinder],
};
