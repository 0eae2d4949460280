import { inUnit, interval, round, scale } from '../figures.ts';
import { choice, flag, numeric, range } from '../properties.ts';
import { machines } from '../sale.ts';
import type { LeafSeed } from '../shape.ts';
import { fa } from '../text.ts';
import { nextMotor } from './motor-sizes.ts';

const gearPump: LeafSeed = {
  code: 'gear-pump',
  name: 'پمپ دنده‌ای',
  scientificName: 'Gear pump',
  icon: 'pump',
  share: 1,
  properties: [
    numeric('maxPressure', 'فشار خروجی', 'کارایی', 'bar', { min: 1, max: 350, key: true }),
    range('viscosity', 'بازهٔ گران‌روی', 'کارایی', 'cSt', { min: 1, max: 100000 }),
    flag('reliefValve', 'شیر اطمینان سرخود', 'ایمنی'),
  ],
  sale: machines,
  standards: ['ISO 8426', 'API 676'],
  summaries: [
    'برای جابه‌جایی روغن، قیر، رزین و دیگر مایع‌های غلیظ با دبی یکنواخت ساخته شده است.',
    'چرخ‌دنده‌های سنگ‌خوردهٔ آن صدا و ضربان کم دارند.',
  ],
  draft: (random) => {
    const flow = random.turn([2, 6, 12, 1, 25, 40]);
    const bar = random.turn([10, 16, 25, 7, 160]);
    const power = nextMotor((flow * bar) / 36 / 0.7);
    const jacket = random.chance(0.25);
    return {
      head: `پمپ دنده‌ای${jacket ? ' ژاکت‌دار' : ''} ${bar > 100 ? 'هیدرولیک' : 'انتقال روغن'}`,
      tail: `${fa(flow)} متر مکعب بر ساعت، ${fa(bar)} بار`,
      model: `GP${flow}-${bar}`,
      values: {
        flow: random.chance(0.5) ? inUnit(round((flow * 1000) / 60, 1), 'L/min') : flow,
        power,
        speed: random.turn([1450, 950, 720]),
        pumpedTemperature: interval(-10, jacket ? 250 : 120),
        casing: random.turn(['castIron', 'carbonSteel', 'stainless316']),
        maxPressure: bar,
        viscosity: interval(random.turn([10, 20]), random.turn([2000, 10000, 30000])),
        reliefValve: random.chance(0.7),
        shaftSeal: random.turn(['mechanical', 'packing', 'lip']),
        liquids: jacket ? ['oil', 'food'] : ['oil'],
      },
      priceRial: scale(240e6, power, 3, 0.7) * (jacket ? 1.3 : 1),
    };
  },
};

const diaphragm: LeafSeed = {
  code: 'diaphragm-pump',
  name: 'پمپ دیافراگمی',
  scientificName: 'Air-operated diaphragm pump',
  icon: 'pump',
  share: 1,
  properties: [
    numeric('maxPressure', 'فشار خروجی', 'کارایی', 'bar', { min: 1, max: 20, decimals: 1, key: true }),
    choice('diaphragmMaterial', 'جنس دیافراگم', 'ساختار', {
      ptfe: 'تفلون',
      santoprene: 'سانتوپرن',
      nbr: 'ان‌بی‌آر',
      epdm: 'ای‌پی‌دی‌ام',
    }),
    numeric('airConsumption', 'مصرف هوا', 'کارایی', 'L/min', { min: 10, max: 10000 }),
    flag('dryRunning', 'کارکرد خشک', 'ایمنی'),
  ],
  sale: machines,
  standards: ['ISO 80079-36', 'EN 809'],
  summaries: [
    'با هوای فشرده کار می‌کند؛ برای رنگ، لعاب، اسید و دوغاب‌هایی که پمپ برقی از آن‌ها آسیب می‌بیند.',
    'بدون برق و بدون آب‌بند محور است و خشک کار کردن به آن آسیبی نمی‌زند.',
  ],
  draft: (random) => {
    const flow = random.turn([3, 7.2, 10, 1.2, 20, 36]);
    const casing = random.turn(['aluminium', 'polypropylene', 'stainless316'] as const);
    const word = { aluminium: 'آلومینیومی', polypropylene: 'پلی‌پروپیلن', stainless316: 'استیل ۳۱۶' }[casing];
    return {
      head: `پمپ دیافراگمی بادی ${word}`,
      tail: `${fa(flow)} متر مکعب بر ساعت`,
      model: `DP${String(flow).replace('.', '')}`,
      values: {
        flow,
        pumpedTemperature: interval(0, casing === 'polypropylene' ? 65 : 95),
        casing,
        maxPressure: random.turn([7, 8, 8.3, 6.8]),
        diaphragmMaterial: random.turn(['ptfe', 'santoprene', 'nbr', 'epdm']),
        airConsumption: round(flow * 55),
        dryRunning: true,
        liquids: random.some(['water', 'oil', 'chemical', 'slurry', 'food'], random.int(2, 4)),
      },
      priceRial: scale(185e6, flow, 7.2, 0.6) * (casing === 'stainless316' ? 2.6 : 1),
    };
  },
};

const vacuum: LeafSeed = {
  code: 'vacuum-pump',
  name: 'پمپ خلأ',
  scientificName: 'Vacuum pump',
  icon: 'pump',
  share: 1,
  properties: [
    numeric('ultimatePressure', 'فشار نهایی', 'کارایی', 'mbar{abs}', {
      min: 0.0001,
      max: 500,
      decimals: 3,
      key: true,
    }),
    choice('vacuumPrinciple', 'سازوکار', 'ساختار', {
      rotaryVane: 'پره‌ای روغنی',
      dryVane: 'پره‌ای خشک',
      liquidRing: 'رینگ مایع',
      roots: 'روتس',
    }),
    numeric('soundLevel', 'تراز صدا', 'کارایی', 'dB[SPL]', { min: 40, max: 110 }),
  ],
  sale: machines,
  standards: ['ISO 21360-1', 'EN 1012-2'],
  summaries: [
    'برای بسته‌بندی، خشک‌کردن، گاززدایی و آزمایشگاه، فشار را به زیر فشار جو می‌رساند.',
    'فشار نهایی آن مطلق است و با دستگاه مرجع اندازه گرفته شده است.',
  ],
  draft: (random) => {
    const principle = random.turn(['rotaryVane', 'liquidRing', 'dryVane', 'roots'] as const);
    const word = {
      rotaryVane: 'پره‌ای روغنی',
      dryVane: 'پره‌ای خشک',
      liquidRing: 'رینگ مایع',
      roots: 'روتس',
    }[principle];
    const flow = random.turn([40, 100, 250, 16, 63, 400]);
    const mbar = { rotaryVane: 0.5, dryVane: 120, liquidRing: 33, roots: 0.01 }[principle] * random.turn([1, 2, 4]);
    return {
      head: `پمپ خلأ ${word}`,
      tail: `${fa(flow)} متر مکعب بر ساعت`,
      model: `VP${flow}`,
      values: {
        flow,
        power: nextMotor(flow / 45),
        speed: random.turn([1450, 2900]),
        pumpedTemperature: interval(5, 40),
        casing: 'castIron',
        ultimatePressure: round(mbar, 3),
        vacuumPrinciple: principle,
        soundLevel: random.turn([62, 67, 71, 78]),
      },
      priceRial: scale(330e6, flow, 100, 0.7) * (principle === 'roots' ? 1.7 : 1),
    };
  },
};

/** Pumps that move a fixed volume with every stroke or turn. */
export const displacementPumps: readonly LeafSeed[] = [gearPump, diaphragm, vacuum];
