import { brands, inUnit, round, scale } from '../figures.ts';
import { choice, flag, numeric } from '../properties.ts';
import { machines } from '../sale.ts';
import type { BranchSeed, LeafSeed } from '../shape.ts';
import { fa } from '../text.ts';

const crane: LeafSeed = {
  code: 'crane',
  name: 'جرثقیل سقفی و بالابر',
  scientificName: 'Overhead crane and hoist',
  icon: 'crane',
  share: 1,
  properties: [
    choice(
      'craneType',
      'نوع',
      'ساختار',
      { overhead: 'سقفی', gantry: 'دروازه‌ای', jib: 'بازویی', hoist: 'بالابر زنجیری' },
      { key: true },
    ),
    numeric('capacity', 'ظرفیت', 'کارایی', 't', {
      min: 0.05,
      max: 500,
      decimals: 2,
      key: true,
      required: true,
    }),
    numeric('span', 'دهانه', 'ابعاد', 'm', { min: 1, max: 60, decimals: 1 }),
    numeric('liftHeight', 'ارتفاع بالابری', 'ابعاد', 'm', { min: 1, max: 100, decimals: 1 }),
    choice('control', 'فرمان', 'کارکرد', { pendant: 'سیمی', radio: 'رادیویی', cabin: 'کابین' }),
  ],
  sale: { ...machines, priceModes: ['ON_REQUEST', 'ON_REQUEST', 'FIXED'] },
  standards: ['FEM 1.001', 'ISO 4301-1', 'EN 15011'],
  summaries: ['جابه‌جایی بار سنگین در سالن تولید و انبار.', 'با آزمون بار ۱۲۵ درصد و گواهی بازرس تحویل می‌شود.'],
  draft: (random) => {
    const tonnes = random.turn([5, 10, 3.2, 1, 20, 2, 0.5]);
    const kind =
      tonnes <= 2
        ? random.turn([
            ['hoist', 'بالابر زنجیری برقی'],
            ['jib', 'جرثقیل بازویی'],
          ] as const)
        : random.turn([
            ['overhead', 'جرثقیل سقفی'],
            ['gantry', 'جرثقیل دروازه‌ای'],
          ] as const);
    return {
      head: kind[1],
      tail: `${fa(tonnes)} تن`,
      model: `CR${String(tonnes).replace('.', '')}`,
      values: {
        speed: random.turn([20, 30, 5]),
        power: round(scale(4.5, tonnes, 5, 0.7), 1),
        capacity: tonnes < 1 ? inUnit(tonnes * 1000, 'kg') : tonnes,
        ...(kind[0] === 'hoist' ? {} : { span: random.turn([12, 18, 6, 24]) }),
        liftHeight: random.turn([6, 9, 4, 12]),
        craneType: kind[0],
        control: random.turn(['radio', 'pendant', 'cabin']),
        workClass: random.turn(['medium', 'heavy', 'light']),
      },
      priceRial: scale(2.6e9, tonnes, 5, 0.75) * (kind[0] === 'hoist' ? 0.3 : 1),
    };
  },
};

const conveyor: LeafSeed = {
  code: 'conveyor',
  name: 'نوار نقاله',
  scientificName: 'Conveyor',
  icon: 'conveyor',
  share: 1,
  properties: [
    choice(
      'conveyorType',
      'نوع',
      'ساختار',
      { belt: 'لاستیکی', roller: 'رولیکی', screw: 'حلزونی', bucket: 'بالابر کاسه‌ای' },
      { key: true },
    ),
    numeric('beltWidth', 'عرض', 'ابعاد', 'mm', { min: 100, max: 3000, key: true }),
    numeric('conveyorLength', 'طول', 'ابعاد', 'm', { min: 0.5, max: 1000, decimals: 1, key: true }),
    numeric('throughput', 'ظرفیت انتقال', 'کارایی', 't/h', { min: 0.1, max: 10000, decimals: 1 }),
    flag('inclined', 'شیب‌دار', 'ساختار'),
  ],
  sale: { ...machines, priceModes: ['ON_REQUEST', 'FIXED', 'TIERED'] },
  standards: ['ISO 5048', 'DIN 22101', 'EN 620'],
  summaries: ['مواد فله یا کارتن را پیوسته میان دو ایستگاه می‌برد.', 'به‌صورت مدول ساخته و در محل به هم پیچ می‌شود.'],
  draft: (random) => {
    const kind = random.turn([
      ['belt', 'نوار نقالهٔ لاستیکی'],
      ['roller', 'نقالهٔ رولیکی'],
      ['screw', 'نقالهٔ حلزونی'],
      ['bucket', 'بالابر کاسه‌ای'],
    ] as const);
    const width = random.turn([500, 800, 300, 650, 1000]);
    const length = random.turn([10, 6, 20, 3, 35]);
    return {
      head: kind[1],
      tail: `عرض ${fa(width)} میلی‌متر، طول ${fa(length)} متر`,
      model: `CN${width}-${length}`,
      values: {
        speed: random.chance(0.5) ? inUnit(random.turn([0.8, 1.2, 0.5]), 'm/s') : random.turn([24, 48, 60]),
        power: round(scale(2.2, length, 10, 0.8), 1),
        conveyorType: kind[0],
        beltWidth: width,
        conveyorLength: length,
        throughput: round(scale(60, width, 500, 2)),
        inclined: kind[0] === 'bucket' || random.chance(0.3),
        workClass: random.turn(['heavy', 'medium', 'light']),
      },
      priceRial: scale(310e6, length, 10, 0.9) * (width / 500),
    };
  },
};

/** What lifts and carries. */
export const handling: BranchSeed = {
  code: 'handling',
  name: 'حمل و جابه‌جایی',
  scientificName: 'Material handling',
  icon: 'crane',
  brands: brands('بالابان BLN', 'رهانه RHN', 'سترگ‌بر STG', 'نقال‌یار NQY'),
  properties: [
    numeric('speed', 'سرعت حرکت', 'کارایی', 'm/min', { min: 0.1, max: 600, decimals: 1 }),
    numeric('power', 'توان موتور', 'برق', 'kW', { min: 0.05, max: 1000, decimals: 1 }),
    choice('workClass', 'ردهٔ کاری', 'کارایی', { light: 'سبک', medium: 'متوسط', heavy: 'سنگین' }),
  ],
  leaves: [crane, conveyor],
};
