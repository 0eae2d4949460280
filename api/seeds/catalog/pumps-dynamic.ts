import { inUnit, interval, round, scale } from '../figures.ts';
import { choice, flag, numeric } from '../properties.ts';
import { machines } from '../sale.ts';
import type { LeafSeed } from '../shape.ts';
import { fa } from '../text.ts';
import { nextMotor } from './motor-sizes.ts';

const centrifugal: LeafSeed = {
  code: 'centrifugal-pump',
  name: 'پمپ گریز از مرکز',
  scientificName: 'Centrifugal pump',
  icon: 'pump',
  share: 2,
  properties: [
    numeric('head', 'ارتفاع', 'کارایی', 'm', { min: 1, max: 1500, key: true }),
    numeric('impellerDiameter', 'قطر پروانه', 'ابعاد', 'mm', { min: 50, max: 1200 }),
    choice('impellerMaterial', 'جنس پروانه', 'ساختار', {
      castIron: 'چدن',
      bronze: 'برنز',
      stainless316: 'فولاد زنگ‌نزن ۳۱۶',
    }),
    choice('pumpLayout', 'آرایش', 'ساختار', {
      closeCoupled: 'منوبلوک',
      longCoupled: 'کوپل مستقیم',
      inline: 'خطی',
      splitCase: 'دومکشه',
      multistage: 'طبقاتی',
    }),
    numeric('npshRequired', 'NPSH لازم', 'کارایی', 'm', { min: 0.3, max: 20, decimals: 1 }),
  ],
  sale: machines,
  standards: ['ISO 2858', 'ISO 5199', 'EN 733', 'ISO 9906'],
  summaries: [
    'برای آبرسانی، گردش آب خنک‌کن و انتقال مایع‌های روان در کارخانه‌ها به کار می‌رود.',
    'منحنی کارایی آن روی میز آزمون ثبت شده و پروانه پیش از مونتاژ بالانس می‌شود.',
  ],
  draft: (random) => {
    const flow = random.turn([12, 50, 25, 100, 200, 6, 320, 75]);
    const head = random.turn([32, 20, 50, 65, 80, 14, 120]);
    const layout =
      head > 70
        ? 'multistage'
        : flow > 250
          ? 'splitCase'
          : random.turn(['closeCoupled', 'longCoupled', 'inline'] as const);
    const word = {
      closeCoupled: 'منوبلوک',
      longCoupled: 'کوپل مستقیم',
      inline: 'خطی',
      splitCase: 'دومکشه',
      multistage: 'طبقاتی',
    }[layout];
    const power = nextMotor((flow * head) / 367 / 0.62);
    return {
      head: `پمپ گریز از مرکز ${word}`,
      tail: `${fa(flow)} متر مکعب بر ساعت، ارتفاع ${fa(head)} متر`,
      model: `CP${flow}-${head}`,
      values: {
        flow: random.chance(0.2) ? inUnit(round((flow * 1000) / 60), 'L/min') : flow,
        head,
        power,
        speed: head > 40 ? 2900 : 1450,
        pumpedTemperature: interval(-10, random.turn([90, 110, 140])),
        casing: random.turn(['castIron', 'castIron', 'stainless316', 'bronze']),
        impellerDiameter: round(scale(170, head, 32, 0.5) * (head > 40 ? 1 : 1.6)),
        impellerMaterial: random.turn(['castIron', 'bronze', 'stainless316']),
        pumpLayout: layout,
        npshRequired: round(1.5 + flow / 80, 1),
        shaftSeal: random.turn(['mechanical', 'packing']),
        liquids: ['water', ...random.some(['oil', 'chemical'], random.int(0, 1))],
      },
      priceRial: scale(410e6, power, 5.5, 0.75) * (layout === 'multistage' ? 1.4 : 1),
    };
  },
};

const submersible: LeafSeed = {
  code: 'submersible-pump',
  name: 'پمپ شناور و کف‌کش',
  scientificName: 'Submersible pump',
  icon: 'pump',
  share: 1,
  properties: [
    numeric('head', 'ارتفاع', 'کارایی', 'm', { min: 1, max: 600, key: true }),
    numeric('solidSize', 'بزرگ‌ترین ذرهٔ عبوری', 'کارایی', 'mm', { min: 0, max: 150 }),
    numeric('cableLength', 'طول کابل', 'برق', 'm', { min: 3, max: 300 }),
    flag('floatSwitch', 'کلید شناور', 'برق'),
  ],
  sale: machines,
  standards: ['EN 60335-2-41', 'ISO 9906', 'IEC 60529'],
  summaries: [
    'درون چاه، چاهک یا حوضچه کار می‌کند و به مکش و هواگیری نیاز ندارد.',
    'موتور روغنی یا آبی آن با دو آب‌بند مکانیکی از سیال جدا شده است.',
  ],
  draft: (random) => {
    const dirty = random.turn([true, false, true]);
    const flow = random.turn(dirty ? [15, 40, 90, 25] : [6, 18, 45, 72]);
    const head = random.turn(dirty ? [8, 12, 22, 16] : [90, 140, 60, 220]);
    const power = nextMotor((flow * head) / 367 / 0.5);
    return {
      head: dirty ? 'پمپ کف‌کش لجن‌کش' : 'پمپ شناور چاه',
      tail: `${fa(flow)} متر مکعب بر ساعت، ارتفاع ${fa(head)} متر`,
      model: `SP${flow}-${head}`,
      values: {
        flow,
        head,
        power,
        speed: 2900,
        pumpedTemperature: interval(0, random.turn([35, 40, 60])),
        casing: random.turn(['castIron', 'stainless304', 'castIron']),
        solidSize: dirty ? random.turn([25, 35, 50, 65]) : 2,
        cableLength: random.turn([10, 20, 8, 30]),
        floatSwitch: dirty && random.chance(0.6),
        shaftSeal: 'mechanical',
        liquids: dirty ? ['water', 'slurry'] : ['water'],
      },
      priceRial: scale(290e6, power, 3, 0.8),
    };
  },
};

/** Pumps that speed the liquid up. */
export const dynamicPumps: readonly LeafSeed[] = [centrifugal, submersible];
