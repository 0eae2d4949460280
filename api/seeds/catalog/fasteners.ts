import { brands, interval, round, scale } from '../figures.ts';
import { choice, flag, numeric, range } from '../properties.ts';
import { bulk } from '../sale.ts';
import type { BranchSeed, LeafSeed } from '../shape.ts';
import { fa } from '../text.ts';
import { metricThreads } from './nominal-sizes.ts';

const pieces = bulk('{piece}', [100, 200, 500, 50], [25, 50, 100]);
const threadSizes = [12, 8, 16, 10, 20, 6, 24, 30, 36];
const finishWord: Record<string, string> = {
  plain: '',
  zinc: ' گالوانیزهٔ سرد',
  hotDip: ' گالوانیزهٔ گرم',
  dacromet: ' داکرومات',
};

const bolt: LeafSeed = {
  code: 'hex-bolt',
  name: 'پیچ شش‌گوش و آلنی',
  scientificName: 'Hexagon and socket head screw',
  icon: 'bolt',
  share: 2,
  properties: [
    numeric('boltLength', 'طول', 'ابعاد', 'mm', { min: 5, max: 500, key: true, required: true }),
    choice('headType', 'سر پیچ', 'ساختار', {
      hexagon: 'شش‌گوش',
      socket: 'آلن استوانه‌ای',
      countersunk: 'آلن خزینه',
      flanged: 'شش‌گوش واشردار',
    }),
    choice(
      'strengthClass',
      'ردهٔ استحکام',
      'خواص مکانیکی',
      { c46: '۴٫۶', c88: '۸٫۸', c109: '۱۰٫۹', c129: '۱۲٫۹', a270: 'A2-70', a480: 'A4-80' },
      { key: true },
    ),
    flag('fullThread', 'تمام‌رزوه', 'ساختار'),
  ],
  sale: pieces,
  standards: ['ISO 4014', 'ISO 4017', 'ISO 4762', 'ISO 898-1'],
  summaries: ['اتصال بازشونده برای ماشین‌سازی، سازه و خودرو.', 'روی سر هر پیچ رده و نشان سازنده حک شده است.'],
  draft: (random) => {
    const size = random.turn(threadSizes);
    const length = random.turn([40, 60, 25, 80, 100, 50, 30, 120]);
    const head = random.turn([
      ['hexagon', 'پیچ شش‌گوش'],
      ['socket', 'پیچ آلن'],
      ['hexagon', 'پیچ شش‌گوش'],
      ['countersunk', 'پیچ آلن خزینه'],
      ['flanged', 'پیچ واشردار'],
    ] as const);
    const grade = random.turn([
      ['c88', 'خشکه ۸٫۸', 640, 1],
      ['c109', 'خشکه ۱۰٫۹', 940, 1.3],
      ['a270', 'استیل A2', 450, 4.5],
      ['c129', 'خشکه ۱۲٫۹', 1100, 1.5],
      ['c46', 'معمولی', 240, 0.8],
      ['a480', 'استیل A4', 600, 6.5],
    ] as const);
    const stainless = grade[0].startsWith('a');
    const finish = stainless ? 'plain' : random.turn(['zinc', 'plain', 'hotDip', 'dacromet']);
    return {
      head: `${head[1]} ${grade[1]}${finishWord[finish]}`,
      tail: `M${size} در ${fa(length)}`,
      model: `HB${size}X${length}`,
      values: {
        thread: `m${size}`,
        finish,
        proofStress: grade[2],
        ambient: interval(-50, stainless ? 400 : 150),
        boltLength: length,
        headType: head[0],
        strengthClass: grade[0],
        fullThread: length <= 50,
        weight: round(size * size * length * 0.0000075, 3),
      },
      priceRial: Math.max(15_000, size * size * (length + size * 2) * 5.2 * grade[3]),
    };
  },
};

const nut: LeafSeed = {
  code: 'nut-washer',
  name: 'مهره و واشر',
  scientificName: 'Nut and washer',
  icon: 'bolt',
  share: 1,
  properties: [
    choice(
      'nutType',
      'نوع',
      'ساختار',
      {
        hexNut: 'مهرهٔ شش‌گوش',
        lockNut: 'مهرهٔ کاسه‌نمددار',
        flangeNut: 'مهرهٔ واشردار',
        flatWasher: 'واشر تخت',
        springWasher: 'واشر فنری',
      },
      { key: true },
    ),
    numeric('partHeight', 'ارتفاع', 'ابعاد', 'mm', { min: 0.5, max: 60, decimals: 1 }),
    numeric('acrossFlats', 'آچارخور یا قطر بیرونی', 'ابعاد', 'mm', { min: 4, max: 150, key: true }),
  ],
  sale: pieces,
  standards: ['ISO 4032', 'ISO 7040', 'ISO 7089'],
  summaries: [
    'جفت پیچ است و نیرو را روی سطح پخش می‌کند یا از بازشدن آن جلوگیری می‌کند.',
    'رزوهٔ آن با فرمان برو نرو کنترل شده است.',
  ],
  draft: (random) => {
    const size = random.turn(threadSizes);
    const kind = random.turn([
      ['hexNut', 'مهرهٔ شش‌گوش', 0.85],
      ['flatWasher', 'واشر تخت', 0.16],
      ['lockNut', 'مهرهٔ کاسه‌نمددار', 1],
      ['springWasher', 'واشر فنری', 0.25],
      ['flangeNut', 'مهرهٔ واشردار', 1],
    ] as const);
    const finish = random.turn(['zinc', 'hotDip', 'plain', 'dacromet']);
    return {
      head: `${kind[1]}${finishWord[finish]}`,
      tail: `M${size}`,
      model: `NW${size}-${kind[0].slice(0, 2).toUpperCase()}`,
      values: {
        thread: `m${size}`,
        finish,
        proofStress: random.turn([640, 830, 1040]),
        ambient: interval(-50, kind[0] === 'lockNut' ? 120 : 300),
        nutType: kind[0],
        partHeight: round(size * kind[2], 1),
        acrossFlats: round(size * (kind[2] < 0.5 ? 2 : 1.5)),
      },
      priceRial: Math.max(8_000, size * size * 260 * kind[2]),
    };
  },
};

const anchor: LeafSeed = {
  code: 'anchor',
  name: 'انکر و رول‌بولت',
  scientificName: 'Anchor bolt',
  icon: 'bolt',
  share: 1,
  properties: [
    choice(
      'anchorType',
      'نوع',
      'ساختار',
      { sleeve: 'رول‌بولت', wedge: 'گوه‌ای', chemical: 'شیمیایی', dropIn: 'کوبشی' },
      { key: true },
    ),
    numeric('anchorLength', 'طول', 'ابعاد', 'mm', { min: 20, max: 1000, key: true }),
    numeric('drillDiameter', 'قطر سوراخ', 'ابعاد', 'mm', { min: 4, max: 60 }),
    numeric('tensionLoad', 'بار کششی مجاز', 'خواص مکانیکی', 'kN', { min: 0.2, max: 500, decimals: 1 }),
  ],
  sale: pieces,
  standards: ['ETAG 001', 'EN 1992-4'],
  summaries: ['پایهٔ ماشین، نرده و لوله را به بتن می‌بندد.', 'بار مجاز آن در بتن ترک‌نخورده آزموده شده است.'],
  draft: (random) => {
    const size = random.turn([10, 12, 16, 8, 20, 24]);
    const length = random.turn([80, 100, 120, 150, 200, 60]);
    const kind = random.turn([
      ['sleeve', 'رول‌بولت', 1],
      ['chemical', 'انکر شیمیایی', 2.4],
      ['wedge', 'انکر گوه‌ای', 1.2],
      ['dropIn', 'انکر کوبشی', 0.8],
    ] as const);
    return {
      head: kind[1],
      tail: `M${size} در ${fa(length)}`,
      model: `AN${size}X${length}`,
      values: {
        thread: `m${size}`,
        finish: random.turn(['zinc', 'hotDip', 'plain']),
        proofStress: random.turn([240, 640]),
        ambient: interval(-40, kind[0] === 'chemical' ? 80 : 150),
        anchorType: kind[0],
        anchorLength: length,
        drillDiameter: size + (kind[0] === 'wedge' ? 0 : 4),
        tensionLoad: round(scale(8, size, 10, 1.8) * kind[2] * 0.8, 1),
      },
      priceRial: scale(190_000, size, 10, 1.6) * (length / 100) * kind[2],
    };
  },
};

/** What holds parts together and can be undone. */
export const fasteners: BranchSeed = {
  code: 'fasteners',
  name: 'پیچ، مهره و انکر',
  scientificName: 'Fasteners',
  icon: 'bolt',
  brands: brands('پیچاوند PCV', 'رزواژ RZJ', 'بستاره BST', 'گیره‌مان GRM'),
  properties: [
    choice('thread', 'رزوهٔ متریک', 'ابعاد', metricThreads, { key: true, required: true }),
    choice('finish', 'پوشش', 'کیفیت', {
      plain: 'بدون پوشش',
      zinc: 'گالوانیزهٔ سرد',
      hotDip: 'گالوانیزهٔ گرم',
      dacromet: 'داکرومات',
    }),
    numeric('proofStress', 'تنش گواه', 'خواص مکانیکی', 'N/mm2', { min: 100, max: 1500 }),
    range('ambient', 'دمای کاری', 'کارایی', 'Cel', { min: -200, max: 700 }),
  ],
  leaves: [bolt, nut, anchor],
};
