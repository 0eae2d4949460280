import { interval, round } from '../figures.ts';
import { choice, numeric, text } from '../properties.ts';
import { bulk } from '../sale.ts';
import type { LeafSeed } from '../shape.ts';
import { fa } from '../text.ts';

const chemical: LeafSeed = {
  code: 'industrial-chemical',
  name: 'مواد شیمیایی صنعتی',
  scientificName: 'Industrial chemicals',
  icon: 'chemical',
  share: 1,
  properties: [
    numeric('purity', 'خلوص', 'کیفیت', '%', { min: 1, max: 100, decimals: 2, key: true }),
    choice(
      'chemicalGrade',
      'درجه',
      'کیفیت',
      { industrial: 'صنعتی', laboratory: 'آزمایشگاهی', food: 'خوراکی' },
      { key: true },
    ),
    choice('physicalForm', 'حالت', 'کیفیت', { liquid: 'مایع', powder: 'پودر', flake: 'پرک' }),
    numeric('acidity', 'پی‌اچ', 'کیفیت', null, { min: 0, max: 14, decimals: 1 }),
    text('casNumber', 'شمارهٔ CAS', 'کیفیت'),
  ],
  sale: bulk('kg', [25, 50, 200, 1000], [25, 50], '{bag}'),
  standards: ['ASTM E300', 'ISO 6353-2'],
  summaries: [
    'برای تصفیهٔ آب، شست‌وشو، آبکاری و تولید شوینده.',
    'برگهٔ ایمنی و نتیجهٔ آزمون همان بچ همراه کالا فرستاده می‌شود.',
  ],
  draft: (random) => {
    const kind = random.turn([
      ['سود پرک', 98, 'flake', 14, '1310-73-2', 2130, 290_000],
      ['اسید کلریدریک', 33, 'liquid', 0.5, '7647-01-0', 1160, 85_000],
      ['کربنات سدیم', 99.2, 'powder', 11.5, '497-19-8', 2540, 210_000],
      ['اسید سیتریک', 99.5, 'powder', 2.2, '77-92-9', 1660, 1_250_000],
      ['آب اکسیژنه', 50, 'liquid', 3.5, '7722-84-1', 1190, 460_000],
      ['کلرید آهن', 40, 'liquid', 1, '7705-08-0', 1420, 240_000],
    ] as const);
    const grade = random.turn([
      ['industrial', 'صنعتی', 1],
      ['food', 'خوراکی', 1.6],
      ['laboratory', 'آزمایشگاهی', 4],
    ] as const);
    return {
      head: `${kind[0]} ${grade[1]}`,
      tail: `خلوص ${fa(kind[1])} درصد`,
      model: `CH${kind[4].replace(/-/g, '')}`,
      values: {
        density: kind[5],
        storage: interval(random.turn([5, 0, 10]), random.turn([30, 40, 35])),
        hazards: random.some(['corrosive', 'oxidizing', 'irritant'], random.int(1, 2)),
        purity: kind[1],
        chemicalGrade: grade[0],
        physicalForm: kind[2],
        acidity: kind[3],
        casNumber: kind[4],
      },
      priceRial: kind[6] * grade[2],
    };
  },
};

const coating: LeafSeed = {
  code: 'paint-oil',
  name: 'رنگ، رزین و روانکار',
  scientificName: 'Coating, resin and lubricant',
  icon: 'chemical',
  share: 1,
  properties: [
    choice(
      'fluidKind',
      'نوع',
      'ساختار',
      {
        epoxy: 'رنگ اپوکسی',
        alkyd: 'رنگ آلکیدی',
        resin: 'رزین پلی‌استر',
        hydraulicOil: 'روغن هیدرولیک',
        gearOil: 'روغن دنده',
        coolant: 'آب‌صابون',
      },
      { key: true, required: true },
    ),
    numeric('dynamicViscosity', 'گران‌روی دینامیک', 'کیفیت', 'mPa.s', { min: 0.1, max: 1000000 }),
    numeric('kinematicViscosity', 'گران‌روی در ۴۰ درجه', 'کیفیت', 'mm2/s', {
      min: 1,
      max: 5000,
      decimals: 1,
    }),
    numeric('solids', 'درصد جامد', 'کیفیت', '%', { min: 0, max: 100 }),
    numeric('flashPoint', 'نقطهٔ اشتعال', 'ایمنی', 'Cel', { min: -50, max: 400, key: true }),
    numeric('dryingTime', 'زمان خشک شدن', 'کارایی', 'h', { min: 0.1, max: 240, decimals: 1 }),
  ],
  sale: bulk('L', [4, 20, 208], [4, 20, 208], '{can}'),
  standards: ['ISO 12944-5', 'ISO 3448', 'DIN 51524-2'],
  summaries: [
    'از سطح فلز و بخش‌های لغزنده در برابر خوردگی و سایش نگهداری می‌کند.',
    'تاریخ تولید و شمارهٔ بهر روی درِ ظرف چاپ شده است.',
  ],
  draft: (random) => {
    const kind = random.turn([
      ['epoxy', 'رنگ اپوکسی', 1400, 2_600_000],
      ['hydraulicOil', 'روغن هیدرولیک', 880, 1_150_000],
      ['alkyd', 'رنگ آلکیدی', 1150, 1_500_000],
      ['gearOil', 'روغن دنده', 900, 1_300_000],
      ['resin', 'رزین پلی‌استر', 1120, 1_900_000],
      ['coolant', 'آب‌صابون تراشکاری', 980, 900_000],
    ] as const);
    const oil = kind[0].endsWith('Oil');
    const grade = random.turn([46, 68, 32, 220, 150]);
    const shade = random.turn(['خاکستری', 'آبی', 'سفید', 'اخرایی', 'سبز']);
    return {
      head: kind[1],
      tail: oil
        ? `گرید ${fa(grade)}`
        : kind[0] === 'resin' || kind[0] === 'coolant'
          ? random.turn(['استاندارد', 'دیرپا', 'زمستانی'])
          : shade,
      model: `PO${kind[0].slice(0, 3).toUpperCase()}${oil ? grade : ''}`,
      values: {
        density: kind[2],
        storage: interval(5, random.turn([35, 40])),
        hazards: oil || kind[0] === 'coolant' ? ['none'] : random.some(['flammable', 'irritant'], random.int(1, 2)),
        fluidKind: kind[0],
        flashPoint: oil ? random.turn([210, 225, 240]) : kind[0] === 'coolant' ? 150 : random.turn([25, 32, 40]),
        ...(oil
          ? { kinematicViscosity: grade }
          : {
              dynamicViscosity: random.turn([350, 900, 2500]),
              solids: round(random.turn([55, 65, 80, 45])),
            }),
        ...(kind[0] === 'epoxy' || kind[0] === 'alkyd' ? { dryingTime: random.turn([6, 8, 16, 24]) } : {}),
      },
      priceRial: kind[3],
    };
  },
};

/** Chemicals, coatings and lubricants. */
export const fluidMaterials: readonly LeafSeed[] = [chemical, coating];
