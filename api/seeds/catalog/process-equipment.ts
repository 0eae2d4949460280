import { brands, inUnit, interval, round, scale } from '../figures.ts';
import { choice, choices, flag, numeric, range } from '../properties.ts';
import { machines, pieceGoods } from '../sale.ts';
import type { BranchSeed, LeafSeed } from '../shape.ts';
import { fa } from '../text.ts';

const exchanger: LeafSeed = {
  code: 'heat-exchanger',
  name: 'مبدل حرارتی',
  scientificName: 'Heat exchanger',
  icon: 'heat-exchanger',
  share: 1,
  properties: [
    choice(
      'exchangerType',
      'نوع',
      'ساختار',
      { gasketed: 'صفحه‌ای واشردار', brazed: 'صفحه‌ای جوشی', shellTube: 'پوسته و لوله', airCooled: 'هواخنک' },
      { key: true },
    ),
    numeric('heatCapacity', 'ظرفیت حرارتی', 'کارایی', 'kW{heat}', {
      min: 0.1,
      max: 100000,
      decimals: 1,
      key: true,
    }),
    numeric('surfaceArea', 'سطح انتقال', 'کارایی', 'm2', { min: 0.01, max: 5000, decimals: 2 }),
    numeric('plates', 'تعداد صفحه یا لوله', 'ساختار', null, { min: 1, max: 5000 }),
  ],
  sale: machines,
  standards: ['TEMA', 'EN 13445-3', 'API 662'],
  summaries: [
    'گرما را میان دو سیال جابه‌جا می‌کند بی‌آنکه با هم درآمیزند.',
    'محاسبهٔ حرارتی هر مدل همراه برگهٔ مشخصات داده می‌شود.',
  ],
  draft: (random) => {
    const kind = random.turn([
      ['gasketed', 'صفحه‌ای واشردار', 0.35],
      ['shellTube', 'پوسته و لولهٔ', 0.9],
      ['brazed', 'صفحه‌ای جوشی', 0.22],
      ['airCooled', 'هواخنک', 1.2],
    ] as const);
    const kw = random.turn([100, 350, 50, 800, 200, 1500]);
    const area = round((kw * kind[2]) / 5, 2);
    return {
      head: `مبدل حرارتی ${kind[1]}`,
      tail: `${fa(kw)} کیلووات، سطح ${fa(area)} متر مربع`,
      model: `HX${kw}`,
      values: {
        designPressure: random.turn([10, 16, 30, 25]),
        designTemperature: interval(-20, random.turn([150, 180, 250])),
        shellMaterial: random.turn(['stainless316', 'carbonSteel', 'titanium']),
        duty: random.some(['heating', 'cooling', 'condensing'], random.int(1, 2)),
        exchangerType: kind[0],
        heatCapacity: random.chance(0.25) ? inUnit(round(kw * 859.85), 'kcal_IT/h') : kw,
        surfaceArea: area,
        plates: round(area * 6 + 10),
        weight: round(scale(180, kw, 100, 0.7)),
      },
      priceRial: scale(260e6, kw, 100, 0.75) * (1 + kind[2]),
    };
  },
};

const tank: LeafSeed = {
  code: 'process-tank',
  name: 'مخزن و رآکتور',
  scientificName: 'Storage tank and reactor',
  icon: 'tank',
  share: 1,
  properties: [
    numeric('volume', 'گنجایش', 'ابعاد', 'm3', {
      min: 0.05,
      max: 10000,
      decimals: 2,
      key: true,
      required: true,
    }),
    choice(
      'tankType',
      'نوع',
      'ساختار',
      { storage: 'ذخیره', jacketed: 'دوجداره', mixing: 'همزن‌دار', pressure: 'تحت فشار' },
      { key: true },
    ),
    numeric('wallThickness', 'ضخامت بدنه', 'ابعاد', 'mm', { min: 1, max: 100, decimals: 1 }),
    flag('agitator', 'همزن', 'ساختار'),
  ],
  sale: { ...machines, priceModes: ['ON_REQUEST', 'ON_REQUEST', 'FIXED'] },
  standards: ['ASME BPVC Section VIII', 'API 650', 'EN 13445-2'],
  summaries: [
    'برای نگهداری، آمیختن و واکنش مواد در صنایع شیمیایی، رنگ و غذا.',
    'جوش‌ها به دست جوشکار تأییدشده زده و با مایع نافذ بازرسی شده‌اند.',
  ],
  draft: (random) => {
    const volume = random.turn([5, 1, 10, 2, 20, 0.5, 50]);
    const kind = random.turn([
      ['storage', 'مخزن ذخیرهٔ'],
      ['jacketed', 'رآکتور دوجدارهٔ'],
      ['mixing', 'مخزن همزن‌دار'],
      ['pressure', 'مخزن تحت فشار'],
    ] as const);
    const material = random.turn([
      ['stainless304', 'استیل', 2],
      ['carbonSteel', 'فولادی', 1],
      ['frp', 'فایبرگلاس', 1.1],
      ['stainless316', 'استیل ۳۱۶', 2.8],
    ] as const);
    return {
      head: `${kind[1]} ${material[1]}`,
      tail: `${fa(volume)} متر مکعب`,
      model: `TK${String(volume).replace('.', '')}`,
      values: {
        designPressure: kind[0] === 'pressure' ? random.turn([6, 10, 16]) : 0.5,
        designTemperature: interval(-10, kind[0] === 'jacketed' ? 200 : 80),
        shellMaterial: material[0],
        duty:
          kind[0] === 'jacketed'
            ? ['heating', 'cooling', 'mixing']
            : kind[0] === 'mixing'
              ? ['mixing', 'storage']
              : ['storage'],
        volume: random.chance(0.3) ? inUnit(volume * 1000, 'L') : volume,
        tankType: kind[0],
        wallThickness: round(3 + volume / 8, 1),
        agitator: kind[0] === 'mixing' || kind[0] === 'jacketed',
      },
      priceRial: scale(620e6, volume, 5, 0.7) * material[2] * (kind[0] === 'jacketed' ? 1.8 : 1),
    };
  },
};

const filter: LeafSeed = {
  code: 'industrial-filter',
  name: 'فیلتر صنعتی',
  scientificName: 'Industrial filter',
  icon: 'filter',
  share: 1,
  properties: [
    choice(
      'filterType',
      'نوع',
      'ساختار',
      { bag: 'کیسه‌ای', cartridge: 'کارتریجی', basket: 'سبدی', sand: 'شنی', hepa: 'هپا' },
      { key: true },
    ),
    numeric('meshSize', 'ریزی فیلتر', 'کارایی', 'um', { min: 0.01, max: 5000, decimals: 2, key: true }),
    numeric('filterFlow', 'دبی نامی', 'کارایی', 'm3/h', { min: 0.1, max: 100000, decimals: 1 }),
    numeric('pressureDrop', 'افت فشار تمیز', 'کارایی', 'mbar', { min: 0.1, max: 2000 }),
    numeric('removal', 'بازده جداسازی', 'کارایی', '%', { min: 50, max: 100, decimals: 2 }),
  ],
  sale: pieceGoods,
  standards: ['ISO 16889', 'EN 1822-1', 'ISO 2941'],
  summaries: [
    'ذره‌های معلق را پیش از رسیدن به پمپ، نازل یا خط تولید می‌گیرد.',
    'المان آن بی‌ابزار و در چند دقیقه عوض می‌شود.',
  ],
  draft: (random) => {
    const kind = random.turn([
      ['bag', 'کیسه‌ای', [50, 100, 25, 10]],
      ['cartridge', 'کارتریجی', [5, 1, 10, 20]],
      ['basket', 'سبدی', [500, 1000, 250]],
      ['sand', 'شنی', [20, 40]],
      ['hepa', 'هپا', [0.3]],
    ] as const);
    const mesh = random.turn<number>(kind[2]);
    const flow = random.turn([20, 5, 50, 100, 10]);
    return {
      head: `فیلتر ${kind[1]}`,
      tail: `${fa(mesh)} میکرون، ${fa(flow)} متر مکعب بر ساعت`,
      model: `IF${String(mesh).replace('.', '')}-${flow}`,
      values: {
        designPressure: random.turn([10, 6, 16]),
        designTemperature: interval(0, random.turn([60, 90, 120])),
        shellMaterial: random.turn(['stainless304', 'frp', 'carbonSteel', 'polypropylene']),
        duty: ['filtration'],
        filterType: kind[0],
        meshSize: mesh,
        filterFlow: flow,
        pressureDrop: random.turn([50, 100, 200, 120]),
        removal: random.turn([95, 98, 99.9, 90, 99.97]),
      },
      priceRial: scale(42e6, flow, 20, 0.6) * (kind[0] === 'sand' ? 2.4 : kind[0] === 'hepa' ? 1.6 : 1),
    };
  },
};

const boiler: LeafSeed = {
  code: 'steam-boiler',
  name: 'دیگ بخار و کورهٔ صنعتی',
  scientificName: 'Steam boiler and furnace',
  icon: 'furnace',
  share: 1,
  properties: [
    choice(
      'heaterType',
      'نوع',
      'ساختار',
      { fireTube: 'دیگ بخار فایرتیوب', thermalOil: 'دیگ روغن داغ', electric: 'کورهٔ برقی', gas: 'کورهٔ گازی' },
      { key: true },
    ),
    numeric('steamOutput', 'بخاردهی', 'کارایی', 'kg/h', { min: 10, max: 200000 }),
    numeric('heatCapacity', 'ظرفیت حرارتی', 'کارایی', 'kW{heat}', { min: 1, max: 100000, key: true }),
    choice('fuel', 'سوخت', 'کارکرد', { gas: 'گاز طبیعی', dual: 'دوگانه‌سوز', electricity: 'برق' }),
  ],
  sale: { ...machines, priceModes: ['ON_REQUEST', 'ON_REQUEST', 'FIXED'] },
  standards: ['EN 12953-3', 'ASME BPVC Section I', 'EN 746-1'],
  summaries: [
    'بخار، روغن داغ یا گرمای خشک خط تولید را فراهم می‌کند.',
    'پیش از تحویل در کارگاه روشن و راندمان آن ثبت می‌شود.',
  ],
  draft: (random) => {
    const kind = random.turn([
      ['fireTube', 'دیگ بخار فایرتیوب'],
      ['electric', 'کورهٔ برقی عملیات حرارتی'],
      ['thermalOil', 'دیگ روغن داغ'],
      ['gas', 'کورهٔ گازی پخت رنگ'],
    ] as const);
    const kw = random.turn([700, 150, 1400, 350, 2800]);
    const steam = round(kw / 0.7);
    return {
      head: kind[1],
      tail: kind[0] === 'fireTube' ? `${fa(steam)} کیلوگرم بخار در ساعت` : `${fa(kw)} کیلووات`,
      model: `BO${kw}`,
      values: {
        designPressure: kind[0] === 'fireTube' ? random.turn([10, 16, 8]) : 1,
        designTemperature: interval(10, { fireTube: 204, electric: 1150, thermalOil: 300, gas: 250 }[kind[0]]),
        shellMaterial: kind[0] === 'electric' ? 'stainless304' : 'carbonSteel',
        duty: ['heating'],
        heaterType: kind[0],
        heatCapacity: kw,
        fuel: kind[0] === 'electric' ? 'electricity' : random.turn(['gas', 'dual']),
        ...(kind[0] === 'fireTube' ? { steamOutput: random.chance(0.3) ? inUnit(steam / 1000, 't/h') : steam } : {}),
      },
      priceRial: scale(3.2e9, kw, 700, 0.7),
    };
  },
};

/** Vessels and apparatus of a process line. */
export const processEquipment: BranchSeed = {
  code: 'process-equipment',
  name: 'تجهیزات فرایندی',
  scientificName: 'Process equipment',
  icon: 'heat-exchanger',
  brands: brands('فراویژ FRV', 'تبادلان TBD', 'گرماوند GMV', 'پالابن PLB', 'خمره‌ساز KHS'),
  properties: [
    numeric('designPressure', 'فشار طراحی', 'فشار و دما', 'bar', { min: 0, max: 400, decimals: 1 }),
    range('designTemperature', 'دمای طراحی', 'فشار و دما', 'Cel', { min: -200, max: 1300 }),
    choice('shellMaterial', 'جنس بدنه', 'ساختار', {
      carbonSteel: 'فولاد کربنی',
      stainless304: 'فولاد زنگ‌نزن ۳۰۴',
      stainless316: 'فولاد زنگ‌نزن ۳۱۶',
      titanium: 'تیتانیوم',
      frp: 'فایبرگلاس',
      polypropylene: 'پلی‌پروپیلن',
    }),
    choices('duty', 'کاربرد', 'کارکرد', {
      heating: 'گرمایش',
      cooling: 'سرمایش',
      condensing: 'میعان',
      mixing: 'اختلاط',
      storage: 'ذخیره',
      filtration: 'پالایش',
    }),
  ],
  leaves: [exchanger, tank, filter, boiler],
};
