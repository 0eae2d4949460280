import { interval, inUnit, round, scale } from '../figures.ts';
import { measureWords } from '../measure-words.ts';
import { choice, flag, numeric, range } from '../properties.ts';
import { pieceGoods } from '../sale.ts';
import type { LeafSeed } from '../shape.ts';
import { fa } from '../text.ts';

const gauge: LeafSeed = {
  code: 'pressure-gauge',
  name: 'گیج فشار',
  scientificName: 'Pressure gauge',
  icon: 'gauge',
  share: 2,
  properties: [
    range('pressureRange', 'بازهٔ فشار', 'اندازه‌گیری', 'bar', {
      min: -1,
      max: 2500,
      decimals: 1,
      key: true,
      required: true,
    }),
    numeric('dialSize', 'قطر صفحه', 'ابعاد', 'mm', { min: 25, max: 300, key: true }),
    choice('gaugeFilling', 'پرشدگی', 'ساختار', {
      dry: 'خشک',
      glycerine: 'گلیسیرینی',
      silicone: 'روغن سیلیکون',
    }),
    choice('gaugeEntry', 'محل اتصال', 'ساختار', { bottom: 'از زیر', back: 'از پشت', panel: 'پشت‌فلنج' }),
  ],
  sale: pieceGoods,
  standards: ['EN 837-1', 'ASME B40.100'],
  summaries: ['فشار خط را بی‌نیاز از برق نشان می‌دهد.', 'درجه‌بندی آن با دستگاه وزنهٔ مرده تنظیم شده است.'],
  draft: (random) => {
    const top = random.turn([10, 16, 6, 25, 40, 100, 4, 250, 400]);
    const dial = random.turn([100, 63, 160, 50, 80]);
    const filling = random.turn([
      ['glycerine', 'گلیسیرینی '],
      ['dry', ''],
      ['silicone', 'سیلیکونی '],
    ] as const);
    const compound = top <= 10 && random.chance(0.2);
    return {
      head: `گیج ${compound ? 'فشار و خلأ' : 'فشار'} ${filling[1]}صفحهٔ ${fa(dial)}`,
      tail: `صفر تا ${fa(top)} بار`,
      model: `PG${dial}-${top}`,
      values: {
        accuracy: random.turn([1, 1.6, 0.6, 2.5]),
        output: ['local'],
        wetted: random.turn(['brass', 'stainless316', 'monel']),
        processConnection: random.turn(['g12', 'npt12', 'g14']),
        ambient: interval(-40, filling[0] === 'glycerine' ? 60 : 120),
        pressureRange: interval(compound ? -1 : 0, top),
        dialSize: dial,
        gaugeFilling: filling[0],
        gaugeEntry: random.turn(['bottom', 'back', 'panel']),
        weight: round(scale(0.6, dial, 100, 1.6), 2),
      },
      priceRial: scale(9e6, dial, 100, 1) * (filling[0] === 'dry' ? 0.7 : 1) * (top > 60 ? 1.3 : 1),
    };
  },
};

const transmitter: LeafSeed = {
  code: 'pressure-transmitter',
  name: 'ترانسمیتر فشار',
  scientificName: 'Pressure transmitter',
  icon: 'sensor',
  share: 1,
  properties: [
    range('pressureRange', 'بازهٔ فشار', 'اندازه‌گیری', 'bar', {
      min: -1,
      max: 2500,
      decimals: 1,
      key: true,
      required: true,
    }),
    numeric('overPressure', 'اضافه‌فشار مجاز', 'اندازه‌گیری', 'bar', { min: 0.1, max: 4000, decimals: 1 }),
    numeric('supplyVoltage', 'ولتاژ تغذیه', 'برق', 'V', { min: 5, max: 250 }),
    flag('display', 'نمایشگر', 'ساختار'),
  ],
  sale: pieceGoods,
  standards: ['IEC 60770-1', 'IEC 61298-2'],
  summaries: [
    'فشار را به سیگنال برقی برای پی‌ال‌سی و ثبات تبدیل می‌کند.',
    'حسگر سرامیکی یا سیلیکونی آن در سه دما تنظیم شده است.',
  ],
  draft: (random) => {
    const top = random.turn([10, 16, 25, 6, 100, 40, 1, 400]);
    const display = random.chance(0.4);
    const span = random.chance(0.15) ? inUnit(round(top * 14.5), '[psi]') : top;
    return {
      head: `ترانسمیتر فشار${display ? ' نمایشگردار' : ''}`,
      tail: `صفر تا ${measureWords(span, 'bar')}`,
      model: `PT${top}`,
      values: {
        accuracy: random.turn([0.5, 0.25, 0.1, 1]),
        output: random.turn([['ma420'], ['ma420', 'hart'], ['v010'], ['ma420', 'modbus']]),
        wetted: random.turn(['stainless316', 'ceramic', 'monel']),
        processConnection: random.turn(['g14', 'g12', 'npt12']),
        ambient: interval(-25, random.turn([85, 100])),
        pressureRange: typeof span === 'number' ? interval(0, span) : { from: 0, to: span.raw, unit: span.unit },
        overPressure: top * 2,
        supplyVoltage: 24,
        display,
      },
      priceRial: scale(62e6, top, 10, 0.12) * (display ? 1.35 : 1),
    };
  },
};

/** What shows or reports a pressure. */
export const pressureInstruments: readonly LeafSeed[] = [gauge, transmitter];
