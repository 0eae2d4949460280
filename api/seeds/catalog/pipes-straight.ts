import { inUnit, interval, round, scale } from '../figures.ts';
import { choice, flag, numeric } from '../properties.ts';
import { bulk } from '../sale.ts';
import type { LeafSeed } from '../shape.ts';
import { fa } from '../text.ts';
import { inchesOf, pipeOutsideDiameter } from './nominal-sizes.ts';

const steelPipe: LeafSeed = {
  code: 'seamless-pipe',
  name: 'لولهٔ فولادی بدون درز',
  scientificName: 'Seamless steel pipe',
  icon: 'pipe',
  share: 2,
  properties: [
    numeric('wallThickness', 'ضخامت دیواره', 'ابعاد', 'mm', {
      min: 1,
      max: 60,
      decimals: 2,
      key: true,
      required: true,
    }),
    choice('schedule', 'ردهٔ ضخامت', 'ابعاد', { sch40: 'Sch 40', sch80: 'Sch 80', sch160: 'Sch 160' }),
    choice(
      'steelGrade',
      'گرید فولاد',
      'ساختار',
      {
        a106b: 'A106 Gr.B',
        api5lb: 'API 5L Gr.B',
        x52: 'API 5L X52',
        p11: 'A335 P11',
        tp316l: 'A312 TP316L',
      },
      { key: true },
    ),
    choice('pipeEnds', 'سر لوله', 'ساختار', { plain: 'ساده', bevelled: 'پخ‌دار', threaded: 'رزوه‌دار' }),
    flag('hydrotested', 'آزمون فشار آب', 'کیفیت'),
  ],
  sale: bulk('m', [12, 24, 60], [6, 12], '{length}'),
  standards: ['ASTM A106', 'API 5L', 'ASME B36.10', 'EN 10204 3.1'],
  summaries: [
    'برای خط‌های بخار، نفت، گاز و هیدرولیک که درز جوش در آن‌ها پذیرفتنی نیست.',
    'هر شاخه شمارهٔ ذوب دارد و با گواهی مواد تحویل می‌شود.',
  ],
  draft: (random) => {
    const dn = random.turn([50, 25, 100, 15, 80, 150, 40, 200, 20, 300, 65]);
    const schedule = random.turn([
      ['sch40', 0.066],
      ['sch80', 0.094],
      ['sch160', 0.145],
    ] as const);
    const outside = pipeOutsideDiameter(dn);
    const wall = round(1.6 + outside * schedule[1] * (dn > 100 ? 0.75 : 0.85), 2);
    const grade = random.turn([
      ['a106b', 'A106 Gr.B', 1],
      ['api5lb', 'API 5L Gr.B', 1],
      ['x52', 'API 5L X52', 1.1],
      ['p11', 'A335 P11', 2.2],
      ['tp316l', 'A312 TP316L', 5],
    ] as const);
    const weight = round((outside - wall) * wall * 0.02466, 2);
    return {
      head: `لولهٔ بدون درز ${grade[1]}`,
      tail: `${inchesOf(dn)} اینچ، ضخامت ${fa(wall)} میلی‌متر`,
      model: `SMP${dn}-${schedule[0].slice(3)}`,
      values: {
        outsideDiameter: random.chance(0.25) ? inUnit(round(outside / 25.4, 3), '[in_i]') : outside,
        nominalSize: `dn${dn}`,
        wallThickness: wall,
        schedule: schedule[0],
        steelGrade: grade[0],
        pipeEnds: dn < 50 ? random.turn(['threaded', 'plain']) : 'bevelled',
        hydrotested: random.chance(0.8),
        fluids: random.some(['water', 'steam', 'gas', 'oil'], 3),
        temperature: interval(-29, grade[0] === 'p11' ? 590 : 400),
        weight,
      },
      priceRial: weight * 920_000 * grade[2],
    };
  },
};

const plasticPipe: LeafSeed = {
  code: 'polyethylene-pipe',
  name: 'لولهٔ پلی‌اتیلن',
  scientificName: 'Polyethylene pipe',
  icon: 'pipe',
  share: 1,
  properties: [
    numeric('wallThickness', 'ضخامت دیواره', 'ابعاد', 'mm', { min: 1, max: 80, decimals: 1 }),
    numeric('workingPressure', 'فشار کاری', 'فشار و دما', 'bar', {
      min: 2,
      max: 25,
      decimals: 1,
      key: true,
      required: true,
    }),
    choice(
      'polymerGrade',
      'گرید پلیمر',
      'ساختار',
      { pe80: 'PE80', pe100: 'PE100', pe100rc: 'PE100-RC' },
      { key: true },
    ),
    choice('coilForm', 'شکل عرضه', 'ساختار', { coil: 'کلاف', length: 'شاخه' }),
  ],
  sale: bulk('m', [50, 100, 200]),
  standards: ['ISO 4427-2', 'EN 12201-2', 'ISO 9080'],
  summaries: [
    'سبک و خم‌پذیر است، زنگ نمی‌زند و برای شبکهٔ آب، آبیاری و فاضلاب تحت فشار به کار می‌رود.',
    'با جوش لب‌به‌لب یا الکتروفیوژن به هم می‌پیوندد.',
  ],
  draft: (random) => {
    const outside = random.turn([63, 110, 32, 200, 90, 160, 50, 250, 75]);
    const grade = random.turn(['pe100', 'pe80', 'pe100rc'] as const);
    const bar = random.turn([10, 16, 6, 12.5]);
    const wall = round((outside * bar) / (bar + 2 * (grade === 'pe80' ? 63 : 80) * 1.0), 1);
    const label = { pe80: 'PE80', pe100: 'PE100', pe100rc: 'PE100-RC' }[grade];
    return {
      head: `لولهٔ پلی‌اتیلن ${label}`,
      tail: `قطر ${fa(outside)} میلی‌متر، ${fa(bar)} بار`,
      model: `HDP${outside}-${String(bar).replace('.', '')}`,
      values: {
        outsideDiameter: outside,
        wallThickness: Math.max(wall, 2),
        workingPressure: bar,
        polymerGrade: grade,
        coilForm: outside <= 110 ? random.turn(['coil', 'length']) : 'length',
        fluids: random.some(['water', 'wastewater', 'gas'], random.int(1, 2)),
        temperature: interval(-10, 45),
      },
      priceRial: scale(1.9e6, outside, 110, 2) * (bar / 10),
    };
  },
};

/** Pipes by the metre. */
export const straightPipes: readonly LeafSeed[] = [steelPipe, plasticPipe];
