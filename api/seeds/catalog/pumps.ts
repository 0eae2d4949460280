import { brands, inUnit, interval, round, scale } from '../figures.ts';
import { choice, choices, flag, numeric, range } from '../properties.ts';
import { machines } from '../sale.ts';
import type { BranchSeed, LeafSeed } from '../shape.ts';
import { fa } from '../text.ts';

const centrifugal: LeafSeed = {
  code: 'centrifugal-pump', name: 'پمپ گریز از مرکز', scientificName: 'Centrifugal pump', icon: 'pump', share: 2,
  properties: [
    numeric('head', 'ارتفاع', 'کارایی', 'm', { min: 1, max: 1500, key: true }),
    numeric('impellerDiameter', 'قطر پروانه', 'ابعاد', 'mm', { min: 50, max: 1200 }),
    choice('impellerMaterial', 'جنس پروانه', 'ساختار', { castIron: 'چدن', bronze: 'برنز', stainless316: 'فولاد زنگ‌نزن ۳۱۶' }),
    choice('pumpLayout', 'آرایش', 'ساختار', { closeCoupled: 'منوبلوک', longCoupled: 'کوپل مستقیم', inline: 'خطی', splitCase: 'دومکشه', multistage: 'طبقاتی' }),
    numeric('npshRequired', 'NPSH لازم', 'کارایی', 'm', { min: 0.3, max: 20, decimals: 1 }),
  ],
  sale: machines,
  standards: ['ISO 2858', 'ISO 5199', 'EN 733', 'ISO 9906'],
  summaries: ['برای آبرسانی، گردش آب خنک‌کن و انتقال مایع‌های روان در کارخانه‌ها به کار می‌رود.', 'منحنی کارایی آن روی میز آزمون ثبت شده و پروانه پیش از مونتاژ بالانس می‌شود.'],
  draft: (random) => {
    const flow = random.turn([12, 50, 25, 100, 200, 6, 320, 75]);
    const head = random.turn([32, 20, 50, 65, 80, 14, 120]);
    const layout = head > 70 ? 'multistage' : flow > 250 ? 'splitCase' : random.turn(['closeCoupled', 'longCoupled', 'inline'] as const);
    const word = { closeCoupled: 'منوبلوک', longCoupled: 'کوپل مستقیم', inline: 'خطی', splitCase: 'دومکشه', multistage: 'طبقاتی' }[layout];
    const power = nextMotor((flow * head) / 367 / 0.62);
    return {
      head: `پمپ گریز از مرکز ${word}`, tail: `${fa(flow)} متر مکعب بر ساعت، ارتفاع ${fa(head)} متر`, model: `CP${flow}-${head}`,
      values: {
        flow: random.chance(0.2) ? inUnit(round(flow * 1000 / 60), 'L/min') : flow, head, power, speed: head > 40 ? 2900 : 1450, pumpedTemperature: interval(-10, random.turn([90, 110, 140])),
        casing: random.turn(['castIron', 'castIron', 'stainless316', 'bronze']), impellerDiameter: round(scale(170, head, 32, 0.5) * (head > 40 ? 1 : 1.6)),
        impellerMaterial: random.turn(['castIron', 'bronze', 'stainless316']), pumpLayout: layout, npshRequired: round(1.5 + flow / 80, 1), shaftSeal: random.turn(['mechanical', 'packing']), liquids: ['water', ...random.some(['oil', 'chemical'], random.int(0, 1))],
      },
      priceRial: scale(410e6, power, 5.5, 0.75) * (layout === 'multistage' ? 1.4 : 1),
    };
  },
};

const submersible: LeafSeed = {
  code: 'submersible-pump', name: 'پمپ شناور و کف‌کش', scientificName: 'Submersible pump', icon: 'pump', share: 1,
  properties: [
    numeric('head', 'ارتفاع', 'کارایی', 'm', { min: 1, max: 600, key: true }),
    numeric('solidSize', 'بزرگ‌ترین ذرهٔ عبوری', 'کارایی', 'mm', { min: 0, max: 150 }),
    numeric('cableLength', 'طول کابل', 'برق', 'm', { min: 3, max: 300 }),
    flag('floatSwitch', 'کلید شناور', 'برق'),
  ],
  sale: machines,
  standards: ['EN 60335-2-41', 'ISO 9906', 'IEC 60529'],
  summaries: ['درون چاه، چاهک یا حوضچه کار می‌کند و به مکش و هواگیری نیاز ندارد.', 'موتور روغنی یا آبی آن با دو آب‌بند مکانیکی از سیال جدا شده است.'],
  draft: (random) => {
    const dirty = random.turn([true, false, true]);
    const flow = random.turn(dirty ? [15, 40, 90, 25] : [6, 18, 45, 72]);
    const head = random.turn(dirty ? [8, 12, 22, 16] : [90, 140, 60, 220]);
    const power = nextMotor((flow * head) / 367 / 0.5);
    return {
      head: dirty ? 'پمپ کف‌کش لجن‌کش' : 'پمپ شناور چاه', tail: `${fa(flow)} متر مکعب بر ساعت، ارتفاع ${fa(head)} متر`, model: `SP${flow}-${head}`,
      values: {
        flow, head, power, speed: 2900, pumpedTemperature: interval(0, random.turn([35, 40, 60])), casing: random.turn(['castIron', 'stainless304', 'castIron']),
        solidSize: dirty ? random.turn([25, 35, 50, 65]) : 2, cableLength: random.turn([10, 20, 8, 30]), floatSwitch: dirty && random.chance(0.6), shaftSeal: 'mechanical', liquids: dirty ? ['water', 'slurry'] : ['water'],
      },
      priceRial: scale(290e6, power, 3, 0.8),
    };
  },
};

const gearPump: LeafSeed = {
  code: 'gear-pump', name: 'پمپ دنده‌ای', scientificName: 'Gear pump', icon: 'pump', share: 1,
  properties: [
    numeric('maxPressure', 'فشار خروجی', 'کارایی', 'bar', { min: 1, max: 350, key: true }),
    range('viscosity', 'بازهٔ گران‌روی', 'کارایی', 'cSt', { min: 1, max: 100000 }),
    flag('reliefValve', 'شیر اطمینان سرخود', 'ایمنی'),
  ],
  sale: machines,
  standards: ['ISO 8426', 'API 676'],
  summaries: ['برای جابه‌جایی روغن، قیر، رزین و دیگر مایع‌های غلیظ با دبی یکنواخت ساخته شده است.', 'چرخ‌دنده‌های سنگ‌خوردهٔ آن صدا و ضربان کم دارند.'],
  draft: (random) => {
    const flow = random.turn([2, 6, 12, 1, 25, 40]);
    const bar = random.turn([10, 16, 25, 7, 160]);
    const power = nextMotor((flow * bar) / 36 / 0.7);
    const jacket = random.chance(0.25);
    return {
      head: `پمپ دنده‌ای${jacket ? ' ژاکت‌دار' : ''} ${bar > 100 ? 'هیدرولیک' : 'انتقال روغن'}`, tail: `${fa(flow)} متر مکعب بر ساعت، ${fa(bar)} بار`, model: `GP${flow}-${bar}`,
      values: {
        flow: random.chance(0.5) ? inUnit(round(flow * 1000 / 60, 1), 'L/min') : flow, power, speed: random.turn([1450, 950, 720]), pumpedTemperature: interval(-10, jacket ? 250 : 120), casing: random.turn(['castIron', 'carbonSteel', 'stainless316']),
        maxPressure: bar, viscosity: interval(random.turn([10, 20]), random.turn([2000, 10000, 30000])), reliefValve: random.chance(0.7), shaftSeal: random.turn(['mechanical', 'packing', 'lip']), liquids: jacket ? ['oil', 'food'] : ['oil'],
      },
      priceRial: scale(240e6, power, 3, 0.7) * (jacket ? 1.3 : 1),
    };
  },
};

const diaphragm: LeafSeed = {
  code: 'diaphragm-pump', name: 'پمپ دیافراگمی', scientificName: 'Air-operated diaphragm pump', icon: 'pump', share: 1,
  properties: [
    numeric('maxPressure', 'فشار خروجی', 'کارایی', 'bar', { min: 1, max: 20, decimals: 1, key: true }),
    choice('diaphragmMaterial', 'جنس دیافراگم', 'ساختار', { ptfe: 'تفلون', santoprene: 'سانتوپرن', nbr: 'ان‌بی‌آر', epdm: 'ای‌پی‌دی‌ام' }),
    numeric('airConsumption', 'مصرف هوا', 'کارایی', 'L/min', { min: 10, max: 10000 }),
    flag('dryRunning', 'کارکرد خشک', 'ایمنی'),
  ],
  sale: machines,
  standards: ['ISO 80079-36', 'EN 809'],
  summaries: ['با هوای فشرده کار می‌کند؛ برای رنگ، لعاب، اسید و دوغاب‌هایی که پمپ برقی از آن‌ها آسیب می‌بیند.', 'بدون برق و بدون آب‌بند محور است و خشک کار کردن به آن آسیبی نمی‌زند.'],
  draft: (random) => {
    const flow = random.turn([3, 7.2, 10, 1.2, 20, 36]);
    const casing = random.turn(['aluminium', 'polypropylene', 'stainless316'] as const);
    const word = { aluminium: 'آلومینیومی', polypropylene: 'پلی‌پروپیلن', stainless316: 'استیل ۳۱۶' }[casing];
    return {
      head: `پمپ دیافراگمی بادی ${word}`, tail: `${fa(flow)} متر مکعب بر ساعت`, model: `DP${String(flow).replace('.', '')}`,
      values: {
        flow, pumpedTemperature: interval(0, casing === 'polypropylene' ? 65 : 95), casing, maxPressure: random.turn([7, 8, 8.3, 6.8]),
        diaphragmMaterial: random.turn(['ptfe', 'santoprene', 'nbr', 'epdm']), airConsumption: round(flow * 55), dryRunning: true, liquids: random.some(['water', 'oil', 'chemical', 'slurry', 'food'], random.int(2, 4)),
      },
      priceRial: scale(185e6, flow, 7.2, 0.6) * (casing === 'stainless316' ? 2.6 : 1),
    };
  },
};

const vacuum: LeafSeed = {
  code: 'vacuum-pump', name: 'پمپ خلأ', scientificName: 'Vacuum pump', icon: 'pump', share: 1,
  properties: [
    numeric('ultimatePressure', 'فشار نهایی', 'کارایی', 'mbar{abs}', { min: 0.0001, max: 500, decimals: 3, key: true }),
    choice('vacuumPrinciple', 'سازوکار', 'ساختار', { rotaryVane: 'پره‌ای روغنی', dryVane: 'پره‌ای خشک', liquidRing: 'رینگ مایع', roots: 'روتس' }),
    numeric('soundLevel', 'تراز صدا', 'کارایی', 'dB[SPL]', { min: 40, max: 110 }),
  ],
  sale: machines,
  standards: ['ISO 21360-1', 'EN 1012-2'],
  summaries: ['برای بسته‌بندی، خشک‌کردن، گاززدایی و آزمایشگاه، فشار را به زیر فشار جو می‌رساند.', 'فشار نهایی آن مطلق است و با دستگاه مرجع اندازه گرفته شده است.'],
  draft: (random) => {
    const principle = random.turn(['rotaryVane', 'liquidRing', 'dryVane', 'roots'] as const);
    const word = { rotaryVane: 'پره‌ای روغنی', dryVane: 'پره‌ای خشک', liquidRing: 'رینگ مایع', roots: 'روتس' }[principle];
    const flow = random.turn([40, 100, 250, 16, 63, 400]);
    const mbar = { rotaryVane: 0.5, dryVane: 150, liquidRing: 33, roots: 0.01 }[principle] * random.turn([1, 2, 4]);
    return {
      head: `پمپ خلأ ${word}`, tail: `${fa(flow)} متر مکعب بر ساعت`, model: `VP${flow}`,
      values: { flow, power: nextMotor(flow / 45), speed: random.turn([1450, 2900]), pumpedTemperature: interval(5, 40), casing: 'castIron', ultimatePressure: round(mbar, 3), vacuumPrinciple: principle, soundLevel: random.turn([62, 67, 71, 78]) },
      priceRial: scale(330e6, flow, 100, 0.7) * (principle === 'roots' ? 1.7 : 1),
    };
  },
};

/** The next standard motor of IEC 60072 at or above a power in kW. */
export function nextMotor(kw: number): number {
  return [0.37, 0.55, 0.75, 1.1, 1.5, 2.2, 3, 4, 5.5, 7.5, 11, 15, 18.5, 22, 30, 37, 45, 55, 75, 90, 110, 132, 160, 200].find((each) => each >= kw) ?? 250;
}

/** What moves liquids and evacuates air. */
export const pumps: BranchSeed = {
  code: 'pumps', name: 'پمپ‌ها', scientificName: 'Pumps', icon: 'pump',
  brands: brands('آبرانه ABR', 'پویژ PVZ', 'موجاور MJV', 'ژرفاب ZRF', 'روداژ RDZ', 'جهان‌موجه JMJ'),
  properties: [
    numeric('flow', 'دبی', 'کارایی', 'm3/h', { min: 0.01, max: 20000, decimals: 1, key: true, required: true }),
    numeric('power', 'توان موتور', 'برق', 'kW', { min: 0.05, max: 2000, decimals: 2 }),
    numeric('speed', 'سرعت', 'کارایی', '/min', { min: 100, max: 10000 }),
    range('pumpedTemperature', 'دمای سیال', 'کارایی', 'Cel', { min: -100, max: 450 }),
    choice('casing', 'جنس پوسته', 'ساختار', { castIron: 'چدن', bronze: 'برنز', carbonSteel: 'فولاد کربنی', stainless304: 'فولاد زنگ‌نزن ۳۰۴', stainless316: 'فولاد زنگ‌نزن ۳۱۶', aluminium: 'آلومینیوم', polypropylene: 'پلی‌پروپیلن' }),
    choice('shaftSeal', 'آب‌بندی محور', 'ساختار', { mechanical: 'آب‌بند مکانیکی', packing: 'نوار گرافیت', lip: 'کاسه‌نمد' }),
    choices('liquids', 'مایع‌های سازگار', 'کارکرد', { water: 'آب', oil: 'روغن', chemical: 'مواد شیمیایی', slurry: 'دوغاب', food: 'مواد خوراکی' }),
  ],
  leaves: [centrifugal, submersible, gearPump, diaphragm, vacuum],
};
