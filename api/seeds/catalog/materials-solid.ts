import { interval, scale } from '../figures.ts';
import { choice, flag, numeric, range } from '../properties.ts';
import { bulk } from '../sale.ts';
import type { LeafSeed } from '../shape.ts';
import { fa } from '../text.ts';

const polymer: LeafSeed = {
  code: 'polymer-granule',
  name: 'گرانول و ورق پلیمری',
  scientificName: 'Polymer granule and sheet',
  icon: 'polymer',
  share: 1,
  properties: [
    choice(
      'polymer',
      'پلیمر',
      'ساختار',
      {
        hdpe: 'پلی‌اتیلن سنگین',
        pp: 'پلی‌پروپیلن',
        abs: 'ای‌بی‌اس',
        pa6: 'پلی‌آمید ۶',
        pom: 'پلی‌استال',
        pvc: 'پی‌وی‌سی',
      },
      { key: true, required: true },
    ),
    numeric('meltFlow', 'شاخص جریان مذاب', 'کیفیت', 'g/(10.min)', {
      min: 0.05,
      max: 300,
      decimals: 2,
      key: true,
    }),
    numeric('elasticModulus', 'مدول کشسانی', 'خواص مکانیکی', 'N/mm2', { min: 10, max: 20000 }),
    choice('polymerForm', 'شکل', 'ساختار', { granule: 'گرانول', sheet: 'ورق', rod: 'میلگرد' }),
    flag('recycled', 'بازیافتی', 'کیفیت'),
  ],
  sale: bulk('kg', [25, 250, 1000], [25], '{bag}'),
  standards: ['ISO 1133-1', 'ISO 1183-1', 'ISO 527-2'],
  summaries: ['برای تزریق، اکستروژن و ماشین‌کاری قطعه‌های پلیمری.', 'شاخص مذاب هر بهر روی کیسه نوشته شده است.'],
  draft: (random) => {
    const kind = random.turn([
      ['hdpe', 'پلی‌اتیلن سنگین', 950, 900, 620_000],
      ['pa6', 'پلی‌آمید ۶', 1140, 2800, 1_900_000],
      ['pp', 'پلی‌پروپیلن', 905, 1400, 680_000],
      ['abs', 'ای‌بی‌اس', 1050, 2300, 1_100_000],
      ['pom', 'پلی‌استال', 1410, 2900, 1_700_000],
      ['pvc', 'پی‌وی‌سی سخت', 1400, 3000, 590_000],
    ] as const);
    const form = random.turn([
      ['granule', 'گرانول'],
      ['sheet', 'ورق'],
      ['granule', 'گرانول'],
      ['rod', 'میلگرد'],
    ] as const);
    const recycled = form[0] === 'granule' && random.chance(0.2);
    const flow = random.turn([0.35, 2, 8, 12, 25, 4]);
    return {
      head: `${form[1]} ${kind[1]}${recycled ? ' بازیافتی' : ''}`,
      tail: form[0] === 'granule' ? `شاخص ${fa(flow)}` : `طبیعی`,
      model: `PM${kind[0].toUpperCase()}-${String(flow).replace('.', '')}`,
      values: {
        density: kind[2],
        storage: interval(0, random.turn([40, 50])),
        hazards: ['none'],
        polymer: kind[0],
        meltFlow: flow,
        elasticModulus: kind[3],
        polymerForm: form[0],
        recycled,
      },
      priceRial: kind[4] * (recycled ? 0.6 : 1) * (form[0] === 'granule' ? 1 : 1.8),
    };
  },
};

const insulation: LeafSeed = {
  code: 'thermal-insulation',
  name: 'عایق حرارتی',
  scientificName: 'Thermal insulation',
  icon: 'insulation',
  share: 1,
  properties: [
    choice(
      'insulationType',
      'نوع',
      'ساختار',
      {
        rockWool: 'پشم سنگ',
        glassWool: 'پشم شیشه',
        elastomer: 'الاستومری',
        ceramicFibre: 'الیاف سرامیکی',
        polyurethane: 'پلی‌یورتان',
      },
      { key: true, required: true },
    ),
    numeric('thickness', 'ضخامت', 'ابعاد', 'mm', { min: 3, max: 300, key: true }),
    numeric('conductivity', 'ضریب هدایت', 'کارایی', 'W/(m.K)', {
      min: 0.005,
      max: 2,
      decimals: 3,
      key: true,
    }),
    range('serviceTemperature', 'دمای کاربرد', 'کارایی', 'Cel', { min: -200, max: 1600 }),
    choice('insulationFacing', 'روکش', 'ساختار', { none: 'بدون روکش', foil: 'آلومینیوم', mesh: 'توری' }),
  ],
  sale: bulk('m2', [10, 20, 50], [5, 10], '{pack}'),
  standards: ['EN 14303', 'ASTM C612', 'ISO 8302'],
  summaries: [
    'اتلاف گرما از لوله، مخزن و کوره را کم می‌کند.',
    'ضریب هدایت آن در دمای میانگین ۴۰ درجه اندازه گرفته شده است.',
  ],
  draft: (random) => {
    const kind = random.turn([
      ['rockWool', 'پشم سنگ', 80, 0.038, -50, 650, 1.4e6],
      ['elastomer', 'الاستومری', 60, 0.036, -40, 105, 3.2e6],
      ['glassWool', 'پشم شیشه', 24, 0.035, -30, 250, 0.9e6],
      ['ceramicFibre', 'الیاف سرامیکی', 128, 0.09, 0, 1260, 6.5e6],
      ['polyurethane', 'پلی‌یورتان', 40, 0.024, -180, 110, 2.6e6],
    ] as const);
    const thickness = random.turn([50, 25, 30, 100, 13, 75]);
    const facing = random.turn([
      ['foil', ' روکش‌دار'],
      ['none', ''],
      ['mesh', ' توری‌دار'],
    ] as const);
    return {
      head: `عایق ${kind[1]}${facing[1]}`,
      tail: `ضخامت ${fa(thickness)} میلی‌متر`,
      model: `IN${thickness}-${kind[2]}`,
      values: {
        density: kind[2],
        storage: interval(-20, 50),
        hazards: kind[0] === 'elastomer' ? ['none'] : ['irritant'],
        insulationType: kind[0],
        thickness,
        conductivity: kind[3],
        serviceTemperature: interval(kind[4], kind[5]),
        insulationFacing: facing[0],
      },
      priceRial: scale(kind[6], thickness, 50, 0.8),
    };
  },
};

/** Polymers and insulation. */
export const solidMaterials: readonly LeafSeed[] = [polymer, insulation];
