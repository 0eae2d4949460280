import { brands, inUnit, interval, scale } from '../figures.ts';
import { choice, choices, flag, numeric, range } from '../properties.ts';
import { pieceGoods } from '../sale.ts';
import type { BranchSeed, LeafSeed } from '../shape.ts';
import { fa } from '../text.ts';

const protective: LeafSeed = {
  code: 'protective-equipment',
  name: 'لوازم حفاظت فردی',
  scientificName: 'Personal protective equipment',
  icon: 'safety',
  share: 1,
  properties: [
    choice(
      'protectiveType',
      'نوع',
      'ساختار',
      { helmet: 'کلاه ایمنی', shoes: 'کفش ایمنی', gloves: 'دستکش', mask: 'ماسک نیم‌صورت', harness: 'هارنس' },
      { key: true, required: true },
    ),
    choice(
      'wearSize',
      'اندازه',
      'ابعاد',
      { small: 'کوچک', medium: 'متوسط', large: 'بزرگ', adjustable: 'تنظیم‌شدنی' },
      { key: true },
    ),
    choices('protectsFrom', 'محافظت در برابر', 'کارکرد', {
      impact: 'ضربه',
      heat: 'گرما',
      chemical: 'مواد شیمیایی',
      electric: 'برق',
      dust: 'گرد و غبار',
      fall: 'سقوط',
    }),
  ],
  sale: { ...pieceGoods, unit: '{piece}', moq: [5, 10, 20, 50], packSizes: [1, 5, 10] },
  standards: ['EN 397', 'EN ISO 20345', 'EN 388', 'EN 361'],
  summaries: ['برای کارگاه ساخت، جوشکاری و انبار؛ سبک و تعویض‌پذیر.', 'تاریخ ساخت و عمر مجاز روی کالا نوشته شده است.'],
  draft: (random) => {
    const kind = random.turn([
      ['helmet', 'کلاه ایمنی', ['impact', 'electric'], 3.5e6],
      ['shoes', 'کفش ایمنی', ['impact', 'heat', 'electric'], 22e6],
      ['gloves', 'دستکش کار', ['chemical', 'heat'], 1.4e6],
      ['mask', 'ماسک نیم‌صورت', ['dust', 'chemical'], 9e6],
      ['harness', 'هارنس کامل', ['fall'], 31e6],
    ] as const);
    const size =
      kind[0] === 'helmet' || kind[0] === 'harness' ? 'adjustable' : random.turn(['medium', 'large', 'small'] as const);
    const traits = {
      helmet: ['سبک', 'تهویه‌دار', 'عایق برق'],
      shoes: ['ضدلغزش', 'ساق‌دار', 'سبک'],
      gloves: ['ضدبرش', 'نسوز', 'ضداسید'],
      mask: ['دوفیلتره', 'سیلیکونی', 'سوپاپ‌دار'],
      harness: ['دونقطه', 'چهارنقطه', 'شب‌نما'],
    };
    const trait = random.turn(traits[kind[0]]);
    return {
      head: `${kind[1]} ${trait}`,
      tail: `اندازهٔ ${{ small: 'کوچک', medium: 'متوسط', large: 'بزرگ', adjustable: 'تنظیم‌شدنی' }[size]}`,
      model: `PE${kind[0].slice(0, 2).toUpperCase()}`,
      values: {
        ambient: interval(random.turn([-20, -30]), 50),
        certified: random.chance(0.85),
        protectiveType: kind[0],
        wearSize: size,
        protectsFrom: kind[2],
        weight: inUnit(random.turn([380, 420, 1200, 90]), 'g'),
      },
      priceRial: kind[3] * random.turn([1, 1.3, 0.85]),
    };
  },
};

const extinguisher: LeafSeed = {
  code: 'fire-extinguisher',
  name: 'خاموش‌کننده و اطفای حریق',
  scientificName: 'Fire extinguisher',
  icon: 'safety',
  share: 1,
  properties: [
    choice(
      'agent',
      'مادهٔ خاموش‌کننده',
      'ساختار',
      { powder: 'پودر خشک', co2: 'گاز کربنیک', foam: 'کف', water: 'آب' },
      { key: true, required: true },
    ),
    numeric('charge', 'وزن شارژ', 'کارایی', 'kg', { min: 0.5, max: 150, decimals: 1, key: true }),
    choices('fireClasses', 'گروه آتش', 'کارکرد', { a: 'جامدات', b: 'مایعات', c: 'گازها', electric: 'برق' }),
    numeric('dischargeTime', 'زمان تخلیه', 'کارایی', 's', { min: 3, max: 200 }),
  ],
  sale: pieceGoods,
  standards: ['EN 3-7', 'ISO 7165'],
  summaries: ['برای راهرو، تابلو برق و کنار ماشین‌ها؛ آمادهٔ نصب روی دیوار.', 'فشار سنج و برچسب شارژ سالانه دارد.'],
  draft: (random) => {
    const kind = random.turn([
      ['powder', 'پودری', ['a', 'b', 'c'], 1],
      ['co2', 'گاز کربنیک', ['b', 'electric'], 2.2],
      ['foam', 'کفی', ['a', 'b'], 1.2],
      ['water', 'آبی', ['a'], 0.8],
    ] as const);
    const charge = random.turn([6, 12, 3, 25, 50, 1]);
    return {
      head: `خاموش‌کنندهٔ ${kind[1]}${charge >= 25 ? ' چرخ‌دار' : ''}`,
      tail: `${fa(charge)} کیلوگرم`,
      model: `FE${kind[0].toUpperCase()}-${charge}`,
      values: {
        ambient: interval(kind[0] === 'foam' || kind[0] === 'water' ? 5 : -30, 60),
        certified: random.chance(0.9),
        agent: kind[0],
        charge: random.chance(0.1) ? inUnit(charge * 1000, 'g') : charge,
        fireClasses: kind[2],
        dischargeTime: charge > 12 ? 40 : random.turn([13, 17, 22]),
      },
      priceRial: scale(24e6, charge, 6, 0.8) * kind[3],
    };
  },
};

const gasDetector: LeafSeed = {
  code: 'gas-detector',
  name: 'آشکارساز گاز',
  scientificName: 'Gas detector',
  icon: 'sensor',
  share: 1,
  properties: [
    choices(
      'gases',
      'گازها',
      'کارکرد',
      { methane: 'متان', co: 'منوکسید کربن', h2s: 'سولفید هیدروژن', o2: 'اکسیژن', nh3: 'آمونیاک' },
      { key: true },
    ),
    numeric('detectionLimit', 'حد آشکارسازی', 'اندازه‌گیری', '[ppm]', {
      min: 0.1,
      max: 50000,
      decimals: 1,
      key: true,
    }),
    numeric('alarmLevel', 'تراز صدای هشدار', 'کارایی', 'dB[SPL]', { min: 60, max: 120 }),
    flag('portable', 'قابل حمل', 'ساختار'),
    numeric('batteryLife', 'کارکرد باتری', 'کارایی', 'h', { min: 1, max: 20000 }),
  ],
  sale: pieceGoods,
  standards: ['EN 60079-29-1', 'EN 45544-1'],
  summaries: [
    'نشت گاز را پیش از رسیدن به حد خطر با نور و صدا خبر می‌دهد.',
    'حسگر آن با گاز استاندارد تنظیم و گواهی آن همراه است.',
  ],
  draft: (random) => {
    const gases = random.turn([['methane'], ['co'], ['methane', 'co', 'h2s', 'o2'], ['h2s'], ['nh3']] as const);
    const word = { methane: 'متان', co: 'منوکسید کربن', h2s: 'سولفید هیدروژن', nh3: 'آمونیاک', o2: 'اکسیژن' }[gases[0]];
    const portable = random.chance(0.5);
    return {
      head: gases.length > 1 ? 'آشکارساز چهارگازه' : `آشکارساز ${word}`,
      tail: portable ? 'قابل حمل' : 'ثابت دیواری',
      model: `GD${gases[0].toUpperCase()}${portable ? 'P' : 'F'}`,
      values: {
        ambient: interval(-20, random.turn([50, 55])),
        certified: random.chance(0.8),
        gases,
        detectionLimit: gases[0] === 'methane' ? random.turn([500, 1000]) : random.turn([1, 5, 10]),
        alarmLevel: random.turn([85, 95, 90]),
        portable,
        ...(portable ? { batteryLife: random.turn([12, 24, 18]) } : {}),
      },
      priceRial: (gases.length > 1 ? 420e6 : 110e6) * (portable ? 1.2 : 1),
    };
  },
};

/** What keeps people safe at work. */
export const safety: BranchSeed = {
  code: 'safety',
  name: 'ایمنی و آتش‌نشانی',
  scientificName: 'Safety and fire protection',
  icon: 'safety',
  brands: brands('پناهاوند PNV', 'زینهار ZNH', 'ایمناژ IMJ', 'هشداربان HSB'),
  properties: [
    range('ambient', 'دمای کاری', 'کارایی', 'Cel', { min: -60, max: 120 }),
    flag('certified', 'دارای گواهی آزمون', 'کیفیت'),
  ],
  leaves: [protective, extinguisher, gasDetector],
};
