import { brands, interval, round, scale } from '../figures.ts';
import { choice, choices, flag, numeric, range } from '../properties.ts';
import { bulk, machines, pieceGoods } from '../sale.ts';
import type { BranchSeed, LeafSeed } from '../shape.ts';
import { fa } from '../text.ts';
import { wireGauges } from './nominal-sizes.ts';

const cable: LeafSeed = {
  code: 'power-cable',
  name: 'کابل قدرت و فرمان',
  scientificName: 'Power and control cable',
  icon: 'cable',
  share: 2,
  properties: [
    numeric('conductorSection', 'سطح مقطع', 'ابعاد', 'mm2', {
      min: 0.5,
      max: 630,
      decimals: 1,
      key: true,
      required: true,
    }),
    choice('wireGauge', 'شمارهٔ سیم (AWG)', 'ابعاد', wireGauges),
    numeric('cores', 'تعداد رشته', 'ساختار', null, { min: 1, max: 61, key: true, required: true }),
    choice('insulation', 'عایق', 'ساختار', {
      pvc: 'پی‌وی‌سی',
      xlpe: 'پلی‌اتیلن کراسلینک',
      rubber: 'لاستیک',
      silicone: 'سیلیکون',
    }),
    choice('conductor', 'هادی', 'ساختار', { copper: 'مس', aluminium: 'آلومینیوم' }),
    flag('armoured', 'زره‌دار', 'ساختار'),
  ],
  sale: bulk('m', [50, 100, 200], [1, 100], '{coil}'),
  standards: ['IEC 60502-1', 'IEC 60228', 'IEC 60332-1-2'],
  summaries: [
    'برای برق‌رسانی به دستگاه‌ها، تابلوها و الکتروموتورها در سینی یا زیر خاک.',
    'مقاومت هادی هر قرقره اندازه گرفته و در برگهٔ آزمون نوشته شده است.',
  ],
  draft: (random) => {
    const [section, gauge] = random.turn([
      [2.5, '14'],
      [16, '6'],
      [4, '12'],
      [50, '1-0'],
      [1.5, '16'],
      [10, '8'],
      [6, '10'],
      [95, '3-0'],
      [25, '4'],
      [35, '2'],
      [70, '2-0'],
      [120, '4-0'],
    ] as const);
    const cores = section > 35 ? random.turn([1, 4, 3]) : random.turn([3, 4, 5, 2, 7]);
    const insulation = random.turn([
      ['pvc', '', 70],
      ['xlpe', ' کراسلینک', 90],
      ['rubber', ' لاستیکی', 85],
      ['silicone', ' نسوز سیلیکون', 180],
    ] as const);
    const aluminium = section >= 25 && random.chance(0.3);
    const armoured = section >= 10 && random.chance(0.4);
    return {
      head: `کابل ${aluminium ? 'آلومینیوم' : 'مسی'}${insulation[1]}${armoured ? ' زره‌دار' : ''}`,
      tail: `${fa(cores)} در ${fa(section)}`,
      model: `CB${cores}X${String(section).replace('.', '')}`,
      values: {
        voltage: random.turn([1000, 750, 500, 3600]),
        ratedCurrent: round(scale(aluminium ? 22 : 27, section, 2.5, 0.62)),
        ambient: interval(-25, insulation[2]),
        conductorSection: section,
        wireGauge: `awg${gauge}`,
        cores,
        insulation: insulation[0],
        conductor: aluminium ? 'aluminium' : 'copper',
        armoured,
        approvals: random.some(['ce', 'iec', 'national'], random.int(1, 2)),
      },
      priceRial:
        section *
        cores *
        (aluminium ? 42_000 : 145_000) *
        (armoured ? 1.25 : 1) *
        (insulation[0] === 'silicone' ? 2 : 1),
    };
  },
};

const breaker: LeafSeed = {
  code: 'circuit-breaker',
  name: 'کلید اتوماتیک و کنتاکتور',
  scientificName: 'Circuit breaker and contactor',
  icon: 'electrical',
  share: 1,
  properties: [
    choice(
      'switchKind',
      'نوع',
      'ساختار',
      { mcb: 'کلید مینیاتوری', mccb: 'کلید کمپکت', contactor: 'کنتاکتور', rccb: 'محافظ جان' },
      { key: true },
    ),
    numeric('poles', 'تعداد پل', 'ساختار', null, { min: 1, max: 4 }),
    numeric('breakingCapacity', 'قدرت قطع', 'کارایی', 'kA', { min: 1, max: 200, decimals: 1, key: true }),
    numeric('switchingLife', 'عمر مکانیکی (قطع و وصل)', 'کارایی', null, { min: 1000, max: 100000000 }),
  ],
  sale: pieceGoods,
  standards: ['IEC 60898-1', 'IEC 60947-2', 'IEC 60947-4-1'],
  summaries: ['مدار را هنگام اضافه‌بار و اتصال کوتاه قطع می‌کند.', 'روی ریل سوار می‌شود و کنتاکت کمکی می‌پذیرد.'],
  draft: (random) => {
    const kind = random.turn([
      ['mcb', 'کلید مینیاتوری', [16, 25, 10, 32, 63], [6, 10], 1],
      ['mccb', 'کلید کمپکت', [100, 250, 160, 400, 630], [25, 36, 50], 9],
      ['contactor', 'کنتاکتور', [18, 32, 9, 65, 95], [10], 4],
      ['rccb', 'محافظ جان', [25, 40, 63], [6, 10], 3],
    ] as const);
    const current = random.turn<number>(kind[2]);
    const poles = kind[0] === 'rccb' ? random.turn([2, 4]) : kind[0] === 'mcb' ? random.turn([1, 2, 3, 4]) : 3;
    return {
      head: `${kind[1]} ${['', 'تک‌پل', 'دوپل', 'سه‌پل', 'چهارپل'][poles]}`,
      tail: `${fa(current)} آمپر`,
      model: `${kind[0].slice(0, 2).toUpperCase()}${current}-${poles}P`,
      values: {
        voltage: poles <= 2 ? 230 : 400,
        ratedCurrent: current,
        ambient: interval(-25, random.turn([55, 60, 70])),
        switchKind: kind[0],
        poles,
        breakingCapacity: random.turn<number>(kind[3]),
        switchingLife: random.turn([10000, 20000, 1000000]),
        approvals: random.some(['ce', 'iec', 'national'], random.int(1, 3)),
      },
      priceRial: scale(2.9e6 * kind[4], current, kind[2][1], 0.6) * (0.5 + poles * 0.5),
    };
  },
};

const inverter: LeafSeed = {
  code: 'frequency-drive',
  name: 'اینورتر (درایو)',
  scientificName: 'Variable frequency drive',
  icon: 'electrical',
  share: 1,
  properties: [
    numeric('power', 'توان', 'برق', 'kW', { min: 0.1, max: 2000, decimals: 2, key: true, required: true }),
    range('outputFrequency', 'بسامد خروجی', 'برق', 'Hz', { min: 0, max: 1000 }),
    choice(
      'controlMode',
      'روش کنترل',
      'کارایی',
      { vf: 'اسکالر', vector: 'برداری بدون حسگر', closedLoop: 'برداری حلقه‌بسته' },
      { key: true },
    ),
    choices('fieldbus', 'ارتباط', 'کارایی', {
      modbus: 'Modbus RTU',
      profinet: 'PROFINET',
      canopen: 'CANopen',
      ethernet: 'EtherNet/IP',
    }),
    flag('brakeChopper', 'چاپر ترمز داخلی', 'ساختار'),
  ],
  sale: machines,
  standards: ['IEC 61800-3', 'IEC 61800-5-1'],
  summaries: [
    'سرعت الکتروموتور را پیوسته تنظیم و جریان راه‌اندازی را کم می‌کند.',
    'صفحه‌کلید جداشونده و منوی فارسی دارد.',
  ],
  draft: (random) => {
    const power = random.turn([2.2, 7.5, 0.75, 15, 5.5, 30, 1.5, 55, 11]);
    const mode = random.turn([
      ['vector', 'برداری'],
      ['vf', 'اسکالر'],
      ['closedLoop', 'حلقه‌بستهٔ'],
    ] as const);
    const single = power <= 2.2 && random.chance(0.5);
    return {
      head: `اینورتر ${mode[1]} ${single ? 'ورودی تک‌فاز' : 'سه‌فاز'}`,
      tail: `${fa(power)} کیلووات`,
      model: `VF${String(power).replace('.', '')}${single ? 'S' : 'T'}`,
      values: {
        voltage: single ? 220 : 400,
        ratedCurrent: round(power * 2.15, 1),
        ambient: interval(-10, random.turn([40, 50])),
        power,
        outputFrequency: interval(0, random.turn([400, 500, 599])),
        controlMode: mode[0],
        fieldbus: ['modbus', ...random.some(['profinet', 'canopen', 'ethernet'], random.int(0, 2))],
        brakeChopper: power <= 15,
        approvals: random.some(['ce', 'iec'], random.int(1, 2)),
      },
      priceRial: scale(225e6, power, 2.2, 0.7),
    };
  },
};

const switchboard: LeafSeed = {
  code: 'switchboard',
  name: 'تابلو برق و ترانسفورماتور',
  scientificName: 'Switchboard and transformer',
  icon: 'panel',
  share: 1,
  properties: [
    choice(
      'boardKind',
      'نوع',
      'ساختار',
      {
        distribution: 'تابلو توزیع',
        control: 'تابلو فرمان',
        capacitor: 'بانک خازن',
        transformer: 'ترانسفورماتور خشک',
      },
      { key: true },
    ),
    numeric('apparentPower', 'توان ظاهری', 'برق', 'kV.A', { min: 1, max: 100000, decimals: 1, key: true }),
    numeric('insulationResistance', 'مقاومت عایقی', 'کیفیت', 'MOhm', { min: 0.5, max: 100000 }),
    choice('enclosure', 'ردهٔ حفاظت', 'ساختار', { ip31: 'IP31', ip43: 'IP43', ip54: 'IP54', ip65: 'IP65' }),
  ],
  sale: { ...machines, priceModes: ['ON_REQUEST', 'ON_REQUEST', 'FIXED'] },
  standards: ['IEC 61439-1', 'IEC 60076-11', 'IEC 60831-1'],
  summaries: [
    'برق را میان خط‌های تولید پخش و هر شاخه را جداگانه حفاظت می‌کند.',
    'نقشهٔ سیم‌کشی و برگهٔ آزمون عایقی همراه تابلو است.',
  ],
  draft: (random) => {
    const kind = random.turn([
      ['distribution', 'تابلوی توزیع ایستادهٔ'],
      ['transformer', 'ترانسفورماتور خشک رزینی'],
      ['control', 'تابلوی فرمان پمپ‌خانهٔ'],
      ['capacitor', 'بانک خازن خودکار'],
    ] as const);
    const kva = random.turn([250, 100, 630, 63, 1000, 400]);
    return {
      head: kind[1],
      tail: `${fa(kva)} کیلوولت‌آمپر`,
      model: `SB${kva}`,
      values: {
        voltage: kind[0] === 'transformer' ? random.turn([20000, 11000]) : 400,
        ratedCurrent: round(kva * 1.44),
        ambient: interval(-5, 40),
        boardKind: kind[0],
        apparentPower: kva,
        insulationResistance: random.turn([100, 500, 1000, 2000]),
        enclosure:
          kind[0] === 'transformer' ? random.turn(['ip31', 'ip43']) : random.turn(['ip54', 'ip43', 'ip65', 'ip31']),
        approvals: random.some(['iec', 'national'], random.int(1, 2)),
      },
      priceRial: scale(1.5e9, kva, 250, 0.75) * (kind[0] === 'transformer' ? 2.2 : 1),
    };
  },
};

/** What carries, switches and shapes electricity. */
export const electricalGoods: BranchSeed = {
  code: 'electrical',
  name: 'برق صنعتی',
  scientificName: 'Industrial electrical equipment',
  icon: 'electrical',
  brands: brands('رساناژ RSJ', 'آذرمدار AZM', 'ولتاوند VLV', 'برق‌یاز BRQ', 'سیماژ SMJ'),
  properties: [
    numeric('voltage', 'ولتاژ نامی', 'برق', 'V', { min: 6, max: 63000, key: true }),
    numeric('ratedCurrent', 'جریان نامی', 'برق', 'A', { min: 0.01, max: 6300, decimals: 1 }),
    range('ambient', 'دمای محیط کار', 'کارایی', 'Cel', { min: -60, max: 250 }),
    choices('approvals', 'تأییدیه‌ها', 'کیفیت', {
      ce: 'نشان CE',
      iec: 'آزمون نوعی IEC',
      national: 'استاندارد ملی',
    }),
  ],
  leaves: [cable, breaker, inverter, switchboard],
};
