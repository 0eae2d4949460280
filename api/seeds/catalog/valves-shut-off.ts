import { scale } from '../figures.ts';
import { measureWords } from '../measure-words.ts';
import { choice, flag, numeric } from '../properties.ts';
import { pieceGoods } from '../sale.ts';
import type { LeafSeed, Measured } from '../shape.ts';
import { valveBody } from './valve-bodies.ts';

const quarterTurn = {
  lever: 'اهرم دستی',
  gear: 'گیربکس دستی',
  pneumatic: 'عملگر پنوماتیک',
  electric: 'عملگر برقی',
};
const multiTurn = { handwheel: 'فلکه', gear: 'گیربکس دستی', electric: 'عملگر برقی' };
const operatorWord: Record<string, string> = {
  pneumatic: ' با عملگر پنوماتیک',
  electric: ' موتوردار',
  gear: ' گیربکسی',
  lever: '',
  handwheel: '',
};
const size = (diameter: number, pressure: number | Measured) =>
  `${measureWords(diameter, 'mm')}، ${measureWords(pressure, 'bar')}`;

const ball: LeafSeed = {
  code: 'ball-valve',
  name: 'شیر توپی',
  scientificName: 'Ball valve',
  icon: 'valve',
  share: 4,
  properties: [
    choice('ballDesign', 'ساختمان بدنه', 'ساختار', {
      onePiece: 'یک‌تکه',
      twoPiece: 'دوتکه',
      threePiece: 'سه‌تکه',
    }),
    choice('ballBore', 'نوع گذر', 'ساختار', {
      full: 'تمام‌گذر (Full bore)',
      reduced: 'گذر کاهش‌یافته (Reduced bore)',
    }),
    choice('seatMaterial', 'جنس سیت (نشیمنگاه)', 'ساختار', {
      ptfe: 'تفلون',
      rptfe: 'تفلون تقویت‌شده',
      peek: 'پیک',
      metal: 'فلزی',
    }),
    choice('operator', 'نحوهٔ عملکرد', 'کارکرد', quarterTurn),
    flag('fireSafe', 'ایمن در برابر آتش', 'ایمنی'),
    numeric('torque', 'گشتاور باز کردن', 'کارکرد', 'N.m', { min: 1, max: 8000 }),
  ],
  sale: pieceGoods,
  standards: ['API 6D', 'API 608', 'ISO 17292', 'ISO 5211'],
  summaries: [
    'برای قطع و وصل سریع جریان آب، بخار، روغن و گاز با یک‌چهارم دور چرخش.',
    'گوی آب‌کاری‌شده و سیت خودتنظیم دارد و با افت فشار کم، نشتی را به صفر می‌رساند.',
    'در خط‌هایی به کار می‌رود که باز و بسته شدن پیاپی دارند و آب‌بندی دوسویه می‌خواهند.',
  ],
  draft: (random) => {
    const { body, diameter, bar, pressure, values } = valveBody(
      random,
      ['brass', 'stainless304', 'carbonSteel', 'stainless316', 'pvc', 'forgedSteel'],
      [15, 50, 20, 80, 10, 25, 100, 15, 40, 8, 32, 150, 20, 65, 200],
    );
    const design = random.turn(['twoPiece', 'threePiece', 'onePiece'] as const);
    const word = { onePiece: 'یک‌تکهٔ', twoPiece: 'دوتکهٔ', threePiece: 'سه‌تکهٔ' }[design];
    const operator = random.turn(['lever', 'lever', 'pneumatic', diameter > 80 ? 'gear' : 'lever', 'electric']);
    const metal = body.code === 'forgedSteel' || bar > 60;
    return {
      head: `شیر توپی ${word} ${body.adjective}${operatorWord[operator] ?? ''}`,
      tail: size(diameter, pressure),
      model: `BV${body.letter}${diameter}`,
      values: {
        ...values,
        ballDesign: design,
        operator,
        ballBore: random.turn(['full', 'full', 'reduced']),
        seatMaterial: metal ? random.turn(['rptfe', 'peek', 'metal']) : 'ptfe',
        fireSafe: body.code === 'carbonSteel' || random.chance(0.2),
        torque: Math.round(scale(28, diameter, 50, 1.7)),
      },
      priceRial:
        scale(52e6, diameter, 50, 1.5) *
        body.priceShare *
        (operator === 'pneumatic' ? 2.2 : operator === 'electric' ? 2.9 : 1),
    };
  },
};

const butterfly: LeafSeed = {
  code: 'butterfly-valve',
  name: 'شیر پروانه‌ای',
  scientificName: 'Butterfly valve',
  icon: 'valve',
  share: 3,
  properties: [
    choice('discMaterial', 'جنس دیسک', 'ساختار', {
      ductileNickel: 'چدن داکتیل آب‌نیکل',
      stainless304: 'فولاد زنگ‌نزن ۳۰۴',
      stainless316: 'فولاد زنگ‌نزن ۳۱۶',
      bronze: 'آلومینیوم‌برنز',
    }),
    choice(
      'liner',
      'جنس لاستیک',
      'ساختار',
      { epdm: 'ای‌پی‌دی‌ام', nbr: 'ان‌بی‌آر', viton: 'وایتون', ptfe: 'تفلون' },
      { key: true },
    ),
    choice('operator', 'نحوهٔ عملکرد', 'کارکرد', quarterTurn),
    choice('offset', 'خروج از مرکز', 'ساختار', {
      concentric: 'هم‌مرکز',
      double: 'دوبل آفست',
      triple: 'تریپل آفست',
    }),
    numeric('faceToFace', 'طول نصب', 'ابعاد', 'mm', { min: 30, max: 600 }),
  ],
  sale: pieceGoods,
  standards: ['EN 593', 'API 609', 'ISO 5752', 'ISO 5211'],
  summaries: [
    'سبک و کم‌جاست و برای قطع و تنظیم جریان آب، فاضلاب و هوا در قطرهای متوسط و بزرگ به کار می‌رود.',
    'دیسک پولیش‌خورده و لاستیک تعویض‌پذیر دارد و با گشتاور کم بسته می‌شود.',
  ],
  draft: (random) => {
    const { body, diameter, bar, pressure, values } = valveBody(
      random,
      ['ductileIron', 'castIron', 'stainless316', 'carbonSteel'],
      [100, 50, 200, 80, 150, 65, 300, 250, 125, 400],
    );
    const connection = random.turn(['wafer', 'lug', 'flanged', 'wafer']);
    const word = { wafer: 'ویفری', lug: 'لاگ', flanged: 'فلنجی' }[connection] ?? '';
    const operator = random.turn(['lever', 'gear', 'electric', 'pneumatic']);
    const liner = random.turn(['epdm', 'nbr', 'viton', 'ptfe'] as const);
    const temperature = {
      epdm: { from: -20, to: 120 },
      nbr: { from: -10, to: 90 },
      viton: { from: -10, to: 180 },
      ptfe: { from: -30, to: 200 },
    }[liner];
    return {
      head: `شیر پروانه‌ای ${word} ${body.adjective}${operatorWord[operator] ?? ''}`,
      tail: size(diameter, pressure),
      model: `BF${body.letter}${diameter}`,
      values: {
        ...values,
        connection,
        operator,
        liner,
        temperature,
        discMaterial: random.turn(['ductileNickel', 'stainless304', 'stainless316', 'bronze']),
        offset: bar > 16 ? random.turn(['double', 'triple']) : random.turn(['concentric', 'concentric', 'double']),
        faceToFace: Math.round(scale(43, diameter, 50, 0.55)),
      },
      priceRial:
        scale(31e6, diameter, 100, 1.45) *
        body.priceShare *
        (operator === 'lever' ? 1 : operator === 'gear' ? 1.3 : 2.1),
    };
  },
};

const gate: LeafSeed = {
  code: 'gate-valve',
  name: 'شیر کشویی',
  scientificName: 'Gate valve',
  icon: 'valve',
  share: 3,
  properties: [
    choice('stem', 'نوع ساقه', 'ساختار', { rising: 'ساقه‌متحرک', nonRising: 'ساقه‌ثابت' }),
    choice('wedge', 'نوع کشویی', 'ساختار', {
      resilient: 'زبانهٔ لاستیکی',
      solid: 'زبانهٔ یکپارچه',
      flexible: 'زبانهٔ انعطاف‌پذیر',
      parallel: 'زبانهٔ موازی',
    }),
    choice('operator', 'نحوهٔ عملکرد', 'کارکرد', multiTurn),
    numeric('turnsToClose', 'تعداد دور تا بسته شدن', 'کارکرد', null, { min: 1, max: 200 }),
  ],
  sale: pieceGoods,
  standards: ['API 600', 'API 602', 'EN 1171', 'EN 1074-2'],
  summaries: [
    'برای خط‌هایی که شیر یا کاملاً باز است یا کاملاً بسته؛ در حالت باز افت فشار آن ناچیز است.',
    'زبانه و ساقه پس از ماشین‌کاری با هم جفت شده‌اند و هر شیر پیش از ارسال آزمون نشتی را گذرانده است.',
  ],
  draft: (random) => {
    const { body, diameter, pressure, values } = valveBody(
      random,
      ['ductileIron', 'carbonSteel', 'forgedSteel', 'bronze', 'castIron'],
      [80, 15, 100, 50, 20, 150, 200, 25, 65, 300],
    );
    const wedge =
      body.letter === 'D' || body.letter === 'C' ? 'resilient' : random.turn(['solid', 'flexible', 'parallel']);
    const stem = random.turn(['rising', 'nonRising'] as const);
    const operator = diameter >= 200 ? random.turn(['gear', 'electric']) : 'handwheel';
    return {
      head: `شیر کشویی ${body.adjective} ${wedge === 'resilient' ? 'زبانه‌لاستیکی' : stem === 'rising' ? 'ساقه‌متحرک' : 'ساقه‌ثابت'}${operatorWord[operator] ?? ''}`,
      tail: size(diameter, pressure),
      model: `GV${body.letter}${diameter}`,
      values: { ...values, stem, wedge, operator, turnsToClose: Math.round(scale(14, diameter, 80, 0.9)) },
      priceRial: scale(68e6, diameter, 80, 1.5) * body.priceShare,
    };
  },
};

const globe: LeafSeed = {
  code: 'globe-valve',
  name: 'شیر کف‌فلزی',
  scientificName: 'Globe valve',
  icon: 'valve',
  share: 2,
  properties: [
    choice('discStyle', 'نوع دیسک', 'ساختار', { flat: 'تخت', plug: 'پلاگ', balanced: 'متعادل' }),
    numeric('flowCoefficient', 'ضریب جریان (Kv)', 'کارکرد', null, { min: 0, max: 5000, decimals: 1 }),
    flag('bellowsSeal', 'آب‌بندی فانوسی', 'ساختار', { key: true }),
  ],
  sale: pieceGoods,
  standards: ['BS 1873', 'EN 13709', 'ASME B16.34'],
  summaries: [
    'برای تنظیم جریان بخار، روغن داغ و آب داغ؛ سیت فلزی آن در دمای بالا هم آب‌بند می‌ماند.',
    'مسیر جریان شکسته است تا دبی با دقت تنظیم شود و شیر زیر فشار هم نرم بچرخد.',
  ],
  draft: (random) => {
    const { body, diameter, pressure, values } = valveBody(
      random,
      ['carbonSteel', 'castIron', 'forgedSteel', 'stainless304', 'bronze'],
      [25, 50, 15, 80, 40, 100, 20, 32, 150],
    );
    const bellows = random.chance(0.3);
    return {
      head: `شیر کف‌فلزی ${body.adjective}${bellows ? ' فانوسی' : ''}`,
      tail: size(diameter, pressure),
      model: `GL${body.letter}${diameter}`,
      values: {
        ...values,
        discStyle: random.turn(['flat', 'plug', 'balanced']),
        bellowsSeal: bellows,
        flowCoefficient: Number(scale(46, diameter, 50, 2).toFixed(1)),
      },
      priceRial: scale(61e6, diameter, 50, 1.5) * body.priceShare * (bellows ? 1.6 : 1),
    };
  },
};

export const shutOffValves: readonly LeafSeed[] = [ball, butterfly, gate, globe];
