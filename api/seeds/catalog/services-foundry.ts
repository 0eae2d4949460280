import { interval, round, scale } from '../figures.ts';
import { choice, flag, numeric, range } from '../properties.ts';
import { work } from '../sale.ts';
import type { BranchSeed, LeafSeed } from '../shape.ts';
import { fa } from '../text.ts';

const casting: LeafSeed = {
  code: 'metal-casting',
  name: 'ریخته‌گری',
  scientificName: 'Metal casting',
  icon: 'casting',
  share: 1,
  properties: [
    choice(
      'castingMethod',
      'روش',
      'توان کارگاه',
      { sand: 'ماسه‌ای', investment: 'دقیق (مومی)', die: 'دایکست', centrifugal: 'گریز از مرکز' },
      { key: true, required: true },
    ),
    choice(
      'castAlloy',
      'آلیاژ',
      'توان کارگاه',
      {
        greyIron: 'چدن خاکستری',
        ductile: 'چدن داکتیل',
        steel: 'فولاد',
        aluminium: 'آلومینیوم',
        bronze: 'برنز',
      },
      { key: true },
    ),
    flag('patternIncluded', 'ساخت مدل', 'سفارش'),
  ],
  sale: work('kg', [50, 100, 500]),
  standards: ['ISO 8062-3', 'EN 1561', 'EN 1563'],
  summaries: ['از نقشه تا قطعهٔ خام یا تراش‌خورده در یک‌جا.', 'ترکیب هر ذوب با کوانتومتر سنجیده می‌شود.'],
  draft: (random) => {
    const method = random.turn([
      ['sand', 'ماسه‌ای', 1],
      ['die', 'دایکست', 1.3],
      ['investment', 'دقیق', 3],
      ['centrifugal', 'گریز از مرکز', 1.6],
    ] as const);
    const alloy =
      method[0] === 'die'
        ? (['aluminium', 'آلومینیوم', 2_300_000] as const)
        : random.turn([
            ['greyIron', 'چدن', 620_000],
            ['steel', 'فولاد', 980_000],
            ['bronze', 'برنز', 7_000_000],
            ['ductile', 'چدن داکتیل', 760_000],
          ] as const);
    const kg = random.turn(method[0] === 'sand' ? [50, 500, 20, 2000] : [5, 20, 10, 50]);
    return {
      head: `ریخته‌گری ${method[1]} ${alloy[1]}`,
      tail: `قطعه تا ${fa(kg)} کیلوگرم`,
      model: 'CST',
      values: {
        turnaround: random.turn([21, 30, 14, 28]),
        quality: random.some(['material', 'dimension', 'ndt'], random.int(1, 3)),
        maxPartWeight: kg,
        pieceRange: interval(random.turn([1, 10, 50]), random.turn([500, 2000, 10000])),
        castingMethod: method[0],
        castAlloy: alloy[0],
        patternIncluded: random.chance(0.6),
      },
      priceRial: alloy[2] * method[2],
    };
  },
};

const forging: LeafSeed = {
  code: 'forging',
  name: 'آهنگری و فورج',
  scientificName: 'Forging',
  icon: 'furnace',
  share: 1,
  properties: [
    choice(
      'forgingMethod',
      'روش',
      'توان کارگاه',
      { closedDie: 'قالب بسته', openDie: 'قالب باز', ring: 'رینگ نورد' },
      { key: true, required: true },
    ),
    numeric('hammerForce', 'نیروی چکش یا پرس', 'توان کارگاه', 'Mgf', { min: 10, max: 20000, key: true }),
    range('forgingTemperature', 'دمای کار', 'توان کارگاه', 'Cel', { min: 20, max: 1350 }),
  ],
  sale: work('kg', [200, 500, 1000]),
  standards: ['EN 10243-1', 'ASTM A788'],
  summaries: [
    'قطعه‌های پراستحکام مانند فلنج، شفت، قلاب و چرخ‌دنده را از شمش می‌کوبد.',
    'جریان الیاف قطعه با برش نمونه کنترل می‌شود.',
  ],
  draft: (random) => {
    const kind = random.turn([
      ['closedDie', 'فورج قالب‌بستهٔ'],
      ['openDie', 'آهنگری قالب باز'],
      ['ring', 'رینگ نورد بی‌درز'],
    ] as const);
    const tonnes = random.turn([630, 1000, 250, 1600]);
    return {
      head: `${kind[1]} ${random.turn(['فولاد کربنی', 'فولاد آلیاژی', 'فولاد زنگ‌نزن'])}`,
      tail: `پرس ${fa(tonnes)} تنی`,
      model: 'FRG',
      values: {
        turnaround: random.turn([20, 30, 25]),
        quality: random.some(['material', 'ndt', 'dimension'], random.int(1, 3)),
        maxPartWeight: round(scale(40, tonnes, 630, 1.2)),
        pieceRange: interval(random.turn([10, 100]), random.turn([1000, 20000])),
        forgingMethod: kind[0],
        hammerForce: tonnes,
        forgingTemperature: interval(900, random.turn([1150, 1200, 1250])),
      },
      priceRial: 1_150_000 * random.turn([1, 1.2, 1.5]),
    };
  },
};

/** Work that brings metal into its first shape. */
export const foundryServices: BranchSeed = {
  code: 'foundry-services',
  name: 'ریخته‌گری و آهنگری',
  scientificName: 'Casting and forging',
  icon: 'casting',
  brands: [],
  properties: [
    numeric('maxPartWeight', 'حداکثر وزن قطعه', 'توان کارگاه', 'kg', { min: 0.01, max: 100000, decimals: 1 }),
    range('pieceRange', 'تیراژ (عدد)', 'سفارش', '{piece}', { min: 1, max: 10000000 }),
  ],
  leaves: [casting, forging],
};
