import { brands, inUnit, interval, round, scale } from '../figures.ts';
import { choice, choices, flag, numeric, range } from '../properties.ts';
import { machines, pieceGoods } from '../sale.ts';
import type { BranchSeed, LeafSeed } from '../shape.ts';
import { fa } from '../text.ts';

const motor: LeafSeed = {
  code: 'electric-motor',
  name: 'الکتروموتور',
  scientificName: 'Electric motor',
  icon: 'motor',
  share: 2,
  properties: [
    numeric('power', 'توان', 'برق', 'kW', { min: 0.05, max: 5000, decimals: 2, key: true, required: true }),
    numeric('voltage', 'ولتاژ', 'برق', 'V', { min: 12, max: 11000 }),
    numeric('ratedCurrent', 'جریان نامی', 'برق', 'A', { min: 0.1, max: 1000, decimals: 1 }),
    numeric('frequency', 'بسامد', 'برق', 'Hz', { min: 0, max: 400 }),
    choice('efficiencyClass', 'ردهٔ بازده', 'کارایی', { ie1: 'IE1', ie2: 'IE2', ie3: 'IE3', ie4: 'IE4' }, { key: true }),
    choice('mounting', 'نحوهٔ نصب', 'ابعاد', {
      b3: 'پایه‌دار (B3)',
      b5: 'فلنج‌دار (B5)',
      b35: 'پایه‌فلنج (B35)',
      b14: 'فلنج کوچک (B14)',
    }),
    flag('brake', 'ترمز', 'ساختار'),
  ],
  sale: machines,
  standards: ['IEC 60034-1', 'IEC 60034-30-1', 'IEC 60072-1'],
  summaries: [
    'موتور القایی قفس‌سنجابی برای پمپ، فن، نوار نقاله و گیربکس.',
    'سیم‌پیچ مسی با عایق ردهٔ اف دارد و بلبرینگ‌هایش از بیرون گریس‌خور است.',
  ],
  draft: (random) => {
    const power = random.turn([5.5, 1.1, 11, 0.37, 22, 3, 37, 7.5, 75, 1.5, 15]);
    const speed = random.turn([1450, 2900, 960, 720]);
    const phases = power <= 2.2 ? random.turn([3, 1, 3]) : 3;
    const brake = random.chance(0.15);
    const efficiency = random.turn(['ie3', 'ie2', 'ie1', 'ie4'] as const);
    return {
      head: `الکتروموتور ${phases === 1 ? 'تک‌فاز' : 'سه‌فاز'}${brake ? ' ترمزدار' : ''}`,
      tail: `${fa(power)} کیلووات، ${fa(speed)} دور`,
      model: `EM${String(power).replace('.', '')}-${speed}`,
      values: {
        speed,
        torque: round((power * 9550) / speed, 1),
        protection: random.turn(['ip55', 'ip54', 'ip65']),
        ambient: interval(-20, 40),
        power: random.chance(0.2) ? inUnit(round(power / 0.7457, 2), '[HP]') : power,
        voltage: phases === 1 ? 220 : random.turn([380, 400, 690]),
        ratedCurrent: round(power * (phases === 1 ? 6.2 : 2.05), 1),
        frequency: 50,
        efficiencyClass: phases === 1 ? 'ie1' : efficiency,
        mounting: random.turn(['b3', 'b5', 'b35', 'b14']),
        brake,
        weight: round(scale(42, power, 5.5, 0.8)),
      },
      priceRial: scale(210e6, power, 5.5, 0.82) * (brake ? 1.3 : 1),
    };
  },
};

const gearbox: LeafSeed = {
  code: 'gearbox',
  name: 'گیربکس صنعتی',
  scientificName: 'Gear reducer',
  icon: 'gear',
  share: 1,
  properties: [
    choice(
      'gearType',
      'نوع دنده',
      'ساختار',
      { helical: 'هلیکال', worm: 'حلزونی', bevel: 'هلیکال‌بول', planetary: 'خورشیدی' },
      { key: true },
    ),
    numeric('ratio', 'نسبت تبدیل', 'کارایی', null, {
      min: 1,
      max: 10000,
      decimals: 1,
      key: true,
      required: true,
    }),
    numeric('outputShaft', 'قطر محور خروجی', 'ابعاد', 'mm', { min: 10, max: 500 }),
    numeric('gearEfficiency', 'بازده', 'کارایی', '%', { min: 20, max: 99 }),
  ],
  sale: machines,
  standards: ['ISO 6336-1', 'DIN 3990', 'AGMA 2001'],
  summaries: [
    'سرعت موتور را کم و گشتاور آن را زیاد می‌کند؛ برای میکسر، نقاله و بالابر.',
    'دنده‌ها پس از سخت‌کاری سنگ خورده‌اند و گیربکس با روغن تحویل می‌شود.',
  ],
  draft: (random) => {
    const kind = random.turn([
      ['helical', 'هلیکال', 96],
      ['worm', 'حلزونی', 72],
      ['bevel', 'هلیکال‌بول', 94],
      ['planetary', 'خورشیدی', 95],
    ] as const);
    const ratio = random.turn(kind[0] === 'worm' ? [20, 30, 40, 60, 10] : [12.5, 25, 8, 40, 63]);
    const torque = random.turn([200, 450, 1000, 90, 2200, 5000]);
    return {
      head: `گیربکس ${kind[1]}`,
      tail: `نسبت ${fa(ratio)}، گشتاور ${fa(torque)} نیوتن‌متر`,
      model: `GR${String(ratio).replace('.', '')}-${torque}`,
      values: {
        speed: round(1450 / ratio, 1),
        torque: random.chance(0.15) ? inUnit(torque / 1000, 'kN.m') : torque,
        protection: random.turn(['ip65', 'ip54', 'ip55']),
        ambient: interval(-20, random.turn([40, 50])),
        gearType: kind[0],
        ratio,
        outputShaft: random.turn([28, 35, 40, 50, 60, 80]),
        gearEfficiency: kind[2],
      },
      priceRial: scale(260e6, torque, 450, 0.75) * (kind[0] === 'planetary' ? 2 : kind[0] === 'worm' ? 0.6 : 1),
    };
  },
};

const bearing: LeafSeed = {
  code: 'rolling-bearing',
  name: 'بلبرینگ و رولبرینگ',
  scientificName: 'Rolling bearing',
  icon: 'bearing',
  share: 2,
  properties: [
    choice(
      'bearingType',
      'نوع',
      'ساختار',
      {
        deepGroove: 'شیار عمیق',
        angular: 'تماس زاویه‌ای',
        cylindrical: 'رولبرینگ استوانه‌ای',
        spherical: 'بشکه‌ای',
        tapered: 'مخروطی',
        thrust: 'کف‌گرد',
      },
      { key: true },
    ),
    numeric('bore', 'قطر داخلی', 'ابعاد', 'mm', { min: 3, max: 1000, key: true, required: true }),
    numeric('bearingOutside', 'قطر خارجی', 'ابعاد', 'mm', { min: 8, max: 1500, required: true }),
    numeric('dynamicLoad', 'بار دینامیکی', 'کارایی', 'kN', { min: 0.1, max: 20000, decimals: 1 }),
    choice('clearance', 'لقی', 'ساختار', { cn: 'معمولی (CN)', c3: 'بیشتر (C3)', c4: 'زیاد (C4)' }),
    choice('bearingShield', 'درپوش', 'ساختار', { open: 'باز', metal: 'فلزی (ZZ)', rubber: 'لاستیکی (RS)' }),
  ],
  sale: { ...pieceGoods, moq: [1, 4, 10, 20], packSizes: [1, 10], warranties: [null] },
  standards: ['ISO 15', 'ISO 281', 'ISO 5753-1'],
  summaries: [
    'محور را با کمترین اصطکاک نگه می‌دارد و برای موتور، پمپ و گیربکس به کار می‌رود.',
    'رینگ‌ها از فولاد کروم و ساچمه‌ها با ردهٔ ارتعاش کم انتخاب شده‌اند.',
  ],
  draft: (random) => {
    const bore = random.turn([25, 40, 20, 60, 15, 50, 30, 80, 35, 100, 10]);
    const kind = random.turn([
      ['deepGroove', 'بلبرینگ شیار عمیق', 1],
      ['tapered', 'رولبرینگ مخروطی', 2.4],
      ['spherical', 'رولبرینگ بشکه‌ای', 3.8],
      ['angular', 'بلبرینگ تماس زاویه‌ای', 1.3],
      ['cylindrical', 'رولبرینگ استوانه‌ای', 2],
      ['thrust', 'بلبرینگ کف‌گرد', 1.5],
    ] as const);
    const outside = round(bore * random.turn([2.05, 1.8, 2.3]) + 4);
    const shield = kind[0] === 'deepGroove' ? random.turn(['rubber', 'metal', 'open'] as const) : 'open';
    return {
      head: `${kind[1]}${{ rubber: ' درپوش لاستیکی', metal: ' درپوش فلزی', open: '' }[shield]}`,
      tail: `${fa(bore)} در ${fa(outside)} میلی‌متر`,
      model: `RB${bore}${outside}`,
      values: {
        speed: round(420000 / (bore + outside)),
        ambient: interval(-30, random.turn([110, 120, 150])),
        bearingType: kind[0],
        bore,
        bearingOutside: outside,
        dynamicLoad: round(scale(14, bore, 25, 1.3) * kind[2], 1),
        clearance: random.turn(['c3', 'cn', 'c4']),
        bearingShield: shield,
        weight: round(scale(0.13, bore, 25, 2.2) * kind[2], 2),
      },
      priceRial: scale(3.6e6, bore, 25, 1.7) * kind[2],
    };
  },
};

const belt: LeafSeed = {
  code: 'drive-belt',
  name: 'تسمه و زنجیر انتقال قدرت',
  scientificName: 'Drive belt and chain',
  icon: 'gear',
  share: 1,
  properties: [
    choice(
      'beltType',
      'نوع',
      'ساختار',
      { vBelt: 'تسمهٔ وی', timing: 'تسمهٔ تایمینگ', poly: 'تسمهٔ شیاردار', chain: 'زنجیر غلتکی' },
      { key: true },
    ),
    choice(
      'beltSection',
      'مقطع',
      'ابعاد',
      {
        spz: 'SPZ',
        spa: 'SPA',
        spb: 'SPB',
        spc: 'SPC',
        htd8: 'HTD 8M',
        htd14: 'HTD 14M',
        pk: 'PK',
        chain08b: 'ISO 08B',
        chain16b: 'ISO 16B',
      },
      { key: true },
    ),
    numeric('beltLength', 'طول مؤثر', 'ابعاد', 'mm', { min: 100, max: 20000, key: true }),
    choices('beltTraits', 'ویژگی‌ها', 'کارایی', {
      antistatic: 'ضد الکتریسیتهٔ ساکن',
      oilProof: 'مقاوم در برابر روغن',
      heatProof: 'مقاوم در برابر گرما',
    }),
  ],
  sale: { ...pieceGoods, unit: '{strand}', moq: [1, 2, 5, 10], warranties: [null] },
  standards: ['ISO 4184', 'ISO 13050', 'ISO 606'],
  summaries: [
    'گردش را از چرخ موتور به دستگاه می‌رساند و ضربه‌ها را نرم می‌کند.',
    'طول آن پس از کشش سنجیده و روی رشته چاپ شده است.',
  ],
  draft: (random) => {
    const kind = random.turn([
      ['vBelt', 'تسمهٔ وی', ['spa', 'spb', 'spz', 'spc']],
      ['timing', 'تسمهٔ تایمینگ', ['htd8', 'htd14']],
      ['poly', 'تسمهٔ شیاردار', ['pk']],
      ['chain', 'زنجیر غلتکی', ['chain08b', 'chain16b']],
    ] as const);
    const section: string = random.turn<string>(kind[2]);
    const length = random.turn([1250, 2000, 1600, 2500, 3150, 900]) + random.int(0, 9) * 10;
    return {
      head: `${kind[1]} ${sectionName(section)}`,
      tail: `طول ${fa(length)} میلی‌متر`,
      model: `BL${length}-${section.toUpperCase()}`,
      values: {
        speed: random.turn([3000, 1800, 5000]),
        ambient: interval(-30, random.turn([80, 100])),
        beltType: kind[0],
        beltSection: section,
        beltLength: length,
        beltTraits: random.some(['antistatic', 'oilProof', 'heatProof'], random.int(1, 3)),
      },
      priceRial: scale(6.5e6, length, 1600, 1) * (kind[0] === 'timing' ? 2.1 : kind[0] === 'chain' ? 3 : 1),
    };
  },
};

/** A section's name as the trade writes it: SPB, HTD 8M, ISO 08B. */
function sectionName(code: string): string {
  return code.startsWith('htd') ? `HTD ${code.slice(3)}M` : code.replace('chain', 'ISO ').toUpperCase();
}

/** What turns and what carries the turning. */
export const drives: BranchSeed = {
  code: 'drives',
  name: 'الکتروموتور و انتقال قدرت',
  scientificName: 'Motors and power transmission',
  icon: 'motor',
  brands: brands('چرخاویز CHV', 'گرداژ GRJ', 'توان‌مهره TVM', 'نیروآژ NRJ', 'دوراژ DRJ', 'گشتاوند GSB'),
  properties: [
    numeric('speed', 'سرعت', 'کارایی', '/min', { min: 0.1, max: 60000 }),
    numeric('torque', 'گشتاور', 'کارایی', 'N.m', { min: 0.1, max: 1000000, decimals: 1 }),
    range('ambient', 'دمای محیط کار', 'کارایی', 'Cel', { min: -60, max: 350 }),
    choice('protection', 'ردهٔ حفاظت', 'ساختار', { ip54: 'IP54', ip55: 'IP55', ip65: 'IP65' }),
  ],
  leaves: [motor, gearbox, bearing, belt],
};
