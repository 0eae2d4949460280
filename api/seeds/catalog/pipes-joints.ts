import { interval, round, scale } from '../figures.ts';
import { choice, numeric, text } from '../properties.ts';
import { pieceGoods } from '../sale.ts';
import type { LeafSeed } from '../shape.ts';
import { fa } from '../text.ts';
import { inchesOf, pipeOutsideDiameter, pressureClasses } from './nominal-sizes.ts';

const flange: LeafSeed = {
  code: 'flange',
  name: 'فلنج',
  scientificName: 'Pipe flange',
  icon: 'pipe',
  share: 2,
  properties: [
    choice(
      'flangeType',
      'نوع فلنج',
      'ساختار',
      {
        weldNeck: 'گلودار',
        slipOn: 'اسلیپون',
        blind: 'کور',
        threaded: 'رزوه‌ای',
        socketWeld: 'سوکتی',
        lapJoint: 'لپ‌جوینت',
      },
      { key: true },
    ),
    choice(
      'pressureClass',
      'ردهٔ فشار',
      'فشار و دما',
      pressureClasses.filter((each) => !['pn6', 'class800'].includes(each.code)),
      { key: true },
    ),
    choice('facing', 'سطح تماس', 'ساختار', {
      raised: 'برجسته (RF)',
      flat: 'تخت (FF)',
      ringJoint: 'شیاردار (RTJ)',
    }),
    choice('flangeSteel', 'جنس', 'ساختار', {
      a105: 'فولاد A105',
      lf2: 'فولاد A350 LF2',
      f304: 'فولاد زنگ‌نزن F304',
      f316: 'فولاد زنگ‌نزن F316',
    }),
    numeric('boltHoles', 'تعداد سوراخ پیچ', 'ابعاد', null, { min: 4, max: 64 }),
  ],
  sale: { ...pieceGoods, moq: [2, 4, 10], warranties: [null] },
  standards: ['ASME B16.5', 'EN 1092-1', 'ASME B16.47'],
  summaries: [
    'لوله، شیر و دستگاه را طوری به هم می‌بندد که برای تعمیر باز شود.',
    'سطح تماس آن با زبری درخور واشر تراشیده شده است.',
  ],
  draft: (random) => {
    const dn = random.turn([50, 100, 25, 150, 80, 200, 40, 300, 65, 15]);
    const kind = random.turn([
      ['weldNeck', 'گلودار'],
      ['slipOn', 'اسلیپون'],
      ['blind', 'کور'],
      ['lapJoint', 'لپ‌جوینت'],
      dn <= 50 ? ['threaded', 'رزوه‌ای'] : ['slipOn', 'اسلیپون'],
      dn <= 50 ? ['socketWeld', 'سوکتی'] : ['weldNeck', 'گلودار'],
    ] as const);
    const rating = random.turn([
      ['class150', '150', 1],
      ['pn16', '16', 0.8],
      ['class300', '300', 1.5],
      ['pn40', '40', 1.2],
      ['class600', '600', 2.4],
      ['pn10', '10', 0.7],
      ['pn25', '25', 1],
      ['class1500', '1500', 5],
    ] as const);
    const steel = random.turn([
      ['a105', '', 1],
      ['f316', ' استیل', 3.4],
      ['lf2', ' کم‌دما', 1.3],
      ['f304', ' استیل', 2.6],
    ] as const);
    return {
      head: `فلنج ${kind[1]}${steel[1]} ${rating[0].startsWith('pn') ? `PN${rating[1]}` : `Class ${rating[1]}`}`,
      tail: `${inchesOf(dn)} اینچ`,
      model: `FL${dn}-${rating[1]}`,
      values: {
        outsideDiameter: round(pipeOutsideDiameter(dn) + scale(95, dn, 50, 0.45)),
        nominalSize: `dn${dn}`,
        flangeType: kind[0],
        pressureClass: rating[0],
        facing: rating[2] > 2 ? 'ringJoint' : random.turn(['raised', 'raised', 'flat']),
        flangeSteel: steel[0],
        boltHoles: dn <= 80 ? 4 : dn <= 200 ? 8 : 12,
        fluids: random.some(['water', 'steam', 'gas', 'oil'], random.int(2, 4)),
        temperature: interval(steel[0] === 'lf2' ? -46 : -29, 400),
        weight: round(scale(2.6, dn, 50, 1.5) * rating[2], 1),
      },
      priceRial: scale(8.5e6, dn, 50, 1.4) * rating[2] * steel[2],
    };
  },
};

const fitting: LeafSeed = {
  code: 'pipe-fitting',
  name: 'زانو، سه‌راهی و تبدیل',
  scientificName: 'Pipe fitting',
  icon: 'pipe',
  share: 1,
  properties: [
    choice(
      'fittingType',
      'نوع اتصال',
      'ساختار',
      {
        elbow90: 'زانوی ۹۰ درجه',
        elbow45: 'زانوی ۴۵ درجه',
        tee: 'سه‌راهی',
        reducer: 'تبدیل هم‌مرکز',
        cap: 'درپوش',
      },
      { key: true, required: true },
    ),
    choice('joining', 'روش اتصال', 'ساختار', { buttWeld: 'جوشی', threaded: 'رزوه‌ای', socketWeld: 'سوکتی' }),
    numeric('bendAngle', 'زاویه', 'ابعاد', 'deg', { min: 0, max: 180 }),
    numeric('wallThickness', 'ضخامت دیواره', 'ابعاد', 'mm', { min: 1, max: 60, decimals: 2, key: true }),
    text('marking', 'نشان‌گذاری', 'کیفیت'),
  ],
  sale: { ...pieceGoods, moq: [5, 10, 20], warranties: [null] },
  standards: ['ASME B16.9', 'ASME B16.11', 'EN 10253-2'],
  summaries: [
    'مسیر لوله را می‌چرخاند، شاخه می‌گیرد یا قطر آن را عوض می‌کند.',
    'دو سر آن برای جوشکاری آماده و پخ خورده است.',
  ],
  draft: (random) => {
    const dn = random.turn([50, 80, 25, 100, 150, 40, 200, 15]);
    const kind = random.turn([
      ['elbow90', 'زانوی ۹۰ درجهٔ', 90],
      ['tee', 'سه‌راهی مساوی', 90],
      ['elbow45', 'زانوی ۴۵ درجهٔ', 45],
      ['reducer', 'تبدیل هم‌مرکز', 0],
      ['cap', 'درپوش', 0],
    ] as const);
    const outside = pipeOutsideDiameter(dn);
    const joining = dn <= 40 ? random.turn(['threaded', 'socketWeld', 'buttWeld'] as const) : 'buttWeld';
    const wall = round(1.6 + outside * random.turn([0.05, 0.08]), 2);
    return {
      head: `${kind[1]} ${{ buttWeld: 'جوشی', threaded: 'رزوه‌ای', socketWeld: 'سوکتی' }[joining]}`,
      tail: `${inchesOf(dn)} اینچ، ضخامت ${fa(wall)} میلی‌متر`,
      model: `FT${dn}-${kind[0].slice(0, 2).toUpperCase()}`,
      values: {
        outsideDiameter: outside,
        nominalSize: `dn${dn}`,
        fittingType: kind[0],
        joining,
        wallThickness: wall,
        fluids: random.some(['water', 'steam', 'gas', 'oil'], random.int(2, 4)),
        temperature: interval(-29, 400),
        marking: 'شمارهٔ ذوب، اندازه و گرید روی بدنه',
        ...(kind[2] > 0 ? { bendAngle: kind[2] } : {}),
      },
      priceRial: scale(3.4e6, dn, 50, 1.6) * (wall / 4),
    };
  },
};

/** What joins pipes. */
export const pipeJoints: readonly LeafSeed[] = [flange, fitting];
