import { round, scale } from '../figures.ts';
import { choice, choices, flag, numeric } from '../properties.ts';
import { work } from '../sale.ts';
import type { BranchSeed, LeafSeed } from '../shape.ts';
import { fa } from '../text.ts';

const fabrication: LeafSeed = {
  code: 'welding-fabrication',
  name: 'جوشکاری و ساخت سازه',
  scientificName: 'Welding and steel fabrication',
  icon: 'weld',
  share: 1,
  properties: [
    choices(
      'weldingProcesses',
      'فرایندهای جوش',
      'توان کارگاه',
      { smaw: 'دستی', gmaw: 'میگ و مگ', gtaw: 'آرگون', saw: 'زیرپودری' },
      { key: true },
    ),
    numeric('monthlyTonnage', 'ظرفیت ماهانه', 'توان کارگاه', 't', {
      min: 1,
      max: 10000,
      key: true,
      required: true,
    }),
    numeric('craneCapacity', 'جرثقیل سالن', 'توان کارگاه', 't', { min: 1, max: 200 }),
    flag('siteErection', 'نصب در محل', 'سفارش'),
  ],
  sale: work('kg', [500, 1000, 5000]),
  standards: ['EN 1090-2', 'ISO 3834-2', 'AWS D1.1'],
  summaries: [
    'سوله، اسکلت، مخزن و شاسی با دستورالعمل جوش تأییدشده ساخته می‌شود.',
    'جوشکاران گواهی دارند و جوش‌های اصلی پرتونگاری می‌شود.',
  ],
  draft: (random) => {
    const tonnes = random.turn([60, 150, 25, 400]);
    const thing = random.turn(['سازهٔ فلزی', 'شاسی ماشین', 'مخزن و سیلو', 'پلت‌فرم و نردبان', 'پایپینگ استیل']);
    return {
      head: `ساخت ${thing}`,
      tail: `ماهی ${fa(tonnes)} تن`,
      model: 'FAB',
      values: {
        turnaround: random.turn([30, 45, 20]),
        quality: random.some(['ndt', 'dimension', 'material', 'photo'], random.int(2, 3)),
        production: random.turn(['single', 'series']),
        weldingProcesses: random.some(['smaw', 'gmaw', 'gtaw', 'saw'], random.int(2, 3)),
        monthlyTonnage: tonnes,
        craneCapacity: random.turn([10, 20, 5, 32]),
        siteErection: random.chance(0.5),
      },
      priceRial: 460_000 * random.turn([1, 1.25, 0.9, 1.6]),
    };
  },
};

const injection: LeafSeed = {
  code: 'plastic-injection',
  name: 'تزریق پلاستیک و پرینت سه‌بعدی',
  scientificName: 'Injection moulding and 3D printing',
  icon: 'polymer',
  share: 1,
  properties: [
    choice(
      'mouldingMethod',
      'روش',
      'توان کارگاه',
      { injection: 'تزریق', blow: 'بادی', fdm: 'پرینت رشته‌ای', sls: 'پرینت پودری' },
      { key: true, required: true },
    ),
    numeric('clampForce', 'نیروی گیره', 'توان کارگاه', 'Mgf', { min: 10, max: 5000 }),
    numeric('shotVolume', 'حجم تزریق یا ساخت', 'توان کارگاه', 'cm3', { min: 1, max: 1000000, key: true }),
    numeric('moulderSpeed', 'سرعت ساخت', 'توان کارگاه', 'mm/s', { min: 1, max: 1000 }),
  ],
  sale: work('{piece}', [100, 500, 1000]),
  standards: ['ISO 20457', 'ISO/ASTM 52900'],
  summaries: ['قطعهٔ پلیمری از تک‌نمونه تا تیراژ انبوه.', 'نمونهٔ اول پیش از تولید سری برای تأیید فرستاده می‌شود.'],
  draft: (random) => {
    const kind = random.turn([
      ['injection', 'تزریق پلاستیک', 1],
      ['fdm', 'پرینت سه‌بعدی', 6],
      ['blow', 'تولید بادی', 1.4],
      ['sls', 'پرینت سه‌بعدی پودری', 12],
    ] as const);
    const volume = random.turn([250, 100, 800, 2000, 40]);
    const printed = kind[0] === 'fdm' || kind[0] === 'sls';
    return {
      head: `${kind[1]} ${random.turn(['قطعات فنی', 'درپوش و بدنه', 'نمونه‌سازی', 'قطعات خودرو'])}`,
      tail: `تا ${fa(volume)} سانتی‌متر مکعب`,
      model: 'INJ',
      values: {
        turnaround: random.turn([5, 10, 3, 14]),
        quality: random.some(['dimension', 'photo', 'material'], random.int(1, 2)),
        production: printed ? 'single' : random.turn(['series', 'mass']),
        mouldingMethod: kind[0],
        shotVolume: volume,
        ...(printed ? { moulderSpeed: random.turn([60, 120, 200]) } : { clampForce: random.turn([150, 250, 400, 90]) }),
      },
      priceRial: round(scale(320_000, volume, 250, 0.8)) * kind[2],
    };
  },
};

/** Work that ends in a finished thing. */
export const productionServices: BranchSeed = {
  code: 'production-services',
  name: 'ساخت و تولید',
  scientificName: 'Fabrication and production',
  icon: 'weld',
  brands: [],
  properties: [choice('production', 'نوع تولید', 'سفارش', { single: 'تک‌ساخت', series: 'سری', mass: 'انبوه' })],
  leaves: [fabrication, injection],
};
