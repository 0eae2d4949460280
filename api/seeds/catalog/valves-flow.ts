import { interval, round, scale } from '../figures.ts';
import { measureWords } from '../measure-words.ts';
import { choice, choices, flag, numeric } from '../properties.ts';
import { pieceGoods } from '../sale.ts';
import type { LeafSeed, Measured } from '../shape.ts';
import { fa } from '../text.ts';
import { valveBody } from './valve-bodies.ts';

const size = (diameter: number, pressure: number | Measured) =>
  `${measureWords(diameter, 'mm')}، ${measureWords(pressure, 'bar')}`;

const check: LeafSeed = {
  code: 'check-valve',
  name: 'شیر یک‌طرفه',
  scientificName: 'Check valve',
  icon: 'valve',
  share: 3,
  properties: [
    choice(
      'checkType',
      'سازوکار',
      'ساختار',
      { swing: 'دریچه‌ای', dualPlate: 'دولنگه', lift: 'پیستونی', spring: 'فنری', ball: 'ساچمه‌ای' },
      { key: true },
    ),
    numeric('crackingPressure', 'فشار بازشدن', 'فشار و دما', 'mbar', { min: 0, max: 2000 }),
    choices('installation', 'وضعیت نصب', 'کارکرد', {
      horizontal: 'افقی',
      verticalUp: 'عمودی رو به بالا',
      verticalDown: 'عمودی رو به پایین',
    }),
  ],
  sale: pieceGoods,
  standards: ['API 594', 'EN 12334', 'BS 1868'],
  summaries: [
    'از برگشت جریان و چرخش وارونهٔ پمپ پس از خاموشی جلوگیری می‌کند.',
    'بسته شدن نرم دارد و ضربهٔ قوچ را کم می‌کند.',
  ],
  draft: (random) => {
    const { body, diameter, pressure, values } = valveBody(
      random,
      ['brass', 'ductileIron', 'carbonSteel', 'stainless316', 'castIron', 'forgedSteel'],
      [15, 80, 25, 50, 100, 20, 40, 150, 10, 200],
    );
    const kind =
      diameter <= 50
        ? random.turn(['spring', 'lift', 'ball'] as const)
        : random.turn(['swing', 'dualPlate', 'ball'] as const);
    const word = {
      spring: 'فنری',
      lift: 'پیستونی',
      ball: 'ساچمه‌ای',
      swing: 'دریچه‌ای',
      dualPlate: 'دولنگهٔ',
    }[kind];
    return {
      head: `شیر یک‌طرفهٔ ${word} ${body.adjective}`,
      tail: size(diameter, pressure),
      model: `CV${body.letter}${diameter}`,
      values: {
        ...values,
        checkType: kind,
        crackingPressure: random.turn([20, 35, 50, 100, 350]),
        installation: kind === 'spring' ? ['horizontal', 'verticalUp', 'verticalDown'] : ['horizontal', 'verticalUp'],
      },
      priceRial: scale(34e6, diameter, 50, 1.5) * body.priceShare,
    };
  },
};

const needle: LeafSeed = {
  code: 'needle-valve',
  name: 'شیر سوزنی',
  scientificName: 'Needle valve',
  icon: 'valve',
  share: 3,
  properties: [
    numeric('orifice', 'قطر روزنه', 'ابعاد', 'mm', { min: 0.5, max: 20, decimals: 1 }),
    choice('needleTip', 'شکل نوک', 'ساختار', {
      vee: 'مخروطی تیز',
      blunt: 'مخروطی کند',
      regulating: 'تنظیمی',
    }),
    choice('packing', 'جنس پکینگ', 'ساختار', { ptfe: 'تفلون', graphite: 'گرافیت' }),
  ],
  sale: { ...pieceGoods, moq: [1, 2, 5, 10], packSizes: [1, 5] },
  standards: ['ASME B16.34', 'MSS SP-99'],
  summaries: [
    'برای تنظیم دقیق دبی‌های کم و بستن خط‌های ابزار دقیق و نمونه‌گیری.',
    'گام ریز ساقه، تنظیم آرام و تکرارپذیر می‌دهد.',
  ],
  draft: (random) => {
    const { body, diameter, values } = valveBody(
      random,
      ['stainless316', 'brass', 'stainless304', 'forgedSteel'],
      [8, 15, 10, 20, 25],
    );
    const rated = body.letter === 'B' ? random.turn([40, 70, 100]) : random.turn([210, 420, 315, 100]);
    const graphite = random.chance(0.35);
    return {
      head: `شیر سوزنی ${body.adjective}${graphite ? ' دمابالا' : ''}`,
      tail: size(diameter, rated),
      model: `NV${body.letter}${diameter}-${rated}`,
      values: {
        ...values,
        pressure: rated,
        pressureClass: rated > 250 ? 'class1500' : rated > 100 ? 'class800' : 'class600',
        temperature: graphite ? interval(-50, 450) : interval(-50, 230),
        connection: random.turn(['threaded', 'compression', 'socketWeld']),
        orifice: round(scale(4, diameter, 15, 0.8), 1),
        needleTip: random.turn(['vee', 'blunt', 'regulating']),
        packing: graphite ? 'graphite' : 'ptfe',
      },
      priceRial: scale(19e6, diameter, 15, 1.1) * body.priceShare * (graphite ? 1.25 : 1),
    };
  },
};

const safety: LeafSeed = {
  code: 'safety-valve',
  name: 'شیر اطمینان',
  scientificName: 'Safety valve',
  icon: 'valve',
  share: 3,
  properties: [
    numeric('setPressure', 'فشار تنظیم', 'فشار و دما', 'bar', {
      min: 0.3,
      max: 400,
      decimals: 1,
      key: true,
      required: true,
    }),
    numeric('dischargeCapacity', 'ظرفیت تخلیه', 'کارکرد', 'kg/h', { min: 10, max: 500000 }),
    numeric('blowdown', 'افت بسته شدن', 'کارکرد', '%', { min: 1, max: 30 }),
    choices('service', 'سیال کاری', 'کارکرد', { steam: 'بخار', gas: 'گاز و هوا', liquid: 'مایع' }),
  ],
  sale: {
    ...pieceGoods,
    documents: [{ title: 'گواهی تنظیم فشار', kind: 'CERTIFICATE' }, ...pieceGoods.documents],
  },
  standards: ['API 526', 'API 520', 'ISO 4126-1', 'ASME BPVC Section XIII'],
  summaries: [
    'با رسیدن فشار به مقدار تنظیم‌شده ناگهان باز می‌شود و دیگ، مخزن یا خط را نجات می‌دهد.',
    'هر شیر روی میز آزمون تنظیم و پلمب می‌شود و گواهی تنظیم همراه دارد.',
  ],
  draft: (random) => {
    const { body, diameter, bar, values } = valveBody(
      random,
      ['carbonSteel', 'brass', 'stainless316', 'bronze', 'ductileIron'],
      [15, 25, 40, 20, 50, 80, 32, 100],
    );
    const set = round(bar * random.turn([0.4, 0.6, 0.25, 0.8]), 1);
    const service = random.turn([['steam', 'gas'], ['liquid'], ['steam', 'gas', 'liquid'], ['gas']] as const);
    return {
      head: `شیر اطمینان فنری ${body.adjective} ${service.includes('liquid' as never) ? 'مایعات' : service.includes('steam' as never) ? 'بخار' : 'گاز'}`,
      tail: `${fa(diameter)} میلی‌متر، تنظیم ${fa(set)} بار`,
      model: `SV${body.letter}${diameter}`,
      values: {
        ...values,
        setPressure: set,
        service,
        blowdown: random.turn([7, 10, 15, 20]),
        dischargeCapacity: round((scale(900, diameter, 25, 2) * (1 + set)) / 5),
      },
      priceRial: scale(74e6, diameter, 25, 1.2) * body.priceShare,
    };
  },
};

const solenoid: LeafSeed = {
  code: 'solenoid-valve',
  name: 'شیر برقی',
  scientificName: 'Solenoid valve',
  icon: 'valve',
  share: 3,
  properties: [
    choice(
      'coilVoltage',
      'ولتاژ بوبین',
      'برق',
      {
        dc24: '۲۴ ولت مستقیم',
        dc12: '۱۲ ولت مستقیم',
        ac24: '۲۴ ولت متناوب',
        ac110: '۱۱۰ ولت متناوب',
        ac220: '۲۲۰ ولت متناوب',
      },
      { key: true },
    ),
    numeric('coilPower', 'توان بوبین', 'برق', 'W', { min: 1, max: 60, decimals: 1 }),
    choice('normalState', 'حالت بدون برق', 'کارکرد', { closed: 'بسته', open: 'باز' }),
    numeric('responseTime', 'زمان پاسخ', 'کارکرد', 'ms', { min: 2, max: 5000 }),
    flag('explosionProof', 'ضد انفجار', 'ایمنی'),
  ],
  sale: pieceGoods,
  standards: ['EN 60730-2-8', 'IEC 60529'],
  summaries: [
    'با فرمان برق باز و بسته می‌شود و برای خودکارسازی خط‌های آب، هوا، روغن و بخار کم‌فشار مناسب است.',
    'بوبین آن بدون باز کردن شیر از خط عوض می‌شود.',
  ],
  draft: (random) => {
    const { body, diameter, values } = valveBody(
      random,
      ['brass', 'stainless304', 'brass', 'stainless316'],
      [15, 20, 10, 25, 50, 8, 40, 32],
    );
    const bar = random.turn([10, 16, 7, 25, 40]);
    const open = random.chance(0.25);
    return {
      head: `شیر برقی ${body.adjective} ${open ? 'نرمال‌باز' : 'نرمال‌بستهٔ'}`,
      tail: size(diameter, bar),
      model: `SO${body.letter}${diameter}`,
      values: {
        ...values,
        pressure: bar,
        pressureClass: bar > 25 ? 'pn40' : bar > 16 ? 'pn25' : bar > 10 ? 'pn16' : 'pn10',
        temperature: interval(-10, random.turn([80, 120, 150])),
        connection: diameter > 40 ? 'flanged' : 'threaded',
        coilVoltage: random.turn(['ac220', 'dc24', 'ac24', 'dc12', 'ac110']),
        coilPower: random.turn([8, 10.5, 14, 18, 6.5]),
        normalState: open ? 'open' : 'closed',
        responseTime: round(scale(30, diameter, 15, 1.2)),
        explosionProof: random.chance(0.2),
      },
      priceRial: scale(26e6, diameter, 15, 1.1) * body.priceShare,
    };
  },
};

export const flowValves: readonly LeafSeed[] = [check, needle, safety, solenoid];
