import { brands, inUnit, interval, round, scale } from '../figures.ts';
import { choice, choices, flag, numeric, range, text } from '../properties.ts';
import { bulk, pieceGoods } from '../sale.ts';
import type { BranchSeed, LeafSeed } from '../shape.ts';
import { fa } from '../text.ts';
import { inchesOf, pipeOutsideDiameter, pipeSizes, pressureClasses } from './nominal-sizes.ts';

const steelPipe: LeafSeed = {
  code: 'seamless-pipe', name: 'لولهٔ فولادی بدون درز', scientificName: 'Seamless steel pipe', icon: 'pipe', share: 2,
  properties: [
    numeric('wallThickness', 'ضخامت دیواره', 'ابعاد', 'mm', { min: 1, max: 60, decimals: 2, key: true, required: true }),
    choice('schedule', 'ردهٔ ضخامت', 'ابعاد', { sch40: 'Sch 40', sch80: 'Sch 80', sch160: 'Sch 160' }),
    choice('steelGrade', 'گرید فولاد', 'ساختار', { a106b: 'A106 Gr.B', api5lb: 'API 5L Gr.B', x52: 'API 5L X52', p11: 'A335 P11', tp316l: 'A312 TP316L' }, { key: true }),
    choice('pipeEnds', 'سر لوله', 'ساختار', { plain: 'ساده', bevelled: 'پخ‌دار', threaded: 'رزوه‌دار' }),
    flag('hydrotested', 'آزمون فشار آب', 'کیفیت'),
  ],
  sale: bulk('متر', [6, 12, 24], [6, 12]),
  standards: ['ASTM A106', 'API 5L', 'ASME B36.10', 'EN 10204 3.1'],
  summaries: ['برای خط‌های بخار، نفت، گاز و هیدرولیک که درز جوش در آن‌ها پذیرفتنی نیست.', 'هر شاخه شمارهٔ ذوب دارد و با گواهی مواد تحویل می‌شود.'],
  draft: (random) => {
    const dn = random.turn([50, 25, 100, 15, 80, 150, 40, 200, 20, 300, 65]);
    const schedule = random.turn([['sch40', 0.066], ['sch80', 0.094], ['sch160', 0.145]] as const);
    const outside = pipeOutsideDiameter(dn);
    const wall = round(1.6 + outside * schedule[1] * (dn > 100 ? 0.75 : 0.85), 2);
    const grade = random.turn([['a106b', 'A106 Gr.B', 1], ['api5lb', 'API 5L Gr.B', 1], ['x52', 'API 5L X52', 1.1], ['p11', 'A335 P11', 2.2], ['tp316l', 'A312 TP316L', 5]] as const);
    const weight = round((outside - wall) * wall * 0.02466, 2);
    return {
      head: `لولهٔ بدون درز ${grade[1]}`, tail: `${inchesOf(dn)} اینچ، ضخامت ${fa(wall)} میلی‌متر`, model: `SMP${dn}-${schedule[0].slice(3)}`,
      values: {
        outsideDiameter: random.chance(0.25) ? inUnit(round(outside / 25.4, 3), '[in_i]') : outside, nominalSize: `dn${dn}`, wallThickness: wall, schedule: schedule[0], steelGrade: grade[0],
        pipeEnds: dn < 50 ? random.turn(['threaded', 'plain']) : 'bevelled', hydrotested: random.chance(0.8), fluids: random.some(['water', 'steam', 'gas', 'oil'], 3), temperature: interval(-29, grade[0] === 'p11' ? 590 : 400), weight,
      },
      priceRial: weight * 920_000 * grade[2],
    };
  },
};

const plasticPipe: LeafSeed = {
  code: 'polyethylene-pipe', name: 'لولهٔ پلی‌اتیلن', scientificName: 'Polyethylene pipe', icon: 'pipe', share: 1,
  properties: [
    numeric('wallThickness', 'ضخامت دیواره', 'ابعاد', 'mm', { min: 1, max: 80, decimals: 1 }),
    numeric('workingPressure', 'فشار کاری', 'فشار و دما', 'bar', { min: 2, max: 25, decimals: 1, key: true, required: true }),
    choice('polymerGrade', 'گرید پلیمر', 'ساختار', { pe80: 'PE80', pe100: 'PE100', pe100rc: 'PE100-RC' }, { key: true }),
    choice('coilForm', 'شکل عرضه', 'ساختار', { coil: 'کلاف', length: 'شاخه' }),
  ],
  sale: bulk('متر', [50, 100, 200], [50, 100]),
  standards: ['ISO 4427-2', 'EN 12201-2', 'ISO 9080'],
  summaries: ['سبک و خم‌پذیر است، زنگ نمی‌زند و برای شبکهٔ آب، آبیاری و فاضلاب تحت فشار به کار می‌رود.', 'با جوش لب‌به‌لب یا الکتروفیوژن به هم می‌پیوندد.'],
  draft: (random) => {
    const outside = random.turn([63, 110, 32, 200, 90, 160, 50, 250, 75]);
    const grade = random.turn(['pe100', 'pe80', 'pe100rc'] as const);
    const bar = random.turn([10, 16, 6, 12.5]);
    const wall = round((outside * bar) / (bar + 2 * (grade === 'pe80' ? 63 : 80) * 1.0), 1);
    const label = { pe80: 'PE80', pe100: 'PE100', pe100rc: 'PE100-RC' }[grade];
    return {
      head: `لولهٔ پلی‌اتیلن ${label}`, tail: `قطر ${fa(outside)} میلی‌متر، ${fa(bar)} بار`, model: `HDP${outside}-${String(bar).replace('.', '')}`,
      values: { outsideDiameter: outside, wallThickness: Math.max(wall, 2), workingPressure: bar, polymerGrade: grade, coilForm: outside <= 110 ? random.turn(['coil', 'length']) : 'length', fluids: random.some(['water', 'wastewater', 'gas'], random.int(1, 2)), temperature: interval(-10, 45) },
      priceRial: scale(1.9e6, outside, 110, 2) * (bar / 10),
    };
  },
};

const flange: LeafSeed = {
  code: 'flange', name: 'فلنج', scientificName: 'Pipe flange', icon: 'pipe', share: 2,
  properties: [
    choice('flangeType', 'نوع فلنج', 'ساختار', { weldNeck: 'گلودار', slipOn: 'اسلیپون', blind: 'کور', threaded: 'رزوه‌ای', socketWeld: 'سوکتی', lapJoint: 'لپ‌جوینت' }, { key: true }),
    choice('pressureClass', 'ردهٔ فشار', 'فشار و دما', pressureClasses.filter((each) => !['pn6', 'class800'].includes(each.code)), { key: true }),
    choice('facing', 'سطح تماس', 'ساختار', { raised: 'برجسته (RF)', flat: 'تخت (FF)', ringJoint: 'شیاردار (RTJ)' }),
    choice('flangeSteel', 'جنس', 'ساختار', { a105: 'فولاد A105', lf2: 'فولاد A350 LF2', f304: 'فولاد زنگ‌نزن F304', f316: 'فولاد زنگ‌نزن F316' }),
    numeric('boltHoles', 'تعداد سوراخ پیچ', 'ابعاد', null, { min: 4, max: 64 }),
  ],
  sale: { ...pieceGoods, moq: [2, 4, 10], warranties: [null] },
  standards: ['ASME B16.5', 'EN 1092-1', 'ASME B16.47'],
  summaries: ['لوله، شیر و دستگاه را طوری به هم می‌بندد که برای تعمیر باز شود.', 'سطح تماس آن با زبری درخور واشر تراشیده شده است.'],
  draft: (random) => {
    const dn = random.turn([50, 100, 25, 150, 80, 200, 40, 300, 65, 15]);
    const kind = random.turn([['weldNeck', 'گلودار'], ['slipOn', 'اسلیپون'], ['blind', 'کور'], ['lapJoint', 'لپ‌جوینت'], dn <= 50 ? ['threaded', 'رزوه‌ای'] : ['slipOn', 'اسلیپون'], dn <= 50 ? ['socketWeld', 'سوکتی'] : ['weldNeck', 'گلودار']] as const);
    const rating = random.turn([['class150', '150', 1], ['pn16', '16', 0.8], ['class300', '300', 1.5], ['pn40', '40', 1.2], ['class600', '600', 2.4], ['pn10', '10', 0.7], ['pn25', '25', 1], ['class1500', '1500', 5]] as const);
    const steel = random.turn([['a105', '', 1], ['f316', ' استیل', 3.4], ['lf2', ' کم‌دما', 1.3], ['f304', ' استیل', 2.6]] as const);
    return {
      head: `فلنج ${kind[1]}${steel[1]} ${rating[0].startsWith('pn') ? `PN${rating[1]}` : `Class ${rating[1]}`}`, tail: `${inchesOf(dn)} اینچ`, model: `FL${dn}-${rating[1]}`,
      values: {
        outsideDiameter: round(pipeOutsideDiameter(dn) + scale(95, dn, 50, 0.45)), nominalSize: `dn${dn}`, flangeType: kind[0], pressureClass: rating[0], facing: rating[2] > 2 ? 'ringJoint' : random.turn(['raised', 'raised', 'flat']),
        flangeSteel: steel[0], boltHoles: dn <= 80 ? 4 : dn <= 200 ? 8 : 12, fluids: random.some(['water', 'steam', 'gas', 'oil'], random.int(2, 4)), temperature: interval(steel[0] === 'lf2' ? -46 : -29, 400), weight: round(scale(2.6, dn, 50, 1.5) * rating[2], 1),
      },
      priceRial: scale(8.5e6, dn, 50, 1.4) * rating[2] * steel[2],
    };
  },
};

const fitting: LeafSeed = {
  code: 'pipe-fitting', name: 'زانو، سه‌راهی و تبدیل', scientificName: 'Pipe fitting', icon: 'pipe', share: 1,
  properties: [
    choice('fittingType', 'نوع اتصال', 'ساختار', { elbow90: 'زانوی ۹۰ درجه', elbow45: 'زانوی ۴۵ درجه', tee: 'سه‌راهی', reducer: 'تبدیل هم‌مرکز', cap: 'درپوش' }, { key: true, required: true }),
    choice('joining', 'روش اتصال', 'ساختار', { buttWeld: 'جوشی', threaded: 'رزوه‌ای', socketWeld: 'سوکتی' }),
    numeric('bendAngle', 'زاویه', 'ابعاد', 'deg', { min: 0, max: 180 }),
    numeric('wallThickness', 'ضخامت دیواره', 'ابعاد', 'mm', { min: 1, max: 60, decimals: 2, key: true }),
    text('marking', 'نشان‌گذاری', 'کیفیت'),
  ],
  sale: { ...pieceGoods, moq: [5, 10, 20], warranties: [null] },
  standards: ['ASME B16.9', 'ASME B16.11', 'EN 10253-2'],
  summaries: ['مسیر لوله را می‌چرخاند، شاخه می‌گیرد یا قطر آن را عوض می‌کند.', 'دو سر آن برای جوشکاری آماده و پخ خورده است.'],
  draft: (random) => {
    const dn = random.turn([50, 80, 25, 100, 150, 40, 200, 15]);
    const kind = random.turn([['elbow90', 'زانوی ۹۰ درجه', 90], ['tee', 'سه‌راهی مساوی', 90], ['elbow45', 'زانوی ۴۵ درجه', 45], ['reducer', 'تبدیل هم‌مرکز', 0], ['cap', 'درپوش', 0]] as const);
    const outside = pipeOutsideDiameter(dn);
    const joining = dn <= 40 ? random.turn(['threaded', 'socketWeld', 'buttWeld'] as const) : 'buttWeld';
    const wall = round(1.6 + outside * random.turn([0.05, 0.08]), 2);
    return {
      head: `${kind[1]} ${{ buttWeld: 'جوشی', threaded: 'رزوه‌ای', socketWeld: 'سوکتی' }[joining]}`, tail: `${inchesOf(dn)} اینچ، ضخامت ${fa(wall)} میلی‌متر`, model: `FT${dn}-${kind[0].slice(0, 2).toUpperCase()}`,
      values: { outsideDiameter: outside, nominalSize: `dn${dn}`, fittingType: kind[0], joining, wallThickness: wall, fluids: random.some(['water', 'steam', 'gas', 'oil'], random.int(2, 4)), temperature: interval(-29, 400), marking: 'شمارهٔ ذوب، اندازه و گرید روی بدنه', ...(kind[2] > 0 ? { bendAngle: kind[2] } : {}) },
      priceRial: scale(3.4e6, dn, 50, 1.6) * (wall / 4),
    };
  },
};

/** What carries a fluid from one place to another. */
export const pipes: BranchSeed = {
  code: 'pipes', name: 'لوله و اتصالات', scientificName: 'Pipes and fittings', icon: 'pipe',
  brands: brands('لولاوند LLV', 'درزابند DRZ', 'نایاژ NYZ', 'پیوندار PVD', 'کاریزه KRZ', 'ستاوه STV'),
  properties: [
    numeric('outsideDiameter', 'قطر بیرونی', 'ابعاد', 'mm', { min: 5, max: 2500, decimals: 1, key: true, required: true }),
    choice('nominalSize', 'اندازهٔ نامی', 'ابعاد', pipeSizes.filter((each) => !['dn8', 'dn10', 'dn32', 'dn125', 'dn250', 'dn400', 'dn500'].includes(each.code))),
    range('temperature', 'دمای کاری', 'فشار و دما', 'Cel', { min: -200, max: 800 }),
    choices('fluids', 'سیال‌های سازگار', 'کارکرد', { water: 'آب', steam: 'بخار', gas: 'گاز', oil: 'روغن و سوخت', wastewater: 'فاضلاب' }),
  ],
  leaves: [steelPipe, plasticPipe, flange, fitting],
};
